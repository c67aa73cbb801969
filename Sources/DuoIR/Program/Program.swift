import DuoLang

/// The checked apps of a run: flat stores of small values with typed ids between them.
///
/// *Invariant:* every id in it is of the store that its type names, and whatever an app declares stands in the app's ranges.
public struct Program: Sendable {
  public var apps = Store<App>()
  public var presentations = Store<Presentation>()
  public var containers = Store<Container>()
  public var tabs = Store<Tab>()
  public var screens = Store<Screen>()
  public var states = Store<ScreenState>()
  public var items = Store<Item>()
  public var groups = Store<Group>()
  public var customBars = Store<CustomBar>()
  public var scenarios = Store<Scenario>()
  public var expectations = Store<Expectation>()
  /// The toolbar content of all states, one after the other.
  public var elements: [Element] = []

  public init() {}
}

/// Where something is declared: the first token of its declaration.
@frozen
public struct SourcePosition: Hashable, Sendable {
  public var file: FileID
  /// In bytes.
  public var offset: UInt32

  @inlinable
  public init(file: FileID, offset: UInt32) {
    self.file = file
    self.offset = offset
  }
}
