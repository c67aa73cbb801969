import DuoLang

/// Screens, their states, and what stands in them.
extension Lowering {
  mutating func lowerScreen(_ ref: NodeRef, depth: Int, in place: Place) {
    let unit = unit(ref)
    let name = name(ref)
    if let other = screenNames[name] { reportDuplicateName("screen", ref, other) }
    screenNames[name] = nameSpan(ref)
    let id = program.screens.add(
      Screen(
        name: name, title: title(unit, ref.node), app: place.app, presentation: place.presentation, container: place.container,
        depth: depth, position: unit.position(ref.node)))
    let statements = statements(of: ref)
    lowerStates(ref, statements, screen: id, in: place)
    for statement in statements {
      if KindSet.presentations.contains(kind(statement)) { lowerPresentation(statement, presenter: id, in: place) }
      if kind(statement) == .inspector { lowerInspector(statement, of: id, in: place) }
    }
  }

  private mutating func lowerInspector(_ ref: NodeRef, of screen: ScreenID, in place: Place) {
    if program.screens[screen].inspector != nil {
      reportTooMany(ref, "a screen has one inspector", after: nil, "")
      return
    }
    program.screens[screen].inspector = ContainerID(program.containers.count)
    lowerContainer(ref, in: place, host: screen)
  }

  private mutating func lowerStates(_ ref: NodeRef, _ statements: [NodeRef], screen: ScreenID, in place: Place) {
    let unit = unit(ref)
    var base = ScreenState(screen: screen, framework: place.framework, position: unit.position(ref.node))
    apply(unit, ref.node, to: &base)
    base.isHosted = base.framework == .swiftui && place.isInUIKit
    var declared: [NodeRef] = []
    var names: [SymbolID: SourceSpan] = [:]
    for statement in statements where kind(statement) == .state {
      if let other = names[name(statement)] {
        reportDuplicateName("state", statement, other)
        continue
      }
      names[name(statement)] = nameSpan(statement)
      declared.append(statement)
    }
    let first = program.states.count
    program.states.add(base)
    for statement in declared {
      var state = base
      state.name = name(statement)
      state.position = self.unit(statement).position(statement.node)
      state.note = nil
      apply(self.unit(statement), statement.node, to: &state)
      state.isHosted = state.framework == .swiftui && place.isInUIKit
      state.title = title(self.unit(statement), statement.node)
      program.states.add(state)
    }
    program.screens[screen].states = IDRange(lower: UInt32(first), upper: UInt32(program.states.count))
    lowerContent(statements, of: StateID(first))
    for (index, statement) in declared.enumerated() {
      lowerContent(self.statements(of: statement), of: StateID(first + 1 + index))
    }
  }

  /// The attributes of a screen, or of a state over them.
  private mutating func apply(_ unit: Unit, _ node: NodeID, to state: inout ScreenState) {
    for attribute in unit.attributes(of: node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      let ordinal = unit.ordinal(value) ?? 0
      switch Vocabulary.facts(id).key {
      case .verticalBar: state.verticalBar = VerticalBar(rawValue: ordinal) ?? .automatic
      case .compression: state.compression = Compression(rawValue: ordinal) ?? .automatic
      case .titleDisplay: state.titleDisplay = TitleDisplay(rawValue: ordinal) ?? .automatic
      case .content: state.content = ScreenContent(rawValue: ordinal) ?? .scrolling
      case .focus: state.focus = Focus(rawValue: ordinal) ?? .unset
      case .back:
        let isTitle = unit.tree[value].kind == .string
        state.back = isTitle ? .automatic : BackDisplay(rawValue: ordinal) ?? .automatic
        state.backTitle = isTitle ? text(unit, value) : nil
      case .leadingItems: state.leadingItems = LeadingItems(rawValue: ordinal) ?? .replaceBack
      case .hidesTabs: state.hidesTabs = HidesTabs(rawValue: ordinal) ?? .never
      case .hidesNavigationBar: state.hidesNavigationBar = ordinal == Flag.true.rawValue
      case .framework: state.framework = Framework(rawValue: ordinal) ?? .swiftui
      case .note: state.note = text(unit, value)
      default: break
      }
    }
  }

  /// The toolbar content, bars and expectations of a state.
  private mutating func lowerContent(_ statements: [NodeRef], of state: StateID) {
    itemNames.beginScope()
    let first = program.elements.count
    var content = ContentLowering(framework: program.states[state].framework)
    for statement in statements { lowerElement(statement, group: nil, &content) }
    finishSpacers(&content, with: .automatic)
    program.states[state].elements = first..<program.elements.count

    let firstBar = program.customBars.count
    for statement in statements where kind(statement) == .customBar {
      lowerCustomBar(statement, framework: content.framework)
    }
    program.states[state].customBars = IDRange(lower: UInt32(firstBar), upper: UInt32(program.customBars.count))
    let firstExpectation = program.expectations.count
    for statement in statements where kind(statement) == .expect { lowerExpectation(statement) }
    program.states[state].expectations = IDRange(lower: UInt32(firstExpectation), upper: UInt32(program.expectations.count))
  }

  @discardableResult
  mutating func lowerCustomBar(_ ref: NodeRef, framework: Framework) -> CustomBarID {
    let unit = unit(ref)
    var bar = CustomBar(title: title(unit, ref.node), position: unit.position(ref.node))
    if unit.tree.child(ref.node, .name) != nil { bar.name = name(ref) }
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      switch Vocabulary.facts(id).key {
      case .kind: bar.kind = CustomBarKind(rawValue: unit.ordinal(value) ?? 0) ?? .toolbar
      case .note: bar.note = text(unit, value)
      default: break
      }
    }
    let content = ContentLowering(framework: framework)
    bar.firstItem = lowerChildren(ref, content)
    return program.customBars.add(bar)
  }
}
