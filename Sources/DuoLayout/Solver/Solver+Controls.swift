import DuoIR
import DuoLang

/// Where a control stands in its bar; as it is in the menu and wherever else there is no bar.
struct Standing {
  var axis: BarAxis?
  var segment: Control.Segment?
  var capsule = 0
  /// The rule of its bar, and how sure that is.
  var rule: LayoutRule?
  var basis = Basis.documented

  init() {}

  init(_ axis: BarAxis?, _ rule: LayoutRule) {
    self.axis = axis
    self.rule = rule
    basis = rule.basis
  }
}

/// Makes the controls of a layout.
extension Solver {
  /// Adds the control of the entry at `index` to the list that is being filled.
  mutating func addControl(_ index: Int, _ standing: Standing = Standing()) {
    var rules = bars.entries[index].rules
    if let rule = standing.rule { rules.append(rule) }
    switch bars.entries[index].subject {
    case .item(let id):
      // What has no place in a bar shows what the menu shows.
      let shows = standing.axis == nil ? program.items[id].showsInMenu : bars.entries[index].shows
      addItem(id, index, standing, shows, rules)
    case .back(let title): addSystem(index, names.back, names.backSymbol, standing, rules, title: title)
    case .sidebarToggle: addSystem(index, names.sidebarToggle, names.sidebarSymbol, standing, rules)
    case .overflow: addSystem(index, names.overflow, names.overflowSymbol, standing, rules)
    case .search(let position):
      guard case .search(let search) = program.elements[Int(position)] else { return }
      addSystem(index, names.search, names.searchSymbol, standing, rules, note: search.note, origin: origin(search.position))
    }
  }

  private mutating func addItem(_ id: ItemID, _ index: Int, _ standing: Standing, _ shows: Control.Shows, _ rules: RuleList) {
    let item = program.items[id]
    let isInBar = standing.axis != nil
    controls.append(
      Control(
        name: item.name, title: item.title, symbol: item.symbol, image: item.image, badge: item.badge, note: item.note, isSystem: false,
        container: bars.entries[index].container, axis: standing.axis, shows: shows, segment: standing.segment,
        tier: isInBar ? bars.entries[index].lane.tier : nil, group: UInt16(truncatingIfNeeded: standing.capsule),
        frame: isInBar ? bars.entries[index].frame : nil, rules: rules, basis: max(bars.entries[index].basis, standing.basis),
        frameBasis: isInBar ? bars.entries[index].frameBasis : nil, firstChild: 0, childCount: 0, origin: origin(item.position)))
    guard item.firstChild != nil else { return }
    var control = controls.removeLast()
    addChildren(of: item, to: &control)
    controls.append(control)
  }

  private mutating func addSystem(
    _ index: Int, _ name: SymbolID, _ symbol: SymbolID, _ standing: Standing, _ rules: RuleList, title: SymbolID? = nil,
    note: SymbolID? = nil, origin: Origin? = nil
  ) {
    let isInBar = standing.axis != nil
    controls.append(
      Control(
        name: name, title: title, symbol: symbol, image: nil, badge: nil, note: note, isSystem: true,
        container: bars.entries[index].container, axis: standing.axis, shows: bars.entries[index].shows, segment: standing.segment,
        tier: isInBar ? bars.entries[index].lane.tier : nil, group: UInt16(truncatingIfNeeded: standing.capsule),
        frame: isInBar ? bars.entries[index].frame : nil, rules: rules, basis: max(bars.entries[index].basis, standing.basis),
        frameBasis: isInBar ? bars.entries[index].frameBasis : nil, firstChild: 0, childCount: 0, origin: origin))
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
          isSystem: false, container: nil, axis: nil, shows: child.showsInMenu, segment: nil, tier: nil, group: 0, frame: nil,
          rules: RuleList(), basis: .documented, frameBasis: nil, firstChild: 0, childCount: 0, origin: origin(child.position)))
    }
    for (offset, id) in ids.enumerated() {
      var child = children[first + offset]
      addChildren(of: program.items[id], to: &child)
      children[first + offset] = child
    }
  }

  /// Adds a row of the tab bar.
  mutating func addTab(_ id: TabID, _ frame: Rect?, _ basis: Basis) { children.append(control(of: id, frame: frame, basis)) }

  func control(of id: TabID, frame: Rect?, _ basis: Basis) -> Control {
    let tab = program.tabs[id]
    let rule = tab.role == .search ? LayoutRule.searchTab : .tabsVertical
    return Control(
      name: tab.name, title: tab.title, symbol: tab.symbol, image: tab.image, badge: tab.badge, note: tab.note, isSystem: false,
      container: nil, axis: nil, shows: .tab, segment: nil, tier: nil, group: 0, frame: frame, rules: RuleList(rule),
      basis: rule.basis, frameBasis: frame == nil ? nil : basis, firstChild: 0, childCount: 0, origin: origin(tab.position))
  }

  private func origin(_ position: SourcePosition) -> Origin? {
    guard position.file.index < lines.count else { return nil }
    let place = lines[position.file.index].position(of: position.offset, in: sources[position.file.index])
    return Origin(file: position.file, line: UInt32(place.line), column: UInt32(place.column))
  }
}
