/// A change of the source that answers a finding.
public struct Fix: Hashable, Sendable {
  /// Whether a machine may apply it unasked.
  public enum Safety: UInt8, Sendable {
    /// The meaning is kept, or the change is plainly what was intended.
    case safe
    /// Likely, but a guess.
    case unsafe

    public var word: String { self == .safe ? "safe" : "unsafe" }
  }

  /// What it does, as an instruction: `give it a title`.
  public var title: String
  public var safety: Safety
  /// In ascending order, not overlapping, all in one file.
  public var edits: [Edit]

  public init(_ title: String, _ safety: Safety, edits: [Edit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }

  public init(_ title: String, _ safety: Safety, replace span: SourceSpan, with text: String) {
    self.init(title, safety, edits: [Edit(span, text)])
  }

  /// Inserts `text` at the start of `span`.
  public init(_ title: String, _ safety: Safety, insert text: String, at span: SourceSpan) {
    self.init(title, safety, edits: [Edit(span.beforeStart, text)])
  }
}

/// The replacement of a span by a text.
public struct Edit: Hashable, Sendable {
  public var span: SourceSpan
  public var text: String

  public init(_ span: SourceSpan, _ text: String) {
    self.span = span
    self.text = text
  }
}
