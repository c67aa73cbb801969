/// What ends a command with 1, though it did what it was told to.
struct ExitCondition: Equatable {
  /// The flags of which one must be there; empty where none is needed.
  let flags: [FlagName]
  /// What is the case then: a clause.
  let cause: String

  private init(_ cause: String, with flags: FlagName...) {
    self.flags = flags
    self.cause = cause
  }

  private static let errors = ExitCondition("there are errors")
  private static let projectErrors = ExitCondition("project.duo has errors")
  private static let severities = [ExitCondition("warnings", with: .strict), ExitCondition("a finding that grave", with: .failOn)]

  /// All of a command, the plainest first; none where it ends with 0 or 2.
  static func all(of command: CommandName) -> [ExitCondition] {
    switch command {
    case .build: [errors] + severities
    case .check: [errors] + severities + [ExitCondition("something to fix", with: .diff)]
    case .test: [errors, ExitCondition("an expectation does not hold")] + severities
    case .fmt: [projectErrors, ExitCondition("something to format", with: .check, .diff)]
    case .diff: [errors, ExitCondition("something moved", with: .exitCode)]
    case .why, .device: [errors]
    case .config: [projectErrors]
    case .explain, .initialize, .completions, .help, .version: []
    }
  }

  /// As help tells it: `with --check or --diff, something to format`.
  var text: String {
    flags.isEmpty ? cause : "with \(flags.map(\.spelling).joined(separator: " or ")), \(cause)"
  }
}
