import DuoLang
import Foundation
import TestSupport
import Testing

@testable import DuoIR
@testable import DuoLayout

/// Formatting changes no layout, no finding and no expectation.
@Suite struct FormatMeaningTests {
  /// What `explain` shows is in the style, but for the one example that is about `;`.
  @Test(arguments: Catalogue.documents.filter { $0.kind != .missingNewline })
  func documentsAreFormatted(_ document: RuleDocument) {
    #expect(String(decoding: format(SourceFile(name: "test.duo", text: document.right)).bytes, as: UTF8.self) == document.right)
  }

  private func check(_ text: String, _ name: String, _ location: SourceLocation = #_sourceLocation) {
    let formatted = String(decoding: format(SourceFile(name: "test.duo", text: text)).bytes, as: UTF8.self)
    let (before, after) = (Outcome(text), Outcome(formatted))
    #expect(before.findings == after.findings, "\(name)", sourceLocation: location)
    #expect(before.layouts == after.layouts, "\(name)", sourceLocation: location)
  }

  @Test func examples() throws {
    let folder = corpusRoot.deletingLastPathComponent().deletingLastPathComponent().appending(path: "examples")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".duo") }
    #expect(names.count > 8)
    for name in names { check(try String(contentsOf: folder.appending(path: name), encoding: .utf8), name) }
  }

  @Test(arguments: LayoutCase.all) func layoutCorpus(_ layoutCase: LayoutCase) { check(layoutCase.text, layoutCase.name) }

  @Test func generatedPrograms() {
    for seed in 0..<60 {
      var generator = SpecGenerator(seed: UInt64(seed))
      // Without line breaks, so that there is something to do.
      let text = generator.spec().text
      check(text.replacing("{\n", with: "{ ").replacing("\n", with: " ;   "), "seed \(seed)")
    }
  }
}

/// What a run says of a text, without the places in it.
private struct Outcome {
  let findings: [String]
  let layouts: String

  init(_ text: String) {
    let compilation = compilation(of: text)
    findings = compilation.findings().sorted().filter { $0.kind != .missingEdition }.map { "\($0.kind.slug): \($0.message)" }.sorted()
    layouts = String(decoding: compilation.allLayouts.json, as: UTF8.self).replacing(#/"at":\{[^}]*\}/#, with: "")
  }
}
