/// What takes the text of one line: to write it, or to count its columns.
protocol LineSink: ByteSink {
  /// Whether nothing more need be written: it is too much already.
  var isFull: Bool { get }

  /// Takes a comment of several lines.
  mutating func writeLines(_ bytes: ArraySlice<UInt8>)
}

extension [UInt8]: LineSink {
  var isFull: Bool { false }

  /// Blanks at the ends of its lines go.
  mutating func writeLines(_ bytes: ArraySlice<UInt8>) {
    var blanks = bytes.startIndex
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\n") {
        write(bytes[index])
      } else if !bytes[index].isBlank {
        write(bytes[blanks...index])
      } else {
        continue
      }
      blanks = index + 1
    }
  }
}

/// Counts the columns of what is written to it, up to a limit.
struct ColumnCounter: LineSink {
  private var width = DisplayWidth()
  let limit: Int

  init(limit: Int) { self.limit = limit }

  var columns: Int { width.columns }
  var isFull: Bool { columns > limit }

  mutating func write(_ byte: UInt8) { width.add(UInt32(byte)) }
  mutating func write(_ text: String) { for scalar in text.unicodeScalars { width.add(scalar.value) } }

  mutating func write(_ bytes: ArraySlice<UInt8>) {
    var isPlain = true
    for byte in bytes where byte >= 0x80 { isPlain = false }
    if isPlain { for byte in bytes { write(byte) } } else { write(String(decoding: bytes, as: UTF8.self)) }
  }

  /// They count as none: what stands before and after them are lines of their own.
  mutating func writeLines(_ bytes: ArraySlice<UInt8>) {}
}
