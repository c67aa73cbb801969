import DuoLang

public typealias ExpectationID = ID<Expectation>

/// What the layouts of a state must be, in some poses and scenarios.
public struct Expectation: Sendable {
  /// A list of controls that an `expect` names.
  public struct Names: Sendable {
    public var key: Key
    public var names: [SymbolID]
    public var span: SourceSpan
  }

  /// The poses and scenarios; empty means all.
  public var conditions: [SymbolID] = []
  public var lists: [Names] = []
  public var tabs: TabBarForm?
  public var edge: Side?
  public var first: SymbolID?
  public var span: SourceSpan
  public var position: SourcePosition
}
