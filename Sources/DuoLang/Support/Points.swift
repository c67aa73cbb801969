/// A length in points, held as whole tenths so that sums are exact and every platform prints the same digits.
///
/// Range: ±214,748,364.7 points. Values read from source are limited to ±`Points.limit`; sums and products that leave the
/// range stay at its end, so that no program can make arithmetic trap.
@frozen
public struct Points: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  public var tenths: Int32

  /// The largest length that source text may state: a thousand times the longest display.
  public static let limit = Points(1_000_000)

  @inlinable
  public init(tenths: Int32) { self.tenths = tenths }

  @inlinable
  public init(_ points: Int) { tenths = Int32(points * 10) }

  @inlinable
  public init(integerLiteral value: Int) { self.init(value) }

  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.tenths < right.tenths }
  @inlinable
  public static func + (left: Self, right: Self) -> Self {
    let (sum, overflow) = left.tenths.addingReportingOverflow(right.tenths)
    return Self(tenths: overflow ? (right.tenths < 0 ? .min : .max) : sum)
  }
  @inlinable
  public static func - (left: Self, right: Self) -> Self {
    let (difference, overflow) = left.tenths.subtractingReportingOverflow(right.tenths)
    return Self(tenths: overflow ? (right.tenths > 0 ? .min : .max) : difference)
  }
  @inlinable
  public static func * (left: Self, right: Int) -> Self {
    let (product, overflow) = left.tenths.multipliedReportingOverflow(by: Int32(clamping: right))
    return Self(tenths: overflow ? ((left.tenths < 0) == (right < 0) ? .max : .min) : product)
  }
  /// Floors to whole tenths.
  @inlinable
  public static func / (left: Self, right: Int) -> Self {
    let divisor = Int32(right)
    let quotient = left.tenths / divisor
    return Self(tenths: left.tenths % divisor < 0 ? quotient - 1 : quotient)
  }
  @inlinable
  public static func += (left: inout Self, right: Self) { left = left + right }
  @inlinable
  public static func -= (left: inout Self, right: Self) { left = left - right }
}

extension Points: CustomStringConvertible {
  /// The shortest decimal form: `84`, `399.7`, `-0.5`.
  public var description: String {
    let magnitude = tenths.magnitude
    let sign = tenths < 0 ? "-" : ""
    return magnitude % 10 == 0 ? "\(sign)\(magnitude / 10)" : "\(sign)\(magnitude / 10).\(magnitude % 10)"
  }
}
