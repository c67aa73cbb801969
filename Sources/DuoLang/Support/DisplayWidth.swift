/// Counts the columns that text takes in a terminal: East Asian wide and emoji two, combining marks none.
///
/// Terminals differ over the rarest scalars; what they agree on is exact.
public struct DisplayWidth {
  public private(set) var columns = 0
  /// What the last scalar took.
  private var last = 0
  private var joins = false

  public init() {}

  /// Counts one more scalar. - Complexity: O(log ranges); O(1) below U+0300.
  public mutating func add(_ scalar: UInt32) {
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
      let width = Self.contains(Self.zero, scalar) ? 0 : Self.isWide(scalar) ? 2 : 1
      if width > 0 { last = width }
      columns += width
      return
    }
    columns += 1
  }

  /// Whether `scalar` takes two columns by itself: East Asian wide, or an emoji.
  public static func isWide(_ scalar: UInt32) -> Bool { scalar >= 0x1100 && contains(wide, scalar) }

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
