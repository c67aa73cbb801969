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
    related: [Diagnostic.Related] = [], help: [String] = [], fix: Fix? = nil
  ) {
    let severity = kind.severity
    switch severity {
    case .error:
      errorCount += 1
      if kind.stopsOutput, !filesWithErrors.contains(primary.file) { filesWithErrors.append(primary.file) }
    case .warning: warningCount += 1
    case .note: noteCount += 1
    }
    guard diagnostics.count < Self.capacity else {
      dropped += 1
      return
    }
    diagnostics.append(
      Diagnostic(
        kind: kind, severity: severity, primary: primary, message: message, label: label, related: related,
        help: help, fixes: fix.map { [$0] } ?? []))
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
