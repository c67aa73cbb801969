import DuoLang

/// The bars as a whole.
extension DifferenceWords {
  /// What changed of the bars as a whole. What only follows from another fact, in the same pose, is left out.
  func factRows(of screen: ScreenDifference) -> [DifferenceSection.Row] {
    var rows: [DifferenceSection.Row] = []
    var explained: Set<Int> = []
    for fact in LayoutFact.allCases {
      var groups: [(values: [UInt8], pairs: [Int])] = []
      for change in screen.facts where change.fact == fact {
        let own = fact.isConsequence ? change.pairs.filter { !explained.contains($0) } : change.pairs
        guard !own.isEmpty else { continue }
        let values = fact == .side && isTurn(change, on: screen) ? turn(change, on: screen) : change.before + [UInt8](" → ".utf8) + change.after
        if let known = groups.firstIndex(where: { $0.values == values }) {
          groups[known].pairs.append(contentsOf: own)
        } else {
          groups.append((values, own))
        }
      }
      if fact.isMeasure, groups.count > 1 { groups = [([UInt8](fact.otherwise.utf8), groups.flatMap { $0.pairs })] }
      for group in groups {
        let pairs = group.pairs.sorted()
        rows.append(
          DifferenceSection.Row(
            kind: .fact, name: [UInt8](fact.phrase.utf8), what: group.values,
            cause: fact == .side ? causeOfSide(pairs, on: screen) : [], poses: poses(pairs, of: screen)))
      }
      if fact.hasConsequences { for change in screen.facts where change.fact == fact { explained.formUnion(change.pairs) } }
    }
    return rows
  }

  /// The pairs in which the whole bar is on another axis.
  func turnedPairs(of screen: ScreenDifference) -> Set<Int> {
    var pairs: Set<Int> = []
    for change in screen.facts where change.fact == .side && isTurn(change, on: screen) { pairs.formUnion(change.pairs) }
    return pairs
  }

  private func layouts(_ pair: Int, _ screen: ScreenDifference) -> (old: Layout, new: Layout) {
    (difference.old.layouts[screen.pairs[pair].old], difference.new.layouts[screen.pairs[pair].new])
  }

  /// Whether a change of the bar's side is one of its axis.
  private func isTurn(_ change: FactChange, on screen: ScreenDifference) -> Bool {
    guard let first = change.pairs.first else { return false }
    let (old, new) = layouts(first, screen)
    return (old.edge == .none) != (new.edge == .none)
  }

  private func turn(_ change: FactChange, on screen: ScreenDifference) -> [UInt8] {
    let isVertical = change.pairs.first.map { layouts($0, screen).new.edge != .none } ?? false
    return [UInt8]((isVertical ? "horizontal → vertical" : "vertical → horizontal").utf8)
  }

  /// The rule that decides about the bar now and did not before; empty where that is not one rule in all poses.
  private func causeOfSide(_ pairs: [Int], on screen: ScreenDifference) -> [UInt8] {
    var rule: LayoutRule?
    for pair in pairs {
      let (old, new) = layouts(pair, screen)
      guard let own = new.barRules.rules.first(where: { !old.barRules.contains($0) }), rule == nil || rule == own else { return [] }
      rule = own
    }
    return [UInt8]((rule?.summary ?? "").utf8)
  }
}

extension LayoutFact {
  /// Whether it is numbers, of which only one set is worth a row.
  fileprivate var isMeasure: Bool {
    switch self {
    case .window, .bounds, .safeArea, .room, .missing: true
    default: false
    }
  }

  /// What is said where it changed in several ways.
  fileprivate var otherwise: String {
    switch self {
    case .window: "resized"
    case .bounds: "moved or resized"
    case .safeArea: "other insets"
    case .room: "another length"
    default: "otherwise"
    }
  }

  /// Whether it follows from the window, the frame or the bar's side where one of them changed too.
  fileprivate var isConsequence: Bool { self == .safeArea || self == .room || self == .statusBar }
  fileprivate var hasConsequences: Bool { self == .window || self == .bounds || self == .side || self == .presentation }
}
