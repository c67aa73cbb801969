import DuoIR
import DuoLang

/// Fills the lists of a layout.
extension Solver {
  /// Adds the column and returns the number of capsules in it.
  mutating func addColumn(_ fitted: FittedColumn, _ scene: Scene) -> Int {
    let orderRule = fitted.missing > 0 ? LayoutRule.overfull : .orderTiers
    for place in placed.entries.indices {
      var control = control(placed.entries[place].index)
      control.axis = .vertical
      control.segment = placed.entries[place].segment
      control.tier = bars.entries[placed.entries[place].index].lane.tier
      control.group = UInt16(truncatingIfNeeded: placed.entries[place].capsule + 1)
      settle(&control, placed.entries[place].index, orderRule)
      controls.append(control)
    }
    guard let frame = placed.tabsFrame else { return placed.capsules }
    var rules = RuleList(.tabsVertical)
    if fit.tabs == .collapsed, let rule = fitted.tabsRule { rules.append(rule) }
    rules.append(orderRule)
    var control = systemControl(names.tabs, symbol: nil, shows: .tabs, rules)
    control.axis = .vertical
    control.segment = .bottom
    control.group = UInt16(truncatingIfNeeded: placed.capsules + 1)
    control.frame = frame
    control.frameBasis = placed.tabsBasis
    control.firstChild = UInt32(children.count)
    control.childCount = UInt32(tabs.count)
    for index in tabs.indices {
      let y = frame.y + device[.tabsEndInset] + device[.tabsItemPitch] * index
      let tabFrame = Rect(x: frame.x, y: y, width: frame.width, height: device[.tabsItemPitch])
      children.append(tabControl(tabs[index], fit.tabs == .full ? tabFrame : nil, placed.tabsBasis))
    }
    control.container = scene.main.label
    controls.append(control)
    return placed.capsules + 1
  }

  /// Adds one of the rows, its capsules numbered on from `capsule`.
  mutating func addRow(_ list: Layout.List, _ capsule: inout Int, _ scene: Scene) {
    var last = (column: -1, capsule: -1)
    for place in list == .top ? rows.top.indices : rows.bottom.indices {
      let index = list == .top ? rows.top[place] : rows.bottom[place]
      let column = bars.entries[index].column
      if (column, bars.entries[index].capsule) != last { capsule += 1 }
      last = (column, bars.entries[index].capsule)
      var control = control(index)
      control.axis = .horizontal
      control.tier = bars.entries[index].lane.tier
      control.group = UInt16(truncatingIfNeeded: capsule)
      let isBesideColumn = scene.isVertical && scene.columns[column].isMain
      settle(&control, index, isBesideColumn ? (list == .top ? .rowTop : .rowBottom) : .orderRows)
      controls.append(control)
    }
  }

  /// Adds the rule of its bar to a control, and its frame.
  private func settle(_ control: inout Control, _ index: Int, _ rule: LayoutRule) {
    control.rules.append(rule)
    control.basis = max(control.basis, rule.basis)
    control.frame = bars.entries[index].frame
    control.frameBasis = bars.entries[index].frameBasis
  }

  /// `menu-order`: what left the bars, then secondary and inline-large items, then what `overflow` holds.
  mutating func addMenu(_ scene: Scene) {
    for column in scene.columns.indices {
      if scene.isVertical, scene.columns[column].isMain, fit.hasLeft {
        for index in fit.order where bars.entries[index].hasLeft { addLeft(index) }
      }
      for index in rows.left where bars.entries[index].column == column { addLeft(index) }
      for index in bars.secondary where bars.entries[index].column == column { controls.append(control(index)) }
      for index in bars.overflow where bars.entries[index].column == column { controls.append(control(index)) }
    }
  }

  private mutating func addLeft(_ index: Int) {
    let rule = bars.entries[index].leftBy
    bars.entries[index].rules.append(rule)
    bars.entries[index].basis = max(bars.entries[index].basis, rule.basis)
    if case .item(let id) = bars.entries[index].subject { bars.entries[index].shows = program.items[id].showsInMenu }
    controls.append(control(index))
  }
}
