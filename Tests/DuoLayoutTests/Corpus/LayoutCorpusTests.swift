import Testing

/// Layouts that must come out: published readings and real bars in `cases`, the rules of layout.md one by one in `rules`.
@Suite struct LayoutCorpusTests {
  @Test(arguments: LayoutCase.all) func layouts(_ layoutCase: LayoutCase) throws {
    let problems = try layoutCase.problems()
    #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
  }

  @Test func bothFoldersAreThere() {
    #expect(LayoutCase.inFolder("cases").count >= 38)
    #expect(!LayoutCase.inFolder("rules").isEmpty)
  }
}
