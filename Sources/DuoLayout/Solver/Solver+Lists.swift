import DuoIR
import DuoLang

/// Fills the lists of a layout.
extension Solver {
  /// Adds the column and returns the number of capsules in it.
  mutating func addColumn(_ fitted: FittedColumn, _ scene: Scene) -> Int {
    let orderRule = fitted.missing > 0 ? LayoutRule.overfull : .orderTiers
    var standing = Standing(.vertical, orderRule)
    for place in placed.entries.indices {
      standing.segment = placed.entries[place].segment
      standing.capsule = placed.entries[place].capsule + 1
      addControl(placed.entries[place].index, standing)
    }
    guard let frame = placed.tabsFrame else { return placed.capsules }
    var rules = RuleList(.tabsVertical)
    if fit.tabs == .collapsed, let rule = fitted.tabsRule { rules.append(rule) }
    rules.append(orderRule)
    controls.append(
      Control(
        name: names.tabs, title: nil, symbol: nil, image: nil, badge: nil, note: nil, isSystem: true, container: scene.main.label,
        axis: .vertical, shows: .tabs, segment: .bottom, tier: nil, group: UInt16(truncatingIfNeeded: placed.capsules + 1), frame: frame,
        rules: rules, basis: rules.basis, frameBasis: placed.tabsBasis, firstChild: UInt32(children.count),
        childCount: UInt32(tabs.count), origin: nil))
    for index in tabs.indices {
      let y = frame.y + device[.tabsEndInset] + device[.tabsItemPitch] * index
      let tabFrame = Rect(x: frame.x, y: y, width: frame.width, height: device[.tabsItemPitch])
      addTab(tabs[index], fit.tabs == .full ? tabFrame : nil, placed.tabsBasis)
    }
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
      let isBesideColumn = scene.isVertical && scene.columns[column].isMain
      var standing = Standing(.horizontal, isBesideColumn ? (list == .top ? .rowTop : .rowBottom) : .orderRows)
      standing.capsule = capsule
      addControl(index, standing)
    }
  }

  /// `menu-order`: what left the bars, then secondary and inline-large items, then what `overflow` holds.
  mutating func addMenu(_ scene: Scene) {
    for column in scene.columns.indices {
      if scene.isVertical, scene.columns[column].isMain, fit.hasLeft {
        for index in fit.order where bars.entries[index].hasLeft {
          addControl(index, Standing(nil, bars.entries[index].leftBy))
        }
      }
      for index in rows.left where bars.entries[index].column == column {
        addControl(index, Standing(nil, bars.entries[index].leftBy))
      }
      for index in bars.secondary where bars.entries[index].column == column { addControl(index) }
      for index in bars.overflow where bars.entries[index].column == column { addControl(index) }
    }
  }
}
