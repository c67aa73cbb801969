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

/// Why the controls of a layout stand where they stand.
struct Reasons {
  private let layout: Layout
  /// Positions in `leaving`, by name.
  private var departures: SymbolMap

  init(_ layout: Layout) {
    self.layout = layout
    departures = SymbolMap(expecting: layout.leaving.count)
    for position in layout.leaving.indices { departures[layout.leaving[position].name] = position }
  }

  /// The rule that says most about why `control` stands in `list`; nil if none is recorded.
  ///
  /// In a bar it is the first that speaks of the control itself (its class, its axis), elsewhere the last: what sent it there.
  func decidingRule(of control: Control, in list: Layout.List) -> LayoutRule? {
    if control.shows == .tabs, layout.tabs == .collapsed {
      if layout.barRules.contains(.itemsFirst) { return .itemsFirst }
      if layout.barRules.contains(.tabsLastResort) { return .tabsLastResort }
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

  /// How many points the column would be too long with `control`, which has left it; nil for others.
  func excess(of control: Control) -> Points? {
    guard let room = layout.room, let departure = departure(of: control), departure.hasLeft, departure.needs > room else {
      return nil
    }
    return departure.needs - room
  }

  /// Whether `control` stays in the column whatever the room, while others leave.
  func neverLeaves(_ control: Control) -> Bool {
    !control.isSystem && !layout.leaving.isEmpty && departure(of: control) == nil
  }

  /// How `control` takes part when items leave the column; nil if it never leaves, or was never in it.
  private func departure(of control: Control) -> Departure? {
    guard layout.isOfColumn(control), let position = departures[control.name] else { return nil }
    return layout.leaving[position]
  }
}

extension ByteSink {
  /// Writes in a few words why `control` stands in `list`.
  mutating func write(reasonFor control: Control, in list: Layout.List, _ reasons: Reasons) {
    if list == .menu, let excess = reasons.excess(of: control) {
      write("no room: ")
      write(excess)
      write(" too many")
      return
    }
    if list == .column, let reason = control.placeReason { return write(reason) }
    guard let rule = reasons.decidingRule(of: control, in: list) else { return write("–") }
    write(rule.summary)
    if list == .column, reasons.neverLeaves(control) { write(", never leaves") }
  }
}

extension Control {
  /// What its tier says of its place in the column; nil for ordinary controls, of which their axis says more.
  fileprivate var placeReason: String? {
    switch tier {
    case .navigation: isSystem ? "navigation comes first" : "in the place of Back: first"
    case .pinned: "pinned items come next"
    default: nil
    }
  }
}
