import DuoLang

public typealias ItemID = ID<Item>

/// One control as it is declared.
public struct Item: Sendable {
  public var name: SymbolID
  @Compact public var title: SymbolID?
  @Compact public var symbol: SymbolID?
  @Compact public var image: SymbolID?
  /// Its text, or `dynamic`.
  @Compact public var badge: SymbolID?
  @Compact public var note: SymbolID?
  /// What it acts on: a column's word or a screen's path.
  @Compact public var controls: SymbolID?
  public var placement = Placement.automatic
  /// nil where the item does not say, so that its group does.
  public var axis: AxisHint?
  public var priority: Priority?
  public var kind = ItemKind.button
  public var label = LabelStyle.automatic
  public var role = ItemRole.none
  public var style = ItemStyle.automatic
  public var becomes = Becomes.nothing
  public var text = TextMeaning.unset
  public var frequency = Frequency.normal
  public var when = When.always
  public var opens = Opens.nothing
  public var conveysStatus = false
  public var isConditional = false
  public var width: Points?
  public var height: Points?
  /// The rows of its menu, linked by `nextSibling`.
  @Compact public var firstChild: ItemID?
  @Compact public var nextSibling: ItemID?
  public var position: SourcePosition
  /// The `use` through which it came, if it stands in a `toolbar`.
  public var use: SourcePosition?

  public var hasIcon: Bool { symbol != nil || image != nil }
  public var showsText: Bool { label == .titleOnly || label == .titleAndIcon }

  /// That of the group it stands in, if any: a group is in one place.
  @inlinable
  public func placement(in group: Group?) -> Placement { group?.placement ?? placement }

  /// Its own hint, else that of the group it stands in.
  @inlinable
  public func axisHint(in group: Group?) -> AxisHint { axis ?? group?.axis ?? .automatic }
}

/// How long a control keeps its place when room is short: the lowest leaves first.
public struct Priority: Hashable, Comparable, Sendable {
  public var rank: Int32

  public init(rank: Int32) { self.rank = rank }

  public init(_ level: PriorityLevel) {
    switch level {
    case .low: rank = -1000
    case .automatic: rank = 0
    case .high: rank = 1000
    }
  }

  public static let automatic = Priority(rank: 0)

  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
