import DuoLang
import Foundation
import Testing

/// What editors, services and scripts read.
@Suite struct MachineFormatTests {
  private static let source = SourceFile(name: "a b:1,%.duo", text: "é🎉 item\n\"x\"")

  private static var diagnostic: Diagnostic {
    let item = SourceSpan(file: FileID(0), start: 7, end: 11)
    let next = SourceSpan(file: FileID(0), start: 12, end: 15)
    return TextRenderingTests.finding(
      item, label: "a label", related: [.init(next, "the \"other\"")], help: ["some help"],
      fixes: [Fix("do\\it", .safe, replace: item, with: "\"é\"\n")], kind: .unknownKind)
  }

  private func output(_ diagnostics: [Diagnostic], _ format: DiagnosticFormat, limit: Int? = nil) -> String {
    var sink: [UInt8] = []
    render(diagnostics, sources: [Self.source], as: format, color: true, limit: limit, into: &sink)
    return String(decoding: sink, as: UTF8.self)
  }

  @Test func shortIsALineAFinding() {
    #expect(output([Self.diagnostic], .short) == "a b:1,%.duo:1:4: error: the message [unknown-kind]\n")
  }

  @Test func githubEscapesWhatCommandsReserve() {
    var diagnostic = Self.diagnostic
    diagnostic.message = "100 %: a,\nb"
    diagnostic.severity = .note
    #expect(
      output([diagnostic], .github)
        == "::notice file=a b%3A1%2C%25.duo,line=1,col=4,endLine=1,endColumn=8,title=unknown-kind::100 %25: a,%0Ab\n")
  }

  @Test func jsonHasTheKeysOfTheSchemaInOrder() {
    let start = #"{"line":1,"column":4,"utf16":4,"byte":7}"#
    let end = #"{"line":1,"column":8,"utf16":8,"byte":11}"#
    let line = output([Self.diagnostic], .json)
    let head = #"""
      {"schema":"duo-diagnostic/1","slug":"unknown-kind","severity":"error","message":"the message","primary":{"file":"a b:1,%.duo","start":\#(start),"end":\#(end)},"related":[{"file":"a b:1,%.duo","start":{"line":2,"column":1,"utf16":0,"byte":12},"end":{"line":2,"column":4,"utf16":3,"byte":15},"label":"the \"other\""}],"fixes":[{"title":"do\\it","safety":"safe","edits":[{"file":"a b:1,%.duo","start":\#(start),"end":\#(end),"text":"\"é\"\n"}]}],"rendered":"a b:1,%.duo:1:4: error[unknown-kind]: the message\n  |\n
      """#
    #expect(line.hasPrefix(head))
    #expect(line.hasSuffix("duoc explain unknown-kind\\n\"}\n"))
  }

  @Test func jsonIsOneObjectALine() throws {
    let lines = output([Self.diagnostic, Self.diagnostic, Self.diagnostic], .json, limit: 2).split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object["rendered"] as? String == String(TextRenderingTests.text([Self.diagnostic], sources: [Self.source]).dropLast()))
    }
  }

  @Test func jsonStringsEscapeOnlyWhatMustBe() throws {
    let text = String(decoding: (0..<128 as Range<UInt8>).map { $0 }, as: UTF8.self) + "é漢🎉\u{2028}"
    var sink: [UInt8] = []
    sink.write(json: text)
    let written = String(decoding: sink, as: UTF8.self)
    #expect(written.hasPrefix(#""\u0000\u0001"#))
    #expect(written.contains(#"\u0008\t\n\u000b\u000c\r\u000e"#))
    #expect(written.hasSuffix("~\u{7F}é漢🎉\u{2028}\""))
    let decoded = try JSONSerialization.jsonObject(with: Data(sink), options: .fragmentsAllowed) as? String
    #expect(decoded == text)
  }

  @Test func sarifIsADocumentOfTheStandard() throws {
    let text = output([Self.diagnostic, TextRenderingTests.finding(SourceSpan(file: FileID(0), start: 0, end: 2)), Self.diagnostic], .sarif)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["version"] as? String == "2.1.0")
    let run = try #require((document["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == ["unknown-kind", "unused-toolbar"])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, 1, 0])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "error"])
    #expect((results[0]["message"] as? [String: Any])?["text"] as? String == "the message\na label\nhelp: some help")
    #expect(text.contains(#""uri":"a%20b%3A1%2C%25.duo""#))
    #expect(text.contains(#""deletedRegion":{"startLine":1,"startColumn":4,"endLine":1,"endColumn":8},"insertedContent":{"text":"\"é\"\n"}"#))
    let empty = try JSONSerialization.jsonObject(with: Data(output([], .sarif).utf8)) as? [String: Any]
    #expect(empty != nil)
  }

  @Test func onlyTextHasColours() {
    for format in DiagnosticFormat.allCases {
      #expect(output([Self.diagnostic], format).contains("\u{1B}") == (format == .text))
    }
  }

  @Test func formatsHaveTheirNames() {
    #expect(DiagnosticFormat.allCases.map(\.word) == DiagnosticFormat.allCases.map { "\($0)" })
    #expect(Severity.allCases.map(\.word) == Severity.allCases.map { "\($0)" })
  }
}
