/// Completion for fish, with a line of help beside each command, flag and choice.
enum FishCompletions {
  static var script: String {
    var lines = ["# Completion of duoc for fish: duoc completions fish | source", "", "complete -c duoc -f"]
    for command in Command.all {
      lines.append("complete -c duoc -n __fish_use_subcommand -a \(command.name.rawValue) -d \(quoted(command.summary))")
    }
    for flag in Flag.all { lines.append(line(flag)) }
    for command in Command.all {
      if let argument = argument(command.operands.candidates, []) {
        // The name of a control is in the files.
        let more = command.operands == .controlAndPaths ? "; and test (count (commandline -opc)) -gt 2" : ""
        lines.append("complete -c duoc -n \(condition([command.name], more)) \(argument)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String { text.replacing("\\", with: "\\\\").quoted(escape: "\\'") }

  private static func condition(_ commands: [CommandName], _ more: String = "") -> String {
    quoted("__fish_seen_subcommand_from " + commands.map(\.rawValue).joined(separator: " ") + more)
  }

  private static func line(_ flag: Flag) -> String {
    var parts = ["complete -c duoc -n \(condition(flag.commands))", "-l \(flag.name.rawValue)"]
    if let letter = flag.letter { parts.append("-s \(letter)") }
    if flag.value.takesValue { parts.append("-r " + (argument(flag.value.candidates, flag.value.choices) ?? "")) }
    parts.append("-d \(quoted(flag.help))")
    return parts.filter { !$0.isEmpty }.joined(separator: " ").replacing("  ", with: " ")
  }

  private static func argument(_ candidates: Candidates, _ choices: [Flag.Choice]) -> String? {
    switch candidates {
    case .nothing: nil
    case .sources: "-k -a '(__fish_complete_suffix .duo)'"
    case .files: "-F"
    case .directories: "-a '(__fish_complete_directories (commandline -ct))'"
    case .words(let words): "-a " + quoted(described(words, choices).joined(separator: " "))
    case .list(let words): "-a " + quoted("(__fish_complete_list , \"printf '%s\\n' \(words.joined(separator: " "))\")")
    }
  }

  /// Words, each with its help if there is some.
  private static func described(_ words: [String], _ choices: [Flag.Choice]) -> [String] {
    words.map { word in
      let help = choices.first { $0.word == word }?.help ?? ""
      return help.isEmpty ? word : "\(word)\\t\(quoted(help))"
    }
  }
}
