/// A number below 2²⁴ and a tag of one byte, in four bytes together.
///
/// The tag lies there as it is: taking it out of an integer again would be a call each time it is looked at.
@frozen
public struct Tagged<Tag: Hashable & Sendable>: Hashable, Sendable {
  public let tag: Tag
  @usableFromInline let high: UInt8
  @usableFromInline let low: UInt16

  /// - Requires: `0 ≤ number < 2²⁴`.
  @inlinable
  public init(_ tag: Tag, _ number: Int) {
    self.tag = tag
    high = UInt8(truncatingIfNeeded: number >> 16)
    low = UInt16(truncatingIfNeeded: number)
  }

  @inlinable
  public var number: UInt32 { UInt32(high) << 16 | UInt32(low) }
}
