/// The findings of a run, as the stages report them.
public struct DiagnosticBag: Sendable {
  /// How many findings are kept with their text; the rest are counted, so that a hostile text costs no memory.
  public static let capacity = 10_000

  public private(set) var diagnostics: [Diagnostic] = []
  /// How many were reported beyond `capacity`: they are counted, too.
  public var dropped: Int { droppedErrors + droppedWarnings + droppedNotes }
  public private(set) var errorCount = 0
  public private(set) var warningCount = 0
  public private(set) var noteCount = 0
  private var droppedErrors = 0
  private var droppedWarnings = 0
  private var droppedNotes = 0
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

  /// Counts what `other` has not kept.
  public mutating func drop(_ other: DiagnosticBag) {
    drop(.error, count: other.droppedErrors)
    drop(.warning, count: other.droppedWarnings)
    drop(.note, count: other.droppedNotes)
  }

  /// Counts findings about placement that nobody has kept.
  public mutating func drop(_ severity: Severity, count: Int = 1) {
    self.count(severity, count)
    switch severity {
    case .error: droppedErrors += count
    case .warning: droppedWarnings += count
    case .note: droppedNotes += count
    }
  }

  /// Counts and keeps `diagnostic` as it is.
  public mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error, !diagnostic.kind.isPlacementRule, !filesWithErrors.contains(diagnostic.primary.file) {
      filesWithErrors.append(diagnostic.primary.file)
    }
    guard diagnostics.count < Self.capacity else { return drop(diagnostic.severity) }
    count(diagnostic.severity, 1)
    diagnostics.append(diagnostic)
  }

  private mutating func count(_ severity: Severity, _ count: Int) {
    switch severity {
    case .error: errorCount += count
    case .warning: warningCount += count
    case .note: noteCount += count
    }
  }

  /// The errors alone.
  public var errors: DiagnosticBag {
    var bag = DiagnosticBag()
    for diagnostic in diagnostics where diagnostic.severity == .error { bag.add(diagnostic) }
    bag.drop(.error, count: droppedErrors)
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
