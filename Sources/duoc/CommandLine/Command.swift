import DuoLang

/// A command of `duoc`, by the word that calls it.
enum CommandName: String, CaseIterable {
  case build, check, test, fmt, why, diff, explain, device, config
  case initialize = "init"
  case completions, help, version

  /// The command that `word` was probably meant to be, for a message: by habits of other tools, else by likeness.
  static func alternatives(to word: String, and more: [String] = []) -> String {
    let meant = habits.first { $0.words.contains(word) }.map { [$0.means.rawValue] }
    let legal = allCases.map(\.rawValue) + more
    return DuoLang.alternatives(meant ?? suggestions(for: word, among: legal), legal: legal, atMost: legal.count)
  }

  /// What other tools call what these commands do.
  private static let habits: [(means: CommandName, words: [String])] = [
    (.build, ["compile", "layout", "render", "run"]), (.check, ["lint", "validate", "verify"]), (.fmt, ["format"]),
    (.initialize, ["new", "create"]), (.help, ["man"]),
  ]
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
  /// A text that stands after these as it is; empty where there is none.
  let sample: String
  /// Paragraphs after it.
  let details: [String]
  let examples: [Example]

  init(
    name: CommandName, operands: Operands, summary: String, about: [String], sample: String = "", details: [String] = [],
    examples: [Example]
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.about = about
    self.sample = sample
    self.details = details
    self.examples = examples
  }

  enum Operands {
    case none
    /// Files, directories, `-`.
    case paths
    /// The name of a control, then paths.
    case controlAndPaths
    /// A revision, or two revisions or paths.
    case versions
    /// A word of the language, a rule, a pose, an API, a finding.
    case word
    /// The name of a command, or a topic of help.
    case command
    /// The name of a shell.
    case shell
    /// The name of something new.
    case newName

    var takesPaths: Bool { self == .paths || self == .controlAndPaths }
    /// Whether the command reads sources, so that its end tells whether they are sound.
    var readsSources: Bool { takesPaths || self == .versions }

    var placeholder: String {
      switch self {
      case .none: ""
      case .paths: "[PATH…]"
      case .controlAndPaths: "NAME [PATH…]"
      case .versions: "[REV | OLD NEW]"
      case .word, .newName: "[NAME]"
      case .command: "[COMMAND | TOPIC]"
      case .shell: CompletionShell.allCases.map(\.rawValue).joined(separator: "|")
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
