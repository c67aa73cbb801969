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

extension Control {
  /// Takes from its entry what depends on where it stands. Inlined, as else the entry is copied first.
  @inline(__always)
  fileprivate mutating func stand(at standing: Standing, _ entry: Entry) {
    if let rule = standing.rule { decide(rule, standing.basis) }
    if standing.axis == nil {
      // What has no place in a bar shows what the menu shows.
      if entry.item != nil { shows = entry.showsInMenu }
      return
    }
    axis = standing.axis
    segment = standing.segment
    tier = entry.lane.tier
    group = UInt16(truncatingIfNeeded: standing.capsule)
    frame = entry.frame
    frameBasis = entry.frameBasis
  }
}

/// Makes the controls of a layout.
extension Solver.Steps {
  /// Adds the control of the entry at `index` to the list that is being filled.
  func addControl(_ index: Int, at standing: Standing = Standing(), _ draft: inout Solver.Draft) {
    var control = draft.bars.controls[index]
    control.stand(at: standing, draft.bars.entries[index])
    if let item = draft.bars.entries[index].item, program.items[item].firstChild != nil {
      addChildren(of: item, to: &control, &draft.children)
    }
    draft.controls.append(control)
  }

  /// What layouts say of an item wherever it stands.
  func control(_ id: ItemID, showing shows: Control.Shows, in container: SymbolID?, _ rules: RuleList, _ basis: Basis) -> Control {
    let item = program.items[id]
    return Control(
      name: item.name, title: item.title, symbol: item.symbol, image: item.image, badge: item.badge, note: item.note,
      container: container, isSystem: false, shows: shows, basis: basis, rules: rules, origin: origin(item.position))
  }

  private func addChildren(of id: ItemID, to control: inout Control, _ children: inout [Control]) {
    var next = program.items[id].firstChild
    guard next != nil else { return }
    let first = children.count
    var ids: [ItemID] = []
    while let child = next {
      ids.append(child)
      children.append(self.control(child, showing: program.items[child].showsInMenu, in: nil, RuleList(), .documented))
      next = program.items[child].nextSibling
    }
    control.firstChild = UInt32(first)
    control.childCount = UInt32(ids.count)
    for (offset, child) in ids.enumerated() {
      var control = children[first + offset]
      addChildren(of: child, to: &control, &children)
      children[first + offset] = control
    }
  }

  /// A row of the tab bar.
  func control(of id: TabID, frame: Rect?, _ basis: Basis) -> Control {
    let tab = program.tabs[id]
    let rule = tab.role == .search ? LayoutRule.searchTab : .tabsVertical
    // A search tab without an icon has the system's.
    let systemSymbol = tab.role == .search && tab.image == nil ? names.searchSymbol : nil
    return Control(
      name: tab.name, title: tab.title, symbol: tab.symbol ?? systemSymbol, image: tab.image, badge: tab.badge, note: tab.note, container: nil,
      frame: frame, isSystem: false, shows: .tab, basis: rule.basis, frameBasis: frame == nil ? nil : basis, rules: RuleList(rule),
      origin: origin(tab.position))
  }

  func origin(_ position: SourcePosition) -> Origin? {
    guard position.file.index < lines.count else { return nil }
    let place = lines[position.file.index].position(of: position.offset, in: sources[position.file.index])
    return Origin(file: position.file, line: UInt32(place.line), column: UInt32(place.column))
  }
}
