import DuoLang

/// Where rules report: finds the text of what they report on, and reports shared content once.
///
/// Made for a part of a run's screens; `CollectedFindings` puts the parts together. Texts are made only of what is kept.
public struct Findings: Sendable {
  public let context: RuleContext
  public let units: [Unit]
  /// How many findings are kept with their texts; the rest are counted.
  private let capacity: Int
  /// The findings that are kept, by their place among the reports.
  private(set) var kept: [Diagnostic] = []
  private(set) var reports: [Report] = []
  /// What has been reported, so that content of a toolbar is not again for each `use`, nor an item for each state it is in.
  private var seen: Set<Report> = []

  /// That a rule has something to say of a declaration.
  struct Report: Hashable {
    var kind: DiagnosticKind
    var severity: Severity
    var position: SourcePosition

    static func == (left: Self, right: Self) -> Bool { left.kind == right.kind && left.position == right.position }

    func hash(into hasher: inout Hasher) {
      hasher.combine(kind.rawValue)
      hasher.combine(position)
    }
  }

  /// - Parameter keepsTexts: false where findings are only counted from now on.
  public init(_ context: RuleContext, _ units: [Unit], keepsTexts: Bool = true) {
    self.context = context
    self.units = units
    capacity = keepsTexts ? DiagnosticBag.capacity : 0
  }

  /// The text of what stands at `position`.
  public func syntax(_ position: SourcePosition) -> DeclarationSyntax? { DeclarationSyntax(position, units, context.symbols) }

  /// Reports on the declaration at `position`.
  ///
  /// `at` picks the span within it: by default its name. `fix` makes the change from its text.
  public mutating func report(
    _ kind: DiagnosticKind, on position: SourcePosition, _ message: @autoclosure () -> String, label: @autoclosure () -> String = "",
    related: @autoclosure () -> [(position: SourcePosition, label: String)] = [], help: @autoclosure () -> [String] = [],
    severity: Severity? = nil, at key: Key? = nil, use: SourcePosition? = nil, drawing: @autoclosure () -> [String] = [],
    fix: ((DeclarationSyntax) -> Fix?)? = nil
  ) {
    let report = Report(kind: kind, severity: severity ?? kind.severity, position: position)
    guard seen.insert(report).inserted, let syntax = syntax(position) else { return }
    reports.append(report)
    guard kept.count < capacity else { return }
    var spans: [Diagnostic.Related] = []
    for (other, text) in related().prefix(2) {
      if let other = self.syntax(other) { spans.append(Diagnostic.Related(other.name, text)) }
    }
    if let use, spans.count < 2, let used = self.syntax(use) { spans.append(Diagnostic.Related(used.keyword, "it is used here")) }
    kept.append(
      Diagnostic(
        kind, report.severity, at: key.flatMap { syntax.attribute($0) } ?? syntax.name, message(), label: label(), related: spans,
        drawing: drawing(), help: help(), fixes: fix?(syntax).map { [$0] } ?? []))
  }

  /// Reports on an item.
  public mutating func report(
    _ kind: DiagnosticKind, on item: ItemFacts, _ message: @autoclosure () -> String, label: @autoclosure () -> String = "",
    related: @autoclosure () -> [(position: SourcePosition, label: String)] = [], help: @autoclosure () -> [String] = [],
    severity: Severity? = nil, at key: Key? = nil, drawing: @autoclosure () -> [String] = [], fix: ((DeclarationSyntax) -> Fix?)? = nil
  ) {
    report(
      kind, on: item.item.position, message(), label: label(), related: related(), help: help(), severity: severity, at: key,
      use: item.item.use, drawing: drawing(), fix: fix)
  }
}

/// The findings of all parts of a run, in the order of the parts, whoever has made which.
public struct CollectedFindings: Sendable {
  public private(set) var diagnostics: DiagnosticBag
  private var seen: Set<Findings.Report> = []

  /// Starts with what is known already.
  public init(_ diagnostics: DiagnosticBag) { self.diagnostics = diagnostics }

  /// Whether of what comes now nothing but its number will be shown.
  public var isFull: Bool { diagnostics.diagnostics.count >= DiagnosticBag.capacity }

  /// Adds what a part has found and no part before it.
  public mutating func add(_ part: Findings) {
    for (place, report) in part.reports.enumerated() where seen.insert(report).inserted {
      if place < part.kept.count { diagnostics.add(part.kept[place]) } else { diagnostics.drop(report.severity) }
    }
  }
}
