/// A command of `duoc`, by the word that calls it.
enum CommandName: String, CaseIterable {
  case build, check, test, fmt, why, explain, device, help, version
}

/// What `duoc` knows of a command besides what it does: parsing, help and completions read it.
struct Command {
  let name: CommandName
  /// What follows the flags: `[PATH…]`, or nothing.
  let operands: Operands
  /// One line, in lower case: what it is good for.
  let summary: String
  /// Paragraphs of its own help.
  let about: [String]
  let examples: [Example]

  enum Operands {
    case none
    /// Files, directories, `-`.
    case paths
    /// The name of a control, then paths.
    case controlAndPaths
    /// A word of the language, a rule, a pose, an API, a finding.
    case word
    /// The name of a command.
    case command

    var takesPaths: Bool { self == .paths || self == .controlAndPaths }

    var placeholder: String {
      switch self {
      case .none: ""
      case .paths: "[PATH…]"
      case .controlAndPaths: "NAME [PATH…]"
      case .word: "[NAME]"
      case .command: "[COMMAND]"
      }
    }
  }

  struct Example {
    let line: String
    let effect: String

    init(_ line: String, _ effect: String) {
      self.line = line
      self.effect = effect
    }
  }
}
