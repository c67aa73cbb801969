import DuoIR
import DuoLang

/// What all rows of a layout come to.
struct PlacedRows {
  /// The visible controls, column by column, from leading to trailing.
  var top: [Int] = []
  var bottom: [Int] = []
  /// What left a row, by column, in the row's order.
  var left: [Int] = []
  /// Those in which what stays does not fit.
  var full: [Layout.FullRow] = []

  mutating func start() {
    top.empty()
    bottom.empty()
    left.empty()
    full.empty()
  }

  /// Notes what left a row, and whether what stays in it fits.
  mutating func finish(_ row: Row, _ list: Layout.List, _ container: SymbolID?, _ entries: [Entry]) {
    for index in row.order where entries[index].hasLeft { left.append(index) }
    guard row.missing > 0 else { return }
    full.append(Layout.FullRow(list: list, container: container, needs: row.segment.length, room: row.place.room))
  }
}

extension Solver.Draft {
  /// Finds what stands in the two rows of a column: at the top by lane, at the bottom in the order declared.
  fileprivate mutating func orderRows(_ column: Int) {
    topRow.order.empty()
    bottomRow.order.empty()
    // Few lanes have anything in them.
    var lanes: UInt16 = 0
    for index in bars.top { lanes |= 1 << UInt16(bars.entries[index].lane.rawValue) }
    for lane in Entry.Lane.first.rawValue...Entry.Lane.last.rawValue where lanes & 1 << UInt16(lane) != 0 {
      for index in bars.top where bars.entries[index].lane.rawValue == lane && Int(bars.entries[index].column) == column {
        topRow.order.append(index)
      }
    }
    for index in bars.bottom where Int(bars.entries[index].column) == column { bottomRow.order.append(index) }
  }

  /// Where the overflow control stands in the top row: at its end, before the pinned controls.
  fileprivate var topEnd: Int {
    for place in topRow.order.indices where bars.entries[topRow.order[place]].lane == .pinned { return place }
    return topRow.order.count
  }
}

extension Solver.Steps {
  /// Fits and places the rows of all visible columns.
  ///
  /// Beside a vertical bar nothing leaves a row; elsewhere each row is fitted alone, the bottom one first.
  func placeRows(_ scene: Scene, _ conditions: Conditions, hasTabs: Bool, _ draft: inout Solver.Draft) {
    draft.rows.start()
    let isMirrored = conditions.direction == .rightToLeft
    for column in scene.columns.indices {
      draft.orderRows(column)
      let isBesideColumn = scene.isVertical && scene.columns[column].isMain
      if isBesideColumn, draft.topRow.order.isEmpty, draft.bottomRow.order.isEmpty { continue }
      draft.topRow.start(rowPlace(column, isBottom: false, scene, conditions, hasTabs: hasTabs), &draft.bars.entries)
      draft.bottomRow.start(rowPlace(column, isBottom: true, scene, conditions, hasTabs: hasTabs), &draft.bars.entries)
      if !isBesideColumn { fitRows(column, scene, conditions, &draft) }
      draft.topRow.placeEntries(&draft.bars.entries, draft.bars.controls, isMirrored: isMirrored, into: &draft.rows.top)
      draft.bottomRow.placeEntries(&draft.bars.entries, draft.bars.controls, isMirrored: isMirrored, into: &draft.rows.bottom)
      draft.rows.finish(draft.topRow, .top, scene.columns[column].label, draft.bars.entries)
      draft.rows.finish(draft.bottomRow, .bottom, scene.columns[column].label, draft.bars.entries)
    }
  }

  /// `row-fit`: items leave until each row fits; the overflow control ends the top row if anything of it or anything that is always
  /// in the menu is there, else the bottom row.
  private func fitRows(_ column: Int, _ scene: Scene, _ conditions: Conditions, _ draft: inout Solver.Draft) {
    let state = program.states[scene.columns[column].state]
    let pinnedMayLeave = pinnedMayLeave(state, conditions)
    let topOverflows =
      draft.bars.menuStartsFull(column) || draft.topRow.mustLose(draft.bars.entries, pinnedMayLeave: pinnedMayLeave)
    if draft.bottomRow.mustLose(draft.bars.entries, pinnedMayLeave: pinnedMayLeave) {
      if !topOverflows {
        let last = addOverflow(column, scene, lane: .bottom, .estimated, &draft.bars)
        draft.bottomRow.insert(last, at: draft.bottomRow.order.count, &draft.bars.entries)
      }
      draft.bottomRow.fit(&draft.bars.entries, pinnedMayLeave: pinnedMayLeave)
    }
    guard topOverflows else { return }
    let control = addOverflow(column, scene, lane: .overflow, .estimated, &draft.bars)
    if state.hidesNavigationBar {
      draft.bars.controls[control].decide(.noRow, .estimated)
      draft.bars.hidden.append(control)
    } else {
      draft.topRow.insert(control, at: draft.topEnd, &draft.bars.entries)
      draft.topRow.fit(&draft.bars.entries, pinnedMayLeave: pinnedMayLeave)
    }
  }

  // MARK: Where they may lie

  private func rowPlace(_ column: Int, isBottom: Bool, _ scene: Scene, _ conditions: Conditions, hasTabs: Bool) -> Row.Place {
    let centre = rowCentre(isBottom: isBottom, scene, conditions, hasTabs: hasTabs)
    let (start, end) = rowRange(column, isBottom: isBottom, centre, scene, conditions)
    let isCluster = scene.isVertical && scene.columns[column].isMain && !isBottom
    return Row.Place(
      start: start, end: end, centre: centre, clusterSide: isCluster ? conditions.pose.side : nil, isBottom: isBottom,
      longestField: conditions.pose.widthClass == .regular ? device[.searchField] : Self.longest)
  }

  /// From left to right: between the margins, clear of the strip and of the status bar.
  private func rowRange(
    _ index: Int, isBottom: Bool, _ centre: Points, _ scene: Scene, _ conditions: Conditions
  ) -> (start: Points, end: Points) {
    let column = scene.columns[index]
    let margin = device[.contentMargin]
    var start = scene.bounds.x + column.x + margin
    var end = scene.bounds.x + column.x + column.width - margin
    if scene.isVertical {
      let strip = (scene.kind == .sheet ? device[.sheetStrip] : device[.stripWidth]) + device[.rowStripGap]
      if conditions.pose.side == .right, column.x + column.width == scene.bounds.width { end = scene.bounds.maxX - strip }
      if conditions.pose.side == .left, column.x == 0 { start = scene.bounds.x + strip }
    } else if !isBottom, scene.kind == .window || scene.kind == .cover,
      let status = scene.regions.first(where: { $0.name == names.status })?.frame,
      status.y < centre + device[.rowItemHeight] / 2, status.maxY > centre - device[.rowItemHeight] / 2
    {
      if status.x <= 0 { start = max(start, status.maxX) } else { end = min(end, status.x) }
    }
    return (start, max(start, end))
  }

  func rowCentre(isBottom: Bool, _ scene: Scene, _ conditions: Conditions, hasTabs: Bool) -> Points {
    guard isBottom else {
      let above = scene.kind == .sheet ? device[.titleRowHeight] - device[.sheetTitleRow] : 0
      return scene.bounds.y + device[.titleRowCentreY] - above
    }
    if scene.isVertical { return scene.bounds.maxY - device[.bottomRowCentreFromEdge] }
    let below = hasTabs ? device[.tabBandHeight] : homeIndicator(conditions)
    return scene.bounds.maxY - below - device[.rowItemHeight] / 2
  }
}
