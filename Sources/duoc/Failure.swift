/// Why a run ends before its time: wrong usage, files, or nobody who reads.
struct Failure: Error, Equatable {
  /// A line each, printed after `duoc: `.
  var messages: [String]
  var exitCode = ExitCode.failure

  init(_ message: String) { messages = [message] }
  init(messages: [String], exitCode: Int32 = ExitCode.failure) {
    self.messages = messages
    self.exitCode = exitCode
  }

  /// The reader of standard output has gone: there is nothing to say and nobody to say it to.
  static let silent = Failure(messages: [])

  /// Findings that leave nothing to go on with have been written.
  static let reported: Failure = {
    var failure = Failure(messages: [])
    failure.exitCode = ExitCode.findings
    return failure
  }()
}

/// How a run ends: the contract with scripts.
enum ExitCode {
  static let clean: Int32 = 0
  /// Errors; with `--strict` warnings too.
  static let findings: Int32 = 1
  /// Wrong usage, a file that cannot be read or written, a fault of `duoc`.
  static let failure: Int32 = 2
}
