import Foundation
import Testing

@testable import duoc

/// What only a real process shows: its streams, and what the shell does with them.
@Suite(.enabled(if: Executable.path != nil, "the executable is not beside the tests"))
struct ProcessTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("Reader.duo")
  }

  private func shell(_ script: String) throws -> Outcome { try Shell(directory)(script) }

  @Test func aRun() throws {
    let outcome = try shell("\"$duoc\" build && cat Reader.duo | \"$duoc\" check -")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Reader"))
    #expect(!outcome.output.contains(directory.path))
  }

  @Test func aReaderThatLeaves() throws {
    // The left side's exit code goes through descriptor 3.
    let outcome = try shell("{ { sleep 0.2; \"$duoc\" help; echo $? >&3; } | true; } 3>&1")
    #expect(outcome.output == "2\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test func aClosedStream() throws {
    #expect(try shell("\"$duoc\" help >&-").errors == "duoc: cannot write to standard output: it is closed\n")
    #expect(try shell("\"$duoc\" check - <&-").errors == "duoc: cannot read standard input: it is closed\n")
    #expect(try shell("\"$duoc\" build -o out >&- 2>&- <&-; echo $?; cat out/Reader.txt").output.contains("Reader"))
  }

  @Test func aFileSizeLimit() throws {
    // One block of 512 bytes, or of 1,024: less than the output.
    try directory.write("Reader.duo", Sample.program(app: "R" + String(repeating: "r", count: 3000)))
    let outcome = try shell("ulimit -f 1; \"$duoc\" build -o out; echo $?; ls -A out")
    #expect(outcome.output == "2\n")
    #expect(outcome.errors.hasPrefix("duoc: cannot write out/") && outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func aPipeIsNoFile() throws {
    let outcome = try shell("mkfifo pipe.duo; \"$duoc\" check pipe.duo; \"$duoc\" check; cat Reader.duo 2>/dev/null | \"$duoc\" check /dev/fd/0")
    #expect(outcome.code == 2 && outcome.output.isEmpty)
    let message = "it is not a regular file; `-` reads standard input\n"
    #expect(outcome.errors == ["pipe.duo", "pipe.duo", "/dev/fd/0"].map { "duoc: cannot read \($0): \(message)" }.joined())
  }

  #if os(Linux)
    @Test func aFullDisk() throws {
      let outcome = try shell("\"$duoc\" build >/dev/full")
      #expect(outcome.code == 2)
      #expect(outcome.errors == "duoc: cannot write to standard output: no space is left on the device\n")
    }

    @Test func anArgumentThatIsNotUTF8() throws {
      let outcome = try shell("\"$duoc\" check \"$(printf 'a\\377.duo')\"")
      #expect(outcome.code == 2)
      #expect(outcome.errors.contains("an argument is not valid UTF-8"))
    }
  #endif
}
