/// What findings count for where that is not what the catalogue says: a value, made of flags or of a project file.
///
/// *Invariant:* an error of syntax, names or types stays one; without its meaning there is nothing else to judge.
public struct SeverityPolicy: Sendable {
  /// What a kind of finding counts for.
  public enum Level: UInt8, CaseIterable, Sendable {
    /// Nothing: it is left out.
    case allow
    case note, warning, error

    var severity: Severity? {
      switch self {
      case .allow: nil
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    }
  }

  /// By the kind's raw value; empty while nothing is set.
  private var levels: [Level?] = []

  public init() {}

  /// Whether the catalogue's severities are in force.
  public var isEmpty: Bool { levels.isEmpty }

  /// What is set for `kind`.
  public subscript(kind: DiagnosticKind) -> Level? { isEmpty ? nil : levels[Int(kind.rawValue)] }

  /// Lets all findings of `kind` count for `level`.
  ///
  /// - Returns: false, and nothing is changed, where that would lower an error of syntax, names or types.
  public mutating func set(_ kind: DiagnosticKind, to level: Level) -> Bool {
    if kind.isMeaningless, level != .error { return false }
    if levels.isEmpty { levels = [Level?](repeating: nil, count: DiagnosticKind.allCases.count) }
    levels[Int(kind.rawValue)] = level
    return true
  }

  /// The findings of `bag` as they count by this policy; those that were not kept count as they did.
  public func applied(to bag: DiagnosticBag) -> DiagnosticBag {
    guard !isEmpty else { return bag }
    var result = DiagnosticBag()
    for var diagnostic in bag.diagnostics {
      if let level = self[diagnostic.kind] {
        guard let severity = level.severity else { continue }
        diagnostic.severity = severity
      }
      result.add(diagnostic)
    }
    result.drop(bag)
    return result
  }
}

extension DiagnosticKind {
  /// Whether a finding of this kind leaves its text without a meaning: an error of syntax, names or types, by the catalogue.
  public var isMeaningless: Bool { severity == .error && !isPlacementRule }
}
