import DuoLang

public typealias ExpectationID = ID<Expectation>

/// What the layouts of a state must be, in some poses and scenarios.
public struct Expectation: Sendable {
  /// The controls that a key names; of `first` the one.
  public struct Names: Sendable {
    public var key: Key
    public var names: [SymbolID]
    /// The value.
    public var span: SourceSpan
  }

  /// A word that a key states.
  public struct Stated<Value: Sendable>: Sendable {
    public var value: Value
    public var span: SourceSpan
  }

  /// The poses and scenarios; empty means all.
  public var conditions: [SymbolID] = []
  /// In the order written.
  public var lists: [Names] = []
  public var tabs: Stated<TabBarForm>?
  public var edge: Stated<Side>?
  public var span: SourceSpan
  public var position: SourcePosition
}
