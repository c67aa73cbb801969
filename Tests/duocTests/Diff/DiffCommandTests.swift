import Testing

@testable import duoc

/// `duoc diff` of two paths: nothing but files.
struct DiffCommandTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("old/Reader.duo", Sample.program(app: "Reader"))
    try directory.write("new/Reader.duo", Sample.program(app: "Reader").replacing("add \"Add\"", with: "more \"More\""))
  }

  @Test func twoDirectories() {
    let outcome = duoc("diff", "old", "new", in: directory)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        old → new
        1 gone, 1 added; 1 of 1 screen differs

        Reader · Feeds
          − add   gone from column 1, row 1 · in all poses
          + more  added in column 1, row 1 · in all poses

        """)
  }

  @Test func exitCode() {
    #expect(duoc("diff", "old", "new", "--exit-code", in: directory).code == 1)
    #expect(duoc("diff", "old", "old", "--exit-code", in: directory).code == 0)
    #expect(duoc("diff", "old", "old", in: directory).output == "old → old\nnothing moved on 1 screen\n")
  }

  @Test func filters() {
    let poses = duoc("diff", "old", "new", "--pose", "outerPortrait,innerPortrait", in: directory).output
    #expect(poses.contains("− add   gone from column 1, row 1 · in all poses"))
    #expect(duoc("diff", "old", "new", "--pose", "outerPortrait", in: directory).output.contains("from column 1 · in outerPortrait"))
    #expect(duoc("diff", "old", "new", "--screen", "Feeds", in: directory).output.contains("Reader · Feeds"))
    duoc("diff", "old", "new", "--screen", "Feed", in: directory).expectRefusal("there is no screen `Feed`; did you mean `Feeds`?")
    duoc("diff", "old", "new", "--pose", "outer", in: directory).expectRefusal("there is no pose `outer`")
  }

  @Test func aScreenOfOneVersionAlone() throws {
    try directory.write("new/Reader.duo", Sample.program(app: "Reader", screen: "Other"))
    let outcome = duoc("diff", "old", "new", "--screen", "Other", in: directory)
    #expect(outcome.output == "old → new\n1 screen new\n\nReader\n  + screen Other  new, with add\n")
  }

  @Test func formats() {
    #expect(duoc("diff", "old", "new", "--format", "markdown", in: directory).output.hasPrefix("### Bars: old → new\n"))
    #expect(duoc("diff", "old", "new", "--format", "json", in: directory).output.hasPrefix("{\"schema\":\"duo-diff/1\",\"old\":\"old\""))
    duoc("diff", "old", "new", "--format", "csv", in: directory).expectRefusal("`--format` cannot be `csv`")
  }

  @Test func colours() {
    #expect(duoc("diff", "old", "new", "--color", "always", in: directory).output.contains("\u{1B}[31m− add"))
    #expect(!duoc("diff", "old", "new", in: directory) { $0.terminals = [.errors] }.output.contains("\u{1B}"))
    #expect(duoc("diff", "old", "new", in: directory) { $0.terminals = [.output] }.output.contains("\u{1B}"))
  }

  @Test func errorsOfOneVersion() throws {
    try directory.write("new/Reader.duo", Sample.program(app: "Reader") + "app {\n")
    try directory.write("new/Other.duo", Sample.program(app: "Other"))
    try directory.write("old/Other.duo", Sample.program(app: "Other"))
    let outcome = duoc("diff", "old", "new", in: directory)
    #expect(outcome.code == 1)
    #expect(outcome.output == "old → new\nnothing moved on 1 screen\n")
    #expect(outcome.errors.contains("new/Reader.duo:") && !outcome.errors.contains("old/Reader.duo"))
    #expect(outcome.errors.hasSuffix("`Reader` is not compared: `new` has errors\n"))
    #expect(duoc("diff", "new", "old", "-q", in: directory).errors.contains("is not compared") == false)
  }

  @Test func whatCannotBeCompared() throws {
    duoc("diff", "old", "new", "old", in: directory).expectRefusal("`diff` does not take `old`")
    try directory.makeDirectory("empty")
    duoc("diff", "old", "empty", in: directory).expectRefusal("there is no .duo file in empty or below")
    duoc("diff", "-", in: directory).expectRefusal("`diff` reads files and revisions, not standard input")
  }

  @Test func aDeviceForBoth() throws {
    try directory.write("device.duo", "duo 1\ndevice Wide { copy: iPhoneDuo }\n")
    let outcome = duoc("diff", "old", "new", "--device", "old/Reader.duo", in: directory)
    outcome.expectRefusal("old/Reader.duo declares no device")
  }
}
