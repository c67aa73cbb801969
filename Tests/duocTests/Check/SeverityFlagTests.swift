import Testing

@testable import duoc

@Suite struct SeverityFlagTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("Clean.duo")
    try directory.write("Doubtful.duo", Sample.doubtful)
    try directory.write("Broken.duo", Sample.broken)
    try directory.write("Old.duo", String(Sample.clean.dropFirst("duo 1\n\n".count)))
  }

  @Test(arguments: ["build", "check"])
  func overrides(_ command: String) {
    #expect(duoc(command, "--error", "dangling-doc-comment", "Doubtful.duo", in: directory).code == 1)
    #expect(duoc(command, "--error", "missing-title,dangling-doc-comment", "Doubtful.duo", in: directory).code == 1)
    #expect(duoc(command, "--error", "missing-title", "--error=dangling-doc-comment", "Doubtful.duo", in: directory).code == 1)
    #expect(duoc(command, "--strict", "--allow", "dangling-doc-comment", "Doubtful.duo", in: directory).code == 0)
    #expect(duoc(command, "--strict", "Old.duo", in: directory).code == 0)
    #expect(duoc(command, "--strict", "--warn", "missing-edition", "Old.duo", in: directory).code == 1)
    // The policy judges; what a text means stays.
    #expect(duoc("build", "--error", "dangling-doc-comment", "Doubtful.duo", in: directory).output.contains("Reader"))
  }

  @Test(arguments: ["build", "check"])
  func failOn(_ command: String) {
    for (file, grade) in [("Clean.duo", 0), ("Old.duo", 1), ("Doubtful.duo", 2), ("Broken.duo", 3)] {
      for (word, least) in [("note", 1), ("warning", 2), ("error", 3)] {
        #expect(duoc(command, "--fail-on", word, file, in: directory).code == (grade >= least ? 1 : 0), "\(file) \(word)")
      }
    }
    #expect(duoc(command, "--strict", "--fail-on", "note", "Old.duo", in: directory).code == 1)
    #expect(duoc(command, "--strict", "--fail-on", "error", "Doubtful.duo", in: directory).code == 1)
  }

  @Test func ofExpectations() throws {
    try directory.write("Test.duo", Sample.clean.replacing("symbol: plus\n", with: "symbol: plus\n      expect in: all { column: [] }\n"))
    #expect(duoc("test", "Test.duo", in: directory).code == 1)
    #expect(duoc("test", "--warn", "expectation-failed", "Test.duo", in: directory).code == 0)
    #expect(duoc("test", "--warn", "expectation-failed", "--strict", "Test.duo", in: directory).code == 1)
    #expect(duoc("test", "--allow", "expectation-failed", "Test.duo", in: directory).output.isEmpty)
  }

  @Test(arguments: [
    ("--error missing-titel", "`--error`: no finding has the slug `missing-titel`; did you mean `missing-title`?"),
    ("--allow missing-title --warn missing-title", "`missing-title` is given to both `--warn` and `--allow`"),
    ("--allow unclosed-block", "`--allow`: `unclosed-block` leaves its file without a meaning; it cannot be less than an error"),
    ("--warn unknown-name", "cannot be less than an error"),
    ("--fail-on never", "`--fail-on` cannot be `never`; there are `note`, `warning` and `error`"),
  ])
  func wrongUsage(_ flags: String, _ message: String) {
    for command in ["build", "check", "test"] {
      var io = TestIO(directory)
      let code = run([command] + flags.split(separator: " ").map(String.init) + ["Clean.duo"], &io)
      Outcome(code: code, output: io.outputText, errors: io.errorText).expectRefusal(message)
    }
  }
}
