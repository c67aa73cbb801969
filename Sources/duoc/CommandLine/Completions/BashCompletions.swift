/// Completion for Bash, from 3.2 on: it needs nothing but Bash.
enum BashCompletions {
  static var script: String {
    """
    # Completion of duoc for Bash: source <(duoc completions bash)

    _duoc_sources() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -X '!*.duo' -- "$1") $(compgen -d -- "$1"))
    }
    _duoc_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -- "$1"))
    }
    _duoc_directories() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -d -- "$1"))
    }
    _duoc_words() {
      COMPREPLY=($(compgen -W "$2" -- "$1"))
    }
    _duoc_list() {
      local last=${1##*,}
      COMPREPLY=($(compgen -P "${1%"$last"}" -W "$2" -- "$last"))
    }

    _duoc() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command= operands=0 index
      COMPREPLY=()
      # --format=json is three words: the flag, = and its value.
      if [ "$word" = = ]; then
        word=
      elif [ "$before" = = ]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
          \(patterns(valueFlags.flatMap(\.spellings)))) ((index++)); [ "${COMP_WORDS[index]}" = = ] && ((index++)) ;;
          -*) ;;
          *) if [ -z "$command" ]; then command=${COMP_WORDS[index]}; else ((operands++)); fi ;;
        esac
      done
      if [ -z "$command" ]; then
        _duoc_words "$word" \(words(CommandName.allCases.map(\.rawValue) + ["--help", "--version"]))
        return
      fi
      case $command:$before in
    \(valueCases.joined(separator: "\n"))
      esac
      case $command:$word in
    \(flagCases.joined(separator: "\n"))
    \(operandCases.joined(separator: "\n"))
      esac
    }

    complete -F _duoc duoc

    """
  }

  private static var valueFlags: [Flag] { Flag.all.filter { $0.value.takesValue } }

  private static func patterns(_ words: [String]) -> String {
    var unique: [String] = []
    for word in words where !unique.contains(word) { unique.append(word) }
    return unique.joined(separator: " | ")
  }

  private static func words(_ words: [String]) -> String { words.joined(separator: " ").quoted(escape: "'\\''") }

  /// What follows a flag that takes a value; flags that take the same stand together.
  private static var valueCases: [String] {
    var cases: [(call: String, places: [String])] = []
    for flag in valueFlags {
      let call = call(flag.value.candidates)
      let places = flag.commands.flatMap { command in flag.spellings.map { "\(command.rawValue):\($0)" } }
      if let index = cases.firstIndex(where: { $0.call == call }) { cases[index].places += places } else { cases.append((call, places)) }
    }
    return cases.map { """
          \(patterns($0.places)))
            \($0.call)
            return
            ;;
      """
    }
  }

  private static var flagCases: [String] {
    Command.all.map { command in
      "    \(command.name.rawValue):-*) _duoc_words \"$word\" \(words(command.flags.flatMap(\.spellings))) ;;"
    }
  }

  private static var operandCases: [String] {
    Command.all.filter { $0.operands.candidates != .nothing }.map { command in
      // The name of a control is in the files.
      let condition = command.operands == .controlAndPaths ? "[ $operands -gt 0 ] && " : ""
      return "    \(command.name.rawValue):*) \(condition)\(call(command.operands.candidates)) ;;"
    }
  }

  private static func call(_ candidates: Candidates) -> String {
    switch candidates {
    case .nothing: ":"
    case .sources: "_duoc_sources \"$word\""
    case .files: "_duoc_files \"$word\""
    case .directories: "_duoc_directories \"$word\""
    case .words(let words): "_duoc_words \"$word\" \(self.words(words))"
    case .list(let words): "_duoc_list \"$word\" \(self.words(words))"
    }
  }
}
