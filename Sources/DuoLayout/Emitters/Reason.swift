import DuoLang

extension LayoutRule {
  /// Whether it says where all controls of a bar stand, and so little about one of them.
  fileprivate var isGeneral: Bool {
    switch self {
    case .orderTiers, .orderTop, .orderRows, .orderKept, .menuOrder, .rowTop, .rowBottom, .capsules, .cellHeight, .rowFit: true
    default: false
    }
  }
}

extension Layout {
  /// The rule that says most about why `control` stands in `list`; nil if none is recorded.
  ///
  /// In a bar it is the first that speaks of the control itself (its class, its axis), elsewhere the last: what sent it there.
  func decidingRule(of control: Control, in list: List) -> LayoutRule? {
    if control.shows == .tabs, tabs == .collapsed {
      if barRules.contains(.itemsFirst) { return .itemsFirst }
      if barRules.contains(.tabsLastResort) { return .tabsLastResort }
    }
    var deciding: LayoutRule?
    for position in 0..<control.rules.count {
      let rule = control.rules[position]
      guard !rule.isGeneral else { continue }
      deciding = rule
      if list == .column || list == .top || list == .bottom { return rule }
    }
    return deciding ?? (control.rules.count > 0 ? control.rules[0] : nil)
  }

  /// How `control` takes part when items leave the column; nil if it never leaves, or was never in it.
  func departure(of control: Control) -> Departure? {
    // Items of a split's other columns may have the same name.
    guard self[.column].first?.container == control.container else { return nil }
    for departure in leaving where departure.name == control.name { return departure }
    return nil
  }

  /// How many points the column would be too long with `control`, which has left it; nil for others.
  func excess(of control: Control) -> Points? {
    guard let room, let departure = departure(of: control), departure.hasLeft, departure.needs > room else { return nil }
    return departure.needs - room
  }
}

extension ByteSink {
  /// Writes in a few words why `control` of `layout` stands in `list`.
  mutating func write(reasonFor control: Control, in list: Layout.List, of layout: Layout) {
    if list == .menu, let excess = layout.excess(of: control) {
      write("no room: ")
      write(excess)
      write(" too many")
      return
    }
    guard let rule = layout.decidingRule(of: control, in: list) else { return write("–") }
    write(rule.summary)
    if list == .column, !control.isSystem, !layout.leaving.isEmpty, layout.departure(of: control) == nil {
      write(", never leaves")
    }
  }
}
