import DuoLang

public typealias GroupID = ID<Group>

/// Items that belong together: one capsule.
public struct Group: Sendable {
  public var title: SymbolID?
  public var placement = Placement.automatic
  public var axis: AxisHint?
  public var priority: Priority?
  public var when = When.always
  public var representative: SymbolID?
  public var note: SymbolID?
  public var position: SourcePosition
}
