import DuoLang

/// When an entry leaves its bar: the lowest first.
struct LeavingTurn: Comparable {
  /// The round, then the group's rank.
  private let high: UInt64
  /// The item's rank, then its place in the bar's order, the last first.
  private let low: UInt64

  /// - Parameter round: 0 for what is longer than the room, 1 for what leaves by key; 2 and 3 the same for pinned ones, after all
  ///   others.
  init(round: UInt64, groupRank: Int32, itemRank: Int32, place: Int) {
    high = round << 32 | UInt64(Self.ascending(groupRank))
    low = UInt64(Self.ascending(itemRank)) << 32 | UInt64(~UInt32(truncatingIfNeeded: place))
  }

  var itemRank: Int32 { Int32(bitPattern: UInt32(truncatingIfNeeded: low >> 32) ^ Self.sign) }
  var place: Int { Int(~UInt32(truncatingIfNeeded: low)) }

  private static let sign: UInt32 = 1 << 31

  /// A number without a sign, in the order of the numbers with one.
  private static func ascending(_ rank: Int32) -> UInt32 { UInt32(bitPattern: rank) ^ sign }

  static func < (left: Self, right: Self) -> Bool { left.high == right.high ? left.low < right.low : left.high < right.high }
}

/// `overflow-order`: the entries of a bar in the order in which they leave it.
///
/// First what is longer than the room, then by key, the last in the bar first; the pinned ones only after all others, and only
/// where they may.
struct LeavingOrder {
  private(set) var turns: [LeavingTurn] = []
  /// What `turns` hold for: any room from here on, where nothing is longer than the room.
  private var leastRoom: Points?
  private var pinnedMayLeave = false

  mutating func forget() { leastRoom = nil }

  /// Finds the order, unless it is known.
  ///
  /// - Complexity: O(entries log entries).
  mutating func find(of order: [Int], _ entries: [Entry], room: Points, pinnedMayLeave: Bool) {
    if let leastRoom, room >= leastRoom, pinnedMayLeave == self.pinnedMayLeave { return }
    turns.empty()
    var longest: Points = 0
    for place in order.indices {
      let index = order[place]
      let mayLeave = entries[index].mayLeave
      guard mayLeave || (pinnedMayLeave && entries[index].lane == .pinned) else { continue }
      let lone = entries[index].lone
      longest = max(longest, lone)
      turns.append(
        LeavingTurn(
          round: (mayLeave ? 0 : 2) + (lone > room ? 0 : 1), groupRank: entries[index].groupRank, itemRank: entries[index].itemRank,
          place: place))
    }
    turns.sort()
    leastRoom = longest > room ? nil : longest
    self.pinnedMayLeave = pinnedMayLeave
  }
}
