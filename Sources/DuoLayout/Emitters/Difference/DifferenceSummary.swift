import DuoLang

/// A difference in numbers.
public struct DifferenceSummary: Sendable {
  /// How many controls have changed, by kind of change: each counts once on a screen, in however many states and poses, and a tab
  /// once in an app.
  public private(set) var counts: [Int]
  /// How many screens and states differ.
  public var differing: Int
  public var compared: Int
  /// How many apps, screens, states, poses and scenarios only one version has.
  public private(set) var added = 0
  public private(set) var removed = 0

  public subscript(kind: ControlChange.Kind) -> Int { counts[Int(kind.rawValue)] }

  public init(_ difference: LayoutDifference) {
    counts = [Int](repeating: 0, count: ControlChange.Kind.allCases.count)
    differing = difference.screens.count
    compared = difference.comparedCount
    for change in difference.inventory { if change.isAdded { added += 1 } else { removed += 1 } }
    let words = DifferenceWords(difference)
    var seen: Set<Subject> = []
    for screen in difference.screens {
      for change in screen.changes {
        guard let first = change.occurrences.first else { continue }
        let isTab = (words.newControl(first, screen) ?? words.oldControl(first, screen))?.shows == .tab
        let subject = Subject(
          app: screen.app, screen: isTab ? nil : screen.screen, name: change.name, qualifier: change.qualifier, kind: change.kind)
        if seen.insert(subject).inserted { counts[Int(change.kind.rawValue)] += 1 }
      }
    }
  }

  private struct Subject: Hashable {
    var app: SymbolID
    var screen: SymbolID?
    var name: SymbolID
    var qualifier: SymbolID?
    var kind: ControlChange.Kind
  }

  /// `1 gone`, `2 into the menu`, `3 moved along`; what only one version has comes first.
  var parts: [String] {
    var parts: [String] = []
    if removed > 0 { parts.append("\(removed) removed as a whole") }
    if added > 0 { parts.append("\(added) new as a whole") }
    for kind in ControlChange.Kind.allCases where self[kind] > 0 { parts.append("\(self[kind]) \(kind.counted)") }
    return parts
  }

  /// `2 of 7 screens differ`; states count as screens.
  var scope: String { "\(differing) of \(screens) \(differing == 1 ? "differs" : "differ")" }
  /// `7 screens`; states count as screens.
  var screens: String { "\(compared) \(compared == 1 ? "screen" : "screens")" }
}
