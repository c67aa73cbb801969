import DuoLang
import DuoLayout

/// What a shell offers in one place of a command line.
enum Candidates: Equatable {
  case nothing
  /// `.duo` files, and directories that may hold some.
  case sources
  case files
  case directories
  /// One of some words.
  case words([String])
  /// Some of some words, with commas.
  case list([String])

  static let poses = Explainer().poseNames + ["all"]
  static let slugs = DiagnosticKind.allCases.map(\.slug)
}

extension Flag.Value {
  var candidates: Candidates {
    switch self {
    case .choice(let choices): .words(choices.map(\.word))
    case .choices(_, let choices): .list(choices.map(\.word))
    case .text("DIR"): .directories
    case .text("PATH"): .sources
    case .text: .files
    case .list("POSE"): .list(Candidates.poses)
    case .list("SLUG"): .list(Candidates.slugs)
    case .none, .list, .number: .nothing
    }
  }
}

extension Command.Operands {
  var candidates: Candidates {
    switch self {
    case .none, .newName: .nothing
    case .paths, .controlAndPaths, .versions: .sources
    case .word: .words(Explainer().wordsAndFormats)
    case .command: .words(CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue))
    case .shell: .words(CompletionShell.allCases.map(\.rawValue))
    }
  }
}

extension Command {
  /// The flags that it takes, in the order of help.
  var flags: [Flag] { Flag.all.filter { $0.commands.contains(name) } }
}

extension Flag {
  /// As they are typed: `-o`, `--output`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [name.spelling] }
}

extension String {
  /// In single quotes, for a shell that knows no escape in them but `escape` for the quote itself.
  func quoted(escape: String) -> String { "'" + replacing("'", with: escape) + "'" }
}
