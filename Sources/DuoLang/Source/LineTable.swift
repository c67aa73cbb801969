/// Where the lines of a text begin: turns byte offsets into what people and editors count.
///
/// A byte order mark belongs to no line: the first character after it stands in column 1, as editors show it.
/// Made only when something is printed. - Complexity: O(n) to make, O(log lines) a look-up, however long a line is.
public struct LineTable: Sendable {
  /// The byte offset of each line's first byte; never empty.
  public let starts: [UInt32]
  private let textEnd: UInt32
  /// By block of `blockSize` bytes: how many scalars and UTF-16 units begin before it.
  private let blocks: [Count]

  private struct Count {
    var scalars: UInt32 = 0
    var utf16: UInt32 = 0

    mutating func add(_ byte: UInt8) {
      guard byte & 0xC0 != 0x80 else { return }
      scalars += 1
      utf16 += byte >= 0xF0 ? 2 : 1
    }
  }

  private static let blockSize = 1024

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

    public init(line: Int, column: Int, utf16: Int, byte: Int) {
      self.line = line
      self.column = column
      self.utf16 = utf16
      self.byte = byte
    }
  }

  public init(_ file: SourceFile) {
    var starts = [UInt32(file.byteOrderMarkLength)]
    var blocks: [Count] = []
    var count = Count()
    let bytes = file.bytes.span
    for index in 0..<file.count {
      if index % Self.blockSize == 0 { blocks.append(count) }
      count.add(bytes[index])
      if bytes[index] == UInt8(ascii: "\n") { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
    }
    if file.count % Self.blockSize == 0 { blocks.append(count) }
    self.starts = starts
    self.blocks = blocks
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

  /// The position of a byte offset; one beyond the text is taken as the text's end.
  public func position(of offset: UInt32, in file: SourceFile) -> Position {
    let offset = Int(min(offset, textEnd))
    let line = line(at: UInt32(offset))
    let start = Int(starts[line])
    let bytes = file.bytes.span
    var before = Count()
    var after = Count()
    if offset - start > Self.blockSize {
      before = count(upTo: start, bytes)
      after = count(upTo: offset, bytes)
    } else if offset > start {
      for index in start..<offset { after.add(bytes[index]) }
    }
    return Position(
      line: line + 1, column: 1 + Int(after.scalars - before.scalars), utf16: Int(after.utf16 - before.utf16), byte: offset)
  }

  private func count(upTo offset: Int, _ bytes: Span<UInt8>) -> Count {
    let block = offset / Self.blockSize
    var count = blocks[block]
    for index in block * Self.blockSize..<offset { count.add(bytes[index]) }
    return count
  }
}
