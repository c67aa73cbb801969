import DuoIR
import DuoLang

/// One horizontal bar while it is fitted and placed.
struct Row {
  /// In the row's order.
  var entries: [Entry]
  var capsules: [Capsule] = []
  /// The room from its leading to its trailing end, in display coordinates.
  var start: Points
  var end: Points
  /// Its vertical centre.
  var centre: Points
  /// The side towards which all of it is pushed, as one cluster; nil where it spans its room.
  var clusterSide: Side?
  var isBottom: Bool
}

extension Solver {
  /// What all rows of a layout come to.
  struct PlacedRows {
    var top: [Entry] = []
    var bottom: [Entry] = []
    /// What left a row, by column, in the row's order.
    var left: [Entry] = []
  }

  /// Fits and places the rows of all visible columns.
  ///
  /// Beside a vertical bar nothing leaves a row; elsewhere each row is fitted alone, the bottom one first.
  mutating func placeRows(_ scene: Scene, _ conditions: Conditions, hasTabs: Bool) -> PlacedRows {
    var placed = PlacedRows()
    for index in scene.columns.indices {
      let column = scene.columns[index]
      let isVertical = scene.isVertical && column.isMain
      var top = row(index, isBottom: false, scene, conditions, hasTabs: hasTabs)
      var bottom = row(index, isBottom: true, scene, conditions, hasTabs: hasTabs)
      if !isVertical { fitRows(&top, &bottom, index, scene, &placed) }
      placed.top += finish(&top, conditions)
      placed.bottom += finish(&bottom, conditions)
    }
    return placed
  }

  private func row(_ column: Int, isBottom: Bool, _ scene: Scene, _ conditions: Conditions, hasTabs: Bool) -> Row {
    var entries: [Entry] = []
    if isBottom {
      for entry in bars.bottom where entry.column == column { entries.append(entry) }
    } else {
      for lane in Entry.Lane.allCases {
        for entry in bars.top where entry.column == column && entry.lane == lane { entries.append(entry) }
      }
    }
    let (start, end) = rowRange(column, isBottom: isBottom, scene, conditions)
    let isVertical = scene.isVertical && scene.columns[column].isMain
    return Row(
      entries: entries, start: start, end: end, centre: rowCentre(isBottom: isBottom, scene, conditions, hasTabs: hasTabs),
      clusterSide: isVertical && !isBottom ? conditions.pose.side : nil, isBottom: isBottom)
  }

  /// Where a row may lie, from left to right.
  private func rowRange(_ index: Int, isBottom: Bool, _ scene: Scene, _ conditions: Conditions) -> (Points, Points) {
    let column = scene.columns[index]
    let margin = device[.contentMargin]
    let left = scene.bounds.x + column.x
    let right = left + column.width
    let strip = (scene.kind == .sheet ? device[.sheetStrip] : device[.stripWidth]) + device[.rowStripGap]
    if scene.isVertical, column.isMain {
      return conditions.pose.side == .right ? (left + margin, right - strip) : (left + strip, right - margin)
    }
    // At the top of a window the status bar's corner takes its part of the row.
    let touchesCorner = !isBottom && scene.kind != .sheet && scene.kind != .popover && scene.statusBar == .horizontal
    let corner = touchesCorner ? device[.statusCornerWidth] : 0
    let isLeftCorner = conditions.pose.side == .left
    let atEdge = isLeftCorner ? column.x == 0 : column.x + column.width == scene.bounds.width
    guard touchesCorner, atEdge else { return (left + margin, right - margin) }
    return isLeftCorner ? (left + corner, right - margin) : (left + margin, right - corner)
  }

  private func rowCentre(isBottom: Bool, _ scene: Scene, _ conditions: Conditions, hasTabs: Bool) -> Points {
    if !isBottom {
      return scene.bounds.y + (scene.kind == .sheet ? device[.sheetTitleRow] - device[.titleRowHeight] + device[.titleRowCentreY] : device[.titleRowCentreY])
    }
    if scene.isVertical { return scene.bounds.maxY - device[.bottomRowCentreFromEdge] }
    let below = hasTabs ? device[.tabBandHeight] : device[.homeIndicatorInset]
    return scene.bounds.maxY - below - device[.rowItemHeight] / 2
  }

  // MARK: Fitting

  private mutating func fitRows(_ top: inout Row, _ bottom: inout Row, _ column: Int, _ scene: Scene, _ placed: inout PlacedRows) {
    let startsFull = (bars.secondary + bars.overflow).contains { $0.column == column }
    let topOverflows = startsFull || RowFit(top, device, withOverflow: false).overflows
    var bottomFit = RowFit(bottom, device, withOverflow: false)
    if bottomFit.overflows {
      bottomFit = RowFit(bottom, device, withOverflow: !topOverflows)
      bottomFit.run()
    }
    var topFit = RowFit(top, device, withOverflow: topOverflows)
    if topOverflows { topFit.run() }
    bottom.entries = bottomFit.entries.filter { !$0.hasLeft }
    top.entries = topFit.entries.filter { !$0.hasLeft }
    // The menu lists what left in the order of the bars.
    placed.left += topFit.entries.filter { $0.hasLeft } + bottomFit.entries.filter { $0.hasLeft }
    let isTop = topOverflows
    guard topOverflows || bottomFit.hasRemoved else { return }
    let state = program.states[scene.columns[column].state]
    var control = overflowEntry(column, scene)
    if isTop, state.hidesNavigationBar {
      control.rules.append(.noRow)
      control.basis = .estimated
      bars.hidden.append(control)
    } else if isTop {
      let pinned = top.entries.firstIndex { $0.lane == .pinned } ?? top.entries.count
      top.entries.insert(control, at: pinned)
    } else {
      control.lane = .bottom
      bottom.entries.append(control)
    }
  }

  private func overflowEntry(_ column: Int, _ scene: Scene) -> Entry {
    var entry = Entry(
      subject: .overflow, lane: .overflow, column: column, container: scene.columns[column].label, group: nil,
      rules: RuleList(.overflowControl), basis: .estimated, shows: .symbol, standsAlone: true, mayLeave: false)
    entry.cell = device[.groupItemPitch]
    entry.lone = device[.controlSize]
    return entry
  }

  // MARK: Placing

  /// Forms the row's capsules and gives each control its frame; returns them from leading to trailing.
  private func finish(_ row: inout Row, _ conditions: Conditions) -> [Entry] {
    guard !row.entries.isEmpty else { return [] }
    Capsule.form(&row.entries, 0..<row.entries.count, into: &row.capsules)
    let isMirrored = conditions.direction == .rightToLeft
    let positions = RowPositions(row, device, isMirrored: isMirrored)
    let height = device[.rowItemHeight]
    for index in row.entries.indices {
      let width = positions.widths[index]
      let x = isMirrored ? row.end - (positions.offsets[index] - row.start) - width : positions.offsets[index]
      row.entries[index].frame = Rect(x: x, y: row.centre - height / 2, width: width, height: height)
      row.entries[index].frameBasis = .estimated
    }
    return row.entries
  }
}

/// Fits one row along its width: items leave by their keys until the rest fits.
struct RowFit {
  let device: Device
  var entries: [Entry]
  private var capsules: [Capsule] = []
  private var segment: Segment
  private let room: Points
  private let overflowLength: Points
  private(set) var hasRemoved = false

  init(_ row: Row, _ device: Device, withOverflow: Bool) {
    self.device = device
    entries = row.entries
    room = max(0, row.end - row.start)
    Capsule.form(&entries, 0..<entries.count, into: &capsules)
    segment = Segment(0..<capsules.count, &capsules, device)
    overflowLength = withOverflow ? device[.controlSize] + device[.groupGap] : 0
  }

  private var total: Points { segment.length + overflowLength }

  var overflows: Bool { total > room }

  mutating func run() {
    var order: [Int] = []
    for index in entries.indices where entries[index].mayLeave { order.append(index) }
    let entries = entries
    order.sort { left, right in
      let a = entries[left], b = entries[right]
      if a.groupRank != b.groupRank { return a.groupRank < b.groupRank }
      if a.itemRank != b.itemRank { return a.itemRank < b.itemRank }
      return left > right
    }
    for index in order where total > room {
      self.entries[index].hasLeft = true
      segment.remove(entries[index].cell, from: entries[index].capsule, &capsules, device)
      hasRemoved = true
    }
  }
}

/// Where the controls of a row begin, from its start, and how wide they are.
private struct RowPositions {
  var offsets: [Points] = []
  var widths: [Points] = []

  init(_ row: Row, _ device: Device, isMirrored: Bool) {
    var lengths: [Points] = []
    var total: Points = 0
    var flexible = 0
    for (index, capsule) in row.capsules.enumerated() {
      lengths.append(capsule.length(device))
      total += lengths[index]
      if index > 0 {
        total += Segment.gap(row.capsules[index - 1], capsule, device)
        flexible += capsule.spacerBefore.flexible
      }
    }
    let spare = max(0, row.end - row.start - total)
    var x = row.start
    var share: Points = 0
    var jump = -1
    if let side = row.clusterSide {
      // One cluster against the strip, whichever side the row is read from.
      if (side == .right) != isMirrored { x += spare }
    } else if flexible > 0 {
      share = spare / flexible
    } else if row.isBottom {
      x += spare / 2
    } else {
      // What leads stays at the leading end, what trails at the other, the title between them.
      jump = row.capsules.firstIndex { $0.lane.rawValue >= Entry.Lane.trailing.rawValue } ?? -1
    }
    for (index, capsule) in row.capsules.enumerated() {
      if index > 0 { x += Segment.gap(row.capsules[index - 1], capsule, device) + share * capsule.spacerBefore.flexible }
      if index == jump { x += spare }
      for entry in capsule.entries {
        let width = capsule.count == 1 ? row.entries[entry].lone : row.entries[entry].cell
        offsets.append(x)
        widths.append(width)
        x += width
      }
    }
  }
}
