import Foundation
import TestSupport
import Testing

@testable import DuoLayout

/// What is compiled in as text is that of the files beside it.
@Suite struct EmbeddedTextTests {
  struct Embedded: Sendable, CustomTestStringConvertible {
    var folder: String
    var files: [String]
    var swift: String
    var constant: String
    var text: String

    var testDescription: String { swift }
  }

  static let all = [
    Embedded(
      folder: "Emitters/Report", files: ["report.css", "media.css"], swift: "ReportStyle.swift", constant: "reportStyleText",
      text: reportStyleText),
    Embedded(
      folder: "Emitters/Report", files: ["layouts.js", "reasons.js", "arrows.js", "search.js"], swift: "ReportScript.swift",
      constant: "reportScriptText", text: reportScriptText),
  ]

  private func text(_ name: String, of embedded: Embedded) throws -> String {
    let root = corpusRoot.deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Sources/DuoLayout/\(embedded.folder)/\(name)"), encoding: .utf8)
  }

  @Test(arguments: all) func embeddedTextIsThatOfTheFiles(_ embedded: Embedded) throws {
    #expect(try embedded.text + "\n" == embedded.files.map { try text($0, of: embedded) }.joined(), "Scripts/embed.sh writes it")
  }

  @Test(arguments: all) func generatorWritesTheSameBytes(_ embedded: Embedded) throws {
    let names = embedded.files.map { "`\($0)`" }.joined(separator: ", ")
    var swift = "/// The text of \(names), written by `Scripts/embed.sh`; a test holds them together.\nlet \(embedded.constant) = #\"\"\"\n"
    for line in embedded.text.split(separator: "\n", omittingEmptySubsequences: false) { swift += line.isEmpty ? "\n" : "  \(line)\n" }
    swift += "  \"\"\"#\n"
    #expect(try text(embedded.swift, of: embedded) == swift)
  }

  @Test func assetsEndNeitherTheirElementNorTheirSection() {
    for embedded in Self.all {
      for word in ["</style", "</script", "<!--", "]]>"] { #expect(!embedded.text.lowercased().contains(word), "\(embedded.swift)") }
    }
  }
}
