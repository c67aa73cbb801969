import DuoLang

/// Expectations: what they state, and whether the names in it are names of something.
extension Lowering {
  mutating func lowerExpectation(_ ref: NodeRef) {
    let unit = unit(ref)
    var expectation = Expectation(span: span(ref), position: unit.position(ref.node))
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      let key = Vocabulary.facts(id).key
      let span = wholeSpan(NodeRef(file: ref.file, node: value))
      switch key {
      case .in:
        let names = words(unit, value)
        expectation.conditions = names.contains { symbols.text($0) == "all" } ? [] : names
        if names.isEmpty {
          diagnostics.report(.missingAttribute, at: span, "this `expect` names no pose or scenario", label: "`in: all` means all of them")
        }
      case .tabs: expectation.tabs = TabBarForm(rawValue: unit.ordinal(value) ?? 0).map { Expectation.Stated(value: $0, span: span) }
      case .edge: expectation.edge = Side(rawValue: unit.ordinal(value) ?? 0).map { Expectation.Stated(value: $0, span: span) }
      case .column, .top, .bottom, .menu, .hidden, .custom, .keyboard, .visible, .inMenu, .first:
        expectation.lists.append(Expectation.Names(key: key, names: words(unit, value), span: span))
      default: break
      }
    }
    program.expectations.add(expectation)
  }

  /// The words of a list, or of a single value.
  private func words(_ unit: Unit, _ value: NodeID) -> [SymbolID] {
    guard unit.tree[value].kind == .list else { return [unit.tree.symbol(value)] }
    var words: [SymbolID] = []
    for element in unit.tree.children(value) where unit.tree[element].kind == .word { words.append(unit.tree.symbol(element)) }
    return words
  }

  mutating func resolveExpectation(_ id: ExpectationID, in state: StateID, of app: AppID) {
    let expectation = program.expectations[id]
    let scenarios = program.apps[app].scenarios.map { program.scenarios[$0].name }
    for condition in expectation.conditions where !poses.contains(condition) && !scenarios.contains(condition) {
      reportUnknownCondition(wordSpan(condition, from: expectation.position), condition, scenarios)
    }
    var known: [SymbolID]?
    for list in expectation.lists {
      for name in list.names {
        let names = known ?? controlNames(of: state, in: app)
        known = names
        if !names.contains(name), !isColumnControl(name, of: state, in: app), !isLost(name, in: expectation.position.file) {
          let start = SourcePosition(file: list.span.file, offset: list.span.start)
          reportUnknownName(wordSpan(name, from: start), name, "control", " on this screen", among: names.map { symbols.text($0) })
        }
      }
    }
  }

  /// The first token at or after `start` that is the word `name`, which is there.
  private func wordSpan(_ name: SymbolID, from start: SourcePosition) -> SourceSpan {
    let unit = units[start.file.index]
    for token in unit.tree.tokens where token.offset >= start.offset && token.kind == .word && token.symbol == name {
      return token.span(in: start.file, unit.source, symbols)
    }
    return position(start)
  }

  /// Whether something called `name` is declared, but stands in what is unsound and was reported.
  private func isLost(_ name: SymbolID, in file: FileID) -> Bool {
    let unit = units[file.index]
    let tree = unit.tree
    for node in tree.nodes.indices.lazy.map({ NodeID($0) }) where tree[node].kind == .declaration && !unit.isSound(node) {
      if tree.name(of: node) == name { return true }
    }
    return false
  }

  private func controlNames(of state: StateID, in app: AppID) -> [SymbolID] {
    var names = [reserved.back, reserved.overflow, reserved.tabs, reserved.search, reserved.gap, reserved.sidebarToggle]
    program.forEachItem(of: state) { names.append(program.items[$0].name) }
    // A state keeps the bars that its screen draws itself.
    if program.states[state].name != nil, let base = program.screens[program.states[state].screen].states.first {
      for bar in program.states[base].customBars { program.forEachItem(of: bar) { names.append(program.items[$0].name) } }
    }
    for bar in program.apps[app].customBars { program.forEachItem(of: bar) { names.append(program.items[$0].name) } }
    for container in program.containers.elements {
      guard let bar = container.accessory, program.presentations[container.presentation].app == app else { continue }
      program.forEachItem(of: bar) { names.append(program.items[$0].name) }
    }
    return names
  }

  /// Whether `name` is a control of another column of the state's split: `sidebar.add`, or `add` alone.
  private func isColumnControl(_ name: SymbolID, of state: StateID, in app: AppID) -> Bool {
    let path = pathNames(name)
    guard let last = path.last, let control = last else { return false }
    if path.count > 1 {
      guard path.count == 2, let column = path[0], KindSet.columns.kinds.contains(where: { UInt32($0.rawValue) == column.rawValue }) else {
        return false
      }
      if reserved.contains(control) { return true }
    }
    let split = columns(of: state)
    for other in program.apps[app].states where path.count > 1 || (split != nil && columns(of: other) == split) {
      var isThere = false
      program.forEachItem(of: other) { if program.items[$0].name == control { isThere = true } }
      if isThere { return true }
    }
    return false
  }

  /// What shows a state's screen and others side by side, if anything does: a split, or a screen with an inspector.
  private func columns(of state: StateID) -> ContainerID? {
    let screen = program.screens[program.states[state].screen]
    return innermost(.split, screen) ?? screen.inspector ?? innermost(.inspector, screen)
  }

  /// The innermost container of a kind that holds a screen.
  func innermost(_ kind: Container.Kind, _ screen: Screen) -> ContainerID? {
    var next = screen.container
    while let id = next {
      if program.containers[id].kind == kind { return id }
      next = program.containers[id].parent
    }
    return nil
  }
}
