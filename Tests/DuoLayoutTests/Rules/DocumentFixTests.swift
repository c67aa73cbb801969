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

  /// Attributes and elements of lists go with what sets them off, one or several, whatever stands around them.
  @Test(arguments: [
    ("symbol: star placement: keyboard priority: high, axis: verticalPreferred", "symbol: star placement: keyboard"),
    ("symbol: star, priority: high, axis: verticalPreferred, placement: keyboard", "symbol: star, placement: keyboard"),
    ("symbol: star ignore: [missing-title, missing-symbol] reason: \"no\"", "symbol: star"),
    ("symbol: star reason: \"no\", ignore: [missing-title]", "symbol: star"),
    ("symbol: star ignore: [missing-title] reason: \"no\"; item add \"Add\" symbol: plus", "symbol: star; item add \"Add\" symbol: plus"),
    ("{ ignore: [missing-title]; reason: \"no\"; symbol: star }", "{ symbol: star }"),
    ("{ symbol: star; ignore: [missing-title]; reason: \"no\"; note: \"it\" }", "{ symbol: star; note: \"it\" }"),
    (
      "symbol: star {\n        ignore: [missing-title]\n        reason: \"no\"\n        note: \"it\"\n      }",
      "symbol: star {\n        note: \"it\"\n      }"
    ),
  ]) func `what is left out leaves no trace`(_ header: String, _ expected: String) {
    func text(_ header: String) -> String {
      "duo 1\n\napp Reader {\n  stack {\n    screen Feeds \"Feeds\" {\n      item star \"Star\" \(header)\n    }\n  }\n}\n"
    }
    let fixed = FixedText(text(header), includingUnsafe: false)
    #expect(fixed.isDone && fixed.text == text(expected))
    let other = FixedText(text(header).replacing("\n", with: "\r\n"), includingUnsafe: false)
    #expect(other.isDone && other.text == text(expected).replacing("\n", with: "\r\n"))
  }

  /// With the line ends of Windows a text is fixed as without them.
  @Test(arguments: documents) func `fixes do not depend on line ends`(_ document: RuleDocument) {
    for includingUnsafe in [false, true] {
      let fixed = FixedText(document.wrong, includingUnsafe: includingUnsafe)
      let other = FixedText(document.wrong.replacing("\n", with: "\r\n"), includingUnsafe: includingUnsafe)
      #expect(other.text.replacing("\r\n", with: "\n") == fixed.text)
    }
  }

  @Test func `of a list what is still good stays`() {
    func text(_ list: String, of item: String = "item star symbol: star") -> String {
      "duo 1\n\napp Reader {\n  stack {\n    screen Feeds \"Feeds\" {\n      \(item) ignore: \(list) reason: \"no\"\n    }\n  }\n}\n"
    }
    for list in ["[missing-title, missing-symbol]", "[missing-symbol, missing-title]", "[ missing-symbol, missing-title, empty-item]"] {
      #expect(FixedText(text(list), includingUnsafe: false).text == text("[missing-title]"))
    }
    let lines = "[\n        missing-symbol,  // one\n        missing-title,\n        empty-item,\n      ]"
    #expect(FixedText(text(lines), includingUnsafe: false).text == text("[\n        // one\n        missing-title,\n      ]"))
  }

  @Test func `a third of them is put right by a fix, and some of these without being asked`() {
    let fixes = Self.documents.compactMap { CheckedText($0.wrong).findings.first?.fixes.first }
    #expect(fixes.count * 3 > Self.documents.count)
    #expect(fixes.count { $0.safety == .safe } >= 15)
  }
}
