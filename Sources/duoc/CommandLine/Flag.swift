/// A flag of `duoc`, by its long name.
enum FlagName: String, CaseIterable {
  case format, output, render, depfile, watch, pose, scenario, screen, device
  case diagnostics, strict, error, warn, allow, baseline, summary
  case failOn = "fail-on"
  case exitCode = "exit-code"
  case fix, diff, check
  case unsafeFixes = "unsafe-fixes"
  case maxDiagnostics = "max-diagnostics"
  case color, quiet, jobs
  case noProject = "no-project"
  case standardInputPath = "stdin-path"
  case man, help, version

  /// As it is typed: `--format`.
  var spelling: String { "--\(rawValue)" }
}

/// What `duoc` knows of a flag: parsing, help and completions read it.
struct Flag {
  let name: FlagName
  /// The short form, as in `-o`.
  let letter: Character?
  let value: Value
  let group: Group
  /// What it does, in lower case, without a full stop.
  let help: String
  /// The commands that take it.
  let commands: [CommandName]

  init(
    _ name: FlagName, letter: Character? = nil, _ group: Group, takes value: Value = .none, _ help: String,
    for commands: [CommandName]
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.group = group
    self.help = help
    self.commands = commands
  }

  enum Value {
    case none
    /// Anything; the placeholder stands for it in help.
    case text(String)
    /// Anything, several with commas.
    case list(String)
    /// A whole number, from 0.
    case number(String)
    /// One of some words.
    case choice([Choice])
    /// Some of some words, with commas.
    case choices(String, [Choice])

    var choices: [Choice] {
      switch self {
      case .choice(let choices), .choices(_, let choices): choices
      default: []
      }
    }

    var takesValue: Bool { if case .none = self { false } else { true } }

    var isList: Bool {
      switch self {
      case .list, .choices: true
      default: false
      }
    }
  }

  struct Choice {
    let word: String
    /// Listed in help if there is something to say.
    let help: String

    init(_ word: String, _ help: String = "") {
      self.word = word
      self.help = help
    }
  }

  /// The heading under which help lists it.
  enum Group: String, CaseIterable {
    case output = "what to write"
    case selection = "what to lay out, and for which device"
    case findings
    case severities = "what findings count for"
    case fixes
    case general
  }

  /// As help shows it: `-o, --output DIR`.
  var usage: String {
    let spelling = letter.map { "-\($0), \(name.spelling)" } ?? name.spelling
    switch value {
    case .none: return spelling
    case .text(let placeholder), .number(let placeholder): return "\(spelling) \(placeholder)"
    case .list(let placeholder), .choices(let placeholder, _): return "\(spelling) \(placeholder),…"
    case .choice(let choices): return "\(spelling) \(choices.map(\.word).joined(separator: "|"))"
    }
  }
}
