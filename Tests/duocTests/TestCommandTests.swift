import Testing

@testable import duoc

@Suite struct TestCommandTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func program(_ expectations: String...) -> String {
    "duo 1\n\napp Reader {\n  stack {\n    screen Feeds {\n      item add \"Add\" symbol: plus\n"
      + expectations.map { "      \($0)\n" }.joined() + "    }\n  }\n}\n"
  }

  @Test func held() throws {
    try directory.write("Reader.duo", program("expect in: all { visible: [add] }", "expect in: outerPortrait { column: [add] }"))
    let outcome = duoc("test", in: directory)
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "2 expectations held, 0 failed\n")
    #expect(duoc("test", "-q", in: directory).errors.isEmpty)
  }

  @Test func failed() throws {
    try directory.write("Reader.duo", program("expect in: outerPortrait { column: [] }", "expect in: outerPortrait { edge: right }"))
    let outcome = duoc("test", "Reader.duo", in: directory)
    #expect(outcome.code == 1)
    #expect(outcome.output.contains("error[expectation-failed]: `Feeds` is not as expected in `outerPortrait`"))
    #expect(outcome.output.contains("≠  –         add"))
    #expect(outcome.errors == "1 expectation held, 1 failed\n")
    #expect(duoc("test", "--diagnostics", "short", in: directory).output.hasPrefix("Reader.duo:7:42: error: `Feeds` is not"))
    #expect(duoc("test", "--diagnostics", "json", in: directory).output.contains("\"slug\":\"expectation-failed\""))
    // `check` reports it too, and `build`, which writes the layout all the same.
    #expect(duoc("check", "--diagnostics", "short", in: directory).output.hasPrefix("Reader.duo:7:42: error: `Feeds` is not"))
    let built = duoc("build", in: directory)
    #expect(built.code == 1 && built.errors.contains("expectation-failed") && built.output.contains("Reader · Feeds"))
    #expect(duoc("check", "--allow", "expectation-failed", in: directory).code == 0)
  }

  /// `ignore` covers a failed expectation like any finding, and is used by it, whichever command runs.
  @Test func ignored() throws {
    let reason = "reason: \"until the redesign\""
    try directory.write(
      "Reader.duo",
      program("expect in: outerPortrait ignore: [expectation-failed] \(reason) { column: [] }", "expect in: outerPortrait { edge: right }"))
    let outcome = duoc("test", in: directory)
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "1 expectation held, 0 failed, 1 ignored\n")
    #expect(duoc("check", in: directory).errors == "1 file checked: nothing to report\n")
    // One that holds needs none.
    try directory.write("Reader.duo", program("expect in: outerPortrait ignore: [expectation-failed] \(reason) { column: [add] }"))
    #expect(duoc("check", in: directory).output.contains("warning[unused-ignore]: `expectation-failed` is not reported here"))
    #expect(duoc("test", in: directory).errors == "1 expectation held, 0 failed\n")
  }

  @Test func nothingToCheck() throws {
    try directory.write("Reader.duo", program())
    #expect(duoc("test", in: directory).errors == "nothing is expected here\n")
    try directory.write("Reader.duo", program("expect in: nowhere { first: add }"))
    let outcome = duoc("test", in: directory)
    #expect(outcome.code == 1 && outcome.output.contains("unknown-name"))
    #expect(outcome.errors == "1 expectation not checked, because of errors\n")
  }

  @Test func doubtsAreNoneOfItsBusiness() throws {
    try directory.write("Doubtful.duo", Sample.doubtful)
    let outcome = duoc("test", "Doubtful.duo", in: directory)
    #expect(outcome.code == 0 && outcome.output.isEmpty)
  }
}
