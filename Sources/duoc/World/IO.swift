/// The world around a run: standard streams, terminal, environment, files, other programs. Tests put their own in its place.
protocol IO<Files> {
  associatedtype Files: FileAccess

  var files: Files { get }

  /// Writes all of `bytes`, or fails.
  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(SystemError)
  /// All of standard input; `.tooLarge` if it is longer than `limit`.
  mutating func readInput(limit: Int) throws(SystemError) -> [UInt8]
  /// Whether people type standard input.
  var isInputTerminal: Bool { get }
  func isTerminal(_ stream: OutputStream) -> Bool
  /// How many columns the terminal has that shows a stream; nil where none does.
  func columns(of stream: OutputStream) -> Int?
  /// The value of an environment variable; nil where it is unset.
  func environment(_ name: String) -> String?
  /// Says how many threads this machine runs at a time, at least 1. Asked only where there is work for several: it reads files.
  var processorCount: @Sendable () -> Int { get }
  /// Runs another program to its end; `.missing` if there is no such program.
  func run(_ program: Subprocess) throws(SystemError) -> Subprocess.Result
  /// Says what goes on, to somebody who waits for it; nil if nothing does any more.
  mutating func progress(_ text: String?)
  /// Milliseconds since some moment.
  var milliseconds: Int { get }
  /// Begins to watch for changes.
  mutating func alarm(for places: WatchedPlaces) -> Alarm
}

enum OutputStream: Sendable {
  /// Data.
  case output
  /// Talk.
  case errors
}

extension IO {
  /// Writes a line of talk. What cannot be said is not worth failing for.
  mutating func say(_ line: String) {
    try? write([UInt8]((line + "\n").utf8), to: .errors)
  }

  /// Writes data to standard output.
  mutating func print(_ bytes: [UInt8]) throws(Failure) {
    guard !bytes.isEmpty else { return }
    do { try write(bytes, to: .output) } catch {
      throw error == .closedPipe ? .silent : Failure("cannot write to standard output: \(error.reason)")
    }
  }
}

/// What `duoc` does with files. Relative paths begin in the run's working directory.
protocol FileAccess {
  /// The same files, where looking at them is not what the run depends on: its outputs.
  var unobserved: Self { get }
  /// What is at `path`, links followed.
  func status(_ path: Path) throws(SystemError) -> FileStatus
  func isSymbolicLink(_ path: Path) -> Bool
  /// The absolute path without any link.
  func realPath(_ path: Path) throws(SystemError) -> Path
  /// The bytes of a regular file; `.tooLarge` if it is longer than `limit`.
  func read(_ path: Path, limit: Int) throws(SystemError) -> [UInt8]
  /// What a directory holds, in no order, without `.` and `..`.
  func entries(of directory: Path) throws(SystemError) -> [DirectoryEntry]
  /// - Throws: why the file may not be written, if so.
  func checkWritable(_ path: Path) throws(SystemError)

  func makeDirectory(_ path: Path) throws(SystemError)
  /// Makes a file that is not there yet. If it fails after that, the file may be there in part.
  func create(_ path: Path, _ bytes: [UInt8], permissions: UInt16?) throws(SystemError)
  /// Moves a file over another in one step.
  func rename(_ path: Path, to target: Path) throws(SystemError)
  /// Removes a file, or an empty directory.
  func remove(_ path: Path) throws(SystemError)
  /// Puts off the signals that end a program from a terminal until `body` is done.
  func uninterrupted<Value>(_ body: () throws(SystemError) -> Value) throws(SystemError) -> Value
}

extension FileAccess {
  var unobserved: Self { self }

  /// `path` without `..` as far as that is the same file.
  func shortened(_ path: Path) -> Path {
    let short = path.normalized
    guard short != path, let real = try? realPath(path), let other = try? realPath(short) else { return path }
    return real == other ? short : path
  }

  /// Why no file can be at `place`: what is missing may be a directory for it.
  func reason(_ error: SystemError, at place: Path) -> String {
    var missing: Path?
    var directory = place.parent
    while error == .missing, failure(of: directory) == .missing {
      missing = directory
      directory = directory.parent
    }
    return missing.map { "there is no directory \($0.display)" } ?? error.reason
  }

  /// Why `path` has no status; nil if it has one.
  func failure(of path: Path) -> SystemError? {
    do throws(SystemError) {
      _ = try status(path)
      return nil
    } catch {
      return error
    }
  }
}

struct FileStatus: Equatable {
  var kind: FileKind
  var size: Int
  var permissions: UInt16
  /// When its content last changed, in nanoseconds since some moment.
  var modified: Int64
  /// Tells the file apart from all others that are there at the same time.
  var device: UInt64
  var node: UInt64
}

enum FileKind: Sendable {
  case file, directory, other
}

struct DirectoryEntry: Equatable {
  var name: Path
  /// nil where only `FileAccess.status` can tell, as for links.
  var kind: FileKind?
}
