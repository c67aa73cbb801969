import Testing

@testable import duoc

/// The exit codes that help tells of a command are those with which it ends.
@Suite struct ExitCodeTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.makeDirectory(".git")
    try directory.write("Clean.duo")
    try directory.write("Moved.duo", Sample.clean.replacing("add", with: "new"))
    try directory.write("Broken.duo", Sample.broken)
    try directory.write("Doubtful.duo", Sample.doubtful)
    try directory.write("Loose.duo", Sample.clean.replacing("    screen", with: "  screen"))
    try directory.write("Mendable.duo", Sample.clean.replacing("symbol: plus", with: "symbol: plus placement: navigationBarTrailing"))
    try directory.write("Expecting.duo", Sample.clean.replacing("symbol: plus\n", with: "symbol: plus\n      expect in: all { menu: [add] }\n"))
    try directory.write("bad/.git/HEAD", "")
    try directory.write("bad/project.duo", "duo 1\n\nproject Bad {\n  formats: [tabel]\n}\n")
    try directory.write("bad/Clean.duo")
  }

  /// By command: lines that end with 0, with 2, and with 1, these by their cause.
  static let lines: [(command: CommandName, clean: String, failure: String, findings: [String: [String]])] = [
    (
      .build, "Clean.duo", "none.duo",
      ["there are errors": ["Broken.duo"], "warnings": ["--strict Doubtful.duo"], "a finding that grave": ["--fail-on warning Doubtful.duo"]]
    ),
    (
      .check, "Clean.duo", "none.duo",
      [
        "there are errors": ["Broken.duo", "Expecting.duo"], "warnings": ["--strict Doubtful.duo"],
        "a finding that grave": ["--fail-on warning Doubtful.duo"], "something to fix": ["--diff Mendable.duo"],
      ]
    ),
    (
      .test, "Clean.duo", "none.duo",
      [
        "there are errors": ["Broken.duo"], "an expectation does not hold": ["Expecting.duo"],
        "warnings": ["--strict --warn expectation-failed Expecting.duo"],
        "a finding that grave": ["--fail-on warning --warn expectation-failed Expecting.duo"],
      ]
    ),
    (.fmt, "--check Clean.duo", "none.duo", ["something to format": ["--check Loose.duo", "--diff Loose.duo"], "project.duo has errors": ["bad:"]]),
    (.why, "add Clean.duo", "nothing Clean.duo", ["there are errors": ["add Clean.duo Broken.duo"]]),
    (
      .diff, "Clean.duo Moved.duo", "Clean.duo none.duo",
      ["there are errors": ["Clean.duo Broken.duo", "Broken.duo Clean.duo"], "something moved": ["--exit-code Clean.duo Moved.duo"]]
    ),
    (.explain, "stack", "nothing-like-that", [:]),
    (.device, "Clean.duo", "none.duo", ["there are errors": ["Broken.duo"]]),
    (.config, "--strict Doubtful.duo", "--format tree", ["project.duo has errors": ["bad:"]]),
    (.initialize, "Fresh", "1", [:]),
    (.completions, "bash", "tcsh", [:]),
    (.help, "build", "nothing", [:]),
    (.version, "", "1", [:]),
  ]

  @Test(arguments: lines) func areAsToldInHelp(
    _ command: CommandName, _ clean: String, _ failure: String, _ findings: [String: [String]]
  ) throws {
    #expect(code(command, clean) == 0)
    #expect(code(command, failure) == 2)
    for line in findings.values.joined() { #expect(code(command, line) == 1, "\(line)") }
    let conditions = ExitCondition.all(of: command)
    #expect(Set(conditions.map(\.cause)) == Set(findings.keys))
    for condition in conditions {
      for flag in condition.flags { #expect(Command[command].flags.contains { $0.name == flag }) }
      // Without any of the flags nothing comes of it.
      for line in findings[condition.cause] ?? [] where !condition.flags.isEmpty {
        #expect(condition.flags.contains { line.contains($0.spelling) })
        let words = line.split(separator: " ").filter { word in !condition.flags.contains { $0.spelling == word } && word != "warning" }
        #expect(code(command, words.joined(separator: " ")) == 0, "\(words)")
      }
    }
    let help = HelpText.text(for: Command[command])
    for code in 0...2 { #expect(help.contains("\n  \(code)  ") == (code != 1 || !conditions.isEmpty)) }
  }

  @Test func allCommandsAreHere() { #expect(Self.lines.map(\.command) == CommandName.allCases) }

  /// What a flag's own line of help says of exit codes, the list of its commands says too.
  @Test func flagsThatFailARun() {
    for flag in Flag.all where flag.help.contains("exit with 1") || flag.name == .strict {
      // `config` shows what they would do.
      for command in flag.commands where command != .config {
        #expect(ExitCondition.all(of: command).contains { $0.flags.contains(flag.name) }, "\(command) \(flag.name)")
      }
    }
  }

  private func code(_ command: CommandName, _ line: String) -> Int32 {
    let isElsewhere = line.hasPrefix("bad:")
    var io = TestIO(base: directory.absolute(isElsewhere ? "bad" : "."))
    return run([command.rawValue] + (isElsewhere ? [] : line.split(separator: " ").map(String.init)), &io)
  }
}
