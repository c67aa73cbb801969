import DuoLang

/// Up to eight rules in the order in which they decided, in one word.
@frozen
public struct RuleList: Hashable, Sendable {
  /// One byte a rule, the first lowest: its raw value + 1.
  private(set) var bits: UInt64 = 0

  public init() {}

  public init(_ rule: LayoutRule) { bits = UInt64(rule.rawValue + 1) }

  public init(_ rules: LayoutRule...) { for rule in rules { append(rule) } }

  /// Appends `rule`; beyond eight nothing.
  public mutating func append(_ rule: LayoutRule) {
    guard bits >> 56 == 0 else { return }
    bits |= UInt64(rule.rawValue + 1) << UInt64(truncatingIfNeeded: count * 8)
  }

  public func adding(_ rule: LayoutRule) -> RuleList {
    var copy = self
    copy.append(rule)
    return copy
  }

  public var count: Int { (71 - bits.leadingZeroBitCount) >> 3 }

  public subscript(position: Int) -> LayoutRule {
    LayoutRule(rawValue: UInt8(truncatingIfNeeded: bits >> UInt64(position * 8)) &- 1) ?? .sdkGate
  }

  public var rules: [LayoutRule] { (0..<count).map { self[$0] } }

  public func contains(_ rule: LayoutRule) -> Bool {
    for position in 0..<count where self[position] == rule { return true }
    return false
  }

  /// How sure the least sure of them is.
  public var basis: Basis {
    var basis = Basis.documented
    var rest = bits
    while rest != 0 {
      basis = max(basis, LayoutRule.bases[Int(rest & 0xFF) - 1])
      rest >>= 8
    }
    return basis
  }
}
