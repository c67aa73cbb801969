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

extension Solver.Steps {
  /// The frames of a fitted column: the top segment down from the range's start, the bottom segment and the tab bar up from
  /// its end; where not all fits, all down from the start.
  func placeColumn(
    _ fitted: FittedColumn, _ range: ColumnRange, _ scene: Scene, _ conditions: Conditions, _ draft: inout Solver.Draft
  ) {
    let axis = device[.stripAxisFromEdge]
    let x = (conditions.pose.side == .right ? conditions.window.width - axis : axis) - lengths.control / 2
    let acrossBasis = max(device.basis(.stripAxisFromEdge), lengths.controlBasis)
    let tabs = draft.fit.tabs
    draft.placed.start()
    draft.placed.y = range.start
    placeSegment(.top, x, scene, &draft)
    let topCount = draft.placed.entries.count
    if fitted.missing == 0 {
      let length = draft.fit.bottomLength
      draft.placed.y = range.end - draft.fit.tabsLength - length
      if tabs != .none, length > 0 { draft.placed.y -= lengths.gap }
    } else if topCount > 0 {
      draft.placed.move(lengths.segmentGap, device.basis(.segmentGapMin))
    }
    placeSegment(.bottom, x, scene, &draft)
    if tabs != .none {
      if draft.placed.entries.count > topCount { draft.placed.move(lengths.gap, lengths.gapBasis) }
      draft.placed.tabsFrame = Rect(x: x, y: draft.placed.y, width: lengths.control, height: draft.fit.tabsLength)
    }
    let tabsBasis = basis(of: tabs)
    if fitted.missing > 0 {
      let last = draft.settleDown(draft.placed.entries.count, range.startBasis, acrossBasis)
      draft.placed.tabsBasis = max(last, draft.placed.distanceBasis, tabsBasis, acrossBasis)
    } else {
      _ = draft.settleDown(topCount, range.startBasis, acrossBasis)
      draft.placed.tabsBasis = max(range.endBasis, tabsBasis, acrossBasis)
      var below = range.endBasis
      if tabs != .none { below = max(below, tabsBasis, lengths.gapBasis) }
      draft.settleUp(topCount, below, acrossBasis)
    }
  }

  /// Adds the overflow control of a column, as an entry of its own.
  func addOverflow(_ column: Int, _ scene: Scene, lane: Entry.Lane, _ basis: Basis, _ bars: inout Bars) -> Int {
    let index = addSystem(
      names.overflow, names.overflowSymbol, lane, .overflowControl, in: scene.columns[column].label, column: column, &bars)
    bars.controls[index].basis = basis
    return index
  }

  private func basis(of tabs: TabBarForm) -> Basis {
    switch tabs {
    case .none: .documented
    case .collapsed: lengths.controlBasis
    case .full: max(device.basis(.tabsItemPitch), device.basis(.tabsEndInset))
    }
  }

  // MARK: Down a segment

  /// Places the visible controls of one segment.
  private func placeSegment(_ segment: Control.Segment, _ x: Points, _ scene: Scene, _ draft: inout Solver.Draft) {
    var capsule = segment == .top ? draft.fit.top.first : draft.fit.bottom.first
    var previous = -1
    let overflows = draft.fit.overflowSegment == segment
    let joined = overflows ? draft.fit.overflowCapsule : -1
    var mustAddOverflow = overflows && joined < 0
    while capsule >= 0 {
      if mustAddOverflow, draft.fit.capsules[capsule].lane == .search {
        placeOverflow(segment, x, after: previous >= 0, scene, &draft)
        mustAddOverflow = false
        draft.placed.move(lengths.gap, lengths.gapBasis)
      } else if previous >= 0 {
        let distance = Segment.gap(draft.fit.capsules, previous, capsule, lengths)
        draft.placed.move(distance.length, distance.basis)
      }
      draft.placeCapsule(capsule, isLone: draft.fit.capsules[capsule].count == 1 && capsule != joined, segment, x)
      if capsule == joined { draft.placeEntry(addOverflow(scene, &draft), isLone: false, segment, x) }
      draft.placed.capsules += 1
      previous = capsule
      capsule = draft.fit.capsules[capsule].next
    }
    if mustAddOverflow { placeOverflow(segment, x, after: previous >= 0, scene, &draft) }
  }

  private func placeOverflow(
    _ segment: Control.Segment, _ x: Points, after isAfter: Bool, _ scene: Scene, _ draft: inout Solver.Draft
  ) {
    if isAfter { draft.placed.move(lengths.gap, lengths.gapBasis) }
    draft.placeEntry(addOverflow(scene, &draft), isLone: true, segment, x)
    draft.placed.capsules += 1
  }

  private func addOverflow(_ scene: Scene, _ draft: inout Solver.Draft) -> Int {
    addOverflow(scene.mainIndex, scene, lane: .overflow, LayoutRule.overflowControl.basis, &draft.bars)
  }
}

extension Solver.Draft {
  fileprivate mutating func placeCapsule(_ capsule: Int, isLone: Bool, _ segment: Control.Segment, _ x: Points) {
    for place in fit.capsules[capsule].places where !bars.entries[fit.order[place]].hasLeft {
      placeEntry(fit.order[place], isLone: isLone, segment, x)
    }
  }

  fileprivate mutating func placeEntry(_ index: Int, isLone: Bool, _ segment: Control.Segment, _ x: Points) {
    let height = isLone ? bars.entries[index].lone : bars.entries[index].cell
    bars.entries[index].frame = Rect(x: x, y: placed.y, width: fit.lengths.control, height: height)
    placed.entries.append(
      PlacedEntry(
        index: index, segment: segment, capsule: placed.capsules,
        sizeBasis: max(bars.entries[index].lengthBasis, isLone ? fit.lengths.controlBasis : fit.lengths.cellBasis),
        distanceBasis: placed.distanceBasis))
    placed.y += height
    placed.distanceBasis = .documented
  }

  // MARK: How sure the frames are

  /// What runs down, up to `end`, is as sure as the range's start and all above it.
  fileprivate mutating func settleDown(_ end: Int, _ start: Basis, _ across: Basis) -> Basis {
    var above = start
    for index in 0..<end {
      above = max(above, placed.entries[index].distanceBasis, placed.entries[index].sizeBasis)
      bars.entries[placed.entries[index].index].frameBasis = max(above, across)
    }
    return above
  }

  /// What hangs from the range's end is as sure as what lies below it.
  fileprivate mutating func settleUp(_ first: Int, _ end: Basis, _ across: Basis) {
    var below = end
    for index in (first..<placed.entries.count).reversed() {
      below = max(below, placed.entries[index].sizeBasis)
      bars.entries[placed.entries[index].index].frameBasis = max(below, across)
      below = max(below, placed.entries[index].distanceBasis)
    }
  }
}
