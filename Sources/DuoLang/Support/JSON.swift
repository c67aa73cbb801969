extension ByteSink {
  /// Writes `text` as a JSON string with its quotes: only `"`, `\` and the controls below U+0020 are escaped.
  ///
  /// - Requires: `text` is UTF-8; other bytes pass through as they are.
  /// - Complexity: O(length); runs of plain bytes are written at once.
  @inlinable
  public mutating func write(json text: ArraySlice<UInt8>) {
    write(UInt8(ascii: "\""))
    var runStart = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        if runStart < index { write(text[runStart..<index]) }
        writeJSONEscape(byte)
        runStart = index + 1
      }
      index += 1
    }
    if runStart < index { write(text[runStart..<index]) }
    write(UInt8(ascii: "\""))
  }

  /// Writes `text` as a JSON string with its quotes.
  @inlinable
  public mutating func write(json text: String) {
    let bytes = [UInt8](text.utf8)
    write(json: bytes[...])
  }

  @inlinable
  mutating func writeJSONEscape(_ byte: UInt8) {
    write(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): write(UInt8(ascii: "n"))
    case UInt8(ascii: "\t"): write(UInt8(ascii: "t"))
    case UInt8(ascii: "\r"): write(UInt8(ascii: "r"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): write(byte)
    default:
      write("u00")
      write(hexadecimalDigit(byte >> 4, letters: UInt8(ascii: "a")))
      write(hexadecimalDigit(byte & 15, letters: UInt8(ascii: "a")))
    }
  }
}

/// The digit for a value below 16; `letters` is the byte that stands for ten.
@inlinable
func hexadecimalDigit(_ value: UInt8, letters: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : letters + value - 10
}
