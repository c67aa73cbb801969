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
}

extension Solver {
  /// Fits and places the rows of all visible columns.
  ///
  /// Beside a vertical bar nothing leaves a row; elsewhere each row is fitted alone, the bottom one first.
  mutating func placeRows(_ scene: Scene, _ conditions: Conditions, hasTabs: Bool) {
    rows.start()
    let isMirrored = conditions.direction == .rightToLeft
    for column in scene.columns.indices {
      orderRows(column)
      let isBesideColumn = scene.isVertical && scene.columns[column].isMain
      if isBesideColumn, topRow.order.isEmpty, bottomRow.order.isEmpty { continue }
      topRow.start(rowPlace(column, isBottom: false, scene, conditions, hasTabs: hasTabs), &bars.entries)
      bottomRow.start(rowPlace(column, isBottom: true, scene, conditions, hasTabs: hasTabs), &bars.entries)
      if !isBesideColumn { fitRows(column, scene, conditions) }
      topRow.placeEntries(&bars.entries, isMirrored: isMirrored, into: &rows.top)
      bottomRow.placeEntries(&bars.entries, isMirrored: isMirrored, into: &rows.bottom)
      for index in topRow.order where bars.entries[index].hasLeft { rows.left.append(index) }
      for index in bottomRow.order where bars.entries[index].hasLeft { rows.left.append(index) }
      noteIfFull(topRow, .top, scene.columns[column])
      noteIfFull(bottomRow, .bottom, scene.columns[column])
    }
  }

  private mutating func noteIfFull(_ row: Row, _ list: Layout.List, _ column: Scene.Column) {
    guard row.missing > 0 else { return }
    rows.full.append(Layout.FullRow(list: list, container: column.label, needs: row.segment.length, room: row.place.room))
  }

  /// Finds what stands in the two rows of a column: at the top by lane, at the bottom in the order declared.
  private mutating func orderRows(_ column: Int) {
    topRow.order.empty()
    bottomRow.order.empty()
    if !bars.top.isEmpty {
      for lane in Entry.Lane.first.rawValue...Entry.Lane.last.rawValue {
        for index in bars.top where bars.entries[index].lane.rawValue == lane && bars.entries[index].column == column {
          topRow.order.append(index)
        }
      }
    }
    for index in bars.bottom where bars.entries[index].column == column { bottomRow.order.append(index) }
  }

  /// `row-fit`: items leave until each row fits; the overflow control ends the top row if anything of it or anything that is always
  /// in the menu is there, else the bottom row.
  private mutating func fitRows(_ column: Int, _ scene: Scene, _ conditions: Conditions) {
    let state = program.states[scene.columns[column].state]
    let pinnedMayLeave = pinnedMayLeave(state, conditions)
    let topOverflows = bars.menuStartsFull(column) || topRow.mustLose(bars.entries, pinnedMayLeave: pinnedMayLeave)
    if bottomRow.mustLose(bars.entries, pinnedMayLeave: pinnedMayLeave) {
      if !topOverflows {
        let last = addOverflowEntry(column, scene, lane: .bottom, .estimated)
        bottomRow.insert(last, at: bottomRow.order.count, &bars.entries)
      }
      bottomRow.fit(&bars.entries, pinnedMayLeave: pinnedMayLeave, &turns)
    }
    guard topOverflows else { return }
    let control = addOverflowEntry(column, scene, .estimated)
    if state.hidesNavigationBar {
      bars.entries[control].rules.append(.noRow)
      bars.hidden.append(control)
    } else {
      topRow.insert(control, at: topEnd, &bars.entries)
      topRow.fit(&bars.entries, pinnedMayLeave: pinnedMayLeave, &turns)
    }
  }

  /// Where the overflow control stands in the top row: at its end, before the pinned controls.
  private var topEnd: Int {
    for place in topRow.order.indices where bars.entries[topRow.order[place]].lane == .pinned { return place }
    return topRow.order.count
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
