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
    // What is expected is nothing that a file is judged by elsewhere.
    #expect(duoc("check", in: directory).code == 0)
    #expect(duoc("build", in: directory).output.contains("Reader · Feeds"))
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
