import DuoLang

/// What a column comes to: its controls from the top, each with its frame.
struct PlacedColumn {
  /// The visible controls from the top, the overflow control among them, without the tab bar.
  var entries: [PlacedEntry] = []
  var tabsFrame: Rect?
  var tabsBasis = Basis.measured
}

struct PlacedEntry {
  var entry: Entry
  var segment: Control.Segment
  /// A number of its own for each capsule, from 0.
  var capsule: Int
  /// How sure its size is, and the distance from the control before it in its segment.
  var sizeBasis: Basis
  var distanceBasis: Basis
}

extension Solver {
  /// The frames of a fitted column: the top segment down from the range's start, the bottom segment and the tab bar up from
  /// its end; where not all fits, all down from the start.
  func place(_ fitted: FittedColumn, _ range: ColumnRange, _ scene: Scene, _ conditions: Conditions) -> PlacedColumn {
    let fit = fitted.fit
    let axis = device[.stripAxisFromEdge]
    let x = (conditions.pose.side == .right ? conditions.window.width - axis : axis) - device[.controlSize] / 2
    let acrossBasis = max(device.basis(.stripAxisFromEdge), device.basis(.controlSize))
    let overflow = overflowEntry(scene)
    var placed = PlacedColumn()
    var walk = ColumnWalk(y: range.start, x: x, device: device, overflow: overflow)
    walk.run(fit, .top, &placed)
    let topCount = placed.entries.count
    if fitted.missing == 0 {
      walk.y = range.end - fit.tabsLength - fit.length(.bottom)
      if fit.tabs != .none, fit.length(.bottom) > 0 { walk.y -= device[.groupGap] }
    } else if topCount > 0 {
      walk.move(device[.segmentGapMin], device.basis(.segmentGapMin))
    }
    walk.run(fit, .bottom, &placed)
    if fit.tabs != .none {
      if placed.entries.count > topCount { walk.move(device[.groupGap], device.basis(.groupGap)) }
      placed.tabsFrame = Rect(x: x, y: walk.y, width: device[.controlSize], height: fit.tabsLength)
    }
    let tabsBasis = self.tabsBasis(fit)
    if fitted.missing > 0 {
      let last = Self.settleDown(&placed, placed.entries.count, range.startBasis, acrossBasis)
      placed.tabsBasis = max(last, walk.distanceBasis, tabsBasis, acrossBasis)
    } else {
      _ = Self.settleDown(&placed, topCount, range.startBasis, acrossBasis)
      placed.tabsBasis = max(range.endBasis, tabsBasis, acrossBasis)
      var below = range.endBasis
      if fit.tabs != .none { below = max(below, tabsBasis, device.basis(.groupGap)) }
      Self.settleUp(&placed, topCount, below, acrossBasis)
    }
    return placed
  }

  private func overflowEntry(_ scene: Scene) -> Entry {
    var entry = Entry(
      subject: .overflow, lane: .overflow, column: scene.mainIndex, container: scene.main.label, group: nil,
      rules: RuleList(.overflowControl), basis: LayoutRule.overflowControl.basis, shows: .symbol, standsAlone: true, mayLeave: false)
    entry.cell = device[.groupItemPitch]
    entry.lone = device[.controlSize]
    return entry
  }

  private func tabsBasis(_ fit: ColumnFit) -> Basis {
    switch fit.tabs {
    case .none: .documented
    case .collapsed: device.basis(.controlSize)
    case .full: max(device.basis(.tabsItemPitch), device.basis(.tabsEndInset))
    }
  }

  // MARK: How sure the frames are

  /// What runs down, up to `end`, is as sure as the range's start and all above it.
  private static func settleDown(_ placed: inout PlacedColumn, _ end: Int, _ start: Basis, _ across: Basis) -> Basis {
    var above = start
    for index in 0..<end {
      above = max(above, placed.entries[index].distanceBasis, placed.entries[index].sizeBasis)
      placed.entries[index].entry.frameBasis = max(above, across)
    }
    return above
  }

  /// What hangs from the range's end is as sure as what lies below it.
  private static func settleUp(_ placed: inout PlacedColumn, _ first: Int, _ end: Basis, _ across: Basis) {
    var below = end
    for index in placed.entries.indices.reversed() where index >= first {
      below = max(below, placed.entries[index].sizeBasis)
      placed.entries[index].entry.frameBasis = max(below, across)
      below = max(below, placed.entries[index].distanceBasis)
    }
  }
}

/// Walks down a column and gives each control its frame.
private struct ColumnWalk {
  var y: Points
  let x: Points
  let device: Device
  let overflow: Entry
  var capsule = 0
  /// How sure the distance to the next control is.
  var distanceBasis = Basis.documented

  init(y: Points, x: Points, device: Device, overflow: Entry) {
    self.y = y
    self.x = x
    self.device = device
    self.overflow = overflow
  }

  mutating func move(_ distance: Points, _ basis: Basis) {
    y += distance
    distanceBasis = basis
  }

  /// Places the visible controls of one segment.
  mutating func run(_ fit: ColumnFit, _ segment: Control.Segment, _ placed: inout PlacedColumn) {
    var index = segment == .top ? fit.top.first : fit.bottom.first
    var previous = -1
    let joined = fit.overflowSegment == segment ? fit.overflowCapsule : -1
    var mustAddOverflow = fit.overflowSegment == segment && joined < 0
    while index >= 0 {
      let capsule = fit.capsules[index]
      if mustAddOverflow, capsule.lane == .search {
        addOverflow(segment, &placed, after: previous >= 0)
        mustAddOverflow = false
        move(device[.groupGap], device.basis(.groupGap))
      } else if previous >= 0 {
        move(Segment.gap(fit.capsules[previous], capsule, device), Segment.gapBasis(fit.capsules[previous], capsule, device))
      }
      addCapsule(fit, capsule, segment, &placed, withOverflow: index == joined)
      previous = index
      index = capsule.next
    }
    if mustAddOverflow { addOverflow(segment, &placed, after: previous >= 0) }
  }

  private mutating func addCapsule(
    _ fit: ColumnFit, _ capsule: Capsule, _ segment: Control.Segment, _ placed: inout PlacedColumn, withOverflow: Bool
  ) {
    let isLone = capsule.count == 1 && !withOverflow
    for index in capsule.entries where !fit.entries[index].hasLeft { add(fit.entries[index], isLone: isLone, segment, &placed) }
    if withOverflow { add(overflow, isLone: false, segment, &placed) }
    self.capsule += 1
  }

  private mutating func addOverflow(_ segment: Control.Segment, _ placed: inout PlacedColumn, after isAfter: Bool) {
    if isAfter { move(device[.groupGap], device.basis(.groupGap)) }
    add(overflow, isLone: true, segment, &placed)
    capsule += 1
  }

  private mutating func add(_ entry: Entry, isLone: Bool, _ segment: Control.Segment, _ placed: inout PlacedColumn) {
    var entry = entry
    let height = isLone ? entry.lone : entry.cell
    entry.frame = Rect(x: x, y: y, width: device[.controlSize], height: height)
    placed.entries.append(
      PlacedEntry(
        entry: entry, segment: segment, capsule: capsule,
        sizeBasis: max(entry.lengthBasis, device.basis(isLone ? .controlSize : .groupItemPitch)), distanceBasis: distanceBasis))
    y += height
    distanceBasis = .documented
  }
}
