/// Another program that a run calls, such as `git`: what it is given.
struct Subprocess: Equatable {
  /// A name that is looked up in PATH, or a path.
  var program: String
  var arguments: [String]
  /// What it reads as standard input; it need not read all.
  var input: [UInt8] = []
  /// Environment variables beside those of `duoc`, and in their place.
  var variables: [String: String] = [:]

  /// How much it may write to each of its outputs, in bytes: as a rule more than any diagram has, or any text of a repository.
  var outputLimit = 1 << 28

  init(_ program: String, _ arguments: [String], input: [UInt8] = []) {
    self.program = program
    self.arguments = arguments
    self.input = input
  }

  /// How it ended, and what it wrote.
  struct Result: Equatable {
    var end: End
    var output: [UInt8] = []
    var errors: [UInt8] = []

    var hasSucceeded: Bool { end == .exit(0) }
  }

  enum End: Equatable {
    case exit(Int32)
    /// Ended from outside, as by Control-C.
    case signal(Int32)
  }
}
