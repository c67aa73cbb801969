import DuoIR
import DuoLang

/// The vertical bar while it is fitted: what stands in it, and how long that is.
struct ColumnFit {
  let lengths: BarLengths
  /// The entries in column order: the top segment's, then the bottom segment's.
  private(set) var order: [Int] = []
  /// How many belong to the top segment.
  private var topCount = 0
  private(set) var capsules: [Capsule] = []
  private(set) var top = Segment()
  private(set) var bottom = Segment()
  /// Capsules and segments as they are while everything is in the column.
  private var whole: (capsules: [Capsule], top: Segment, bottom: Segment) = ([], Segment(), Segment())
  /// When each entry leaves; what of it is known to be right for which room.
  private(set) var turns = LeavingOrder()
  /// How many tabs there are; 0 without a tab bar.
  private var tabCount = 0
  private(set) var tabs = TabBarForm.none
  /// Something is in the menu from the start.
  private var menuStartsFull = false
  /// Something from the top has left.
  private var topHasLeft = false
  private var bottomHasLeft = false

  // What `measure` keeps up to date.

  /// `overflow-control`: the segment that it ends; nil while the menu is empty.
  private(set) var overflowSegment: Control.Segment?
  /// The index of the capsule whose last cell the overflow control is; -1 where it stands alone.
  private(set) var overflowCapsule = -1
  /// The length of the bottom segment with the overflow control in it.
  private(set) var bottomLength: Points = 0
  private(set) var tabsLength: Points = 0
  /// The whole length: the segments, the seam between them, the tab bar.
  private(set) var total: Points = 0

  init(_ lengths: BarLengths) { self.lengths = lengths }

  var hasLeft: Bool { topHasLeft || bottomHasLeft }

  // MARK: Forming

  /// Takes the entries of a column, in the order declared, and puts them in its own, by tier.
  mutating func form(_ column: [Int], _ entries: inout [Entry]) {
    order.empty()
    whole.capsules.empty()
    topHasLeft = false
    bottomHasLeft = false
    turns.forget()
    append(.back, of: column, entries)
    append(.pinned, of: column, entries)
    append(.leading, of: column, entries)
    append(.trailing, of: column, entries)
    topCount = order.count
    append(.bottom, of: column, entries)
    append(.search, of: column, entries)
    Capsule.form(order, 0..<topCount, of: &entries, into: &whole.capsules)
    let split = whole.capsules.count
    Capsule.form(order, topCount..<order.count, of: &entries, into: &whole.capsules)
    whole.top = Segment(0..<split, &whole.capsules, lengths)
    whole.bottom = Segment(split..<whole.capsules.count, &whole.capsules, lengths)
    restore()
  }

  private mutating func append(_ lane: Entry.Lane, of column: [Int], _ entries: [Entry]) {
    for index in column where entries[index].lane == lane { order.append(index) }
  }

  private mutating func restore() {
    capsules.empty()
    for index in whole.capsules.indices { capsules.append(whole.capsules[index]) }
    top = whole.top
    bottom = whole.bottom
  }

  // MARK: Fitting

  /// Begins with everything in the column.
  mutating func start(_ entries: inout [Entry], tabCount: Int, menuStartsFull: Bool) {
    self.tabCount = tabCount
    self.menuStartsFull = menuStartsFull
    restart(&entries)
  }

  /// Begins anew.
  mutating func restart(_ entries: inout [Entry]) {
    tabs = tabCount > 0 ? .full : .none
    if hasLeft {
      for index in order { entries[index].hasLeft = false }
      topHasLeft = false
      bottomHasLeft = false
      restore()
    }
    measure()
  }

  mutating func show(_ tabs: TabBarForm) {
    self.tabs = tabs
    measure()
  }

  /// Finds out in which order entries leave.
  mutating func findTurns(_ entries: [Entry], room: Points, pinnedMayLeave: Bool) {
    turns.find(of: order, entries, room: room, pinnedMayLeave: pinnedMayLeave)
  }

  /// Moves the entry at a place of the order to the menu. - Complexity: O(1).
  mutating func remove(_ place: Int, room: Points, _ entries: inout [Entry]) {
    let index = order[place]
    entries[index].leave(room: room)
    if place < topCount {
      top.remove(entries[index].cell, from: Int(entries[index].capsule), &capsules, lengths)
      topHasLeft = true
    } else {
      bottom.remove(entries[index].cell, from: Int(entries[index].capsule), &capsules, lengths)
      bottomHasLeft = true
    }
    measure()
  }

  private mutating func measure() {
    overflowSegment = menuStartsFull || topHasLeft ? .top : bottomHasLeft ? .bottom : nil
    overflowCapsule = -1
    var topLength = top.length
    bottomLength = bottom.length
    switch overflowSegment {
    case .top: topLength = topLength + overflowLength(top)
    case .bottom: bottomLength = bottomLength + overflowLength(bottom)
    case nil: break
    }
    switch tabs {
    case .none: tabsLength = 0
    case .collapsed: tabsLength = lengths.control
    case .full: tabsLength = lengths.tab * tabCount + lengths.tabsEnds
    }
    var below = bottomLength
    if tabs != .none { below += tabsLength + (below > 0 ? lengths.gap : 0) }
    total = topLength + below + (topLength > 0 && below > 0 ? lengths.segmentGap : 0)
  }

  /// How much longer the overflow control makes the segment that it ends.
  private mutating func overflowLength(_ segment: Segment) -> Points {
    if lengths.overflowJoinsCapsule {
      var index = segment.last
      while index >= 0, capsules[index].lane == .search { index = capsules[index].previous }
      if index >= 0, !capsules[index].standsAlone { overflowCapsule = index }
    }
    if overflowCapsule < 0 { return lengths.control + (segment.isEmpty ? 0 : lengths.gap) }
    return lengths.cell + (capsules[overflowCapsule].count == 1 ? lengths.cellExtra : 0)
  }
}
