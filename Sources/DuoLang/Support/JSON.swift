extension ByteSink {
  /// Writes `text`, which is UTF-8, as a JSON string with its quotes.
  ///
  /// Escaped are `"`, `\` and the ASCII controls (U+0000 to U+001F, U+007F) only, the common ones in their short form;
  /// everything else stays as it is. - Complexity: O(length).
  @inlinable
  public mutating func write(json text: ArraySlice<UInt8>) {
    write(UInt8(ascii: "\""))
    var start = text.startIndex
    for position in text.indices {
      let byte = text[position]
      guard byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      if start < position { write(text[start..<position]) }
      write(jsonEscape: byte)
      start = position + 1
    }
    if start < text.endIndex { write(text[start...]) }
    write(UInt8(ascii: "\""))
  }

  @usableFromInline
  mutating func write(jsonEscape byte: UInt8) {
    write(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): write(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): write(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): write(UInt8(ascii: "t"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): write(byte)
    default:
      write("u00")
      write(hexDigit: byte >> 4)
      write(hexDigit: byte & 15)
    }
  }

  private mutating func write(hexDigit value: UInt8) {
    write(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
  }
}
