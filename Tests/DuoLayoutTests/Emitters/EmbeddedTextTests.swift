import Foundation
import TestSupport
import Testing

@testable import DuoLayout

/// What is compiled in as text is the file beside it.
@Suite struct EmbeddedTextTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var file: String
    var swift: String
    var constant: String
    var text: String

    var testDescription: String { file }
  }

  static let pairs = [
    Pair(file: "Device/iPhoneDuo.duo", swift: "Device/iPhoneDuo.swift", constant: "iPhoneDuoText", text: iPhoneDuoText),
    Pair(
      file: "Emitters/Report/report.css", swift: "Emitters/Report/ReportStyle.swift", constant: "reportStyleText", text: reportStyleText),
    Pair(
      file: "Emitters/Report/report.js", swift: "Emitters/Report/ReportScript.swift", constant: "reportScriptText",
      text: reportScriptText),
  ]

  private func text(_ path: String) throws -> String {
    let root = corpusRoot.deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Sources/DuoLayout").appending(path: path), encoding: .utf8)
  }

  @Test(arguments: pairs) func embeddedTextIsTheFile(_ pair: Pair) throws {
    #expect(try pair.text + "\n" == text(pair.file), "Scripts/embed.sh writes it")
  }

  @Test(arguments: pairs) func generatorWritesTheSameBytes(_ pair: Pair) throws {
    let name = pair.file.split(separator: "/").last ?? ""
    var swift = "/// The text of `\(name)`, written by `Scripts/embed.sh`; a test holds the two together.\nlet \(pair.constant) = #\"\"\"\n"
    for line in try text(pair.file).dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
      swift += line.isEmpty ? "\n" : "  \(line)\n"
    }
    swift += "  \"\"\"#\n"
    #expect(try text(pair.swift) == swift)
  }

  /// They stand in a page that is HTML and XML at once.
  @Test func assetsEndNeitherTheirElementNorTheirSection() {
    for pair in Self.pairs {
      for word in ["</style", "</script", "<!--", "]]>"] { #expect(!pair.text.lowercased().contains(word), "\(pair.file)") }
    }
  }
}
