import DuoLang
import Testing

@testable import DuoIR
@testable import DuoLayout

/// The catalogue: each kind of finding has one document, whose examples are true.
@Suite struct DocumentTests {
  static let documents = Catalogue.all
  static let withExample = documents.filter { !$0.wrong.isEmpty }

  @Test func `each kind has one, in the order of the kinds`() {
    #expect(Self.documents.map(\.kind) == DiagnosticKind.allCases)
    for document in Catalogue.documents { #expect(Catalogue.document(document.kind)?.what == document.what) }
  }

  /// What needs several files, bytes that are no text or more than anyone writes has no example, and says so.
  @Test func `few have no example`() {
    let without = Self.documents.filter { $0.wrong.isEmpty }
    #expect(
      Set(without.map(\.kind.slug)) == [
        "invalid-utf8", "file-too-large", "nesting-too-deep", "import-cycle", "import-not-first", "unused-import", "unreadable-file",
      ])
    for document in without { #expect(document.right.isEmpty && document.why.contains(/example|two files|No text/)) }
  }

  @Test(arguments: withExample)
  func `the wrong example triggers its kind alone, the right one nothing`(_ document: RuleDocument) {
    #expect(CheckedText(document.wrong).slugs == [document.kind.slug])
    #expect(CheckedText(document.right).slugs == [])
  }

  @Test(arguments: withExample) func `the right example is written as it should be`(_ document: RuleDocument) {
    #expect(TextFlaws(document.right).list == [])
  }

  @Test(arguments: documents) func `it is a text that teaches`(_ document: RuleDocument) {
    #expect(document.what.hasSuffix(".") && !document.what.dropLast().contains(". "), "one sentence")
    #expect(document.why.count > 60 && document.why.hasSuffix("."))
    #expect(!document.source.isEmpty && !document.source.hasSuffix("."))
  }

  /// Nothing that a reader has to take on trust: what an estimate is said to be, it says in one way.
  @Test(arguments: withExample) func `an estimate is marked as one`(_ document: RuleDocument) {
    for help in CheckedText(document.wrong).findings.flatMap(\.help) where help.contains("estimated") {
      #expect(help.hasPrefix("≈ estimated: "))
    }
  }
}
