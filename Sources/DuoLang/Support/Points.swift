/// A length in points, held as whole tenths so that sums are exact and every platform prints the same digits.
///
/// Range: ±214,748,364.7 points. Values read from source are limited to ±`Points.limit`, so sums of all
/// lengths of a program stay inside; arithmetic traps only beyond that.
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
  public static func + (left: Self, right: Self) -> Self { Self(tenths: left.tenths + right.tenths) }
  @inlinable
  public static func - (left: Self, right: Self) -> Self { Self(tenths: left.tenths - right.tenths) }
  @inlinable
  public static func * (left: Self, right: Int) -> Self { Self(tenths: left.tenths * Int32(right)) }
  /// Floors to whole tenths.
  @inlinable
  public static func / (left: Self, right: Int) -> Self {
    let divisor = Int32(right)
    let quotient = left.tenths / divisor
    return Self(tenths: left.tenths % divisor < 0 ? quotient - 1 : quotient)
  }
  @inlinable
  public static func += (left: inout Self, right: Self) { left.tenths += right.tenths }
  @inlinable
  public static func -= (left: inout Self, right: Self) { left.tenths -= right.tenths }
}

extension Points: CustomStringConvertible {
  /// The shortest decimal form: `84`, `399.7`, `-0.5`.
  public var description: String {
    let magnitude = tenths.magnitude
    let sign = tenths < 0 ? "-" : ""
    return magnitude % 10 == 0 ? "\(sign)\(magnitude / 10)" : "\(sign)\(magnitude / 10).\(magnitude % 10)"
  }
}
