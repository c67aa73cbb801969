/// Where output goes, byte by byte: a growing array, a file buffer, a counter.
///
/// Emitters are generic over it, so that no output passes through an intermediate `String`.
public protocol ByteSink {
  mutating func write(_ byte: UInt8)
  /// Writes the UTF-8 of `text`.
  mutating func write(_ text: String)
  mutating func write(_ bytes: ArraySlice<UInt8>)
}

extension ByteSink {
  /// Writes `value` in decimal.
  @inlinable
  public mutating func write(_ value: Int) {
    if value < 0 { write(UInt8(ascii: "-")) }
    writeDigits(of: value.magnitude)
  }

  @inlinable
  mutating func writeDigits(of value: UInt) {
    if value >= 10 { writeDigits(of: value / 10) }
    write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value % 10))
  }

  /// Writes `value` in its shortest decimal form: `84`, `399.7`.
  @inlinable
  public mutating func write(_ value: Points) {
    let magnitude = Int(value.tenths.magnitude)
    if value.tenths < 0 { write(UInt8(ascii: "-")) }
    write(magnitude / 10)
    if magnitude % 10 != 0 {
      write(UInt8(ascii: "."))
      write(magnitude % 10)
    }
  }

  /// Writes `byte` `count` times.
  @inlinable
  public mutating func write(_ byte: UInt8, times count: Int) {
    var left = count
    while left > 0 {
      write(byte)
      left -= 1
    }
  }
}

extension [UInt8]: ByteSink {
  @inlinable
  public mutating func write(_ byte: UInt8) { append(byte) }
  @inlinable
  public mutating func write(_ text: String) { append(contentsOf: text.utf8) }
  @inlinable
  public mutating func write(_ bytes: ArraySlice<UInt8>) { append(contentsOf: bytes) }
}
