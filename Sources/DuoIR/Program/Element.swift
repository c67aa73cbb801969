import DuoLang

/// One piece of a screen's toolbar content, in the order declared, groups flattened.
public enum Element: Sendable {
  case item(ItemID, group: GroupID?)
  /// An item of the `overflow` block.
  case overflowItem(ItemID)
  case spacer(Spacer)
  case search(Search)
}

/// A gap between items or groups.
public struct Spacer: Hashable, Sendable {
  public enum Size: Hashable, Sendable {
    case flexible
    /// The device's fixed size.
    case fixed
    case points(Points)
  }

  public var size = Size.flexible
  /// Its own, or that of the nearest item or group before it, else after it.
  public var placement = Placement.automatic
  public var position: SourcePosition
  /// The `use` through which it came, if it stands in a `toolbar`.
  public var use: SourcePosition?
}

/// The system's search.
public struct Search: Hashable, Sendable {
  public var placement = SearchPlacement.automatic
  public var isMinimized = false
  public var when = When.always
  public var note: SymbolID?
  public var position: SourcePosition
}
