import DuoLang

/// Where rules report: finds the text of what they report on, and reports shared content once.
public struct Findings {
  public let program: Program
  public let units: [Unit]
  public let symbols: SymbolTable
  public private(set) var diagnostics: DiagnosticBag
  /// What has been reported, so that content of a toolbar is not again for each `use`, nor an item for each state it is in.
  private var seen: [Finding: Int] = [:]

  private struct Finding: Hashable {
    var kind: DiagnosticKind
    var position: SourcePosition
  }

  public init(program: Program, units: [Unit], symbols: SymbolTable, diagnostics: DiagnosticBag) {
    self.program = program
    self.units = units
    self.symbols = symbols
    self.diagnostics = diagnostics
  }

  /// The text of what stands at `position`.
  public func syntax(_ position: SourcePosition) -> DeclarationSyntax? { DeclarationSyntax(position, units, symbols) }

  /// Whether this was reported of this declaration already; from now on it counts as reported.
  private mutating func isRepeated(_ kind: DiagnosticKind, _ position: SourcePosition) -> Bool {
    let finding = Finding(kind: kind, position: position)
    seen[finding, default: 0] += 1
    return seen[finding] ?? 0 > 1
  }

  /// Reports on the declaration at `position`.
  ///
  /// `at` picks the span within it: by default its name. `fix` makes the change from its text.
  public mutating func report(
    _ kind: DiagnosticKind, on position: SourcePosition, _ message: String, label: String = "",
    related: [(position: SourcePosition, label: String)] = [], help: [String] = [], severity: Severity? = nil,
    at key: Key? = nil, use: SourcePosition? = nil, drawing: [String] = [], fix: ((DeclarationSyntax) -> Fix?)? = nil
  ) {
    guard !isRepeated(kind, position), let syntax = syntax(position) else { return }
    var spans: [Diagnostic.Related] = []
    for (other, text) in related.prefix(2) {
      if let other = self.syntax(other) { spans.append(Diagnostic.Related(other.name, text)) }
    }
    if let use, spans.count < 2, let used = self.syntax(use) { spans.append(Diagnostic.Related(used.keyword, "it is used here")) }
    diagnostics.report(
      kind, at: key.flatMap { syntax.attribute($0) } ?? syntax.name, message, label: label, related: spans, help: help,
      fix: fix?(syntax), severity: severity, drawing: drawing)
  }

  /// Reports on an item.
  public mutating func report(
    _ kind: DiagnosticKind, on item: ItemFacts, _ message: String, label: String = "",
    related: [(position: SourcePosition, label: String)] = [], help: [String] = [], severity: Severity? = nil,
    at key: Key? = nil, drawing: [String] = [], fix: ((DeclarationSyntax) -> Fix?)? = nil
  ) {
    report(
      kind, on: item.item.position, message, label: label, related: related, help: help, severity: severity, at: key, use: item.item.use,
      drawing: drawing, fix: fix)
  }
}
