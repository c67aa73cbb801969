import DuoLang

/// Controls that share one background, in a bar whose entries stand in their order.
struct Capsule {
  /// The entries that it holds, whether or not they have left.
  var entries: Range<Int>
  var lane: Entry.Lane
  /// Nothing joins it: Back's tier, a lone pinned item, a prominent or confirming one, search.
  var standsAlone: Bool
  /// The spacers between it and the capsule before it.
  var spacerBefore: Entry.Gap
  /// The sum of its visible cells, in tenths, and how many there are.
  var cells: Int64 = 0
  var count = 0
  /// The capsules before and after it that still hold something; -1 for none.
  var previous = -1
  var next = -1
}

extension Capsule {
  /// Forms the capsules of `entries`, before anything is fitted.
  ///
  /// A group is one; single neighbours of one lane share one. What stands alone splits its group.
  /// - Complexity: O(entries).
  static func form(_ entries: inout [Entry], _ range: Range<Int>, into capsules: inout [Capsule]) {
    for index in range {
      let entry = entries[index]
      if index > range.lowerBound, joins(entry, entries[index - 1]) {
        let last = capsules.count - 1
        capsules[last].entries = capsules[last].entries.lowerBound..<index + 1
      } else {
        capsules.append(
          Capsule(entries: index..<index + 1, lane: entry.lane, standsAlone: entry.standsAlone, spacerBefore: entry.spacerBefore))
      }
      let last = capsules.count - 1
      entries[index].capsule = last
      capsules[last].cells += Int64(entry.cell.tenths)
      capsules[last].count += 1
    }
  }

  private static func joins(_ entry: Entry, _ previous: Entry) -> Bool {
    !entry.standsAlone && !previous.standsAlone && !entry.spacerBefore.splits && entry.lane == previous.lane
      && entry.column == previous.column && entry.group == previous.group
  }

  /// Its length in tenths: a lone control is shorter than its cell.
  fileprivate func length(_ device: Device) -> Int64 {
    count == 1 ? cells - Int64((device[.groupItemPitch] - device[.controlSize]).tenths) : cells
  }
}

/// A run of capsules from one end to the other, with its length kept up to date as entries leave.
struct Segment {
  var first = -1
  var last = -1
  /// The capsules and the gaps between them, in tenths: a sum that is exact whatever a program declares.
  private var tenths: Int64 = 0

  var length: Points { Points(tenths: Int32(clamping: tenths)) }

  var isEmpty: Bool { first < 0 }

  /// Links `range` of `capsules`. - Complexity: O(range).
  init(_ range: Range<Int>, _ capsules: inout [Capsule], _ device: Device) {
    for index in range where capsules[index].count > 0 {
      capsules[index].previous = last
      capsules[index].next = -1
      if last >= 0 {
        capsules[last].next = index
        tenths += Int64(Segment.gap(capsules[last], capsules[index], device).tenths)
      } else {
        first = index
      }
      last = index
      tenths += capsules[index].length(device)
    }
  }

  /// The distance between neighbours: the gap, or a fixed spacer where that is larger and acts.
  static func gap(_ left: Capsule, _ right: Capsule, _ device: Device) -> Points {
    spacerActs(left, right, device) ? right.spacerBefore.fixed : device[.groupGap]
  }

  /// How sure that distance is.
  static func gapBasis(_ left: Capsule, _ right: Capsule, _ device: Device) -> Basis {
    spacerActs(left, right, device) ? right.spacerBefore.basis : device.basis(.groupGap)
  }

  private static func spacerActs(_ left: Capsule, _ right: Capsule, _ device: Device) -> Bool {
    left.lane == right.lane && right.lane.takesSpacers && right.spacerBefore.fixed > device[.groupGap]
  }

  /// Takes one cell out of a capsule. - Complexity: O(1).
  mutating func remove(_ cell: Points, from index: Int, _ capsules: inout [Capsule], _ device: Device) {
    tenths -= capsules[index].length(device)
    capsules[index].cells -= Int64(cell.tenths)
    capsules[index].count -= 1
    guard capsules[index].count == 0 else {
      tenths += capsules[index].length(device)
      return
    }
    let previous = capsules[index].previous
    let next = capsules[index].next
    if previous >= 0 { tenths -= Int64(Segment.gap(capsules[previous], capsules[index], device).tenths) }
    if next >= 0 {
      tenths -= Int64(Segment.gap(capsules[index], capsules[next], device).tenths)
      // What stood between the one that left and its neighbour now stands between the neighbours.
      if capsules[index].lane == capsules[next].lane { capsules[next].spacerBefore.add(capsules[index].spacerBefore) }
      capsules[next].previous = previous
    } else {
      last = previous
    }
    if previous >= 0 { capsules[previous].next = next } else { first = next }
    if previous >= 0, next >= 0 { tenths += Int64(Segment.gap(capsules[previous], capsules[next], device).tenths) }
  }
}
