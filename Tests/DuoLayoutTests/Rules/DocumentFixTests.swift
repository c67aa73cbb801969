import DuoIR
import DuoLang
import Testing

@testable import DuoLayout

/// What `check --fix` and `--unsafe-fixes` make of the documents' wrong examples.
@Suite struct DocumentFixTests {
  static let documents = DocumentTests.withExample

  @Test(arguments: documents) func `safe fixes leave nothing to say, and a text as before`(_ document: RuleDocument) {
    let fixed = FixedText(document.wrong, includingUnsafe: false)
    guard fixed.count > 0 else { return }
    #expect(fixed.isDone && fixed.checked.slugs == [], "\(fixed.text)")
    #expect(TextFlaws(fixed.text).list == [], "\(fixed.text)")
  }

  @Test(arguments: documents) func `all fixes leave none of the findings, and a text as before`(_ document: RuleDocument) {
    let fixed = FixedText(document.wrong, includingUnsafe: true)
    guard fixed.count > 0 else { return }
    #expect(fixed.isDone && fixed.checked.said(document.kind) == [], "\(fixed.text)")
    #expect(fixed.checked.findings.filter { $0.severity == .error }.isEmpty, "\(fixed.text)")
    #expect(TextFlaws(fixed.text).list == [], "\(fixed.text)")
  }

  /// Comments belong to the author: each line has one at its end, and one before it.
  ///
  /// A string that is not closed takes the comment behind it along, so it is left out.
  @Test(arguments: documents.filter { $0.kind != .unterminatedString }) func `fixes keep comments`(_ document: RuleDocument) {
    var number = 0
    let commented = document.wrong.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard !line.isEmpty else { return "" }
      number += 1
      return "\(line.prefix { $0 == " " })// before \(number)\n\(line)  // beside \(number)"
    }.joined(separator: "\n")
    let fixed = FixedText(commented, includingUnsafe: true)
    #expect(TextFlaws(fixed.text).comments == TextFlaws(commented).comments, "\(fixed.text)")
    guard fixed.count > 0 else { return }
    #expect(fixed.checked.findings.filter { $0.severity == .error }.isEmpty, "\(fixed.text)")
  }

  @Test func `a third of them is put right by a fix, and some of these without being asked`() {
    let fixes = Self.documents.compactMap { CheckedText($0.wrong).findings.first?.fixes.first }
    #expect(fixes.count * 3 > Self.documents.count)
    #expect(fixes.count { $0.safety == .safe } >= 15)
  }
}
