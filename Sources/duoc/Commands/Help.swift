import DuoLang
import DuoLayout

/// A page of help that is about no command.
enum HelpTopic: String, CaseIterable {
  case language
}

/// `duoc help`, `duoc help COMMAND`, `duoc help TOPIC`, `--help`; bare `duoc`, which shows it as talk and fails, for a script that lost its command.
func help(_ arguments: Arguments, _ io: inout some IO) throws(Failure) -> Int32 {
  guard arguments.command != nil else {
    try? io.write([UInt8](HelpText.overview.utf8), to: .errors)
    return ExitCode.failure
  }
  try io.print(page(arguments))
  return ExitCode.clean
}

private func page(_ arguments: Arguments) throws(Failure) -> [UInt8] {
  let word = arguments.operands.first
  if arguments.has(.man) {
    guard word == nil else { throw Failure("`--man` is the manual of all commands: it goes without one") }
    return [UInt8](ManualPage.text.utf8)
  }
  guard let word else { return [UInt8](HelpText.overview.utf8) }
  if let name = CommandName(rawValue: word) { return [UInt8](HelpText.text(for: Command[name]).utf8) }
  switch HelpTopic(rawValue: word) {
  case .language:
    var bytes: [UInt8] = []
    Explainer().writeLanguage(into: &bytes)
    return bytes
  case nil:
    throw Failure("there is no command or topic \(word.quoted); \(CommandName.alternatives(to: word, and: HelpTopic.allCases.map(\.rawValue)))")
  }
}
