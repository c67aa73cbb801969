/// The findings of a run, as the stages report them.
public struct DiagnosticBag: Sendable {
  /// How many findings are kept with their text; the rest are counted, so that a hostile text costs no memory.
  public static let capacity = 10_000

  public private(set) var diagnostics: [Diagnostic] = []
  /// How many were reported beyond `capacity`.
  public private(set) var dropped = 0
  public private(set) var errorCount = 0
  public private(set) var warningCount = 0
  public private(set) var noteCount = 0
  private var filesWithErrors: [FileID] = []

  public init() {}

  public var isEmpty: Bool { diagnostics.isEmpty }

  /// Whether something in `file` has no meaning, so that nothing is to be written for it.
  public func hasErrors(in file: FileID) -> Bool { filesWithErrors.contains(file) }

  public mutating func report(
    _ kind: DiagnosticKind, at primary: SourceSpan, _ message: String, label: String = "",
    related: [Diagnostic.Related] = [], help: [String] = [], fix: Fix? = nil, severity: Severity? = nil,
    drawing: [String] = []
  ) {
    add(
      Diagnostic(
        kind, severity ?? kind.severity, at: primary, message, label: label, related: related, drawing: drawing, help: help,
        fixes: fix.map { [$0] } ?? []))
  }

  /// Counts `count` findings that were not kept.
  public mutating func drop(_ count: Int) { dropped += count }

  /// Counts a finding about placement that nobody has kept.
  public mutating func drop(_ severity: Severity) {
    count(severity)
    dropped += 1
  }

  /// Counts and keeps `diagnostic` as it is.
  public mutating func add(_ diagnostic: Diagnostic) {
    count(diagnostic.severity)
    if diagnostic.severity == .error, !diagnostic.kind.isPlacementRule, !filesWithErrors.contains(diagnostic.primary.file) {
      filesWithErrors.append(diagnostic.primary.file)
    }
    if diagnostics.count < Self.capacity { diagnostics.append(diagnostic) } else { dropped += 1 }
  }

  private mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    case .note: noteCount += 1
    }
  }

  /// The errors alone.
  public var errors: DiagnosticBag {
    var bag = DiagnosticBag()
    for diagnostic in diagnostics where diagnostic.severity == .error { bag.add(diagnostic) }
    bag.drop(dropped)
    return bag
  }

  /// All findings by file, position and slug: the order in which they are shown.
  public func sorted() -> [Diagnostic] {
    diagnostics.indices.sorted { left, right in
      let a = diagnostics[left], b = diagnostics[right]
      if a.primary.file != b.primary.file { return a.primary.file < b.primary.file }
      if a.primary.start != b.primary.start { return a.primary.start < b.primary.start }
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      return left < right
    }.map { diagnostics[$0] }
  }
}
