import DuoLang

/// `duoc help`, `duoc help COMMAND`, `--help`; bare `duoc`, which shows it as talk and fails, for a script that lost its command.
func help(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  guard arguments.command != nil else {
    try? io.write([UInt8](HelpText.overview.utf8), to: .errors)
    return ExitCode.failure
  }
  guard let word = arguments.operands.first else {
    try io.print([UInt8](HelpText.overview.utf8))
    return ExitCode.clean
  }
  guard let name = CommandName(rawValue: word) else {
    let names = CommandName.allCases.map(\.rawValue)
    throw Failure("there is no command \(word.quoted); \(alternatives(to: word, among: names))")
  }
  try io.print([UInt8](HelpText.text(for: Command[name]).utf8))
  return ExitCode.clean
}
