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
  var controls: [Control] = []
  var children: [Control] = []

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
    let tabs = visibleTabs(scene, conditions)
    if tabs.isEmpty { scene.tabs = nil }
    collect(scene, conditions)
    settleEmptySheet(&scene)
    recordAxis(&scene, conditions)
    placeBounds(&scene, program.presentations[program.screens[program.states[state].screen].presentation], conditions)
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
      layout.columnBasis = max(range.startBasis, range.endBasis)
      layout.tabs = fitted.fit.tabs
      if range.isShrunk { layout.barRules.append(.room) }
      if let rule = fitted.tabsRule { layout.barRules.append(rule) }
      if wantsDepartures { (layout.leaving, layout.tabsNeed) = departures(fitted, room: range.room) }
      left = fitted.fit.entries.filter { $0.hasLeft }
      capsule = addColumn(place(fitted, range, scene, conditions), fitted, tabs, scene)
    } else {
      layout.tabs = tabs.isEmpty ? .none : .full
    }
    layout.listEnds.close(.column, at: controls.count)
    let rows = placeRows(scene, conditions, hasTabs: layout.tabs != .none)
    layout.fullRows = rows.full
    layout.bands = bands(scene, conditions, hasBottomRow: !rows.bottom.isEmpty, tabs: tabs)
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
      app: program.apps[screen.app].name, screen: screen.name, screenTitle: declared.title ?? screen.title, state: declared.name,
      ownColumn: ownColumn(screen), presentation: kind,
      pose: conditions.pose.name, scenario: conditions.scenario?.name, direction: conditions.direction,
      widthClass: conditions.pose.widthClass, window: conditions.window, bounds: scene.bounds, safeArea: scene.safeArea,
      edge: scene.isVertical ? conditions.pose.side : .none, statusBar: scene.statusBar,
      hasOpaqueBackground: scene.isVertical && conditions.scenario?.reducesTransparency == true, room: nil, used: nil, missing: 0,
      columnRange: nil, columnBasis: conditions.pose.basis, tabs: .none, barRules: scene.rules, regions: scene.regions,
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
}
