import Testing

@testable import duoc

@Suite struct ReportTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("clean.duo")
    try directory.write("broken.duo", Sample.broken)
    try directory.write("doubtful.duo", Sample.doubtful)
  }

  @Test func findingsAreTheDataOfCheck() {
    for format in ["text", "short", "json", "github", "sarif"] {
      #expect(duoc("check", "--diagnostics", format, "broken.duo", in: directory).output.contains("unclosed-block"))
    }
    let outcome = duoc("check", "broken.duo", in: directory)
    #expect(!outcome.errors.contains("unclosed-block"))
    #expect(outcome.errors == "1 file checked: 1 error\n")
    #expect(duoc("check", "broken.duo", "-q", in: directory).errors.isEmpty)
    #expect(duoc("check", "broken.duo", "-q", in: directory).output == outcome.output)
  }

  @Test func findingsAreTalkOfBuild() {
    let outcome = duoc("build", "--diagnostics", "json", "broken.duo", in: directory)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("unclosed-block") && outcome.errors.hasSuffix("\n1 error\n"))
    let warning = duoc("build", "doubtful.duo", in: directory)
    #expect(warning.output.contains("Reader") && warning.errors.contains("dangling-doc-comment"))
  }

  @Test func fiftyAreShownToPeople() throws {
    try directory.write("many.duo", "duo 1\n" + String(repeating: "item a x: =\n", count: 60))
    let all = duoc("check", "--max-diagnostics", "0", "--diagnostics", "short", "many.duo", in: directory)
    let total = all.output.split(separator: "\n").count
    try #require(total > 50)
    let first = duoc("check", "--diagnostics", "short", "many.duo", in: directory)
    #expect(first.output.split(separator: "\n").count < total)
    #expect(first.errors.contains("not shown (--max-diagnostics)"))
    #expect(!all.errors.contains("not shown"))
    let data = duoc("check", "--diagnostics", "json", "many.duo", in: directory)
    #expect(data.output.split(separator: "\n").count == total)
    let few = duoc("check", "--diagnostics", "json", "--max-diagnostics", "3", "many.duo", in: directory)
    #expect(few.output.split(separator: "\n").count == 3 && few.errors.contains("\(total - 3) not shown"))
  }

  /// Beyond the ten thousand that are kept they are still counted.
  @Test func allAreCounted() throws {
    try directory.write("many.duo", "duo 1\n" + String(repeating: "@\n", count: 10_100))
    for flags in [[], ["--error", "missing-title"]] {
      let some = duoc(["check", "--diagnostics", "short"] + flags + ["many.duo"], in: directory)
      #expect(some.errors == "1 file checked: 10100 errors; 10050 not shown (--max-diagnostics)\n")
      let all = duoc(["check", "--diagnostics", "short", "--max-diagnostics", "0"] + flags + ["many.duo"], in: directory)
      #expect(all.errors == "1 file checked: 10100 errors; 100 not shown\n")
      #expect(all.output.split(separator: "\n").count == 10_000)
    }
  }

  @Test(arguments: [
    ("auto", [:], true, true), ("auto", [:], false, false), ("auto", ["NO_COLOR": "1"], true, false),
    ("auto", ["NO_COLOR": ""], true, true), ("auto", ["FORCE_COLOR": "1"], false, true), ("auto", ["TERM": "dumb"], true, false),
    ("auto", ["NO_COLOR": "1", "FORCE_COLOR": "1"], true, false), ("always", ["NO_COLOR": "1"], false, true),
    ("never", ["FORCE_COLOR": "1"], true, false),
  ] as [(String, [String: String], Bool, Bool)])
  func color(_ choice: String, _ variables: [String: String], _ isTerminal: Bool, _ isColored: Bool) {
    let prepare: (inout TestIO) -> Void = {
      $0.variables = variables
      $0.terminals = isTerminal ? [.output] : []
    }
    let outcome = duoc("check", "--color", choice, "broken.duo", in: directory, prepare)
    #expect(outcome.output.contains("\u{1B}") == isColored)
    let data = duoc("check", "--color", choice, "--diagnostics", "json", "broken.duo", in: directory, prepare)
    #expect(!data.output.contains("\u{1B}"))
  }

  @Test func outputThatFails() {
    #expect(duoc("build", "clean.duo", in: directory) { $0.outputFailure = .closedPipe }.errors.isEmpty)
    #expect(duoc("build", "clean.duo", in: directory) { $0.outputFailure = .closedPipe }.code == 2)
    for arguments in ["build", "check"] {
      let outcome = duoc(arguments, "broken.duo", "clean.duo", in: directory) { $0.outputFailure = .noSpace }
      #expect(outcome.code == 2)
      #expect(outcome.errors.hasSuffix("duoc: cannot write to standard output: no space is left on the device\n"))
    }
  }
}
