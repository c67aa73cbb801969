import Foundation
import Testing

@testable import duoc

/// `--watch` in a real process, woken by the system.
@Suite(.enabled(if: Executable.path != nil, "the executable is not beside the tests"))
struct WatchProcessTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.makeDirectory(".git")
    try directory.write("Specs/Reader.duo", Sample.program(app: "Reader", screen: "First"))
  }

  /// A watch that goes on until it is ended.
  private final class Watched {
    private let process: Process
    private let directory: TemporaryDirectory

    init(_ directory: TemporaryDirectory, _ line: String) throws {
      self.directory = directory
      process = try Shell(directory).process("exec \"$duoc\" \(line) 2>talk")
      process.standardOutput = FileHandle.nullDevice
      try process.run()
    }

    var talk: String { (try? directory.read("talk")) ?? "" }
    /// How often it has run.
    var runs: Int { talk.split(separator: "\n").count { $0.hasPrefix("built in ") } }

    /// Waits until `condition` holds: as long as it takes on a slow machine, not for ever.
    func expect(_ what: String, _ condition: () throws -> Bool) throws {
      let end = Date(timeIntervalSinceNow: 60)
      while Date() < end {
        if try condition() { return }
        Thread.sleep(forTimeInterval: 0.005)
      }
      Issue.record("\(what) did not come true; it said:\n\(talk)")
    }

    /// Ends it as Control-C does. - Returns: the signal that ended it.
    func interrupt() throws -> Int32 {
      process.interrupt()
      try expect("the end") { !process.isRunning }
      return !process.isRunning && process.terminationReason == .uncaughtSignal ? process.terminationStatus : -1
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
  }

  private func output() -> String { (try? directory.read("out/Reader.txt")) ?? "" }

  @Test func rebuilds() throws {
    let watched = try Watched(directory, "build Specs -o out --watch")
    try watched.expect("the first run") { output().contains("First") && watched.runs == 1 }

    try directory.write("Specs/Reader.duo", Sample.program(app: "Reader", screen: "Second"))
    try watched.expect("a rewritten file") { output().contains("Second") }

    // As an editor saves: beside it, and moved.
    try directory.write("Specs/.tmp", Sample.program(app: "Reader", screen: "Third"))
    try LocalFiles(base: Path(directory.path)).rename(Path("Specs/.tmp"), to: Path("Specs/Reader.duo"))
    try watched.expect("a file moved over it") { output().contains("Third") }

    try directory.write("Specs/Reader.duo", Sample.broken)
    try watched.expect("a broken file") { watched.talk.contains("error[") }
    #expect(output().contains("Third"))

    try directory.write("Specs/deep/New.duo", Sample.program(app: "New"))
    try watched.expect("a file in a new directory") { try directory.list("out").contains("New.txt") }

    try FileManager.default.removeItem(atPath: directory.absolute("Specs/Reader.duo"))
    try watched.expect("a file that is gone") { watched.talk.contains("Specs/Reader.duo changed\n") && !watched.talk.hasSuffix("\n\n") }

    try FileManager.default.removeItem(atPath: directory.absolute("Specs"))
    try watched.expect("a directory that is gone") { watched.talk.contains("duoc: cannot read Specs: there is no such file") }
    try directory.write("Specs/Reader.duo", Sample.program(app: "Reader", screen: "Last"))
    try watched.expect("a directory that is back") { output().contains("Last") }

    #expect(try watched.interrupt() == SIGINT)
    #expect(try directory.list("out") == ["New.txt", "Reader.txt"])
  }

  @Test func aBurstIsOneRun() throws {
    let watched = try Watched(directory, "build Specs -o out --watch")
    try watched.expect("the first run") { watched.runs == 1 }
    for number in 1...100 { try directory.write("Specs/Reader.duo", Sample.program(app: "Reader", screen: "Burst\(number)")) }
    try watched.expect("the last of the burst") { output().contains("Burst100") }
    // A machine that pauses within the burst makes it several, never one for each.
    #expect(watched.runs < 50)
    #expect(try watched.interrupt() == SIGINT)
  }

  @Test func theProjectIsWatched() throws {
    let watched = try Watched(directory, "build --watch")
    try watched.expect("the first run") { watched.runs == 1 }
    #expect(try !directory.list().contains("out"))
    try directory.write("project.duo", "duo 1\n\nproject Reader {\n  sources: [\"Specs\"]\n  output: \"out\"\n}\n")
    try watched.expect("a project that is new") { output().contains("First") }
    #expect(try watched.interrupt() == SIGINT)
  }
}
