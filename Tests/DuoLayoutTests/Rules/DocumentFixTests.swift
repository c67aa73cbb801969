import DuoIR
import DuoLang
import Testing

@testable import DuoLayout

/// What `check --fix` and `--unsafe-fixes` make of the documents' wrong examples.
@Suite struct DocumentFixTests {
  /// By kind: what its safe fixes make of its wrong example, where it has some.
  private static let safelyFixed = DocumentTests.withExample.map { ($0, FixedText($0.wrong, includingUnsafe: false)) }.filter { $0.1.count > 0 }

  @Test func `many findings can be put right unasked`() {
    #expect(Self.safelyFixed.count >= 15, "\(Self.safelyFixed.map(\.0.kind.slug))")
  }

  @Test(arguments: DocumentTests.withExample) func `safe fixes leave nothing to say, and a text as before`(_ document: RuleDocument) {
    let fixed = FixedText(document.wrong, includingUnsafe: false)
    guard fixed.count > 0 else { return }
    #expect(CheckedText(fixed.text).slugs == [], "\(fixed.text)")
    #expect(fixed.isDone && TextFlaws(fixed.text).list == [], "\(fixed.text)")
  }

  @Test(arguments: DocumentTests.withExample) func `all fixes leave none of the findings, and a text as before`(_ document: RuleDocument) {
    let fixed = FixedText(document.wrong, includingUnsafe: true)
    guard fixed.count > 0 else { return }
    let after = CheckedText(fixed.text)
    #expect(fixed.isDone && after.said(document.kind) == [], "\(fixed.text)")
    #expect(after.findings.filter { $0.severity == .error }.isEmpty, "\(fixed.text)")
    #expect(TextFlaws(fixed.text).list == [], "\(fixed.text)")
  }

  /// Comments belong to the author: each line has one at its end, and a line before it.
  @Test(arguments: DocumentTests.withExample.filter { $0.kind != .unterminatedString }, [false, true]) func `fixes keep comments`(_ document: RuleDocument, _ includingUnsafe: Bool) {
    var number = 0
    let commented = document.wrong.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard !line.isEmpty else { return "" }
      number += 1
      return "\(line.prefix { $0 == " " })// before \(number)\n\(line)  // beside \(number)"
    }.joined(separator: "\n")
    // What is wrong with comments themselves is another finding with a comment behind it.
    guard CheckedText(commented).slugs == [document.kind.slug] else { return }
    let fixed = FixedText(commented, includingUnsafe: includingUnsafe)
    #expect(CheckedText(fixed.text).findings.filter { $0.severity == .error && fixed.count > 0 }.isEmpty, "\(fixed.text)")
    #expect(TextFlaws(fixed.text).comments == TextFlaws(commented).comments, "\(fixed.text)")
  }
}
