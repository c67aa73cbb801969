import DuoIR
import DuoLang

/// The vertical bar while it is fitted: what stands in it, and how long that is.
struct ColumnFit {
  let device: Device
  /// In column order: the top segment's, then the bottom segment's.
  var entries: [Entry]
  /// How many belong to the top segment.
  let topCount: Int
  var capsules: [Capsule]
  var top: Segment
  var bottom: Segment
  /// How many tabs there are; 0 without a tab bar.
  let tabCount: Int
  var tabs: TabBarForm
  /// Something is in the menu from the start.
  let menuStartsFull: Bool
  /// Something from the top has left.
  var topHasLeft = false
  var bottomHasLeft = false

  init(_ entries: [Entry], topCount: Int, tabCount: Int, menuStartsFull: Bool, device: Device) {
    self.device = device
    self.entries = entries
    self.topCount = topCount
    self.tabCount = tabCount
    tabs = tabCount > 0 ? .full : .none
    self.menuStartsFull = menuStartsFull
    capsules = []
    capsules.reserveCapacity(entries.count)
    Capsule.form(&self.entries, 0..<topCount, into: &capsules)
    let split = capsules.count
    Capsule.form(&self.entries, topCount..<entries.count, into: &capsules)
    top = Segment(0..<split, &capsules, device)
    bottom = Segment(split..<capsules.count, &capsules, device)
  }

  /// `overflow-control`: the segment that it ends; nil while the menu is empty.
  var overflowSegment: Control.Segment? {
    if menuStartsFull || topHasLeft { return .top }
    return bottomHasLeft ? .bottom : nil
  }

  var tabsLength: Points {
    switch tabs {
    case .none: 0
    case .collapsed: device[.controlSize]
    case .full: device[.tabsItemPitch] * tabCount + device[.tabsEndInset] * 2
    }
  }

  /// The index of the capsule whose last cell the overflow control is; -1 where it stands alone.
  var overflowCapsule: Int {
    guard device[.overflowJoinsCapsule], let segment = overflowSegment else { return -1 }
    var index = segment == .top ? top.last : bottom.last
    while index >= 0, capsules[index].lane == .search { index = capsules[index].previous }
    return index >= 0 && !capsules[index].standsAlone ? index : -1
  }

  /// The length of a segment with the overflow control in it.
  func length(_ segment: Control.Segment) -> Points {
    let own = segment == .top ? top : bottom
    guard overflowSegment == segment else { return own.length }
    let joined = overflowCapsule
    if joined >= 0 {
      let lone = capsules[joined].count == 1 ? device[.groupItemPitch] - device[.controlSize] : 0
      return own.length + device[.groupItemPitch] + lone
    }
    return own.length + device[.controlSize] + (own.isEmpty ? 0 : device[.groupGap])
  }

  /// The whole length: the segments, the seam between them, the tab bar.
  var total: Points {
    let topLength = length(.top)
    var bottomLength = length(.bottom)
    if tabs != .none { bottomLength += tabsLength + (bottomLength > 0 ? device[.groupGap] : 0) }
    return topLength + bottomLength + (topLength > 0 && bottomLength > 0 ? device[.segmentGapMin] : 0)
  }

  /// The items in the order in which they leave: what is longer than `room` first, then by key, the last in the bar first.
  ///
  /// `lastly` are those that leave only after all others.
  func leavingOrder(room: Points, lastly: (Entry) -> Bool) -> [Int] {
    var order: [Int] = []
    for index in entries.indices where entries[index].mayLeave || lastly(entries[index]) { order.append(index) }
    let entries = entries
    order.sort { left, right in
      let a = entries[left], b = entries[right]
      let lateA = !a.mayLeave, lateB = !b.mayLeave
      if lateA != lateB { return lateB }
      let tallA = a.lone > room, tallB = b.lone > room
      if tallA != tallB { return tallA }
      if a.groupRank != b.groupRank { return a.groupRank < b.groupRank }
      if a.itemRank != b.itemRank { return a.itemRank < b.itemRank }
      return left > right
    }
    return order
  }

  /// Moves an entry to the menu. - Complexity: O(1).
  mutating func remove(_ index: Int, room: Points) {
    entries[index].hasLeft = true
    entries[index].leftBy = entries[index].lone > room ? .tooTall : .overflowOrder
    if index < topCount {
      top.remove(entries[index].cell, from: entries[index].capsule, &capsules, device)
      topHasLeft = true
    } else {
      bottom.remove(entries[index].cell, from: entries[index].capsule, &capsules, device)
      bottomHasLeft = true
    }
  }
}

/// What fitting a column came to.
struct FittedColumn {
  var fit: ColumnFit
  /// The rule by which the tab bar collapsed, or stayed whole while items left.
  var tabsRule: LayoutRule?
  /// How many points are missing; 0 where all fits.
  var missing: Points
  var compression = Compression.automatic
}

extension Solver {
  /// Fits the column into `room`: the one algorithm of layout.md, section 3.4.
  ///
  /// - Complexity: O(entries log entries).
  func fitColumn(_ scene: Scene, _ conditions: Conditions, room: Points, tabCount: Int) -> FittedColumn {
    let (entries, topCount) = columnOrder()
    let start = ColumnFit(
      entries, topCount: topCount, tabCount: tabCount, menuStartsFull: !bars.secondary.isEmpty || !bars.overflow.isEmpty, device: device)
    let main = program.states[scene.main.state]
    var compression = conditions.scenario?.compression ?? main.compression
    if compression == .automatic, conditions.pose.display == .outer, conditions.pose.orientation == .landscape,
      device[.compressionAutomaticCollapsesInOuterLandscape]
    {
      compression = .prefersToolbarItems
    }
    var fit = start
    var tabsRule: LayoutRule?
    if compression == .prefersToolbarItems, tabCount >= 2, fit.total > room {
      fit.tabs = .collapsed
      tabsRule = .itemsFirst
    }
    let isSearching = conditions.isSearchActive && main.framework == .swiftui && hasSearch(main)
    let order = fit.leavingOrder(room: room) { isSearching && $0.lane == .pinned }
    remove(from: &fit, order, room: room)
    if fit.total > room, compression == .automatic, fit.tabs == .full, tabCount >= 2 {
      fit = start
      fit.tabs = .collapsed
      tabsRule = .tabsLastResort
      remove(from: &fit, order, room: room)
    }
    if tabsRule == nil, fit.tabs == .full, fit.topHasLeft || fit.bottomHasLeft { tabsRule = .tabsFirst }
    return FittedColumn(fit: fit, tabsRule: tabsRule, missing: max(0, fit.total - room), compression: compression)
  }

  private func remove(from fit: inout ColumnFit, _ order: [Int], room: Points) {
    var next = 0
    while fit.total > room, next < order.count {
      fit.remove(order[next], room: room)
      next += 1
    }
  }

  private func hasSearch(_ state: ScreenState) -> Bool {
    for position in state.elements {
      if case .search = program.elements[position] { return true }
    }
    return false
  }

  /// The column's entries by tier, and how many of them are the top segment's.
  private func columnOrder() -> (entries: [Entry], topCount: Int) {
    var ordered: [Entry] = []
    ordered.reserveCapacity(bars.column.count)
    for lane in [Entry.Lane.back, .pinned, .leading, .trailing] {
      for entry in bars.column where entry.lane == lane { ordered.append(entry) }
    }
    let topCount = ordered.count
    for lane in [Entry.Lane.bottom, .search] {
      for entry in bars.column where entry.lane == lane { ordered.append(entry) }
    }
    return (ordered, topCount)
  }
}
