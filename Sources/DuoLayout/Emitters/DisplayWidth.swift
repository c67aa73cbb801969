/// Counts the columns that text takes in a terminal: East Asian wide and emoji two, combining marks none.
struct DisplayWidth {
  private(set) var columns = 0
  /// What the last scalar took.
  private var last = 0
  private var joins = false

  /// Counts one more scalar.
  mutating func add(_ scalar: UInt32) {
    if scalar < 0x300 {
      last = 1
      joins = false
    } else if scalar == Self.joiner {
      joins = last == 2
      return
    } else if scalar == Self.emojiPresentation {
      // The sign before it is drawn as an emoji.
      if last == 1 { columns += 1 }
      last = 0
      return
    } else if joins || Self.skinTones.contains(scalar) && last == 2 {
      joins = false
      return
    } else {
      let width = Self.contains(Self.zero, scalar) ? 0 : Self.contains(Self.wide, scalar) ? 2 : 1
      if width > 0 { last = width }
      columns += width
      return
    }
    columns += 1
  }

  private static let joiner: UInt32 = 0x200D
  private static let emojiPresentation: UInt32 = 0xFE0F
  private static let skinTones: ClosedRange<UInt32> = 0x1F3FB...0x1F3FF

  /// Whether `scalar` lies in one of `ranges`. - Complexity: O(log ranges).
  private static func contains(_ ranges: [UInt32], _ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle * 2 + 1] < scalar { low = middle + 1 } else { high = middle }
    }
    return low * 2 < ranges.count && ranges[low * 2] <= scalar
  }
}
