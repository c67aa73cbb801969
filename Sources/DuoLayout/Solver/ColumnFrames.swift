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
}

extension Solver {
  /// The frames of a fitted column: the top segment down from the range's start, the bottom segment and the tab bar up from
  /// its end; where not all fits, all down from the start.
  func place(_ fitted: FittedColumn, _ range: ColumnRange, _ conditions: Conditions, _ label: SymbolID?) -> PlacedColumn {
    let fit = fitted.fit
    let size = device[.controlSize]
    let axis = device[.stripAxisFromEdge]
    let x = (conditions.pose.side == .right ? conditions.window.width - axis : axis) - size / 2
    let rangeBasis = max(range.basis, device.basis(.stripAxisFromEdge))
    var placed = PlacedColumn()

    var walk = ColumnWalk(y: range.start, basis: rangeBasis, x: x, device: device, label: label)
    walk.run(fit, .top, &placed)
    let isOverfull = fitted.missing > 0
    if isOverfull {
      if !placed.entries.isEmpty { walk.move(device[.segmentGapMin], device.basis(.segmentGapMin)) }
      let count = placed.entries.count
      walk.run(fit, .bottom, &placed)
      guard fit.tabs != .none else { return placed }
      if placed.entries.count > count { walk.move(device[.groupGap], device.basis(.groupGap)) }
      placeTabs(fit, y: walk.y, x: x, walk.basis, &placed)
      return placed
    }
    var bottomLength = fit.length(.bottom)
    var basis = rangeBasis
    if fit.tabs != .none {
      basis = max(basis, fit.tabs == .full ? device.basis(.tabsItemPitch) : device.basis(.controlSize))
      placeTabs(fit, y: range.end - fit.tabsLength, x: x, basis, &placed)
      if bottomLength > 0 {
        bottomLength += fit.tabsLength + device[.groupGap]
        basis = max(basis, device.basis(.groupGap))
      }
    }
    walk = ColumnWalk(y: range.end - bottomLength, basis: basis, x: x, device: device, label: label)
    walk.capsule = placed.entries.last.map { $0.capsule + 1 } ?? 0
    let first = placed.entries.count
    walk.run(fit, .bottom, &placed)
    settleBottomBasis(from: first, basis, &placed)
    return placed
  }

  private func placeTabs(_ fit: ColumnFit, y: Points, x: Points, _ basis: Basis, _ placed: inout PlacedColumn) {
    placed.tabsFrame = Rect(x: x, y: y, width: device[.controlSize], height: fit.tabsLength)
    placed.tabsBasis = basis
  }

  /// A control of the bottom segment hangs from the range's end: it is as sure as what lies below it.
  private func settleBottomBasis(from first: Int, _ basis: Basis, _ placed: inout PlacedColumn) {
    var below = basis
    for index in placed.entries.indices.reversed() where index >= first {
      placed.entries[index].entry.frameBasis = max(below, placed.entries[index].entry.lengthBasis)
      below = max(placed.entries[index].entry.frameBasis, placed.entries[index].entry.spacerBefore.isEstimated ? .estimated : .documented)
    }
  }
}

/// Walks down a column and gives each control its frame.
private struct ColumnWalk {
  var y: Points
  var basis: Basis
  let x: Points
  let device: Device
  /// The column of the split that it is the bar of.
  let label: SymbolID?
  var capsule = 0

  init(y: Points, basis: Basis, x: Points, device: Device, label: SymbolID?) {
    self.y = y
    self.basis = basis
    self.x = x
    self.device = device
    self.label = label
  }

  mutating func move(_ distance: Points, _ distanceBasis: Basis) {
    y += distance
    basis = max(basis, distanceBasis)
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
        let gap = Segment.gap(fit.capsules[previous], capsule, device)
        move(gap, gap > device[.groupGap] && capsule.spacerBefore.isEstimated ? .estimated : device.basis(.groupGap))
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
    for index in capsule.entries where !fit.entries[index].hasLeft {
      var entry = fit.entries[index]
      let height = isLone ? entry.lone : entry.cell
      add(&entry, height, segment, &placed)
    }
    if withOverflow {
      var entry = overflowEntry
      add(&entry, entry.cell, segment, &placed)
    }
    self.capsule += 1
  }

  private mutating func addOverflow(_ segment: Control.Segment, _ placed: inout PlacedColumn, after isAfter: Bool) {
    if isAfter { move(device[.groupGap], device.basis(.groupGap)) }
    var entry = overflowEntry
    add(&entry, entry.lone, segment, &placed)
    capsule += 1
  }

  private var overflowEntry: Entry {
    var entry = Entry(
      subject: .overflow, lane: .overflow, column: 0, container: label, group: nil, rules: RuleList(.overflowControl),
      basis: LayoutRule.overflowControl.basis, shows: .symbol, standsAlone: true, mayLeave: false)
    entry.cell = device[.groupItemPitch]
    entry.lone = device[.controlSize]
    return entry
  }

  private mutating func add(_ entry: inout Entry, _ height: Points, _ segment: Control.Segment, _ placed: inout PlacedColumn) {
    basis = max(basis, entry.lengthBasis)
    entry.frame = Rect(x: x, y: y, width: device[.controlSize], height: height)
    entry.frameBasis = basis
    placed.entries.append(PlacedEntry(entry: entry, segment: segment, capsule: capsule))
    y += height
  }
}
