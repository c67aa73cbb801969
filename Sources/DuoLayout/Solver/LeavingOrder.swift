import DuoLang

/// `overflow-order`: the entries of a bar in the order in which they leave it.
///
/// First what is longer than `room`, then by key, the last in the bar first; the pinned ones only after all others, and only
/// where `pinnedMayLeave`.
/// - Complexity: O(entries log entries).
func leavingOrder(of entries: [Entry], room: Points, pinnedMayLeave: Bool) -> [Int] {
  var order: [Int] = []
  for index in entries.indices where entries[index].mayLeave || (pinnedMayLeave && entries[index].lane == .pinned) { order.append(index) }
  order.sort { left, right in
    let a = entries[left], b = entries[right]
    if a.mayLeave != b.mayLeave { return a.mayLeave }
    let tallA = a.lone > room, tallB = b.lone > room
    if tallA != tallB { return tallA }
    if a.groupRank != b.groupRank { return a.groupRank < b.groupRank }
    if a.itemRank != b.itemRank { return a.itemRank < b.itemRank }
    return left > right
  }
  return order
}
