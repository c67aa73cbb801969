import DuoIR
import DuoLang

/// Lays out one state of one screen in one pose or scenario at a time.
///
/// Holds what all layouts of a run share, and the arrays that one layout after the other fills anew.
struct Solver {
  let program: Program
  let device: Device
  let names: SystemNames
  let symbols: SymbolTable
  /// Where the declarations stand, by file, for outputs that say so; empty where none does.
  var lines: [LineTable] = []
  var sources: [SourceFile] = []
  /// Whether layouts tell which items leave next.
  var wantsDepartures = false

  var bars = Bars()
  private var controls: [Control] = []
  private var children: [Control] = []

  init(program: Program, device: Device, names: SystemNames, symbols: SymbolTable) {
    self.program = program
    self.device = device
    self.names = names
    self.symbols = symbols
  }

  /// The bars of `state` under `conditions`.
  ///
  /// - Complexity: O(items log items).
  mutating func layout(_ state: StateID, _ conditions: Conditions) -> Layout {
    var scene = scene(state, conditions)
    collect(scene, conditions)
    let tabs = visibleTabs(scene, conditions)
    if tabs.isEmpty { scene.tabs = nil }
    if isEmptySheet(scene) {
      scene.isVertical = false
      scene.rules.append(.sheetEmpty)
    }
    let range = conditions.columnRange(device)
    var layout = emptyLayout(state, scene, conditions)
    controls.removeAll(keepingCapacity: true)
    children.removeAll(keepingCapacity: true)
    var left: [Entry] = []
    var capsule = 0
    if scene.isVertical {
      let fitted = fitColumn(scene, conditions, room: range.room, tabCount: tabs.count)
      layout.room = range.room
      layout.used = fitted.fit.total
      layout.missing = fitted.missing
      layout.columnRange = range.start...max(range.start, range.end)
      layout.columnBasis = range.basis
      layout.tabs = fitted.fit.tabs
      if range.isShrunk { layout.barRules.append(.room) }
      if let rule = fitted.tabsRule { layout.barRules.append(rule) }
      if wantsDepartures { (layout.leaving, layout.tabsNeed) = departures(fitted, room: range.room) }
      left = fitted.fit.entries.filter { $0.hasLeft }
      capsule = addColumn(place(fitted, range, conditions, scene.main.label), fitted, tabs, scene)
    } else {
      layout.tabs = tabs.isEmpty ? .none : .full
    }
    layout.listEnds.close(.column, at: controls.count)
    let rows = placeRows(scene, conditions, hasTabs: layout.tabs != .none)
    addRow(rows.top, .top, &capsule, scene)
    layout.listEnds.close(.top, at: controls.count)
    addRow(rows.bottom, .bottom, &capsule, scene)
    layout.listEnds.close(.bottom, at: controls.count)
    addMenu(left, rows.left, scene)
    layout.listEnds.close(.menu, at: controls.count)
    for entry in bars.keyboard { addPlain(entry) }
    layout.listEnds.close(.keyboard, at: controls.count)
    for entry in bars.custom { addPlain(entry) }
    layout.listEnds.close(.custom, at: controls.count)
    for entry in bars.hidden { addPlain(entry) }
    layout.listEnds.close(.hidden, at: controls.count)
    layout.controls = finishedControls()
    return layout
  }

  // MARK: The whole

  private func emptyLayout(_ state: StateID, _ scene: Scene, _ conditions: Conditions) -> Layout {
    let declared = program.states[state]
    let screen = program.screens[declared.screen]
    let presentation = program.presentations[screen.presentation]
    let name = presentation.name ?? program.apps[screen.app].name
    let kind: Layout.Presentation =
      switch presentation.kind {
      case .window: .window
      case .sheet: .sheet(name)
      case .cover: .cover(name)
      case .popover: .popover(name)
      }
    return Layout(
      app: program.apps[screen.app].name, screen: screen.name, screenTitle: declared.title ?? screen.title, state: declared.name, ownColumn: ownColumn(screen), presentation: kind,
      pose: conditions.pose.name, scenario: conditions.scenario?.name, direction: conditions.direction,
      widthClass: conditions.pose.widthClass, window: conditions.window, bounds: scene.bounds, safeArea: scene.safeArea,
      edge: scene.isVertical ? conditions.pose.side : .none, statusBar: scene.statusBar,
      hasOpaqueBackground: scene.isVertical && conditions.scenario?.reducesTransparency == true, room: nil, used: nil, missing: 0,
      columnRange: nil, columnBasis: conditions.pose.basis, tabs: .none, barRules: scene.rules, regions: conditions.pose.regions,
      controls: [], listEnds: ListEnds(), leaving: [])
  }

  private func ownColumn(_ screen: Screen) -> SymbolID? {
    var next = screen.container
    while let id = next {
      if program.containers[id].kind.isColumn { return SystemNames.word(program.containers[id].kind.declaration) }
      next = program.containers[id].parent
    }
    return nil
  }

  /// `sheet-empty`: a presentation with nothing in any list but `hidden` and `custom`.
  private func isEmptySheet(_ scene: Scene) -> Bool {
    scene.kind != .window && scene.isVertical && scene.tabs == nil && bars.column.isEmpty && bars.top.isEmpty && bars.bottom.isEmpty
      && bars.secondary.isEmpty && bars.overflow.isEmpty && bars.keyboard.isEmpty
  }

  /// The tabs that are shown, a search tab last.
  private func visibleTabs(_ scene: Scene, _ conditions: Conditions) -> [TabID] {
    guard let tabs = scene.tabs else { return [] }
    var visible: [TabID] = []
    for isLast in [false, true] {
      for tab in program.containers[tabs].tabs
      where (program.tabs[tab].role == .search) == isLast && !hides(program.tabs[tab].when, conditions) {
        visible.append(tab)
      }
    }
    return visible
  }

  // MARK: Lists

  /// Adds the column and returns the number of capsules in it.
  private mutating func addColumn(_ placed: PlacedColumn, _ fitted: FittedColumn, _ tabs: [TabID], _ scene: Scene) -> Int {
    let orderRule = fitted.missing > 0 ? LayoutRule.overfull : .orderTiers
    for entry in placed.entries {
      var control = control(entry.entry)
      control.axis = .vertical
      control.segment = entry.segment
      control.tier = entry.entry.lane.tier
      control.group = UInt16(truncatingIfNeeded: entry.capsule + 1)
      control.rules.append(orderRule)
      control.basis = max(entry.entry.basis, control.rules.basis)
      control.frame = entry.entry.frame
      control.frameBasis = entry.entry.frameBasis
      controls.append(control)
    }
    var capsules = placed.entries.last.map { $0.capsule + 1 } ?? 0
    guard let frame = placed.tabsFrame else { return capsules }
    capsules += 1
    var rules = RuleList(.tabsVertical)
    if fitted.fit.tabs == .collapsed, let rule = fitted.tabsRule { rules.append(rule) }
    rules.append(orderRule)
    var control = systemControl(names.tabs, symbol: nil, shows: .tabs, rules)
    control.axis = .vertical
    control.segment = .bottom
    control.group = UInt16(truncatingIfNeeded: capsules)
    control.frame = frame
    control.frameBasis = placed.tabsBasis
    control.firstChild = UInt32(children.count)
    control.childCount = UInt32(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let y = frame.y + device[.tabsEndInset] + device[.tabsItemPitch] * index
      let tabFrame = Rect(x: frame.x, y: y, width: frame.width, height: device[.tabsItemPitch])
      children.append(tabControl(tab, fitted.fit.tabs == .full ? tabFrame : nil, placed.tabsBasis))
    }
    control.container = scene.main.label
    controls.append(control)
    return capsules
  }

  private mutating func addRow(_ entries: [Entry], _ rule: Layout.List, _ capsule: inout Int, _ scene: Scene) {
    var last = (column: -1, capsule: -1)
    for entry in entries {
      if (entry.column, entry.capsule) != last { capsule += 1 }
      last = (entry.column, entry.capsule)
      var control = control(entry)
      control.axis = .horizontal
      control.tier = entry.lane.tier
      control.group = UInt16(truncatingIfNeeded: capsule)
      let isBesideColumn = scene.isVertical && scene.columns[entry.column].isMain
      control.rules.append(isBesideColumn ? (rule == .top ? .rowTop : .rowBottom) : .orderRows)
      control.basis = max(entry.basis, control.rules.basis)
      control.frame = entry.frame
      control.frameBasis = entry.frameBasis
      controls.append(control)
    }
  }

  /// `menu-order`: what left the bars, then secondary and inline-large items, then what `overflow` holds.
  private mutating func addMenu(_ column: [Entry], _ rows: [Entry], _ scene: Scene) {
    for index in scene.columns.indices {
      let isMain = scene.columns[index].isMain
      if isMain { for entry in column { addLeft(entry) } }
      for entry in rows where entry.column == index { addLeft(entry) }
      for entry in bars.secondary where entry.column == index { addPlain(entry) }
      for entry in bars.overflow where entry.column == index { addPlain(entry) }
    }
  }

  private mutating func addLeft(_ entry: Entry) {
    var left = entry
    left.rules.append(entry.leftBy)
    left.basis = max(entry.basis, entry.leftBy.basis)
    if case .item(let id) = entry.subject { left.shows = program.items[id].showsInMenu }
    controls.append(control(left))
  }

  private mutating func addPlain(_ entry: Entry) {
    var plain = entry
    if case .item(let id) = entry.subject { plain.shows = program.items[id].showsInMenu }
    controls.append(control(plain))
  }

  private mutating func finishedControls() -> [Control] {
    let offset = UInt32(controls.count)
    var all = controls
    all.append(contentsOf: children)
    for index in all.indices where all[index].childCount > 0 { all[index].firstChild += offset }
    return all
  }

  // MARK: Controls

  private mutating func control(_ entry: Entry) -> Control {
    var control: Control
    switch entry.subject {
    case .item(let id): control = itemControl(id, entry)
    case .back(let title):
      control = systemControl(names.back, symbol: names.backSymbol, shows: .symbol, entry.rules)
      control.title = title
    case .sidebarToggle: control = systemControl(names.sidebarToggle, symbol: names.sidebarSymbol, shows: .symbol, entry.rules)
    case .overflow: control = systemControl(names.overflow, symbol: names.overflowSymbol, shows: .symbol, entry.rules)
    case .search(let search):
      control = systemControl(names.search, symbol: names.searchSymbol, shows: entry.shows, entry.rules)
      control.note = search.note
      control.origin = origin(search.position)
    }
    control.container = entry.container
    control.basis = max(entry.basis, control.rules.basis)
    return control
  }

  private mutating func itemControl(_ id: ItemID, _ entry: Entry) -> Control {
    let item = program.items[id]
    var control = Control(
      name: item.name, title: item.title, symbol: item.symbol, image: item.image, badge: item.badge, note: item.note, isSystem: false,
      container: nil, axis: nil, shows: entry.shows, segment: nil, tier: nil, group: 0, frame: nil, rules: entry.rules, basis: entry.basis,
      frameBasis: nil, firstChild: 0, childCount: 0, origin: origin(item.position))
    addChildren(of: item, to: &control)
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

  private func tabControl(_ id: TabID, _ frame: Rect?, _ basis: Basis) -> Control {
    let tab = program.tabs[id]
    return Control(
      name: tab.name, title: tab.title, symbol: tab.symbol, image: tab.image, badge: tab.badge, note: tab.note, isSystem: false,
      container: nil, axis: nil, shows: .tab, segment: nil, tier: nil, group: 0, frame: frame,
      rules: tab.role == .search ? RuleList(.searchTab) : RuleList(.tabsVertical),
      basis: tab.role == .search ? LayoutRule.searchTab.basis : LayoutRule.tabsVertical.basis,
      frameBasis: frame == nil ? nil : basis, firstChild: 0, childCount: 0, origin: origin(tab.position))
  }

  private func systemControl(_ name: SymbolID, symbol: SymbolID?, shows: Control.Shows, _ rules: RuleList) -> Control {
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
