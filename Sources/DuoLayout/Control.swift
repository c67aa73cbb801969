import DuoIR
import DuoLang

public enum BarAxis: UInt8, Sendable {
  case horizontal, vertical

  public var word: String { self == .vertical ? "vertical" : "horizontal" }
}

/// One control where it stands.
///
/// A run has hundreds of thousands of them: the fields are in an order that leaves no gaps.
public struct Control: Sendable {
  public var name: SymbolID
  @Compact public var title: SymbolID?
  @Compact public var symbol: SymbolID?
  @Compact public var image: SymbolID?
  @Compact public var badge: SymbolID?
  /// Why the author wants it so: the item's `note`.
  @Compact public var note: SymbolID?
  /// The column, the accessory or the custom bar that it belongs to; nil for the screen's own.
  @Compact public var container: SymbolID?
  public var firstChild: UInt32 = 0
  public var childCount: UInt32 = 0
  public var frame: Rect?
  public var isSystem: Bool
  /// nil in the menu, on the keyboard, in custom bars and where it is hidden.
  public var axis: BarAxis?
  public var shows: Shows
  /// In the column only.
  public var segment: Segment?
  /// What puts it where it is among the controls of its bar; nil outside bars.
  public var tier: Tier?
  /// How sure the decision is: as the least sure of its rules.
  public var basis: Basis
  /// How sure the frame is; nil without one.
  public var frameBasis: Basis?
  /// The number of its capsule, from 1 over column, top and bottom; 0 elsewhere.
  public var group: UInt16 = 0
  public var rules: RuleList
  /// Where it is declared; nil for what the system adds.
  public var origin: Origin?

  public enum Shows: UInt8, Sendable {
    case symbol, title, titleAndIcon, custom, tabs, tab, field

    public var word: String {
      switch self {
      case .symbol: "symbol"
      case .title: "title"
      case .titleAndIcon: "titleAndIcon"
      case .custom: "custom"
      case .tabs: "tabs"
      case .tab: "tab"
      case .field: "field"
      }
    }
  }

  public enum Tier: UInt8, Sendable {
    /// Back, and what stands in its place.
    case navigation
    case pinned
    case top
    case bottom
  }

  public enum Segment: UInt8, Sendable {
    case top, bottom

    public var word: String { self == .top ? "top" : "bottom" }
  }
}

/// A place in a source file, as people count it.
public struct Origin: Hashable, Sendable {
  public var file: FileID
  /// From 1.
  public var line: UInt32
  /// From 1, in Unicode scalars.
  public var column: UInt32

  public init(file: FileID, line: UInt32, column: UInt32) {
    self.file = file
    self.line = line
    self.column = column
  }
}

/// A part of the display that the hardware or the system takes.
public struct Region: Hashable, Sendable {
  /// `status`, `camera` or `fold`.
  public var name: SymbolID
  public var frame: Rect

  public init(name: SymbolID, frame: Rect) {
    self.name = name
    self.frame = frame
  }
}

/// An item that leaves the column when room shrinks, and the room from which on it can stay.
public struct Departure: Sendable {
  public var name: SymbolID
  /// With less room than this the item leaves: never more than the one before it needs.
  public var needs: Points
  /// It has left in this very layout.
  public var hasLeft: Bool
  /// Its priority, and that of its group where the group declares one: the group's counts first.
  public var priority = Priority.automatic
  public var groupPriority: Priority?
}
