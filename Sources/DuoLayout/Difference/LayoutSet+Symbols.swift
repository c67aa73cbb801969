import DuoLang

extension LayoutSet {
  /// The same layouts with their texts interned in `symbols`: so those of two runs can be compared by ids.
  func interned(in symbols: inout SymbolTable) -> LayoutSet {
    var map = SymbolMapping(from: self.symbols)
    var set = self
    for position in set.layouts.indices { set.layouts[position].map { map.symbol($0, &symbols) } }
    set.symbols = symbols
    return set
  }
}

/// The ids of one table's texts in another, each looked up once.
private struct SymbolMapping {
  private let source: SymbolTable
  private var known: [SymbolID?]

  init(from source: SymbolTable) {
    self.source = source
    known = [SymbolID?](repeating: nil, count: source.count)
  }

  mutating func symbol(_ symbol: SymbolID, _ symbols: inout SymbolTable) -> SymbolID {
    if let target = known[symbol.index] { return target }
    let target = symbols.intern([UInt8](source.utf8(symbol)))
    known[symbol.index] = target
    return target
  }
}

extension Layout {
  /// Replaces each text by what `map` says.
  fileprivate mutating func map(_ map: (SymbolID) -> SymbolID) {
    app = map(app)
    screen = map(screen)
    screenTitle = screenTitle.map(map)
    state = state.map(map)
    ownColumn = ownColumn.map(map)
    pose = map(pose)
    scenario = scenario.map(map)
    switch presentation {
    case .window: break
    case .sheet(let name): presentation = .sheet(map(name))
    case .cover(let name): presentation = .cover(map(name))
    case .popover(let name): presentation = .popover(map(name))
    }
    for position in fullRows.indices { fullRows[position].container = fullRows[position].container.map(map) }
    for position in regions.indices { regions[position].name = map(regions[position].name) }
    for position in leaving.indices { leaving[position].name = map(leaving[position].name) }
    for position in controls.indices { controls[position].map(map) }
    for position in scenery.tabs.indices { scenery.tabs[position].map(map) }
    for position in scenery.panes.indices {
      scenery.panes[position].container = scenery.panes[position].container.map(map)
      scenery.panes[position].title = scenery.panes[position].title.map(map)
    }
  }
}

extension Control {
  fileprivate mutating func map(_ map: (SymbolID) -> SymbolID) {
    name = map(name)
    title = title.map(map)
    symbol = symbol.map(map)
    image = image.map(map)
    badge = badge.map(map)
    note = note.map(map)
    container = container.map(map)
  }
}
