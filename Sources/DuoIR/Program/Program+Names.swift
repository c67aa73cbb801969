import DuoLang

/// Paths: how an author, a command line and an expectation name something of a program.
extension Program {
  /// The screens that `path` names: a suffix of the chain of app, tab or presentation, and screen.
  public func matching(_ path: SymbolID, in app: AppID, _ symbols: SymbolTable) -> [ScreenID] {
    let wanted = symbols.text(path)
    let end = symbols.utf8(path).reversed()
    return apps[app].screens.filter { screen in
      // Most names end otherwise: then there is no path to be made.
      guard zip(symbols.utf8(screens[screen].name).reversed(), end).allSatisfy({ $0 == $1 }) else { return false }
      let text = pathText(screen, symbols)
      return text == wanted || text.hasSuffix("." + wanted)
    }
  }

  /// The whole path of a screen: `Reader.feeds.Article`.
  public func pathText(_ screen: ScreenID, _ symbols: SymbolTable) -> String {
    pathNames(screen).map { symbols.text($0) }.joined(separator: ".")
  }

  /// The names that lead to a screen, the app's first.
  public func pathNames(_ screen: ScreenID) -> [SymbolID] {
    var names = [screens[screen].name]
    var next = screens[screen].container
    while let id = next {
      if containers[id].kind == .tab, let tab = tab(of: id) { names.append(tabs[tab].name) }
      next = containers[id].parent
    }
    if let name = presentations[screens[screen].presentation].name { names.append(name) }
    names.append(apps[screens[screen].app].name)
    return names.reversed()
  }

  /// The tab that a container of kind `tab` is.
  public func tab(of container: ContainerID) -> TabID? {
    guard let parent = containers[container].parent else { return nil }
    for tab in containers[parent].tabs where tabs[tab].position == containers[container].position { return tab }
    return nil
  }

  /// Calls `body` with every item of a state: its content, the rows of menus, and its own bars.
  public func forEachItem(of state: StateID, _ body: (ItemID) -> Void) {
    for element in elements[states[state].elements] {
      switch element {
      case .item(let item, _), .overflowItem(let item): visit(item, body)
      default: break
      }
    }
    for bar in states[state].customBars { forEachItem(of: bar, body) }
  }

  /// Calls `body` with every item of a bar that the app draws, and the rows of their menus.
  public func forEachItem(of bar: CustomBarID, _ body: (ItemID) -> Void) { visitSiblings(customBars[bar].firstItem, body) }

  private func visit(_ item: ItemID, _ body: (ItemID) -> Void) {
    body(item)
    visitSiblings(items[item].firstChild, body)
  }

  private func visitSiblings(_ first: ItemID?, _ body: (ItemID) -> Void) {
    var next = first
    while let item = next {
      visit(item, body)
      next = items[item].nextSibling
    }
  }
}
