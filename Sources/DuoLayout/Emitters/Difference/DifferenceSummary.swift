import DuoLang

/// A difference in numbers.
public struct DifferenceSummary: Sendable {
  /// How many controls have changed, by kind of change: each counts once on a screen, in however many states and poses, and a tab
  /// once in an app. The control that opens the menu, which comes and goes with what is in it, does not count as gone or added.
  public private(set) var counts: [Int]
  /// How many screens and states differ.
  public var differing: Int
  public var compared: Int
  /// How many apps, screens, states, poses and scenarios only one version has: `1 screen gone`.
  private var inventory: [String] = []

  public subscript(kind: ControlChange.Kind) -> Int { counts[Int(kind.rawValue)] }

  public init(_ difference: LayoutDifference) {
    counts = [Int](repeating: 0, count: ControlChange.Kind.allCases.count)
    differing = difference.screens.count
    compared = difference.comparedCount
    for isAdded in [false, true] {
      for subject in InventoryChange.Subject.allCases {
        let count = difference.inventory.filter { $0.subject == subject && $0.isAdded == isAdded }.count
        if count > 0 { inventory.append("\(count) \(subject.word)\(count == 1 ? "" : "s") \(isAdded ? "new" : "gone")") }
      }
    }
    let words = DifferenceWords(difference)
    var seen: Set<Subject> = []
    for screen in difference.screens {
      for change in screen.changes where !words.follows(change) {
        let isTab = words.isAboutTab(change, screen)
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
    var parts = inventory
    for kind in ControlChange.Kind.allCases where self[kind] > 0 { parts.append("\(self[kind]) \(kind.counted)") }
    return parts
  }

  /// `2 of 7 screens differ`; states count as screens.
  var scope: String { "\(differing) of \(screens) \(differing == 1 ? "differs" : "differ")" }
  /// `7 screens`; states count as screens.
  var screens: String { "\(compared) \(compared == 1 ? "screen" : "screens")" }

  /// What is said where nothing has changed.
  var nothing: String { compared == 0 ? "no screens to compare" : "nothing moved on \(screens)" }
}
