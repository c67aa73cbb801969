import Foundation
import Testing

@testable import duoc

/// Other programs, called for real.
struct SubprocessTests {
  init() { System.prepareProcess() }

  private func shell(_ script: String, input: String = "") throws -> Subprocess.Result {
    try System.run(Subprocess("sh", ["-c", script], input: [UInt8](input.utf8)))
  }

  @Test func itsEndAndItsOutputs() throws {
    let result = try shell("cat; echo no >&2; exit 3", input: "yes\n")
    #expect(result == Subprocess.Result(end: .exit(3), output: [UInt8]("yes\n".utf8), errors: [UInt8]("no\n".utf8)))
    #expect(!result.hasSucceeded)
    #expect(try shell("kill -TERM $$").end == .signal(SIGTERM))
  }

  @Test func noProgram() {
    #expect(throws: SystemError.missing) { try System.run(Subprocess("no-such-program-of-duoc", [])) }
    #expect(throws: SystemError.invalidPath) { try System.run(Subprocess("echo", ["a\0b"])) }
  }

  @Test func moreThanPipesHold() throws {
    // Both outputs and the input are longer than any pipe, and the program reads last.
    let text = String(repeating: "0123456789abcdef", count: 1 << 16)
    let script = "head -c 1000000 /dev/zero >&2; head -c 1000000 /dev/zero; cat"
    let result = try shell(script, input: text)
    #expect(result.hasSucceeded)
    #expect(result.errors.count == 1_000_000)
    #expect(result.output.count == 1_000_000 + text.utf8.count)
    #expect(result.output.suffix(text.utf8.count).elementsEqual(text.utf8))
  }

  @Test func aProgramThatDoesNotRead() throws {
    let result = try shell("exec <&-; echo done", input: String(repeating: "x", count: 1 << 20))
    #expect(result == Subprocess.Result(end: .exit(0), output: [UInt8]("done\n".utf8)))
  }

  @Test func itsEnvironment() throws {
    var program = Subprocess("sh", ["-c", "echo \"$DUOC_TEST\" ${PATH:+path} ${HOME-unset}"])
    program.variables = ["DUOC_TEST": "a = value", "HOME": "home"]
    #expect(String(decoding: try System.run(program).output, as: UTF8.self) == "a = value path home\n")
  }

  @Test func signalsAreAsAProgramExpects() throws {
    // The writer is ended by the signal that `duoc` itself ignores; else it would say so.
    let result = try shell("yes | head -n 1")
    #expect(result == Subprocess.Result(end: .exit(0), output: [UInt8]("y\n".utf8)))
  }

  @Test(arguments: ["yes", "yes >&2"]) func endlessOutputIsEnded(_ script: String) {
    var program = Subprocess("sh", ["-c", script])
    program.outputLimit = 100_000
    #expect(throws: SystemError.other("it writes more than anybody can use")) { try System.run(program) }
  }
}
