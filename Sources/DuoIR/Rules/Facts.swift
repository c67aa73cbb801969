import DuoLang

/// An app, as rules see it.
public struct AppFacts {
  let context: RuleContext
  public let app: AppID

  public var program: Program { context.program }
  public var symbols: SymbolTable { context.symbols }
  public var declared: App { program.apps[app] }

  /// The states of all screens of the app.
  public func forEachState(_ body: (StateFacts) -> Void) {
    for state in declared.states { body(StateFacts(context, state)) }
  }

  /// The states of one of its screens: the screen itself, then those declared in it.
  func states(of screen: ScreenID) -> [StateFacts] { program.screens[screen].states.map { StateFacts(context, $0) } }

  /// The containers of the app, in file order. - Complexity: O(log(containers) + those of the app).
  public func forEachContainer(_ body: (ContainerID, Container) -> Void) {
    // Apps are lowered one after the other, so the containers of each stand together.
    func owner(_ index: Int) -> AppID { program.presentations[program.containers.elements[index].presentation].app }
    var low = 0
    var high = program.containers.count
    while low < high {
      let middle = (low + high) / 2
      if owner(middle) < app { low = middle + 1 } else { high = middle }
    }
    while low < program.containers.count, owner(low) == app {
      body(ContainerID(low), program.containers.elements[low])
      low += 1
    }
  }
}

/// A screen in one of its states, as rules see it.
public struct StateFacts {
  @usableFromInline let context: RuleContext
  public let state: StateID

  public init(_ context: RuleContext, _ state: StateID) {
    self.context = context
    self.state = state
  }

  @inlinable
  public var program: Program { context.program }
  @inlinable
  public var symbols: SymbolTable { context.symbols }
  @inlinable
  public var declared: ScreenState { context.program.states[state] }
  @inlinable
  public var screen: Screen { context.program.screens[declared.screen] }
  @inlinable
  public var presentation: Presentation { context.program.presentations[screen.presentation] }
  @inlinable
  public var app: App { context.program.apps[screen.app] }
  public var isUIKit: Bool { declared.framework == .uikit }

  /// The innermost container of `kind` around the screen.
  public func container(_ kind: Container.Kind) -> ContainerID? {
    var next = screen.container
    while let id = next {
      if program.containers[id].kind == kind { return id }
      next = program.containers[id].parent
    }
    return nil
  }

  /// Whether the toolbar content has a `search`.
  public var search: Search? {
    for position in declared.elements {
      if case .search(let search) = program.elements[position] { return search }
    }
    return nil
  }

  /// What the author calls it, for messages: `Article`, or `Feeds.selecting`.
  public var name: String {
    let screen = symbols.text(screen.name)
    return declared.name.map { "\(screen).\(symbols.text($0))" } ?? screen
  }

  /// Calls `body` with each item of the content, rows of menus and items of the state's own bars among them.
  public func forEachItem(_ body: (ItemFacts) -> Void) {
    for position in declared.elements {
      switch program.elements[position] {
      case .item(let id, let group): visit(ItemFacts(id, group, .bar, self), body)
      case .overflowItem(let id): visit(ItemFacts(id, nil, .overflow, self), body)
      default: break
      }
    }
    for bar in declared.customBars { visitSiblings(program.customBars[bar].firstItem, .customBar, body) }
  }

  private func visit(_ facts: ItemFacts, _ body: (ItemFacts) -> Void) {
    body(facts)
    if let first = facts.item.firstChild { visitSiblings(first, .menuRow, body) }
  }

  private func visitSiblings(_ first: ItemID?, _ place: ItemFacts.Place, _ body: (ItemFacts) -> Void) {
    var next = first
    while let id = next {
      visit(ItemFacts(id, nil, place, self), body)
      next = program.items[id].nextSibling
    }
  }

  /// The items that stand in the screen's own bars, in the order declared.
  public var barItems: ContentItems { ContentItems(self, hasOverflow: false) }
  /// The items of the screen's bars and of its `overflow` block.
  public var contentItems: ContentItems { ContentItems(self, hasOverflow: true) }
}

/// Items of a state's content: the facts of each are made when it is reached.
public struct ContentItems: Sequence, IteratorProtocol {
  private let state: StateFacts
  private let hasOverflow: Bool
  private var position: Int
  private let end: Int

  init(_ state: StateFacts, hasOverflow: Bool) {
    self.state = state
    self.hasOverflow = hasOverflow
    let elements = state.declared.elements
    position = elements.lowerBound
    end = elements.upperBound
  }

  public mutating func next() -> ItemFacts? {
    while position < end {
      let element = state.context.program.elements[position]
      position += 1
      switch element {
      case .item(let id, let group): return ItemFacts(id, group, .bar, state)
      case .overflowItem(let id) where hasOverflow: return ItemFacts(id, nil, .overflow, state)
      default: continue
      }
    }
    return nil
  }
}

/// An item where it stands, as rules see it: what its group says is taken into account.
public struct ItemFacts {
  public enum Place: Sendable {
    /// In a bar of the screen, wherever its placement is.
    case bar
    /// In the `overflow` block.
    case overflow
    /// A row of another item's menu, or a part of a custom view.
    case menuRow
    /// In a bar that the app draws.
    case customBar
  }

  public let id: ItemID
  public let groupID: GroupID?
  public let place: Place
  public let state: StateFacts
  public let placement: Placement
  /// Its own hint, else its group's.
  public let axisHint: AxisHint

  init(_ id: ItemID, _ group: GroupID?, _ place: Place, _ state: StateFacts) {
    self.id = id
    groupID = group
    self.place = place
    self.state = state
    let program = state.context.program
    let declared = group.map { program.groups[$0] }
    placement = program.items[id].placement(in: declared)
    axisHint = program.items[id].axisHint(in: declared)
  }

  public var item: Item { state.context.program.items[id] }
  public var group: Group? { groupID.map { state.context.program.groups[$0] } }
  public var name: String { state.symbols.text(item.name) }
  public var title: String? { item.title.map { state.symbols.text($0) } }
  public var symbol: String? { item.symbol.map { state.symbols.text($0) } }

  /// Whether it stands in a bar that can be vertical: not in the menu, a title slot, `status`, the keyboard, a bar of the app's.
  public var isInMovingBar: Bool {
    guard place == .bar else { return false }
    switch placement {
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle, .status, .keyboard, .floating, .secondaryAction: return false
    default: return true
    }
  }

  /// What it does: its role, else what its exact symbol tells.
  public var role: ItemRole { state.context.icons.role(of: item) }
}
