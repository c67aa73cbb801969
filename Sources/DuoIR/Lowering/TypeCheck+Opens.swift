import DuoLang

/// `opens: Compose`, where `Compose` is declared: the value says what kind of thing opens, and not which.
extension TypeCheck {
  /// Reports the values of `opens` that are none, now that all presentations of the file are known.
  func reportUnknownOpens(_ diagnostics: inout DiagnosticBag) {
    guard !unknownOpens.isEmpty else { return }
    var kinds: [SymbolID: Kind] = [:]
    for (name, kind) in presentations { kinds[name] = kind }
    for value in unknownOpens { reportUnknownOpens(value, kinds[tree.symbol(value)], &diagnostics) }
  }

  /// - Parameter kind: The kind of the presentation that is named; nil if the file declares none of that name.
  private func reportUnknownOpens(_ value: NodeID, _ kind: Kind?, _ diagnostics: inout DiagnosticBag) {
    let word = text(value)
    // What covers the screen opens as a sheet does.
    let meant = kind.map { [$0 == .popover ? Opens.popover.word : Opens.sheet.word] } ?? suggestions(for: word, among: Opens.words)
    let kindText = kind.map { ", and `\(word)` is a `\($0.word)`" } ?? ", not which one"
    diagnostics.report(
      .unknownValue, at: view.span(value), "`opens` has no value `\(word)`",
      label: kind != nil || meant.isEmpty ? "it says what kind of thing opens\(kindText)" : "",
      help: help(meant, legal: Opens.words, in: "for `opens`"), fix: fix(meant, view.span(value)))
  }
}
