import DuoLang
import Testing

@testable import DuoIR
@testable import DuoLayout

/// The documents of what is said of syntax, names and files.
@Suite struct DocumentTests {
  private static let documents = SyntaxDocuments.all + VocabularyDocuments.all + NameDocuments.all + FileDocuments.all

  @Test func `each kind that is no placement rule has one`() {
    let kinds = DiagnosticKind.allCases.filter { !$0.isPlacementRule }
    #expect(Self.documents.map(\.kind.slug).sorted() == kinds.map(\.slug).sorted())
  }

  @Test func `none is there twice, and each is found by its kind`() {
    let slugs = Catalogue.all.map(\.kind.slug)
    #expect(Set(slugs).count == slugs.count)
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

  @Test(arguments: documents.filter { !$0.wrong.isEmpty })
  func `the wrong example triggers its kind alone, the right one nothing`(_ document: RuleDocument) {
    #expect(CheckedText(document.wrong).slugs == [document.kind.slug])
    #expect(CheckedText(document.right).slugs == [])
  }

  @Test(arguments: documents.filter { !$0.wrong.isEmpty })
  func `a safe fix leaves nothing to say`(_ document: RuleDocument) throws {
    let checked = CheckedText(document.wrong)
    let finding = try #require(checked.findings.first)
    guard let fix = finding.fixes.first, fix.safety == .safe else { return }
    let fixed = try #require(checked.fixed(document.kind))
    #expect(CheckedText(fixed).slugs == [], "\(fixed)")
  }

  @Test(arguments: documents) func `it is a text that teaches`(_ document: RuleDocument) {
    #expect(document.what.hasSuffix(".") && !document.what.dropLast().contains(". "), "one sentence")
    #expect(document.why.count > 60 && document.why.hasSuffix("."))
    #expect(document.wrong == document.right || !document.wrong.isEmpty)
    #expect(document.source.hasPrefix("The .duo language, edition 1, section "))
  }
}
