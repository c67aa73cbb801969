import DuoLang

/// Reads a text scalar by scalar and makes each harmless for a terminal, a table and markup.
///
/// Controls come as their pictures (`␊`); line separators, direction marks and what is no UTF-8 come as U+FFFD, so that no
/// text can break a line, reorder its neighbours or send commands to a terminal.
struct PlainText {
  private let bytes: ArraySlice<UInt8>
  /// Where the next scalar begins.
  private(set) var position: Int

  init(_ text: ArraySlice<UInt8>) {
    bytes = text
    position = text.startIndex
  }

  /// The next scalar; nil at the end.
  mutating func next() -> UInt32? {
    guard position < bytes.endIndex else { return nil }
    let first = bytes[position]
    position += 1
    guard first >= 0x80 else { return Self.harmless(UInt32(first)) }
    let count = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
    guard first >= 0xC2, first < 0xF5 else { return Self.replacement }
    var scalar = UInt32(first) & (0x3F >> UInt32(count))
    for offset in 0..<count {
      guard position + offset < bytes.endIndex, bytes[position + offset] & 0xC0 == 0x80 else { return Self.replacement }
      scalar = scalar << 6 | UInt32(bytes[position + offset] & 0x3F)
    }
    guard scalar >= (count == 3 ? 0x1_0000 : count == 2 ? 0x800 : 0x80), scalar <= 0x10_FFFF else { return Self.replacement }
    position += count
    return Self.harmless(scalar)
  }

  private static let replacement: UInt32 = 0xFFFD

  private static func harmless(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x20..<0x7F: scalar
    case 0..<0x20: 0x2400 + scalar
    case 0x7F: 0x2421
    // The upper controls; direction marks and overrides; line and paragraph separators; interlinear annotation.
    case 0x80..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: replacement
    case 0xD800..<0xE000: replacement
    default: scalar & 0xFFFE == 0xFFFE ? replacement : scalar
    }
  }
}

extension ByteSink {
  /// Writes `text`, made harmless.
  mutating func write(plain text: ArraySlice<UInt8>) {
    var reader = PlainText(text)
    while let scalar = reader.next() { write(scalar: scalar) }
  }

  /// Writes the UTF-8 of `scalar`.
  mutating func write(scalar: UInt32) {
    if scalar < 0x80 { return write(UInt8(truncatingIfNeeded: scalar)) }
    if scalar < 0x800 {
      write(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
    } else {
      if scalar < 0x1_0000 {
        write(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      } else {
        write(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
        write(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      }
      write(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
    }
    write(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }
}
