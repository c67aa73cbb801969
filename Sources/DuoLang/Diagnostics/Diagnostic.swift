/// One finding: what is the case, where, why, and what to do.
public struct Diagnostic: Sendable {
  public var kind: DiagnosticKind
  public var severity: Severity
  /// The place of the matter.
  public var primary: SourceSpan
  /// The situation, in lower case without a full stop, names in backticks.
  public var message: String
  /// Stands beside the carets; may be empty.
  public var label: String
  /// At most two further places that say why.
  public var related: [Related]
  /// A small picture of the matter, a line each; may be empty.
  public var drawing: [String]
  /// Prose that helps, a line each.
  public var help: [String]
  public var fixes: [Fix]

  public init(
    _ kind: DiagnosticKind, _ severity: Severity, at primary: SourceSpan, _ message: String, label: String = "",
    related: [Related] = [], drawing: [String] = [], help: [String] = [], fixes: [Fix] = []
  ) {
    self.kind = kind
    self.severity = severity
    self.primary = primary
    self.message = message
    self.label = label
    self.related = related
    self.drawing = drawing
    self.help = help
    self.fixes = fixes
  }

  /// A further place and what it has to do with the matter.
  public struct Related: Sendable {
    public var span: SourceSpan
    public var label: String

    public init(_ span: SourceSpan, _ label: String) {
      self.span = span
      self.label = label
    }
  }
}
