/// How much a finding matters.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  /// Worth knowing.
  case note
  /// The bars will not do what the author seems to want, or break the platform's guidance.
  case warning
  /// The program has no meaning, or a control would be lost.
  case error

  public var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
