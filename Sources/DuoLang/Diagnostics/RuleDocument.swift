/// What `explain` and the reference say of a diagnostic, and what the tests try.
public struct RuleDocument: Sendable {
  public let kind: DiagnosticKind
  /// One sentence: what is the case.
  public let what: String
  /// Why that matters, and what to do; a paragraph.
  public let why: String
  /// A whole file that triggers this kind and no other; empty where no text can (a file that cannot be read).
  public let wrong: String
  /// The same file put right: it triggers nothing.
  public let right: String
  /// Where it comes from: talk and minute, guideline, documentation, measurement.
  public let source: String
  /// The release that added it.
  public let since: String

  public init(
    _ kind: DiagnosticKind, what: String, why: String, wrong: String, right: String, source: String, since: String = "0.1"
  ) {
    self.kind = kind
    self.what = what
    self.why = why
    self.wrong = wrong
    self.right = right
    self.source = source
    self.since = since
  }
}
