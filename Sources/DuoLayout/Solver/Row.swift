import DuoIR
import DuoLang

/// One horizontal bar while it is fitted: what stands in it, and where it may lie.
struct Row {
  /// The entries in the row's order.
  var order: [Int] = []
  private(set) var capsules: [Capsule] = []
  private(set) var segment = Segment()
  private(set) var place = Place()
  private var leaving = LeavingOrder()
  private let lengths: BarLengths

  init(_ lengths: BarLengths) { self.lengths = lengths }

  /// Where a row may lie, in display coordinates.
  struct Place {
    var start: Points = 0
    var end: Points = 0
    /// Its vertical centre.
    var centre: Points = 0
    /// The side towards which all of it is pushed, as one cluster; nil where it spans its room.
    var clusterSide: Side?
    var isBottom = false
    /// A search field is no wider than this.
    var longestField: Points = 0

    var room: Points { max(0, end - start) }
  }

  /// Begins with everything of `order` in the row.
  mutating func start(_ place: Place, _ entries: inout [Entry]) {
    self.place = place
    for index in order { entries[index].hasLeft = false }
    form(&entries)
  }

  /// Adds a control that never leaves, before anything has.
  mutating func insert(_ index: Int, at position: Int, _ entries: inout [Entry]) {
    order.insert(index, at: position)
    form(&entries)
  }

  private mutating func form(_ entries: inout [Entry]) {
    capsules.empty()
    Capsule.form(order, 0..<order.count, of: &entries, into: &capsules)
    segment = Segment(0..<capsules.count, &capsules, lengths)
  }

  /// How many points are missing; 0 where all fits.
  var missing: Points { max(0, segment.length - place.room) }

  /// Whether it is too long and something may leave it.
  func mustLose(_ entries: [Entry], pinnedMayLeave: Bool) -> Bool {
    guard missing > 0 else { return false }
    for index in order where entries[index].mayLeave || (pinnedMayLeave && entries[index].lane == .pinned) { return true }
    return false
  }

  /// Moves items to the menu until the rest fits.
  mutating func fit(_ entries: inout [Entry], pinnedMayLeave: Bool) {
    guard missing > 0 else { return }
    leaving.forget()
    leaving.find(of: order, entries, room: place.room, pinnedMayLeave: pinnedMayLeave)
    for turn in leaving.turns {
      guard missing > 0 else { return }
      let index = order[turn.place]
      entries[index].leave(room: place.room)
      segment.remove(entries[index].cell, from: Int(entries[index].capsule), &capsules, lengths)
    }
  }

  // MARK: Placing

  /// Gives the visible controls their frames and adds them to `placed`, from leading to trailing.
  func placeEntries(_ entries: inout [Entry], _ controls: [Control], isMirrored: Bool, into placed: inout [Int]) {
    guard !segment.isEmpty else { return }
    var spare = max(0, place.room - segment.length)
    var x = place.start
    // A search field takes what it can of what is left.
    var field: Points = 0
    if hasField(entries, controls) {
      field = min(spare, max(0, place.longestField - lengths.control))
      spare -= field
    }
    let flexible = place.clusterSide == nil ? flexibleCount : 0
    var jump = -1
    if let side = place.clusterSide {
      // One cluster against the strip, whichever side the row is read from.
      if (side == .right) != isMirrored { x += spare }
    } else if flexible == 0, place.isBottom {
      x += spare / 2
    } else if flexible == 0 {
      // What leads stays at the leading end, what trails at the other, the title between them.
      jump = firstTrailing
    }
    var previous = -1
    var passed = 0
    var index = segment.first
    while index >= 0 {
      let capsule = capsules[index]
      if previous >= 0 {
        x += Segment.gap(capsules, previous, index, lengths).length
        for _ in 0..<(flexible > 0 ? spacers(previous, index) : 0) {
          // Tenths that do not divide go to the first.
          x += spare / flexible + (passed == 0 ? spare - spare / flexible * flexible : 0)
          passed += 1
        }
      }
      if index == jump { x += spare }
      for position in capsule.places where !entries[order[position]].hasLeft {
        let entry = order[position]
        let length = capsule.count == 1 ? entries[entry].lone : entries[entry].cell
        let width = length + (controls[entry].shows == .field ? field : 0)
        let left = isMirrored ? place.end - (x - place.start) - width : x
        entries[entry].frame = Rect(
          x: left, y: place.centre - lengths.rowItem / 2, width: width, height: lengths.rowItem)
        entries[entry].frameBasis = .estimated
        placed.append(entry)
        x += width
      }
      previous = index
      index = capsule.next
    }
  }

  private func hasField(_ entries: [Entry], _ controls: [Control]) -> Bool {
    for index in order where controls[index].shows == .field && !entries[index].hasLeft { return true }
    return false
  }

  /// How many flexible spacers act between two neighbours.
  private func spacers(_ left: Int, _ right: Int) -> Int {
    capsules[left].lane == capsules[right].lane && capsules[right].lane.takesSpacers ? Int(capsules[right].spacerBefore.flexible) : 0
  }

  private var flexibleCount: Int {
    var count = 0
    var previous = -1
    var index = segment.first
    while index >= 0 {
      if previous >= 0 { count += spacers(previous, index) }
      previous = index
      index = capsules[index].next
    }
    return count
  }

  private var firstTrailing: Int {
    var index = segment.first
    while index >= 0, capsules[index].lane.rawValue < Entry.Lane.trailing.rawValue { index = capsules[index].next }
    return index
  }
}
