/// The scalar that begins at `index`, if the bytes there are well-formed UTF-8.
///
/// Its length is `utf8Length(ofLead: bytes[index])`. Overlong forms, surrogates and values above U+10FFFF are no scalars.
func decodeScalar(_ bytes: Span<UInt8>, at index: Int) -> Unicode.Scalar? {
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
func utf8Length(ofLead byte: UInt8) -> Int {
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

  /// Whether it reorders the text around it when that is shown.
  var isBidirectionalControl: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}

extension ByteSink {
  /// Writes the UTF-8 of one scalar.
  mutating func write(_ scalar: Unicode.Scalar) {
    guard let encoded = UTF8.encode(scalar) else { return }
    for byte in encoded { write(byte) }
  }
}
