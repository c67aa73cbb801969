import DuoLang

/// Controls that share one background, in a bar whose entries stand in their order.
struct Capsule {
  /// The places in the bar's order of what it holds, whether or not that has left.
  var places: Range<Int>
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
  /// Forms the capsules of what stands at `range` of a bar's order, before anything is fitted.
  ///
  /// A group is one; single neighbours of one lane share one. What stands alone splits its group.
  /// - Complexity: O(entries).
  static func form(_ order: [Int], _ range: Range<Int>, of entries: inout [Entry], into capsules: inout [Capsule]) {
    for place in range {
      let index = order[place]
      let last = capsules.count - 1
      if place > range.lowerBound, entries[index].joins(entries[order[place - 1]]) {
        capsules[last].places = capsules[last].places.lowerBound..<place + 1
        capsules[last].cells += Int64(entries[index].cell.tenths)
        capsules[last].count += 1
      } else {
        capsules.append(
          Capsule(
            places: place..<place + 1, lane: entries[index].lane, standsAlone: entries[index].standsAlone,
            spacerBefore: entries[index].spacerBefore, cells: Int64(entries[index].cell.tenths), count: 1))
      }
      entries[index].capsule = Int32(truncatingIfNeeded: capsules.count - 1)
    }
  }

  /// Its length in tenths: a lone control is shorter than its cell.
  fileprivate func length(_ lengths: BarLengths) -> Int64 {
    count == 1 ? cells - Int64(lengths.cellExtra.tenths) : cells
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

  init() {}

  /// Links `range` of `capsules`. - Complexity: O(range).
  init(_ range: Range<Int>, _ capsules: inout [Capsule], _ lengths: BarLengths) {
    for index in range where capsules[index].count > 0 {
      capsules[index].previous = last
      capsules[index].next = -1
      if last >= 0 {
        capsules[last].next = index
        tenths += Self.tenths(capsules, last, index, lengths)
      } else {
        first = index
      }
      last = index
      tenths += capsules[index].length(lengths)
    }
  }

  /// The distance between neighbours, and how sure it is: the gap, or a fixed spacer where that is larger and acts.
  static func gap(_ capsules: [Capsule], _ left: Int, _ right: Int, _ lengths: BarLengths) -> (length: Points, basis: Basis) {
    let lane = capsules[right].lane
    let fixed = capsules[right].spacerBefore.fixed
    guard fixed > lengths.gap, lane == capsules[left].lane, lane.takesSpacers else { return (lengths.gap, lengths.gapBasis) }
    return (fixed, capsules[right].spacerBefore.basis)
  }

  private static func tenths(_ capsules: [Capsule], _ left: Int, _ right: Int, _ lengths: BarLengths) -> Int64 {
    Int64(gap(capsules, left, right, lengths).length.tenths)
  }

  /// Takes one cell out of a capsule. - Complexity: O(1).
  mutating func remove(_ cell: Points, from index: Int, _ capsules: inout [Capsule], _ lengths: BarLengths) {
    tenths -= capsules[index].length(lengths)
    capsules[index].cells -= Int64(cell.tenths)
    capsules[index].count -= 1
    guard capsules[index].count == 0 else {
      tenths += capsules[index].length(lengths)
      return
    }
    let previous = capsules[index].previous
    let next = capsules[index].next
    if previous >= 0 { tenths -= Self.tenths(capsules, previous, index, lengths) }
    if next >= 0 {
      tenths -= Self.tenths(capsules, index, next, lengths)
      // What stood between the one that left and its neighbour now stands between the neighbours.
      if capsules[index].lane == capsules[next].lane { capsules[next].spacerBefore.add(capsules[index].spacerBefore) }
      capsules[next].previous = previous
    } else {
      last = previous
    }
    if previous >= 0 { capsules[previous].next = next } else { first = next }
    if previous >= 0, next >= 0 { tenths += Self.tenths(capsules, previous, next, lengths) }
  }
}

extension Entry {
  /// Whether it shares the capsule of the entry before it in its bar.
  fileprivate func joins(_ previous: Entry) -> Bool {
    !standsAlone && !previous.standsAlone && !spacerBefore.splits && lane == previous.lane && column == previous.column
      && group == previous.group
  }
}
