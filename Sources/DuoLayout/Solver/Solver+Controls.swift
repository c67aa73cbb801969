import DuoIR
import DuoLang

/// Makes the controls of a layout.
extension Solver {
  mutating func control(_ index: Int) -> Control {
    let rules = bars.entries[index].rules
    var control: Control
    switch bars.entries[index].subject {
    case .item(let id):
      control = itemControl(id, shows: bars.entries[index].shows, rules)
    case .back(let title):
      control = systemControl(names.back, symbol: names.backSymbol, shows: .symbol, rules)
      control.title = title
    case .sidebarToggle: control = systemControl(names.sidebarToggle, symbol: names.sidebarSymbol, shows: .symbol, rules)
    case .overflow: control = systemControl(names.overflow, symbol: names.overflowSymbol, shows: .symbol, rules)
    case .search(let position):
      control = systemControl(names.search, symbol: names.searchSymbol, shows: bars.entries[index].shows, rules)
      if case .search(let search) = program.elements[Int(position)] {
        control.note = search.note
        control.origin = origin(search.position)
      }
    }
    control.container = bars.entries[index].container
    control.basis = max(control.basis, bars.entries[index].basis)
    return control
  }

  private mutating func itemControl(_ id: ItemID, shows: Control.Shows, _ rules: RuleList) -> Control {
    let item = program.items[id]
    var control = Control(
      name: item.name, title: item.title, symbol: item.symbol, image: item.image, badge: item.badge, note: item.note, isSystem: false,
      container: nil, axis: nil, shows: shows, segment: nil, tier: nil, group: 0, frame: nil, rules: rules, basis: rules.basis,
      frameBasis: nil, firstChild: 0, childCount: 0, origin: origin(item.position))
    if item.firstChild != nil { addChildren(of: item, to: &control) }
    return control
  }

  private mutating func addChildren(of item: Item, to control: inout Control) {
    guard item.firstChild != nil else { return }
    let first = children.count
    var ids: [ItemID] = []
    var next = item.firstChild
    while let child = next {
      ids.append(child)
      next = program.items[child].nextSibling
    }
    control.firstChild = UInt32(first)
    control.childCount = UInt32(ids.count)
    for id in ids {
      let child = program.items[id]
      children.append(
        Control(
          name: child.name, title: child.title, symbol: child.symbol, image: child.image, badge: child.badge, note: child.note,
          isSystem: false, container: control.container, axis: nil, shows: child.showsInMenu, segment: nil, tier: nil, group: 0, frame: nil,
          rules: RuleList(), basis: .documented, frameBasis: nil, firstChild: 0, childCount: 0, origin: origin(child.position)))
    }
    for (offset, id) in ids.enumerated() {
      var child = children[first + offset]
      addChildren(of: program.items[id], to: &child)
      children[first + offset] = child
    }
  }

  func tabControl(_ id: TabID, _ frame: Rect?, _ basis: Basis) -> Control {
    let tab = program.tabs[id]
    return Control(
      name: tab.name, title: tab.title, symbol: tab.symbol, image: tab.image, badge: tab.badge, note: tab.note, isSystem: false,
      container: nil, axis: nil, shows: .tab, segment: nil, tier: nil, group: 0, frame: frame,
      rules: tab.role == .search ? RuleList(.searchTab) : RuleList(.tabsVertical),
      basis: tab.role == .search ? LayoutRule.searchTab.basis : LayoutRule.tabsVertical.basis,
      frameBasis: frame == nil ? nil : basis, firstChild: 0, childCount: 0, origin: origin(tab.position))
  }

  func systemControl(_ name: SymbolID, symbol: SymbolID?, shows: Control.Shows, _ rules: RuleList) -> Control {
    Control(
      name: name, title: nil, symbol: symbol, image: nil, badge: nil, note: nil, isSystem: true, container: nil, axis: nil, shows: shows,
      segment: nil, tier: nil, group: 0, frame: nil, rules: rules, basis: rules.basis, frameBasis: nil, firstChild: 0, childCount: 0, origin: nil)
  }

  private func origin(_ position: SourcePosition) -> Origin? {
    guard position.file.index < lines.count else { return nil }
    let place = lines[position.file.index].position(of: position.offset, in: sources[position.file.index])
    return Origin(file: position.file, line: UInt32(place.line), column: UInt32(place.column))
  }
}
