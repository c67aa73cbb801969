extension UInt8 {
  /// Whether it is a space, a tab or a carriage return: what a line may have at its ends without being another one.
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") }
}
