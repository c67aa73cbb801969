import DuoLang

public typealias ScenarioID = ID<Scenario>

/// Conditions to lay out under: a pose, and what differs from it.
public struct Scenario: Sendable {
  /// A height that the device knows or that the scenario states.
  public enum Height: Hashable, Sendable {
    case standard
    case points(Points)
  }

  public var name: SymbolID
  public var title: SymbolID?
  public var pose: SymbolID
  public var keyboard: Height?
  public var pip: Height?
  public var liveActivities = 0
  public var isSearchActive = false
  public var direction = Direction.leftToRight
  /// The height of a shorter window.
  public var height: Points?
  public var detent: SheetDetent?
  public var reducesTransparency = false
  // What-ifs: they override every declaration of the app.
  public var compression: Compression?
  public var sheetPlacement: SheetPlacement?
  public var verticalBar: VerticalBar?
  public var sdk: Version?
  public var position: SourcePosition
}
