import DuoLang

/// What a comparison says of one control of a drawing: shown by colour, by the kind of line, and by a sign.
public struct DrawingMark: Sendable {
  public enum Kind: Sendable {
    /// A solid green outline, a plus.
    case added
    /// A dotted red outline, a minus.
    case removed
    /// A dashed violet outline, an arrow.
    case moved
    /// A dash-dotted amber outline, two bars.
    case changed
  }

  public var kind: Kind
  /// The control's index in the layout's `controls`; nil for one that is no longer there.
  public var control: Int?
  /// Where it was, in the layout's coordinates, if it had a frame: drawn as a dotted outline.
  public var formerFrame: Rect?
  /// What it is called, beside a former frame without a control.
  public var label: String

  public init(_ kind: Kind, control: Int? = nil, formerFrame: Rect? = nil, label: String = "") {
    self.kind = kind
    self.control = control
    self.formerFrame = formerFrame
    self.label = label
  }

  /// The class of its outline.
  var word: String {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    case .changed: "changed"
    }
  }

  /// Its sign, on a grid of 24 × 24.
  var sign: String {
    switch kind {
    case .added: "M12 6.5v11M6.5 12h11"
    case .removed: "M6.5 12h11"
    case .changed: "M7 9.3h10M7 14.7h10"
    case .moved: "M6.5 12h11M12.8 7.3l4.7 4.7-4.7 4.7"
    }
  }
}
