import DuoLang

/// The layouts in which a control came to the same place by the same rules.
struct WhyGroup {
  /// Nil where the layouts do not have it.
  var sighting: Layout.Sighting?
  /// Positions in the set.
  var layouts: [Int]

  /// Groups the layouts of a set by what became of the control, in the order of the first of each.
  static func groups(of identity: ControlIdentity, _ layouts: [Layout]) -> [WhyGroup] {
    var groups: [WhyGroup] = []
    for index in layouts.indices {
      let sighting = layouts[index].sighting(of: identity)
      if let known = groups.firstIndex(where: { $0.isAlike(sighting, layouts[index], layouts[$0.layouts[0]]) }) {
        groups[known].layouts.append(index)
      } else {
        groups.append(WhyGroup(sighting: sighting, layouts: [index]))
      }
    }
    return groups
  }

  private func isAlike(_ other: Layout.Sighting?, _ layout: Layout, _ known: Layout) -> Bool {
    guard let sighting, let other else {
      // What is not there is not there for the same reason if the bars are alike.
      return sighting == nil && other == nil && (layout.edge == .none) == (known.edge == .none) && (layout.tabs == .none) == (known.tabs == .none)
    }
    return sighting.list == other.list && sighting.parent == other.parent && sighting.control.shows == other.control.shows
      && sighting.control.rules == other.control.rules && sighting.control.basis == other.control.basis
  }
}

/// The layouts whose bars were decided by the same rules.
struct BarGroup {
  var rules: RuleList
  var isVertical: Bool
  var layouts: [Int]

  static func groups(_ layouts: [Layout]) -> [BarGroup] {
    var groups: [BarGroup] = []
    for index in layouts.indices {
      let layout = layouts[index]
      let isVertical = layout.edge != .none
      if let known = groups.firstIndex(where: { $0.rules == layout.barRules && $0.isVertical == isVertical }) {
        groups[known].layouts.append(index)
      } else {
        groups.append(BarGroup(rules: layout.barRules, isVertical: isVertical, layouts: [index]))
      }
    }
    return groups
  }
}

/// The layouts whose columns lose the same items in the same order, each needing the same room.
struct DepartureGroup {
  var layouts: [Int]

  static func groups(_ layouts: [Layout], where isShown: (Layout) -> Bool) -> [DepartureGroup] {
    var groups: [DepartureGroup] = []
    for index in layouts.indices where layouts[index].room != nil && isShown(layouts[index]) {
      if let known = groups.firstIndex(where: { isAlike(layouts[index], layouts[$0.layouts[0]]) }) {
        groups[known].layouts.append(index)
      } else {
        groups.append(DepartureGroup(layouts: [index]))
      }
    }
    return groups
  }

  private static func isAlike(_ left: Layout, _ right: Layout) -> Bool {
    guard left.leaving.count == right.leaving.count, left.tabsNeed == right.tabsNeed else { return false }
    for (first, second) in zip(left.leaving, right.leaving) where first.name != second.name || first.needs != second.needs { return false }
    return true
  }
}
