import DuoIR
import DuoLang

/// One horizontal bar while it is fitted: what stands in it, and where it may lie.
struct Row {
  /// In the row's order.
  private(set) var entries: [Entry]
  private(set) var capsules: [Capsule] = []
  private(set) var segment: Segment
  let place: Place
  private let device: Device

  /// Where a row may lie, in display coordinates.
  struct Place {
    var start: Points
    var end: Points
    /// Its vertical centre.
    var centre: Points
    /// The side towards which all of it is pushed, as one cluster; nil where it spans its room.
    var clusterSide: Side?
    var isBottom: Bool
    /// A search field is no wider than this.
    var longestField: Points

    var room: Points { max(0, end - start) }
  }

  init(_ entries: [Entry], _ place: Place, _ device: Device) {
    self.entries = entries
    self.place = place
    self.device = device
    capsules.reserveCapacity(entries.count)
    Capsule.form(&self.entries, 0..<entries.count, into: &capsules)
    segment = Segment(0..<capsules.count, &capsules, device)
  }

  /// How many points are missing; 0 where all fits.
  var missing: Points { max(0, segment.length - place.room) }

  /// Moves items to the menu until the rest fits.
  mutating func fit(pinnedMayLeave: Bool) {
    guard missing > 0 else { return }
    for index in leavingOrder(of: entries, room: place.room, pinnedMayLeave: pinnedMayLeave) where missing > 0 {
      entries[index].hasLeft = true
      entries[index].leftBy = entries[index].lone > place.room ? .tooTall : .overflowOrder
      segment.remove(entries[index].cell, from: entries[index].capsule, &capsules, device)
    }
  }

  /// The row with one more control that never leaves.
  func adding(_ entry: Entry, at position: Int) -> Row {
    var entries = entries
    entries.insert(entry, at: position)
    return Row(entries, place, device)
  }

  // MARK: Placing

  /// The visible controls with their frames, from leading to trailing.
  func placed(isMirrored: Bool) -> [Entry] {
    var spare = max(0, place.room - segment.length)
    var x = place.start
    // A search field takes what it can of what is left.
    var field: Points = 0
    if entries.contains(where: { $0.shows == .field && !$0.hasLeft }) {
      field = min(spare, max(0, place.longestField - device[.controlSize]))
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
    var placed: [Entry] = []
    var previous = -1
    var passed = 0
    var index = segment.first
    while index >= 0 {
      let capsule = capsules[index]
      if previous >= 0 {
        x += Segment.gap(capsules[previous], capsule, device)
        for _ in 0..<(flexible > 0 ? spacers(previous, index) : 0) {
          // Tenths that do not divide go to the first.
          x += spare / flexible + (passed == 0 ? spare - spare / flexible * flexible : 0)
          passed += 1
        }
      }
      if index == jump { x += spare }
      for position in capsule.entries where !entries[position].hasLeft {
        var entry = entries[position]
        let width = (capsule.count == 1 ? entry.lone : entry.cell) + (entry.shows == .field ? field : 0)
        let left = isMirrored ? place.end - (x - place.start) - width : x
        entry.frame = Rect(x: left, y: place.centre - device[.rowItemHeight] / 2, width: width, height: device[.rowItemHeight])
        entry.frameBasis = .estimated
        placed.append(entry)
        x += width
      }
      previous = index
      index = capsule.next
    }
    return placed
  }

  /// How many flexible spacers act between two neighbours.
  private func spacers(_ left: Int, _ right: Int) -> Int {
    capsules[left].lane == capsules[right].lane && capsules[right].lane.takesSpacers ? capsules[right].spacerBefore.flexible : 0
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
