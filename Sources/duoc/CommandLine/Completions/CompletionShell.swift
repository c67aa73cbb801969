/// A shell that `duoc completions` speaks to.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that tells it how to complete a command line of `duoc`.
  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}
