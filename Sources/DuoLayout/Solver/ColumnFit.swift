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
