/// One line of a text as a terminal shows it, and where each of its bytes stands there.
///
/// Tabs become spaces, controls become visible, wide characters count two columns. Of a very long line only the part around
/// a focus is kept, with `…` where something was left out, so that its cost does not depend on the line's length.
struct DisplayLine {
  private(set) var text: [UInt8] = []
  /// By byte of the part that is kept, and one for its end: the column, from 0.
  private var columns: [Int] = []
  private let kept: Range<Int>

  /// How many columns a tab takes, wherever it stands.
  static let tabColumns = 4
  /// A line of more bytes than this is clipped where nothing else is asked for.
  static let lengthLimit = 160

  /// What is shown for what cannot be.
  private static let replacement: UInt32 = 0xFFFD

  /// The line `range` of `bytes`; `focus` is what must be seen of it. What is longer than `limit` bytes is clipped.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>, focus: Range<Int>, limit: Int = lengthLimit) {
    kept = Self.clip(bytes, range, focus, limit)
    columns.reserveCapacity(kept.count + 1)
    if kept.lowerBound > range.lowerBound { text.write("…") }
    var column = kept.lowerBound > range.lowerBound ? 1 : 0
    var index = kept.lowerBound
    var counted = DisplayWidth()
    while index < kept.upperBound {
      let start = index
      let width: Int
      if bytes[index] == UInt8(ascii: "\t") {
        width = Self.tabColumns
        text.write(UInt8(ascii: " "), times: width)
        index += 1
        counted = DisplayWidth()
      } else {
        let scalar = decodeScalar(bytes, at: index)
        let before = counted.columns
        counted.add(scalar.map { $0.isForbidden ? Self.replacement : $0.value } ?? Self.replacement)
        width = counted.columns - before
        index = min(text.writeVisibleScalar(bytes, at: index), kept.upperBound)
      }
      for _ in start..<index { columns.append(column) }
      column += width
    }
    columns.append(column)
    if kept.upperBound < range.upperBound { text.write("…") }
  }

  /// The column, from 0, of the character at a byte offset; what was left out stands at the edges.
  func column(of offset: Int) -> Int {
    if offset < kept.lowerBound { return 0 }
    return columns[min(offset, kept.upperBound) - kept.lowerBound]
  }

  /// What of the line is shown: all of it, or a window that begins shortly before the focus, cut between characters.
  private static func clip(_ bytes: Span<UInt8>, _ range: Range<Int>, _ focus: Range<Int>, _ limit: Int) -> Range<Int> {
    guard range.count > limit else { return range }
    var start = min(max(range.lowerBound, focus.lowerBound - limit / 4), range.upperBound - limit)
    start = max(range.lowerBound, start)
    var end = min(range.upperBound, start + limit)
    for _ in 0..<3 where start > range.lowerBound && bytes[start] & 0xC0 == 0x80 { start -= 1 }
    for _ in 0..<3 where end < range.upperBound && bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }
}
