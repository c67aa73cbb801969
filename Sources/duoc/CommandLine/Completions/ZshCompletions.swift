/// Completion for Zsh, with a line of help beside each command, flag and choice.
enum ZshCompletions {
  static var script: String {
    """
    #compdef duoc
    # Completion of duoc for Zsh: source <(duoc completions zsh), or as the file _duoc in a directory of $fpath

    _duoc_sources() { _files -g '*.duo' }

    _duoc() {
      local -a commands=(
    \(Command.all.map { "    " + quoted("\($0.name.rawValue):\($0.summary)") }.joined(separator: "\n"))
      )
      local context state state_descr line
      typeset -A opt_args
      _arguments -C '(- *)'{-h,--help}'[help]' '(- *)--version[the version]' '1:command:->command' '*::argument:->argument' && return
      case $state in
        command) _describe -t commands command commands ;;
        argument)
          case $words[1] in
    \(Command.all.map(arguments).joined(separator: "\n"))
          esac
          ;;
      esac
    }

    if [ "$funcstack[1]" = _duoc ]; then _duoc "$@"; else compdef _duoc duoc; fi

    """
  }

  private static func quoted(_ text: String) -> String { text.quoted(escape: "'\\''") }

  private static func arguments(_ command: Command) -> String {
    var lines = ["        \(command.name.rawValue))", "          _arguments -s \\"]
    for flag in command.flags { lines.append("            \(specification(flag)) \\") }
    for operand in operands(command.operands) { lines.append("            \(quoted(operand)) \\") }
    lines[lines.count - 1].removeLast(2)
    return (lines + ["          ;;"]).joined(separator: "\n")
  }

  /// Operands as `_arguments` takes them.
  private static func operands(_ operands: Command.Operands) -> [String] {
    let action = action(operands.candidates, nil)
    let message = operands.placeholder.escaped
    switch operands {
    case .none: return []
    case .paths, .versions: return ["*:\(message):\(action)"]
    case .controlAndPaths: return ["1:control: ", "*:\(message):\(action)"]
    case .word, .command, .shell, .newName: return ["1:\(message):\(action)"]
    }
  }

  /// A flag as `_arguments` takes it.
  private static func specification(_ flag: Flag) -> String {
    var rest = "[\(flag.help.escaped)]"
    if flag.value.takesValue { rest += ":\(flag.name.rawValue):\(action(flag.value.candidates, flag))" }
    // Those that have one more word take it after `=` too.
    let long = flag.name.spelling + (flag.value.takesValue ? "=" : "")
    guard let letter = flag.letter else { return quoted(long + rest) }
    let short = "-\(letter)" + (flag.value.takesValue ? "+" : "")
    return "'(-\(letter) \(flag.name.spelling))'{\(short),\(long)}\(quoted(rest))"
  }

  private static func action(_ candidates: Candidates, _ flag: Flag?) -> String {
    switch candidates {
    case .nothing: " "
    case .sources: "_duoc_sources"
    case .files: "_files"
    case .directories: "_files -/"
    case .words(let words):
      if let choices = flag?.value.choices, choices.contains(where: { !$0.help.isEmpty }) {
        "((\(choices.map { "\($0.word)\\:\"\($0.help.escaped)\"" }.joined(separator: " "))))"
      } else {
        "(\(words.map(\.escaped).joined(separator: " ")))"
      }
    case .list(let words):
      "_values -s , \(flag?.name.rawValue ?? "value") \(words.joined(separator: " "))"
    }
  }
}

extension String {
  /// With a backslash before what ends a part of a specification.
  fileprivate var escaped: String {
    var text = ""
    for character in self {
      if "\\:[]\"`$".contains(character) { text += "\\" }
      text.append(character)
    }
    return text
  }
}
