extension UInt8 {
  /// Whether it is a space, a tab or a carriage return: what a line may have at its ends without being another one.
  package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") }

  /// The small letter of a capital of ASCII; every other byte as it is.
  package var asciiLowercased: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self }
}
