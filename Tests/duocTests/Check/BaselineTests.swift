import Testing

@testable import duoc

@Suite struct BaselineTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("Specs/Feeds.duo", Self.program(["filter", "filter2"]))
  }

  /// A program of items that have an icon and no title.
  private static func program(_ names: [String]) -> String {
    "duo 1\n\napp Reader {\n  stack {\n    screen Feeds {\n"
      + names.enumerated().map { "      item \($0.element) symbol: s\($0.offset)\n" }.joined() + "    }\n  }\n}\n"
  }

  private func check(_ arguments: String...) -> Outcome {
    var io = TestIO(directory)
    let code = run(["check", "--strict", "--baseline", "known.txt"] + arguments, &io)
    return Outcome(code: code, output: io.outputText, errors: io.errorText)
  }

  @Test func isWrittenAndThenLeftOut() throws {
    let first = check()
    #expect(first.code == 0 && first.output.isEmpty)
    #expect(first.errors == "1 file checked: nothing to report\nwrote known.txt: 2 findings, left out from now on\n")
    #expect(
      try directory.read("known.txt") == """
        missing-title\tSpecs/Feeds.duo\t`filter2` has an icon but no title
        missing-title\tSpecs/Feeds.duo\t`filter` has an icon but no title

        """)
    let second = check()
    #expect(second.code == 0 && second.output.isEmpty)
    #expect(second.errors.hasSuffix("2 findings left out: in the baseline known.txt\n"))
    // The lines move, and one more is new.
    try directory.write("Specs/Feeds.duo", "\n" + Self.program(["new", "filter", "filter2"]))
    let third = check("Specs/Feeds.duo")
    #expect(third.code == 1)
    #expect(third.output.contains("`new` has") && !third.output.contains("`filter` has"))
  }

  @Test func pathsDoNotDependOnWhereARunBegins() throws {
    _ = check()
    var io = TestIO(base: directory.absolute("Specs"))
    #expect(run(["check", "--strict", "--baseline", "../known.txt", "Feeds.duo"], &io) == 0)
    #expect(io.output.isEmpty)
  }

  @Test func staleLinesAreCounted() throws {
    try directory.write("Specs/Other.duo", Self.program(["other"]).replacing("Reader", with: "Other"))
    _ = check()
    try directory.write("Specs/Feeds.duo", Self.program(["filter"]))
    let gone = "1 finding of the baseline is gone: delete known.txt and run again with --baseline known.txt to renew it\n"
    // Nothing is known of a file that is not part of the run.
    #expect(check("Specs/Feeds.duo").errors.hasSuffix(gone))
    #expect(check("-q").errors.isEmpty)
    // What a flag leaves out is not gone.
    #expect(check("--allow", "missing-title", "Specs/Other.duo").errors == "1 file checked: nothing to report\n")
    try directory.write("Specs/Other.duo", Self.program([]))
    #expect(check().errors.contains("2 findings of the baseline are gone"))
  }

  @Test func repeatedFindingsAreCounted() throws {
    func program(_ count: Int) -> String {
      let screens = (0..<count).map { "    screen S\($0) {\n      item filter symbol: plus\n    }\n" }
      return "duo 1\n\napp Reader {\n  stack {\n\(screens.joined())  }\n}\n"
    }
    try directory.write("Specs/Feeds.duo", program(3))
    _ = check()
    #expect(try directory.read("known.txt") == "missing-title\tSpecs/Feeds.duo\t`filter` has an icon but no title\t3\n")
    try directory.write("Specs/Feeds.duo", program(2))
    #expect(check().errors.contains("1 finding of the baseline is gone"))
    try directory.write("Specs/Feeds.duo", program(4))
    #expect(check().code == 1)
  }

  @Test func errorsOfMeaningAreNeverInIt() throws {
    try directory.write("Specs/Broken.duo", Sample.broken)
    #expect(check().code == 1)
    #expect(try !directory.read("known.txt").contains("unclosed-block"))
    #expect(check().output.contains("unclosed-block"))
  }

  @Test func filesThatAreNone() throws {
    try directory.write("known.txt", "missing-title\tFeeds.duo\n")
    check().expectRefusal("cannot use the baseline known.txt: line 1 is not SLUG, PATH and MESSAGE with tabs between them")
    try directory.write("known.txt", "\r\na\tb\tc\r\n\n")
    #expect(check("-q").code == 1)
    try directory.makeDirectory("folder")
    duoc("check", "--baseline", "folder", in: directory).expectRefusal("cannot read the baseline folder: it is a directory")
    duoc("check", "--baseline", "no/known.txt", in: directory).expectRefusal("cannot use the baseline no/known.txt: there is no directory no\n")
    duoc("check", "--baseline", "new.txt", in: directory) { $0.files.refused = .create }.expectRefusal("cannot write new.txt")
    #expect(try !directory.list().contains("new.txt"))
  }

  @Test func textComesBack() throws {
    var baseline = Baseline()
    let entries = ["b", "a", "b"].map { Baseline.Entry(slug: $0, path: "p", message: "m") }
    for entry in entries { baseline.add(entry) }
    #expect(String(decoding: baseline.text, as: UTF8.self) == "a\tp\tm\nb\tp\tm\t2\n")
    var copy = try Baseline(baseline.text)
    #expect(copy.count == 3 && copy.text == baseline.text)
    #expect(copy.take(entries[0]) && copy.take(entries[0]) && !copy.take(entries[0]))
  }
}
