/// The scalar that begins at `index`, if the bytes there are well-formed UTF-8.
///
/// Its length is `utf8Length(ofLead: bytes[index])`. Overlong forms, surrogates and values above U+10FFFF are no scalars.
package func decodeScalar(_ bytes: Span<UInt8>, at index: Int) -> Unicode.Scalar? {
  let first = bytes[index]
  if first < 0x80 { return Unicode.Scalar(first) }
  let length = utf8Length(ofLead: first)
  guard first >= 0xC2, first <= 0xF4, index + length <= bytes.count else { return nil }
  var value = UInt32(first) & (0x7F >> UInt32(length))
  for offset in 1..<length {
    let byte = bytes[index + offset]
    guard byte & 0xC0 == 0x80 else { return nil }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  guard length < 3 || value >= (length == 3 ? 0x800 : 0x10000) else { return nil }
  return Unicode.Scalar(value)
}

/// How many bytes a scalar takes whose first byte is `byte`.
package func utf8Length(ofLead byte: UInt8) -> Int {
  byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
}

extension Unicode.Scalar {
  /// Whether it makes a text read as what it is not: controls, line separators, bidirectional overrides, embeddings and
  /// isolates. Tab and newline are none.
  var isForbidden: Bool {
    switch value {
    case 9, 10: false
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    default: isBidirectionalControl
    }
  }

  /// Whether it acts on what shows it or on the text beside it: controls, line separators, direction marks, byte order marks,
  /// interlinear annotation.
  package var isHarmful: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// Whether it reorders the text around it when that is shown.
  var isBidirectionalControl: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}

extension ByteSink {
  /// Writes the UTF-8 of `scalar`.
  @inlinable
  public mutating func write(scalar: UInt32) {
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
