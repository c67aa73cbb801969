import Testing

@testable import duoc

/// A world in memory around the files of a directory.
struct TestIO: IO {
  var files: TestFiles
  var input: [UInt8] = []
  var output: [UInt8] = []
  /// How much of the output was written at a time.
  var pieces: [Int] = []
  var errors: [UInt8] = []
  var variables: [String: String] = [:]
  var terminals: [OutputStream] = []
  var terminalColumns = 80
  var isInputTerminal = false
  /// What stands in for other programs, by name; those that are not here are called.
  var programs: [String: (Subprocess) throws(SystemError) -> Subprocess.Result] = [:]
  /// What happens while a run waits for changes.
  let edits = Edits()
  let milliseconds = 0
  /// What was said to go on; nil where it ended.
  var progressTexts: [String?] = []
  /// What writing to standard output fails with.
  var outputFailure: SystemError?

  init(_ directory: TemporaryDirectory) { self.init(base: directory.path) }

  /// - Parameter base: the working directory.
  init(base: String) { files = TestFiles(base: Path(base)) }

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(SystemError) {
    if stream == .output {
      if let outputFailure { throw outputFailure }
      output += bytes
      pieces.append(bytes.count)
    } else {
      errors += bytes
    }
  }

  mutating func readInput(limit: Int) throws(SystemError) -> [UInt8] {
    guard input.count <= limit else { throw .tooLarge(limit: limit) }
    return input
  }

  func isTerminal(_ stream: OutputStream) -> Bool { terminals.contains(stream) }
  func columns(of stream: OutputStream) -> Int? { isTerminal(stream) ? terminalColumns : nil }
  func environment(_ name: String) -> String? { variables[name] }
  var processorCount: @Sendable () -> Int = { 2 }

  func run(_ program: Subprocess) throws(SystemError) -> Subprocess.Result {
    if let answer = programs[program.program] { return try answer(program) }
    // `sh` takes the program into the working directory of the test.
    let base = files.local.base?.display ?? "."
    var moved = Subprocess("sh", ["-c", "cd -- \"$0\" && exec \"$@\"", base, program.program] + program.arguments, input: program.input)
    moved.variables = program.variables
    return try System.run(moved)
  }

  mutating func progress(_ text: String?) { progressTexts.append(text) }

  mutating func alarm(for places: WatchedPlaces) -> Alarm {
    Alarm { [edits] limit in limit == nil ? edits.next() : edits.nextOfBurst() }
  }

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
  var errorLines: [String] { errorText.split(separator: "\n").map(String.init) }
}

/// Edits that are made one after the other; then nobody edits any more.
final class Edits {
  var rest: [() throws -> Void] = []
  /// Those that follow at once after one of `rest`.
  var burst: [() throws -> Void] = []

  /// Makes the next one; false if there is none.
  func next() -> Bool { Self.makeNext(of: &rest) }
  func nextOfBurst() -> Bool { Self.makeNext(of: &burst) }

  private static func makeNext(of edits: inout [() throws -> Void]) -> Bool {
    guard !edits.isEmpty else { return false }
    do { try edits.removeFirst()() } catch { Issue.record(error) }
    return true
  }
}

/// What one run did.
struct Outcome {
  var code: Int32
  var output: String
  var errors: String
}

/// Runs `duoc` in `directory`, in this process.
@discardableResult
func duoc(_ arguments: String..., in directory: TemporaryDirectory, _ prepare: (inout TestIO) -> Void = { _ in }) -> Outcome {
  duoc(arguments, in: directory, prepare)
}

@discardableResult
func duoc(_ arguments: [String], in directory: TemporaryDirectory, _ prepare: (inout TestIO) -> Void = { _ in }) -> Outcome {
  var io = TestIO(directory)
  prepare(&io)
  let code = run(arguments, &io)
  return Outcome(code: code, output: io.outputText, errors: io.errorText)
}

extension Outcome {
  /// Expects a failure with one line of talk that holds `text`, and no data.
  func expectRefusal(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(code == 2, sourceLocation: location)
    #expect(output.isEmpty, sourceLocation: location)
    #expect(errors.hasPrefix("duoc: ") && errors.split(separator: "\n").count == 1, "\(errors)", sourceLocation: location)
    #expect(errors.contains(text), "\(errors)", sourceLocation: location)
  }
}
