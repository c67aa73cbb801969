import DuoLang

/// When an entry leaves its bar: the lowest first.
struct LeavingTurn: Comparable {
  /// 0 for what is longer than the room, 1 for what leaves by key; 2 and 3 the same for pinned ones, after all others.
  let round: UInt8
  let groupRank: Int32
  let itemRank: Int32
  /// Its place in the bar's order.
  let place: Int

  static func < (left: Self, right: Self) -> Bool {
    if left.round != right.round { return left.round < right.round }
    if left.groupRank != right.groupRank { return left.groupRank < right.groupRank }
    if left.itemRank != right.itemRank { return left.itemRank < right.itemRank }
    return left.place > right.place
  }
}

/// `overflow-order`: the entries of a bar in the order in which they leave it.
///
/// First what is longer than `room`, then by key, the last in the bar first; the pinned ones only after all others, and only
/// where `pinnedMayLeave`.
/// - Complexity: O(entries log entries).
func findLeavingOrder(
  of order: [Int], _ entries: [Entry], room: Points, pinnedMayLeave: Bool, into turns: inout [LeavingTurn]
) {
  turns.empty()
  for place in order.indices {
    let index = order[place]
    guard entries[index].mayLeave || (pinnedMayLeave && entries[index].lane == .pinned) else { continue }
    let isTall = entries[index].lone > room
    turns.append(
      LeavingTurn(
        round: (entries[index].mayLeave ? 0 : 2) + (isTall ? 0 : 1), groupRank: entries[index].groupRank,
        itemRank: entries[index].itemRank, place: place))
  }
  turns.sort()
}
