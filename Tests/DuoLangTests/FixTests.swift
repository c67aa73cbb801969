import DuoLang
import TestSupport
import Testing

/// What a message offers must work: each fix of the corpus, applied, answers its finding.
@Suite struct FixTests {
  static let cases = allCorpusCases.filter { $0.stage == "lex" || $0.stage == "parse" }

  /// The findings by slug and message, without their places: a fix moves what follows it.
  private func findings(_ text: [UInt8], stage: String) -> [String] {
    let run = Front(SourceFile(name: "test.duo", text: text))
    let bag = stage == "lex" ? run.lexerDiagnostics : run.diagnostics
    return bag.sorted().map { "\($0.kind.slug): \($0.message)" }
  }

  @Test(arguments: cases)
  func everySafeFixAnswersItsFindingAlone(_ corpusCase: CorpusCase) {
    let run = Front(corpusCase.source)
    let diagnostics = (corpusCase.stage == "lex" ? run.lexerDiagnostics : run.diagnostics).sorted()
    let before = diagnostics.map { "\($0.kind.slug): \($0.message)" }
    for (index, diagnostic) in diagnostics.enumerated() {
      guard let fix = diagnostic.fixes.first, fix.safety == .safe else { continue }
      let (text, count, _) = applyFixes(of: [diagnostic], to: corpusCase.source, file: FileID(0), includingUnsafe: false)
      #expect(count == 1)
      var expected = before
      expected.remove(at: index)
      let after = findings(text, stage: corpusCase.stage)
      #expect(after == expected, "\(fix.title) at byte \(diagnostic.primary.start)")
    }
  }

  @Test(arguments: cases)
  func fixesComeToAnEnd(_ corpusCase: CorpusCase) {
    var source = corpusCase.source
    for _ in 0..<8 {
      let run = Front(source)
      let (text, count, _) = applyFixes(of: run.diagnostics.sorted(), to: source, file: FileID(0), includingUnsafe: true)
      if count == 0 { return }
      source = SourceFile(name: source.name, text: text)
    }
    Issue.record("fixes of \(corpusCase.path) go on and on:\n\(source.text(0..<source.count))")
  }

  @Test func overlappingFixesWaitForTheNextRound() {
    let source = SourceFile(name: "a", text: "abcdef")
    func finding(_ start: UInt32, _ end: UInt32, _ text: String, _ safety: Fix.Safety = .safe) -> Diagnostic {
      let span = SourceSpan(file: FileID(0), start: start, end: end)
      return TextRenderingTests.finding(span, fixes: [Fix("", safety, replace: span, with: text)])
    }
    let all = [finding(4, 5, "E"), finding(0, 2, "X"), finding(1, 3, "Y"), finding(5, 6, "unsafe", .unsafe), finding(2, 2, "touches")]
    let (text, count, _) = applyFixes(of: all, to: source, file: FileID(0), includingUnsafe: false)
    #expect(String(decoding: text, as: UTF8.self) == "XcdEf")
    #expect(count == 2)
    #expect(applyFixes(of: all, to: source, file: FileID(1), includingUnsafe: true).count == 0)
    #expect(applyFixes(of: [finding(5, 9, "beyond")], to: source, file: FileID(0), includingUnsafe: true).count == 0)
  }
}
