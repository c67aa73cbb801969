import Testing

@testable import duoc

@Suite struct ExplainCommandTests {
  @Test func tells() throws {
    let directory = try TemporaryDirectory()
    let outcome = duoc("explain", "icon-vertical", in: directory)
    #expect(outcome.code == 0 && outcome.errors.isEmpty && outcome.output.hasPrefix("icon-vertical · rule of layout · documented\n"))
    let list = duoc("explain", in: directory)
    #expect(list.code == 0 && list.output.contains("\nrules of layout\n  sdk-gate, ") && list.output.contains("\nfindings\n"))
  }

  /// What a project's `formats` may be is made by this command alone.
  @Test(arguments: OutputFormat.allCases)
  func formats(_ format: OutputFormat) throws {
    let directory = try TemporaryDirectory()
    let outcome = duoc("explain", format.rawValue, in: directory)
    #expect(outcome.code == 0 && outcome.output.contains("\(format.rawValue) · output of build, value of `formats`\n"))
    #expect(outcome.output.contains("duoc build --format \(format.rawValue)\n"))
    #expect(duoc("explain", in: directory).output.contains("outputs of build\n  table, matrix, "))
    duoc("explain", "matirx", in: directory).expectRefusal("did you mean `matrix`")
  }

  @Test(arguments: [
    ("outerPortrat", "there is nothing called `outerPortrat` to explain; did you mean `outerPortrait`"),
    ("toolbaritem", "did you mean `ToolbarItem`?"), ("zzzzzzzz", "`duoc explain` lists what there is"), ("icon_vertical", "did you mean `icon-vertical`"),
  ])
  func unknown(_ word: String, _ message: String) throws {
    duoc("explain", word, in: try TemporaryDirectory()).expectRefusal(message)
  }
}
