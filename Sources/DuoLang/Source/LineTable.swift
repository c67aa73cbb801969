/// Where the lines of a text begin: turns byte offsets into what people and editors count.
///
/// Made only when something is printed. - Complexity: O(n) to make, O(log lines) a look-up.
public struct LineTable: Sendable {
  /// The byte offset of each line's first byte; never empty.
  public let starts: [UInt32]
  private let textEnd: UInt32

  /// A position as people (line, column), editors (`utf16`) and programs (`byte`) count it.
  public struct Position: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// From 0, within the line, in UTF-16 units.
    public var utf16: Int
    /// From 0, within the file.
    public var byte: Int
  }

  public init(_ file: SourceFile) {
    var starts: [UInt32] = [0]
    let bytes = file.bytes.span
    for index in 0..<file.count where bytes[index] == UInt8(ascii: "\n") {
      starts.append(UInt32(truncatingIfNeeded: index + 1))
    }
    self.starts = starts
    textEnd = UInt32(truncatingIfNeeded: file.count)
  }

  /// The index, from 0, of the line that holds `offset`.
  public func line(at offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of line `line` (from 0) without its line break.
  public func range(ofLine line: Int, in file: SourceFile) -> Range<Int> {
    let start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) - 1 : file.count
    if end > start, file.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }

  public func position(of offset: UInt32, in file: SourceFile) -> Position {
    let line = line(at: offset)
    var column = 1
    var utf16 = 0
    for index in Int(starts[line])..<Int(min(offset, textEnd)) {
      let byte = file.bytes[index]
      guard byte & 0xC0 != 0x80 else { continue }
      column += 1
      utf16 += byte >= 0xF0 ? 2 : 1
    }
    return Position(line: line + 1, column: column, utf16: utf16, byte: Int(offset))
  }
}
