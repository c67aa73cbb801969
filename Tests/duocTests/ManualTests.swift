import DuoLang
import DuoLayout
import Foundation
import Testing

@testable import duoc

/// The manual page, and the page of the language.
@Suite struct ManualTests {
  @Test func theCommittedPageIsCurrent() throws {
    let file = ExampleOutputTests.root.appending(path: "docs/duoc.1")
    if ProcessInfo.processInfo.environment["DUO_UPDATE"] != nil { try Data(ManualPage.text.utf8).write(to: file) }
    #expect(try Data(contentsOf: file) == Data(ManualPage.text.utf8), "docs/duoc.1 is not current: DUO_UPDATE=1 swift test")
  }

  /// `man` shows what groff makes of it.
  @Test(.enabled(if: CompletionTests.path("groff") != nil)) func groffTakesItWithoutAWord() throws {
    let directory = try TemporaryDirectory()
    try directory.write("duoc.1", ManualPage.text)
    let process = Process()
    process.executableURL = URL(filePath: try #require(CompletionTests.path("groff")))
    process.arguments = ["-man", "-Tutf8", "-ww", "-P-cbou", directory.absolute("duoc.1")]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let page = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && said == "")
    for command in Command.all { #expect(page.contains("\nduoc \(command.name.rawValue)")) }
    for flag in Flag.all { #expect(page.contains(flag.name.spelling), "\(flag.name)") }
  }

  @Test func nothingInItIsTakenForARequest() {
    let requests = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".RS", ".RE", ".nf", ".fi", ".nh", ".ad"]
    for line in ManualPage.text.split(separator: "\n") where line.first == "." || line.first == "'" {
      #expect(requests.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
    }
    #expect(ManualPage.text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func helpPrintsIt() throws {
    let directory = try TemporaryDirectory()
    let outcome = duoc("help", "--man", in: directory)
    #expect(outcome.code == 0 && outcome.output == ManualPage.text && outcome.errors.isEmpty)
    duoc("help", "--man", "build", in: directory).expectRefusal("goes without one")
  }

  @Test func theLanguageIsOnePage() throws {
    let page = duoc("help", "language", in: try TemporaryDirectory()).output
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= HelpText.width && line.last != " ", "\(line)")
    }
    #expect(page.hasSuffix("\n") && !page.contains("\n\n\n"))
    for kind in Kind.allCases { #expect(page.contains("\n\(kind.word)")) }
    let words = Set(page.split { !$0.isLetter && !$0.isNumber && $0 != "." }.map(String.init))
    for attribute in Vocabulary.attributes {
      #expect(page.contains("    \(attribute.key.word)"), "\(attribute.key.word)")
      for word in attribute.type.words { #expect(words.contains(word), "\(word)") }
    }
    // Its example is a file without a finding.
    let example = page.split(separator: "\n\n").dropFirst(2).prefix(3).joined(separator: "\n\n")
    let text = example.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) + "\n" }.joined()
    #expect(text.hasPrefix("duo 1\n\n/// "))
    let check = duoc("check", "-", in: try TemporaryDirectory()) { $0.input = [UInt8](text.utf8) }
    #expect(check.code == 0 && check.output == "", "\(check.output)")
    #expect(duoc("test", "-", in: try TemporaryDirectory()) { $0.input = [UInt8](text.utf8) }.code == 0)
  }
}
