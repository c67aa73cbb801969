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
  /// Whether layouts tell what a drawing needs to know.
  var wantsScenery = false

  // What one layout after the other fills anew, step by step.
  var tabs: [TabID] = []
  var bars = Bars()
  var collected: Collected?
  var fit: ColumnFit
  var placed = PlacedColumn()
  var topRow: Row
  var bottomRow: Row
  var rows = PlacedRows()
  var turns: [LeavingTurn] = []
  var controls: [Control] = []
  var children: [Control] = []

  init(program: Program, device: Device, names: SystemNames, symbols: SymbolTable) {
    self.program = program
    self.device = device
    self.names = names
    self.symbols = symbols
    fit = ColumnFit(device)
    topRow = Row(device)
    bottomRow = Row(device)
  }

  /// The bars of `state` under `conditions`.
  ///
  /// - Complexity: O(items log items).
  mutating func layout(_ state: StateID, _ conditions: Conditions) -> Layout {
    var scene = scene(state, conditions)
    findTabs(scene, conditions)
    if tabs.isEmpty { scene.tabs = nil }
    collect(scene, conditions)
    settleEmptySheet(&scene)
    recordAxis(&scene, conditions)
    placeBounds(&scene, program.presentations[program.screens[program.states[state].screen].presentation], conditions)
    var layout = emptyLayout(state, scene, conditions)
    controls.reserveCapacity(bars.entries.count + 2 + tabs.count)
    var capsule = 0
    if scene.isVertical {
      capsule = addColumn(scene, conditions, &layout)
    } else {
      layout.tabs = tabs.isEmpty ? .none : .full
    }
    layout.listEnds.close(.column, at: controls.count)
    placeRows(scene, conditions, hasTabs: layout.tabs != .none)
    layout.fullRows = rows.full
    layout.bands = bands(scene, conditions, hasBottomRow: !rows.bottom.isEmpty)
    if wantsScenery { layout.scenery = scenery(scene, conditions) }
    addRow(.top, &capsule, scene)
    layout.listEnds.close(.top, at: controls.count)
    addRow(.bottom, &capsule, scene)
    layout.listEnds.close(.bottom, at: controls.count)
    addMenu(scene)
    layout.listEnds.close(.menu, at: controls.count)
    for index in bars.keyboard { addControl(index) }
    layout.listEnds.close(.keyboard, at: controls.count)
    for index in bars.custom { addControl(index) }
    layout.listEnds.close(.custom, at: controls.count)
    for index in bars.hidden { addControl(index) }
    layout.listEnds.close(.hidden, at: controls.count)
    finishControls(&layout)
    return layout
  }

  /// Fits the column into its room, adds it, and returns the number of capsules in it.
  private mutating func addColumn(_ scene: Scene, _ conditions: Conditions, _ layout: inout Layout) -> Int {
    let range = conditions.columnRange(device)
    let fitted = fitColumn(scene, conditions, room: range.room)
    layout.room = range.room
    layout.used = fit.total
    layout.missing = fitted.missing
    layout.columnRange = range.start...max(range.start, range.end)
    layout.columnBasis = max(range.startBasis, range.endBasis)
    layout.tabs = fit.tabs
    if range.isShrunk { layout.barRules.append(.room) }
    if let rule = fitted.tabsRule { layout.barRules.append(rule) }
    if wantsDepartures { (layout.leaving, layout.tabsNeed) = departures(fitted, room: range.room) }
    placeColumn(fitted, range, scene, conditions)
    return addColumn(fitted, scene)
  }

  /// Gives the layout its controls, the children after all lists.
  private mutating func finishControls(_ layout: inout Layout) {
    let offset = UInt32(controls.count)
    controls.append(contentsOf: children)
    children.empty()
    for index in controls.indices where controls[index].childCount > 0 { controls[index].firstChild += offset }
    swap(&layout.controls, &controls)
  }

  /// Takes back the storage of a layout that nobody needs any longer.
  mutating func recycle(_ layout: consuming Layout) {
    controls = layout.controls
    layout.controls = []
    controls.empty()
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

  /// Finds the tabs that are shown, a search tab last.
  private mutating func findTabs(_ scene: Scene, _ conditions: Conditions) {
    tabs.empty()
    guard let container = scene.tabs else { return }
    let declared = program.containers[container].tabs
    appendTabs(declared, isSearch: false, conditions.pose.widthClass)
    appendTabs(declared, isSearch: true, conditions.pose.widthClass)
  }

  private mutating func appendTabs(_ declared: IDRange<Tab>, isSearch: Bool, _ widthClass: SizeClass) {
    for tab in declared where (program.tabs[tab].role == .search) == isSearch && !program.tabs[tab].when.hides(in: widthClass) {
      tabs.append(tab)
    }
  }
}
