import DuoIR
import DuoLang

/// Fills the lists of a layout.
extension Solver.Steps {
  /// Adds the column and returns the number of capsules in it.
  func addColumn(_ fitted: FittedColumn, _ scene: Scene, _ draft: inout Solver.Draft) -> Int {
    let orderRule = fitted.missing > 0 ? LayoutRule.overfull : .orderTiers
    var standing = Standing(.vertical, orderRule)
    for place in draft.placed.entries.indices {
      standing.segment = draft.placed.entries[place].segment
      standing.capsule = draft.placed.entries[place].capsule + 1
      addControl(draft.placed.entries[place].index, at: standing, &draft)
    }
    guard let frame = draft.placed.tabsFrame else { return draft.placed.capsules }
    let isFull = draft.fit.tabs == .full
    let basis = draft.placed.tabsBasis
    var rules = RuleList(.tabsVertical)
    if !isFull, let rule = fitted.tabsRule { rules.append(rule) }
    rules.append(orderRule)
    draft.controls.append(
      Control(
        name: names.tabs, title: nil, symbol: nil, image: nil, badge: nil, note: nil, container: scene.main.label,
        firstChild: UInt32(draft.children.count), childCount: UInt32(draft.tabs.count), frame: frame, isSystem: true, axis: .vertical,
        shows: .tabs, segment: .bottom, basis: rules.basis, frameBasis: basis,
        group: UInt16(truncatingIfNeeded: draft.placed.capsules + 1), rules: rules))
    for index in draft.tabs.indices {
      let y = frame.y + device[.tabsEndInset] + lengths.tab * index
      let tabFrame = Rect(x: frame.x, y: y, width: frame.width, height: lengths.tab)
      draft.children.append(control(of: draft.tabs[index], frame: isFull ? tabFrame : nil, basis))
    }
    return draft.placed.capsules + 1
  }

  /// Adds the placed controls of one of the rows, its capsules numbered on from `capsule`.
  func addRow(_ row: [Int], isTop: Bool, _ capsule: inout Int, _ scene: Scene, _ draft: inout Solver.Draft) {
    var last = (column: -1, capsule: -1)
    for index in row {
      let column = Int(draft.bars.entries[index].column)
      let own = (column: column, capsule: Int(draft.bars.entries[index].capsule))
      if own != last { capsule += 1 }
      last = own
      let isBesideColumn = scene.isVertical && scene.columns[column].isMain
      var standing = Standing(.horizontal, isBesideColumn ? (isTop ? .rowTop : .rowBottom) : .orderRows)
      standing.capsule = capsule
      addControl(index, at: standing, &draft)
    }
  }

  /// `menu-order`: what left the bars, then secondary and inline-large items, then what `overflow` holds.
  func addMenu(_ scene: Scene, _ draft: inout Solver.Draft) {
    for column in scene.columns.indices {
      if scene.isVertical, scene.columns[column].isMain, draft.fit.hasLeft {
        for index in draft.fit.order where draft.bars.entries[index].hasLeft { addLeft(index, &draft) }
      }
      for index in draft.rows.left where draft.isIn(column, index) { addLeft(index, &draft) }
      for index in draft.bars.secondary where draft.isIn(column, index) { addControl(index, &draft) }
      for index in draft.bars.overflow where draft.isIn(column, index) { addControl(index, &draft) }
    }
  }

  private func addLeft(_ index: Int, _ draft: inout Solver.Draft) {
    addControl(index, at: Standing(nil, draft.bars.entries[index].leftBy), &draft)
  }
}

extension Solver.Draft {
  /// Whether an entry is of the column at `column` in the scene.
  @inline(__always)
  fileprivate func isIn(_ column: Int, _ index: Int) -> Bool { Int(bars.entries[index].column) == column }
}
