import DuoIR
import DuoLang

/// The vertical bar while it is fitted: what stands in it, and how long that is.
struct ColumnFit {
  let device: Device
  /// The entries in column order: the top segment's, then the bottom segment's.
  var order: [Int] = []
  /// How many belong to the top segment.
  var topCount = 0
  var capsules: [Capsule] = []
  var top = Segment()
  var bottom = Segment()
  /// How many tabs there are; 0 without a tab bar.
  var tabCount = 0
  var tabs = TabBarForm.none
  /// Something is in the menu from the start.
  var menuStartsFull = false
  /// Something from the top has left.
  var topHasLeft = false
  var bottomHasLeft = false

  init(_ device: Device) { self.device = device }

  /// Begins, or begins anew, with everything in the column.
  mutating func start(_ entries: inout [Entry]) {
    for index in order { entries[index].hasLeft = false }
    tabs = tabCount > 0 ? .full : .none
    topHasLeft = false
    bottomHasLeft = false
    capsules.empty()
    Capsule.form(order, 0..<topCount, of: &entries, into: &capsules)
    let split = capsules.count
    Capsule.form(order, topCount..<order.count, of: &entries, into: &capsules)
    top = Segment(0..<split, &capsules, device)
    bottom = Segment(split..<capsules.count, &capsules, device)
  }

  var hasLeft: Bool { topHasLeft || bottomHasLeft }

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

  /// Moves the entry at a place of the order to the menu. - Complexity: O(1).
  mutating func remove(_ place: Int, room: Points, _ entries: inout [Entry]) {
    let index = order[place]
    entries[index].leave(room: room)
    if place < topCount {
      top.remove(entries[index].cell, from: entries[index].capsule, &capsules, device)
      topHasLeft = true
    } else {
      bottom.remove(entries[index].cell, from: entries[index].capsule, &capsules, device)
      bottomHasLeft = true
    }
  }
}
