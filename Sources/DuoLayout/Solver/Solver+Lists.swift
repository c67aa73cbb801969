import DuoIR
import DuoLang

/// Fills the lists of a layout.
extension Solver {
  /// Adds the column and returns the number of capsules in it.
  mutating func addColumn(_ placed: PlacedColumn, _ fitted: FittedColumn, _ tabs: [TabID], _ scene: Scene) -> Int {
    let orderRule = fitted.missing > 0 ? LayoutRule.overfull : .orderTiers
    for entry in placed.entries {
      var control = control(entry.entry)
      control.axis = .vertical
      control.segment = entry.segment
      control.tier = entry.entry.lane.tier
      control.group = UInt16(truncatingIfNeeded: entry.capsule + 1)
      control.rules.append(orderRule)
      control.basis = max(entry.entry.basis, control.rules.basis)
      control.frame = entry.entry.frame
      control.frameBasis = entry.entry.frameBasis
      controls.append(control)
    }
    var capsules = placed.entries.last.map { $0.capsule + 1 } ?? 0
    guard let frame = placed.tabsFrame else { return capsules }
    capsules += 1
    var rules = RuleList(.tabsVertical)
    if fitted.fit.tabs == .collapsed, let rule = fitted.tabsRule { rules.append(rule) }
    rules.append(orderRule)
    var control = systemControl(names.tabs, symbol: nil, shows: .tabs, rules)
    control.axis = .vertical
    control.segment = .bottom
    control.group = UInt16(truncatingIfNeeded: capsules)
    control.frame = frame
    control.frameBasis = placed.tabsBasis
    control.firstChild = UInt32(children.count)
    control.childCount = UInt32(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let y = frame.y + device[.tabsEndInset] + device[.tabsItemPitch] * index
      let tabFrame = Rect(x: frame.x, y: y, width: frame.width, height: device[.tabsItemPitch])
      children.append(tabControl(tab, fitted.fit.tabs == .full ? tabFrame : nil, placed.tabsBasis))
    }
    control.container = scene.main.label
    controls.append(control)
    return capsules
  }

  mutating func addRow(_ entries: [Entry], _ rule: Layout.List, _ capsule: inout Int, _ scene: Scene) {
    var last = (column: -1, capsule: -1)
    for entry in entries {
      if (entry.column, entry.capsule) != last { capsule += 1 }
      last = (entry.column, entry.capsule)
      var control = control(entry)
      control.axis = .horizontal
      control.tier = entry.lane.tier
      control.group = UInt16(truncatingIfNeeded: capsule)
      let isBesideColumn = scene.isVertical && scene.columns[entry.column].isMain
      control.rules.append(isBesideColumn ? (rule == .top ? .rowTop : .rowBottom) : .orderRows)
      control.basis = max(entry.basis, control.rules.basis)
      control.frame = entry.frame
      control.frameBasis = entry.frameBasis
      controls.append(control)
    }
  }

  /// `menu-order`: what left the bars, then secondary and inline-large items, then what `overflow` holds.
  mutating func addMenu(_ column: [Entry], _ rows: [Entry], _ scene: Scene) {
    for index in scene.columns.indices {
      let isMain = scene.columns[index].isMain
      if isMain { for entry in column { addLeft(entry) } }
      for entry in rows where entry.column == index { addLeft(entry) }
      for entry in bars.secondary where entry.column == index { addPlain(entry) }
      for entry in bars.overflow where entry.column == index { addPlain(entry) }
    }
  }

  mutating func addLeft(_ entry: Entry) {
    var left = entry
    left.rules.append(entry.leftBy)
    left.basis = max(entry.basis, entry.leftBy.basis)
    if case .item(let id) = entry.subject { left.shows = program.items[id].showsInMenu }
    controls.append(control(left))
  }

  mutating func addPlain(_ entry: Entry) {
    var plain = entry
    if case .item(let id) = entry.subject { plain.shows = program.items[id].showsInMenu }
    controls.append(control(plain))
  }

  mutating func finishedControls() -> [Control] {
    let offset = UInt32(controls.count)
    var all = controls
    all.append(contentsOf: children)
    for index in all.indices where all[index].childCount > 0 { all[index].firstChild += offset }
    return all
  }
}
