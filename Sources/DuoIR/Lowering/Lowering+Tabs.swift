import DuoLang

/// Tab bars and their tabs.
extension Lowering {
  mutating func lowerTabs(_ statements: [NodeRef], of ref: NodeRef, in place: Place) {
    let first = program.tabs.count
    var accessory: NodeRef?
    var tabs: [NodeRef] = []
    for statement in statements {
      if kind(statement) == .tab {
        tabs.append(statement)
        program.tabs.add(tab(statement))
      } else if kind(statement) == .accessory {
        if let accessory {
          reportTooMany(statement, "a tab bar has one accessory", after: accessory, "this one")
          continue
        }
        accessory = statement
        itemNames.beginScope()
        program.containers[place.container ?? ContainerID(0)].accessory = lowerCustomBar(statement, framework: place.framework)
      }
    }
    program.containers[place.container ?? ContainerID(0)].tabs = IDRange(lower: UInt32(first), upper: UInt32(program.tabs.count))
    if tabs.isEmpty { reportMissingChild(ref, "this `tabs` has no tab", "a tab bar shows its tabs") }
    for tab in tabs {
      let id = program.containers.add(
        Container(
          kind: .tab, parent: place.container, presentation: place.presentation, framework: place.framework,
          position: unit(tab).position(tab.node)))
      let firstScreen = program.screens.count
      var inner = place
      inner.container = id
      lowerContent(self.statements(of: tab), of: tab, in: inner, impliesStack: true)
      if program.screens.count > firstScreen { program.containers[id].firstScreen = ScreenID(firstScreen) }
    }
  }

  private mutating func tab(_ ref: NodeRef) -> Tab {
    let unit = unit(ref)
    if let other = tabNames[name(ref)] { reportDuplicateName("tab", ref, other) }
    tabNames[name(ref)] = nameSpan(ref)
    var tab = Tab(name: name(ref), title: title(unit, ref.node), position: unit.position(ref.node))
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      switch Vocabulary.facts(id).key {
      case .symbol: tab.symbol = text(unit, value)
      case .image: tab.image = text(unit, value)
      case .role: tab.role = TabRole(rawValue: unit.ordinal(value) ?? 0) ?? .none
      case .badge: tab.badge = text(unit, value)
      case .when: tab.when = When(rawValue: unit.ordinal(value) ?? 0) ?? .always
      case .opens: tab.opens = Opens(rawValue: unit.ordinal(value) ?? 0) ?? .nothing
      case .conditional: tab.isConditional = unit.ordinal(value) == Flag.true.rawValue
      case .note: tab.note = text(unit, value)
      default: break
      }
    }
    return tab
  }
}
