import Testing

@testable import duoc

@Suite struct UsageTests {
  static let refusals: [(String, String)] = [
    ("biuld", "there is no command `biuld`; did you mean `build`?"),
    ("lint", "there is no command `lint`; did you mean `check`?"),
    ("help format", "there is no command or topic `format`; did you mean `fmt`?"),
    ("frobnicate", "there are `build`, `check`, "),
    ("Reader.duo", "did you mean `duoc build Reader.duo`?"),
    ("help biuld", "did you mean `build`?"),
    ("build --formt json", "there is no flag `--formt`; did you mean `--format`?"),
    ("build -format json", "there is no flag `-format`; did you mean `--format`?"),
    ("build --zzzzzz", "`duoc help build` lists"),
    ("--zzzzzz", "`duoc help` lists"),
    ("build -x", "there is no flag `-x`"),
    ("check --format json", "`check` has no flag `--format`; `build`"),
    ("check --formt json", "there is no flag `--formt`"),
    ("build --quiet=yes", "`--quiet` takes no value"),
    ("build --pose", "`--pose` needs a value: --pose POSE,…"),
    ("build --pose --quiet", "`--pose` needs a value"),
    ("build --pose=", "`--pose` needs a value"),
    ("build --pose ,", "`--pose` needs a value"),
    ("build --format jsno", "`--format` cannot be `jsno`; did you mean `json`?"),
    ("build --format table,xyzzy -o out", "there are `table`, `matrix`, `checklist`, "),
    ("build --format png", "`dot-structure`, `svg` and `html`"),
    ("--format svg", "no command is named; did you mean `duoc build --format svg`?"),
    ("--unsafe-fixes --quiet", "did you mean `duoc check --unsafe-fixes --quiet`?"),
    ("--man --summary", "no command is named; `duoc help` lists those there are"),
    ("build --color sometimes", "there are `auto`, `always` and `never`"),
    ("build --max-diagnostics some", "`--max-diagnostics` takes a whole number from 0, not `some`"),
    ("check --jobs -1", "`--jobs` takes a whole number from 0, not `-1`"), ("check --jobs --strict", "`--jobs` needs a value: --jobs N"),
    ("build --max-diagnostics=-1", "`--max-diagnostics` takes a whole number from 0, not `-1`"),
    ("build --max-diagnostics 99999999999999999999", "takes a whole number"),
    ("build --format table,json", "several formats need a directory to go to: -o DIR"),
    ("build -o -", "`-o` names a directory"),
    ("check --stdin-path a.duo", "`-` is not among the paths"),
    ("version now", "`version` does not take `now`"),
    ("help build check", "`help` does not take `check`"),
    ("build --pose outerPortrat Reader.duo", "there is no pose `outerPortrat`; did you mean `outerPortrait`"),
    ("build --pose landscape Reader.duo", "there is no pose `landscape`; did you mean `outerLandscape` or `innerLandscape`?"),
    ("build --screen Feed Reader.duo", "there is no screen `Feed`; did you mean `Feeds`?"),
    ("build --scenario typing Reader.duo", "there is no scenario `typing`; there is none"),
  ]

  @Test(arguments: refusals)
  func wrongUsage(_ line: String, _ message: String) throws {
    let directory = try TemporaryDirectory()
    try directory.write("Reader.duo")
    var io = TestIO(directory)
    let code = run(line.split(separator: " ").map(String.init), &io)
    Outcome(code: code, output: io.outputText, errors: io.errorText).expectRefusal(message)
  }

  @Test func whatUsersGiveCannotActOnTheTerminal() throws {
    let outcome = duoc("build", "\u{1B}[2J\n\u{202E}.duo", in: try TemporaryDirectory())
    outcome.expectRefusal("there is no such file")
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(duoc(String(repeating: "x", count: 100_000), in: try TemporaryDirectory()).errors.count < 250)
  }

  @Test func unknownScreenBesideErrorsIsNoUsageError() throws {
    let directory = try TemporaryDirectory()
    try directory.write("Broken.duo", Sample.broken)
    #expect(duoc("build", "--screen", "Feeds", "Broken.duo", in: directory).code == 1)
  }
}
