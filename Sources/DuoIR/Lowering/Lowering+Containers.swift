import DuoLang

/// Apps, presentations, containers and tabs.
extension Lowering {
  /// Where a container or a screen is being put.
  struct Place {
    var app: AppID
    var presentation: PresentationID
    var container: ContainerID?
    var framework: Framework
    /// Inside a UIKit container: what is SwiftUI's here is a hosted view.
    var isInUIKit = false
  }

  mutating func lowerApp(_ ref: NodeRef) {
    let unit = unit(ref)
    var app = App(name: name(ref), title: title(unit, ref.node), position: unit.position(ref.node))
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      switch Vocabulary.facts(id).key {
      case .sdk: app.sdk = Version(symbols.utf8(unit.tree.symbol(value))) ?? .verticalBars
      case .framework: app.framework = Framework(rawValue: unit.ordinal(value) ?? 0) ?? .swiftui
      default: break
      }
    }
    let id = program.apps.add(app)
    tabNames = [:]
    screenNames = [:]
    presentationNames = [:]
    let firstPresentation = program.presentations.count
    let firstScreen = program.screens.count
    let firstState = program.states.count
    let window = program.presentations.add(Presentation(kind: .window, app: id, position: app.position))
    let place = Place(app: id, presentation: window, container: nil, framework: app.framework)

    let statements = statements(of: ref)
    lowerRoot(statements, of: ref, in: place)
    for statement in statements where KindSet.presentations.contains(kind(statement)) {
      lowerPresentation(statement, presenter: nil, in: place)
    }
    itemNames.beginScope()
    let firstBar = program.customBars.count
    for statement in statements where kind(statement) == .customBar { lowerCustomBar(statement, framework: app.framework) }
    program.apps[id].customBars = IDRange(lower: UInt32(firstBar), upper: UInt32(program.customBars.count))
    program.apps[id].scenarios = scenarios(of: ref, statements)
    program.apps[id].files = files(of: ref)
    program.apps[id].window = window
    program.apps[id].presentations = IDRange(lower: UInt32(firstPresentation), upper: UInt32(program.presentations.count))
    program.apps[id].screens = IDRange(lower: UInt32(firstScreen), upper: UInt32(program.screens.count))
    program.apps[id].states = IDRange(lower: UInt32(firstState), upper: UInt32(program.states.count))
  }

  /// The file of an app, those it imports, and those that extend it.
  private func files(of ref: NodeRef) -> [FileID] {
    var files = [ref.file]
    for link in imports[ref.file.index] where !files.contains(link.file) { files.append(link.file) }
    for (target, block) in extensions where files.contains(target.file) && !files.contains(block.file) { files.append(block.file) }
    return files
  }

  /// The app's one root container, or its one screen.
  private mutating func lowerRoot(_ statements: [NodeRef], of app: NodeRef, in place: Place) {
    var root: NodeRef?
    for statement in statements where KindSet([.stack, .split, .tabs, .screen]).contains(kind(statement)) {
      if let root {
        reportTooMany(statement, "an app has one root container", after: root, "the root is this one")
        continue
      }
      root = statement
      if kind(statement) == .screen {
        lowerScreen(statement, depth: 0, in: place)
      } else {
        lowerContainer(statement, in: place)
      }
    }
    if root == nil { reportMissingChild(app, "the app `\(symbols.text(name(app)))` shows nothing", "a `stack`, `split`, `tabs` or screen belongs in it") }
  }

  mutating func lowerPresentation(_ ref: NodeRef, presenter: ScreenID?, in place: Place) {
    let unit = unit(ref)
    let kinds: [Kind: Presentation.Kind] = [.sheet: .sheet, .cover: .cover, .popover: .popover]
    var presentation = Presentation(
      kind: kinds[kind(ref)] ?? .sheet, app: place.app, name: name(ref), title: title(unit, ref.node), presenter: presenter,
      position: unit.position(ref.node))
    if let other = presentationNames[name(ref)] { reportDuplicateName("presentation", ref, other) }
    presentationNames[name(ref)] = nameSpan(ref)
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      switch Vocabulary.facts(id).key {
      case .placement: presentation.placement = SheetPlacement(rawValue: unit.ordinal(value) ?? 0) ?? .automatic
      case .verticalBar: presentation.verticalBar = VerticalBar(rawValue: unit.ordinal(value) ?? 0) ?? .automatic
      case .detents: presentation.detents = detents(unit, value)
      default: break
      }
    }
    let id = program.presentations.add(presentation)
    let framework = program.apps[place.app].framework
    lowerContent(
      statements(of: ref), of: ref,
      in: Place(app: place.app, presentation: id, container: nil, framework: framework), impliesStack: false)
  }

  func detents(_ unit: Unit, _ value: NodeID) -> [SheetDetent] {
    guard unit.tree[value].kind == .list else { return [detent(unit, value)] }
    var detents: [SheetDetent] = []
    for element in unit.tree.children(value) where unit.tree[element].kind == .word { detents.append(detent(unit, element)) }
    return detents
  }

  func detent(_ unit: Unit, _ value: NodeID) -> SheetDetent {
    if let ordinal = unit.ordinal(value) { return ordinal == Detent.medium.rawValue ? .medium : .large }
    return .points(points(unit, value) ?? 0)
  }

  /// The number that a word is.
  func points(_ unit: Unit, _ value: NodeID) -> Points? { Number(symbols.utf8(unit.tree.symbol(value)))?.points }

  /// What a tab, column, sheet, cover or popover holds: one container, or screens.
  mutating func lowerContent(_ statements: [NodeRef], of parent: NodeRef, in place: Place, impliesStack: Bool) {
    var container: NodeRef?
    var firstScreen: NodeRef?
    var inner = place
    var depth = 0
    for statement in statements {
      let kind = kind(statement)
      if KindSet([.stack, .split, .tabs]).contains(kind) {
        if let other = container ?? firstScreen {
          reportTooMany(statement, "`\(self.kind(parent).word)` holds one container or screens", after: other, "this stands in it already")
          continue
        }
        container = statement
        lowerContainer(statement, in: place)
      } else if kind == .screen {
        if let container {
          reportTooMany(statement, "`\(self.kind(parent).word)` holds one container or screens", after: container, "this stands in it already")
          continue
        }
        if firstScreen == nil, impliesStack { inner.container = impliedStack(statement, in: place) }
        if firstScreen == nil { firstScreen = statement }
        lowerScreen(statement, depth: impliesStack ? depth : 0, in: inner)
        depth += 1
      }
    }
    if container == nil, firstScreen == nil, !(kind(parent) == .tab && hasAttribute(.opens, parent)) {
      reportMissingChild(parent, "this `\(kind(parent).word)` is empty", "a container or a screen belongs in it")
    }
  }

  mutating func impliedStack(_ screen: NodeRef, in place: Place) -> ContainerID {
    program.containers.add(
      Container(
        kind: .stack, parent: place.container, presentation: place.presentation, framework: place.framework, isDeclared: false,
        position: unit(screen).position(screen.node)))
  }

  mutating func lowerContainer(_ ref: NodeRef, in place: Place, host: ScreenID? = nil) {
    let unit = unit(ref)
    let kinds: [Kind: Container.Kind] = [
      .stack: .stack, .split: .split, .tabs: .tabs, .sidebar: .sidebar, .content: .content, .detail: .detail, .inspector: .inspector,
    ]
    var container = Container(
      kind: kinds[kind(ref)] ?? .stack, parent: place.container, presentation: place.presentation, host: host,
      framework: place.framework, position: unit.position(ref.node))
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      switch Vocabulary.facts(id).key {
      case .verticalBar: container.verticalBar = VerticalBar(rawValue: unit.ordinal(value) ?? 0) ?? .automatic
      case .framework: container.framework = Framework(rawValue: unit.ordinal(value) ?? 0) ?? .swiftui
      case .style: container.style = TabsStyle(rawValue: unit.ordinal(value) ?? 0) ?? .automatic
      default: break
      }
    }
    container.isHosted = container.framework == .swiftui && place.isInUIKit
    let id = program.containers.add(container)
    let inner = Place(
      app: place.app, presentation: place.presentation, container: id, framework: container.framework,
      isInUIKit: place.isInUIKit || container.framework == .uikit)
    let firstScreen = program.screens.count
    let statements = statements(of: ref)
    switch container.kind {
    case .stack: lowerStack(statements, of: ref, in: inner)
    case .split: lowerColumns(statements, of: ref, in: inner)
    case .tabs: lowerTabs(statements, of: ref, in: inner)
    default: lowerContent(statements, of: ref, in: inner, impliesStack: true)
    }
    if program.screens.count > firstScreen { program.containers[id].firstScreen = ScreenID(firstScreen) }
  }

  private mutating func lowerStack(_ statements: [NodeRef], of ref: NodeRef, in place: Place) {
    var depth = 0
    for statement in statements where kind(statement) == .screen {
      lowerScreen(statement, depth: depth, in: place)
      depth += 1
    }
    if depth == 0 { reportMissingChild(ref, "this `stack` has no screen", "its first screen is the root, the others are pushed") }
  }

  private mutating func lowerColumns(_ statements: [NodeRef], of ref: NodeRef, in place: Place) {
    var columns: [Kind: NodeRef] = [:]
    for statement in statements where KindSet.columns.contains(kind(statement)) {
      if let other = columns[kind(statement)] {
        reportTooMany(statement, "a split has one `\(kind(statement).word)`", after: other, "this one")
        continue
      }
      columns[kind(statement)] = statement
    }
    // In their order on the display, whatever the order written.
    for column in [Kind.sidebar, .content, .detail, .inspector] {
      guard let statement = columns[column] else { continue }
      if let split = place.container { program.containers[split].columns.append(ContainerID(program.containers.count)) }
      lowerContainer(statement, in: place)
    }
    if columns[.detail] == nil { reportMissingChild(ref, "this `split` has no `detail`", "the column that the others lead to") }
  }
}
