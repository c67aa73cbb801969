import DuoLang

/// `opens: Compose`, where `Compose` is declared: the value says what kind of thing opens, and not which.
extension TypeCheck {
  /// Reports the values of `opens` that are none, now that all presentations of the file are known.
  func reportUnknownOpens(_ diagnostics: inout DiagnosticBag) {
    guard !unknownOpens.isEmpty, let id = Vocabulary.attribute(.opens, in: .item) else { return }
    var kinds: [SymbolID: Kind] = [:]
    for (name, kind) in presentations { kinds[name] = kind }
    for value in unknownOpens {
      guard let kind = kinds[tree.symbol(value)] else {
        reportUnknownValue(value, id, Vocabulary[id].type, isNumber: false, &diagnostics)
        continue
      }
      // What covers the screen opens as a sheet does.
      let meant = kind == .popover ? Opens.popover.word : Opens.sheet.word
      diagnostics.report(
        .unknownValue, at: view.span(value), "`opens` has no value `\(text(value))`",
        label: "it says what kind of thing opens, and `\(text(value))` is a `\(kind.word)`",
        fix: Fix("write `\(meant)`", .unsafe, replace: view.span(value), with: meant))
    }
  }
}
