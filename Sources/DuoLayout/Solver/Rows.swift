import DuoIR
import DuoLang

extension Solver {
  /// What all rows of a layout come to.
  struct PlacedRows {
    var top: [Entry] = []
    var bottom: [Entry] = []
    /// What left a row, by column, in the row's order.
    var left: [Entry] = []
    /// Those in which what stays does not fit.
    var full: [Layout.FullRow] = []
  }

  /// Fits and places the rows of all visible columns.
  ///
  /// Beside a vertical bar nothing leaves a row; elsewhere each row is fitted alone, the bottom one first.
  mutating func placeRows(_ scene: Scene, _ conditions: Conditions, hasTabs: Bool) -> PlacedRows {
    var placed = PlacedRows()
    let isMirrored = conditions.direction == .rightToLeft
    for index in scene.columns.indices {
      var topEntries: [Entry] = []
      for lane in Entry.Lane.allCases {
        for entry in bars.top where entry.column == index && entry.lane == lane { topEntries.append(entry) }
      }
      var bottomEntries: [Entry] = []
      for entry in bars.bottom where entry.column == index { bottomEntries.append(entry) }
      var top = Row(topEntries, rowPlace(index, isBottom: false, scene, conditions, hasTabs: hasTabs), device)
      var bottom = Row(bottomEntries, rowPlace(index, isBottom: true, scene, conditions, hasTabs: hasTabs), device)
      if !(scene.isVertical && scene.columns[index].isMain) { fitRows(&top, &bottom, index, scene, conditions) }
      placed.top += top.placed(isMirrored: isMirrored)
      placed.bottom += bottom.placed(isMirrored: isMirrored)
      for entry in top.entries where entry.hasLeft { placed.left.append(entry) }
      for entry in bottom.entries where entry.hasLeft { placed.left.append(entry) }
      for row in [top, bottom] where row.missing > 0 {
        placed.full.append(
          Layout.FullRow(
            list: row.place.isBottom ? .bottom : .top, container: scene.columns[index].label, needs: row.segment.length, room: row.place.room))
      }
    }
    return placed
  }

  /// `row-fit`: items leave until each row fits; the overflow control ends the top row if anything of it or anything that is always
  /// in the menu is there, else the bottom row.
  private mutating func fitRows(_ top: inout Row, _ bottom: inout Row, _ column: Int, _ scene: Scene, _ conditions: Conditions) {
    let state = program.states[scene.columns[column].state]
    let pinnedMayLeave = pinnedMayLeave(state, conditions)
    let control = rowOverflow(column, scene)
    let topOverflows = bars.menuStartsFull(column) || top.mustLose(pinnedMayLeave: pinnedMayLeave)
    if bottom.mustLose(pinnedMayLeave: pinnedMayLeave) {
      if !topOverflows {
        var last = control
        last.lane = .bottom
        bottom = bottom.adding(last, at: bottom.entries.count)
      }
      bottom.fit(pinnedMayLeave: pinnedMayLeave)
    }
    guard topOverflows else { return }
    if state.hidesNavigationBar {
      var hidden = control
      hidden.rules.append(.noRow)
      bars.hidden.append(hidden)
    } else {
      top = top.adding(control, at: top.entries.firstIndex { $0.lane == .pinned } ?? top.entries.count)
      top.fit(pinnedMayLeave: pinnedMayLeave)
    }
  }

  private func rowOverflow(_ column: Int, _ scene: Scene) -> Entry {
    var entry = Entry(
      subject: .overflow, lane: .overflow, column: column, container: scene.columns[column].label, group: nil,
      rules: RuleList(.overflowControl), basis: .estimated, shows: .symbol, standsAlone: true, mayLeave: false)
    entry.cell = device[.groupItemPitch]
    entry.lone = device[.controlSize]
    return entry
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

  private func rowCentre(isBottom: Bool, _ scene: Scene, _ conditions: Conditions, hasTabs: Bool) -> Points {
    guard isBottom else {
      let above = scene.kind == .sheet ? device[.titleRowHeight] - device[.sheetTitleRow] : 0
      return scene.bounds.y + device[.titleRowCentreY] - above
    }
    if scene.isVertical { return scene.bounds.maxY - device[.bottomRowCentreFromEdge] }
    let below = hasTabs ? device[.tabBandHeight] : homeIndicator(conditions)
    return scene.bounds.maxY - below - device[.rowItemHeight] / 2
  }
}

extension Row {
  /// Whether it is too long and something may leave it.
  func mustLose(pinnedMayLeave: Bool) -> Bool {
    missing > 0 && entries.contains { $0.mayLeave || (pinnedMayLeave && $0.lane == .pinned) }
  }
}
