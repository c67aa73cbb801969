import DuoLang

/// What a column comes to, from the top, while its controls get their places.
struct PlacedColumn {
  /// The visible controls from the top, the overflow control among them, without the tab bar.
  var entries: [PlacedEntry] = []
  var tabsFrame: Rect?
  var tabsBasis = Basis.measured
  /// Where the next control begins.
  var y: Points = 0
  /// How many capsules there are so far.
  var capsules = 0
  /// How sure the distance to the next control is.
  var distanceBasis = Basis.documented

  mutating func start() {
    entries.empty()
    tabsFrame = nil
    capsules = 0
    distanceBasis = .documented
  }

  mutating func move(_ distance: Points, _ basis: Basis) {
    y += distance
    distanceBasis = basis
  }
}

struct PlacedEntry {
  /// Its index among the entries of the layout.
  var index: Int
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
  mutating func placeColumn(_ fitted: FittedColumn, _ range: ColumnRange, _ scene: Scene, _ conditions: Conditions) {
    let axis = device[.stripAxisFromEdge]
    let x = (conditions.pose.side == .right ? conditions.window.width - axis : axis) - device[.controlSize] / 2
    let acrossBasis = max(device.basis(.stripAxisFromEdge), device.basis(.controlSize))
    placed.start()
    placed.y = range.start
    placeSegment(.top, x, scene)
    let topCount = placed.entries.count
    if fitted.missing == 0 {
      let length = fit.length(.bottom)
      placed.y = range.end - fit.tabsLength - length
      if fit.tabs != .none, length > 0 { placed.y -= device[.groupGap] }
    } else if topCount > 0 {
      placed.move(device[.segmentGapMin], device.basis(.segmentGapMin))
    }
    placeSegment(.bottom, x, scene)
    if fit.tabs != .none {
      if placed.entries.count > topCount { placed.move(device[.groupGap], device.basis(.groupGap)) }
      placed.tabsFrame = Rect(x: x, y: placed.y, width: device[.controlSize], height: fit.tabsLength)
    }
    let tabsBasis = self.tabsBasis
    if fitted.missing > 0 {
      let last = settleDown(placed.entries.count, range.startBasis, acrossBasis)
      placed.tabsBasis = max(last, placed.distanceBasis, tabsBasis, acrossBasis)
    } else {
      _ = settleDown(topCount, range.startBasis, acrossBasis)
      placed.tabsBasis = max(range.endBasis, tabsBasis, acrossBasis)
      var below = range.endBasis
      if fit.tabs != .none { below = max(below, tabsBasis, device.basis(.groupGap)) }
      settleUp(topCount, below, acrossBasis)
    }
  }

  /// The overflow control of a column, as an entry of its own.
  mutating func addOverflowEntry(_ column: Int, _ scene: Scene, lane: Entry.Lane = .overflow, _ basis: Basis) -> Int {
    var entry = Entry(
      subject: .overflow, lane: lane, column: column, container: scene.columns[column].label, group: nil,
      rules: RuleList(.overflowControl), basis: basis, shows: .symbol, standsAlone: true, mayLeave: false)
    entry.cell = device[.groupItemPitch]
    entry.lone = device[.controlSize]
    return bars.add(entry)
  }

  private var tabsBasis: Basis {
    switch fit.tabs {
    case .none: .documented
    case .collapsed: device.basis(.controlSize)
    case .full: max(device.basis(.tabsItemPitch), device.basis(.tabsEndInset))
    }
  }

  // MARK: Down a segment

  /// Places the visible controls of one segment.
  private mutating func placeSegment(_ segment: Control.Segment, _ x: Points, _ scene: Scene) {
    var capsule = segment == .top ? fit.top.first : fit.bottom.first
    var previous = -1
    let overflows = fit.overflowSegment == segment
    let joined = overflows ? fit.overflowCapsule : -1
    var mustAddOverflow = overflows && joined < 0
    while capsule >= 0 {
      if mustAddOverflow, fit.capsules[capsule].lane == .search {
        placeOverflow(segment, x, after: previous >= 0, scene)
        mustAddOverflow = false
        placed.move(device[.groupGap], device.basis(.groupGap))
      } else if previous >= 0 {
        placed.move(
          Segment.gap(fit.capsules[previous], fit.capsules[capsule], device),
          Segment.gapBasis(fit.capsules[previous], fit.capsules[capsule], device))
      }
      let isLone = fit.capsules[capsule].count == 1 && capsule != joined
      for place in fit.capsules[capsule].places where !bars.entries[fit.order[place]].hasLeft {
        placeEntry(fit.order[place], isLone: isLone, segment, x)
      }
      if capsule == joined { placeEntry(addOverflowEntry(scene), isLone: false, segment, x) }
      placed.capsules += 1
      previous = capsule
      capsule = fit.capsules[capsule].next
    }
    if mustAddOverflow { placeOverflow(segment, x, after: previous >= 0, scene) }
  }

  private mutating func placeOverflow(_ segment: Control.Segment, _ x: Points, after isAfter: Bool, _ scene: Scene) {
    if isAfter { placed.move(device[.groupGap], device.basis(.groupGap)) }
    placeEntry(addOverflowEntry(scene), isLone: true, segment, x)
    placed.capsules += 1
  }

  private mutating func addOverflowEntry(_ scene: Scene) -> Int {
    addOverflowEntry(scene.mainIndex, scene, LayoutRule.overflowControl.basis)
  }

  private mutating func placeEntry(_ index: Int, isLone: Bool, _ segment: Control.Segment, _ x: Points) {
    let height = isLone ? bars.entries[index].lone : bars.entries[index].cell
    bars.entries[index].frame = Rect(x: x, y: placed.y, width: device[.controlSize], height: height)
    placed.entries.append(
      PlacedEntry(
        index: index, segment: segment, capsule: placed.capsules,
        sizeBasis: max(bars.entries[index].lengthBasis, device.basis(isLone ? .controlSize : .groupItemPitch)),
        distanceBasis: placed.distanceBasis))
    placed.y += height
    placed.distanceBasis = .documented
  }

  // MARK: How sure the frames are

  /// What runs down, up to `end`, is as sure as the range's start and all above it.
  private mutating func settleDown(_ end: Int, _ start: Basis, _ across: Basis) -> Basis {
    var above = start
    for index in 0..<end {
      above = max(above, placed.entries[index].distanceBasis, placed.entries[index].sizeBasis)
      bars.entries[placed.entries[index].index].frameBasis = max(above, across)
    }
    return above
  }

  /// What hangs from the range's end is as sure as what lies below it.
  private mutating func settleUp(_ first: Int, _ end: Basis, _ across: Basis) {
    var below = end
    for index in (first..<placed.entries.count).reversed() {
      below = max(below, placed.entries[index].sizeBasis)
      bars.entries[placed.entries[index].index].frameBasis = max(below, across)
      below = max(below, placed.entries[index].distanceBasis)
    }
  }
}
