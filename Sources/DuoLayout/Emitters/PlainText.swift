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
    guard first >= 0x80 else { return Self.shown(first) }
    guard let scalar = decodeScalar(bytes.span, at: position - 1 - bytes.startIndex) else { return Self.replacement }
    position += utf8Length(ofLead: first) - 1
    // The last two of each plane are no characters.
    return scalar.isHarmful || scalar.value & 0xFFFE == 0xFFFE ? Self.replacement : scalar.value
  }

  private static let replacement: UInt32 = 0xFFFD

  /// An ASCII character, or the picture of a control.
  private static func shown(_ byte: UInt8) -> UInt32 {
    switch byte {
    case 0..<0x20: 0x2400 + UInt32(byte)
    case 0x7F: 0x2421
    default: UInt32(byte)
    }
  }
}

extension ByteSink {
  /// Writes `text`, made harmless.
  mutating func write(plain text: ArraySlice<UInt8>) {
    var reader = PlainText(text)
    while let scalar = reader.next() { write(scalar: scalar) }
  }
}
