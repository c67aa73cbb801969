import Foundation
import Testing

@testable import duoc

/// What `--watch` does, with edits that are made whenever it waits.
@Suite struct WatchTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.makeDirectory(".git")
    try directory.write("Specs/Reader.duo")
    try directory.write("project.duo", "duo 1\n\nproject Reader {\n  sources: [\"Specs\"]\n  output: \"out\"\n}\n")
  }

  private func watch(_ arguments: String..., edits: [() throws -> Void]) -> Outcome {
    var io = TestIO(directory)
    io.edits.rest = edits
    let code = run(arguments + ["--watch"], &io)
    #expect(io.edits.rest.isEmpty)
    return Outcome(code: code, output: io.outputText, errors: io.errorText)
  }

  @Test func eachChangeIsALine() throws {
    let outcome = watch("build", edits: [
      { try directory.write("Specs/Reader.duo", Sample.program(app: "Reader", screen: "Other")) },
      { try directory.write("Specs/Reader.duo", Sample.program(app: "Reader", screen: "Other") + "\n") },
    ])
    #expect(
      outcome.errors == """
        wrote out/Reader.txt
        built in 0 ms: watching 2 files; Control-C ends it
        wrote out/Reader.txt
        built in 0 ms: Specs/Reader.duo changed
        built in 0 ms: Specs/Reader.duo changed

        """)
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(try directory.read("out/Reader.txt").contains("Other"))
  }

  @Test func theLastGoodOutputStays() throws {
    var good = ""
    let outcome = watch("build", "--diagnostics", "short", edits: [
      {
        good = try directory.read("out/Reader.txt")
        try directory.write("Specs/Reader.duo", Sample.broken)
      },
      {
        #expect(try directory.read("out/Reader.txt") == good)
        try FileManager.default.removeItem(atPath: directory.absolute("Specs"))
      },
      {
        #expect(try directory.read("out/Reader.txt") == good)
        try directory.write("Specs/Reader.duo", Sample.program(app: "Reader", screen: "Other"))
      },
    ])
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines[2].hasPrefix("Specs/Reader.duo:3:12: error: "))
    #expect(lines.contains("duoc: cannot read Specs: there is no such file (`sources` in project.duo:4)"))
    #expect(lines.suffix(2).first == "wrote out/Reader.txt")
    #expect(outcome.code == 0)
  }

  /// What a run depends on, beside the texts that are there.
  @Test func whatIsWatched() throws {
    try directory.write("Specs/Reader.duo", "duo 1\n\nimport \"../Shared/parts.duo\"\n" + Sample.clean.dropFirst("duo 1\n".count))
    try directory.write("Shared/parts.duo", "duo 1\n\ntoolbar parts {\n  item add \"Add\" symbol: plus\n}\n")
    try directory.write("device.duo", "duo 1\n\ndevice mine base: iPhoneDuo {\n}\n")
    try directory.link("Specs/linked.duo", to: "../elsewhere.duo")
    try directory.write("elsewhere.duo", Sample.program(app: "Linked"))
    let outcome = watch("check", "--device", "device.duo", edits: [
      { try directory.write("Specs/new/New.duo", Sample.program(app: "New")) },
      { try directory.write("Specs/new/Newer.duo", Sample.program(app: "Newer")) },
      { try directory.write("Shared/parts.duo", "duo 1\n\n") },
      { try directory.write("device.duo", "duo 1\n\ndevice other base: iPhoneDuo {\n}\n") },
      { try directory.write("elsewhere.duo", Sample.program(app: "Linked", screen: "Other")) },
      { try directory.write("project.duo", "duo 1\n\nproject Reader {\n  sources: [\"Specs/new\"]\n}\n") },
      { try FileManager.default.removeItem(atPath: directory.absolute("Specs/new/New.duo")) },
      { try FileManager.default.removeItem(atPath: directory.absolute("project.duo")) },
    ])
    #expect(
      outcome.errors.split(separator: "\n").filter { $0.hasPrefix("checked in") }.map { $0.dropFirst("checked in 0 ms: ".count) } == [
        "watching 5 files; Control-C ends it", "Specs/new changed", "Specs/new/Newer.duo changed", "Shared/parts.duo changed",
        "device.duo changed", "Specs/linked.duo changed", "project.duo changed", "Specs/new/New.duo changed", "project.duo changed",
      ])
  }

  @Test func whatDoesNotMatter() throws {
    let outcome = watch("check", edits: [
      { try directory.write("Specs/.Reader.duo.swp", "x") },
      { try directory.write("Specs/notes.txt", "x") },
      { try directory.write("Other/a.duo") },
      { try directory.write("Specs/Reader.duo~", "x") },
    ])
    #expect(outcome.errors == "1 file checked: nothing to report\nchecked in 0 ms: watching 2 files; Control-C ends it\n")
  }

  /// Editors write beside the file and move it there, or move it away first.
  @Test func savingByRenaming() throws {
    let path = directory.absolute("Specs/Reader.duo")
    let outcome = watch("test", edits: [
      {
        try directory.write("Specs/tmp", Sample.program(app: "Reader", screen: "Other"))
        try LocalFiles(base: Path(directory.path)).rename(Path("Specs/tmp"), to: Path("Specs/Reader.duo"))
      },
      {
        try FileManager.default.moveItem(atPath: path, toPath: path + "~")
        try directory.write("Specs/Reader.duo")
      },
    ])
    #expect(outcome.errors.split(separator: "\n").count { $0 == "tested in 0 ms: Specs/Reader.duo changed" } == 2)
  }

  /// What happens within 50 milliseconds of the last change is one with it.
  @Test func aBurstIsOneRun() throws {
    var io = TestIO(directory)
    io.edits.rest = [{ try directory.write("Specs/Reader.duo", Sample.broken) }]
    io.edits.burst = (1...10).map { number in { try directory.write("Specs/Reader.duo", Sample.program(app: "Reader", screen: "S\(number)")) } }
    #expect(run(["build", "--watch"], &io) == 0)
    #expect(io.errorLines.count { $0.hasPrefix("built in ") } == 2)
    #expect(io.edits.burst.isEmpty)
    #expect(try directory.read("out/Reader.txt").contains("S10"))
  }

  /// Changes without end are not waited for.
  @Test func aFloodIsInterrupted() throws {
    var io = TestIO(directory)
    io.edits.rest = [{}]
    io.edits.burst = (1...1000).map { number in { try directory.write("Specs/Reader.duo", Sample.program(app: "Reader", screen: "S\(number)")) } }
    #expect(run(["build", "--watch"], &io) == 0)
    #expect(io.edits.burst.count == 980)
    #expect(try directory.read("out/Reader.txt").contains("S20"))
  }

  /// A directory for outputs among the sources wakes nobody.
  @Test func outputsAmongTheSources() throws {
    let outcome = watch("build", ".", "-o", "./made/here", edits: [])
    #expect(outcome.errors == "wrote ./made/here/Reader.txt\nbuilt in 0 ms: watching 2 files; Control-C ends it\n")
  }

  @Test func fixesAreSavedOnce() throws {
    try directory.write("Specs/Reader.duo", String(Sample.clean.dropFirst("duo 1\n\n".count)))
    let outcome = watch("check", "--fix", edits: [])
    #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix("fixed 1 finding") } == 1)
    #expect(outcome.errors.hasSuffix("checked in 0 ms: Specs/Reader.duo changed\n"))
  }

  @Test func manyChangesAreCounted() throws {
    let outcome = watch("check", "--quiet", "Specs", edits: [{ for name in ["a", "b", "c", "d", "e"] { try directory.write("Specs/\(name).duo", Sample.program(app: name)) } }])
    #expect(outcome.errors.isEmpty && outcome.code == 0)
    let loud = watch("check", "Specs", edits: [{ for name in ["f", "g", "h", "i"] { try directory.write("Specs/\(name).duo", Sample.program(app: name)) } }])
    #expect(loud.errors.hasSuffix("checked in 0 ms: Specs/f.duo, Specs/g.duo, Specs/h.duo and 1 more changed\n"))
  }

  @Test func whatCannotBegin() throws {
    duoc("build", "--watch", "missing.duo", in: directory).expectRefusal("cannot read missing.duo")
    duoc("build", "--watch", "-", in: directory).expectRefusal("`--watch` waits for files to change; `-` is read once")
    duoc("why", "add", "--watch", in: directory).expectRefusal("`why` has no flag `--watch`")
    // A broken text is what one is about to mend.
    try directory.write("Specs/Reader.duo", Sample.broken)
    #expect(watch("check", edits: [{ try directory.write("Specs/Reader.duo") }]).code == 0)
  }
}
