import DuoIR
import DuoLang

/// Lays out one state of one screen in one pose or scenario at a time, and keeps between them what the next one can use.
struct Solver {
  private var steps: Steps
  private var draft: Draft

  init(program: Program, device: Device, names: SystemNames, symbols: SymbolTable) {
    steps = Steps(program: program, device: device, names: names, symbols: symbols, lengths: BarLengths(device))
    draft = Draft(steps.lengths)
  }

  /// Where the declarations stand, by file, for outputs that say so; empty where none does.
  mutating func locate(in sources: [SourceFile]) {
    steps.sources = sources
    steps.lines = sources.map { LineTable($0) }
  }

  /// Whether layouts tell which items leave next.
  var wantsDepartures: Bool {
    get { steps.wantsDepartures }
    set { steps.wantsDepartures = newValue }
  }

  /// Whether layouts tell what a drawing needs to know.
  var wantsScenery: Bool {
    get { steps.wantsScenery }
    set { steps.wantsScenery = newValue }
  }

  mutating func layout(_ state: StateID, _ conditions: Conditions) -> Layout { steps.layout(state, conditions, &draft) }

  /// Takes back the storage of a layout that nobody needs any longer, for the next one.
  mutating func recycle(_ layout: inout Layout) {
    layout.controls.empty()
    draft.spare.append([])
    swap(&draft.spare[draft.spare.count - 1], &layout.controls)
  }

  /// The steps of layout, over what all layouts of a run share. They change nothing but the draft that they are given: a method of
  /// a value that is being changed would work on a copy of it.
  struct Steps {
    let program: Program
    let device: Device
    let names: SystemNames
    let symbols: SymbolTable
    let lengths: BarLengths
    var lines: [LineTable] = []
    var sources: [SourceFile] = []
    var wantsDepartures = false
    var wantsScenery = false
  }
}

extension Solver.Steps {
  /// The bars of `state` under `conditions`.
  ///
  /// - Complexity: O(items log items).
  func layout(_ state: StateID, _ conditions: Conditions, _ draft: inout Solver.Draft) -> Layout {
    var scene = Scene()
    set(&scene, state, conditions, &draft)
    var layout = emptyLayout(state, scene, conditions)
    fill(&layout, scene, conditions, &draft)
    return layout
  }

  /// Fits and places what the draft holds, and gives the layout its controls.
  private func fill(_ layout: inout Layout, _ scene: Scene, _ conditions: Conditions, _ draft: inout Solver.Draft) {
    draft.controls.reserveCapacity(draft.bars.entries.count + 2 + draft.tabs.count)
    var capsule = 0
    if scene.isVertical {
      capsule = addColumn(scene, conditions, &layout, &draft)
    } else {
      layout.tabs = draft.tabs.isEmpty ? .none : .full
    }
    layout.listEnds.close(.column, at: draft.controls.count)
    placeRows(scene, conditions, hasTabs: layout.tabs != .none, &draft)
    layout.fullRows = draft.rows.full
    layout.bands = bands(scene, conditions, draft.tabs, hasBottomRow: !draft.rows.bottom.isEmpty)
    if wantsScenery { layout.scenery = scenery(scene, conditions, draft.tabs) }
    addRow(draft.rows.top, isTop: true, &capsule, scene, &draft)
    layout.listEnds.close(.top, at: draft.controls.count)
    addRow(draft.rows.bottom, isTop: false, &capsule, scene, &draft)
    layout.listEnds.close(.bottom, at: draft.controls.count)
    addMenu(scene, &draft)
    layout.listEnds.close(.menu, at: draft.controls.count)
    for index in draft.bars.keyboard { addControl(index, &draft) }
    layout.listEnds.close(.keyboard, at: draft.controls.count)
    for index in draft.bars.custom { addControl(index, &draft) }
    layout.listEnds.close(.custom, at: draft.controls.count)
    for index in draft.bars.hidden { addControl(index, &draft) }
    layout.listEnds.close(.hidden, at: draft.controls.count)
    draft.finishControls(of: &layout)
  }

  /// Finds what is on screen and where that stands, and in the draft what its bars hold.
  private func set(_ scene: inout Scene, _ state: StateID, _ conditions: Conditions, _ draft: inout Solver.Draft) {
    arrange(&scene, state, conditions)
    findTabs(of: scene.tabs, conditions.pose.widthClass, &draft)
    if draft.tabs.isEmpty { scene.tabs = nil }
    collect(scene, conditions, &draft)
    settleEmptySheet(&scene, draft.bars)
    recordAxis(&scene, conditions)
    placeBounds(&scene, program.screens[program.states[state].screen].presentation, conditions)
  }

  /// Fits the column into its room, adds it, and returns the number of capsules in it.
  private func addColumn(
    _ scene: Scene, _ conditions: Conditions, _ layout: inout Layout, _ draft: inout Solver.Draft
  ) -> Int {
    let range = conditions.columnRange(device)
    let fitted = fitColumn(scene, conditions, room: range.room, &draft)
    layout.room = range.room
    layout.used = draft.fit.total
    layout.missing = fitted.missing
    layout.columnRange = range.start...max(range.start, range.end)
    layout.columnBasis = max(range.startBasis, range.endBasis)
    layout.tabs = draft.fit.tabs
    if range.isShrunk { layout.barRules.append(.room) }
    if let rule = fitted.tabsRule { layout.barRules.append(rule) }
    if wantsDepartures { (layout.leaving, layout.tabsNeed) = departures(fitted, room: range.room, draft.fit, draft.bars.entries, tabCount: draft.tabs.count) }
    placeColumn(fitted, range, scene, conditions, &draft)
    return addColumn(fitted, scene, &draft)
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

  /// Finds the tabs that are shown, a search tab last, unless they are known.
  private func findTabs(of container: ContainerID?, _ widthClass: SizeClass, _ draft: inout Solver.Draft) {
    let bar = container.map { Solver.TabBar(container: $0, widthClass: widthClass) }
    if bar == draft.tabBar { return }
    draft.tabBar = bar
    draft.tabs.empty()
    guard let container else { return }
    let declared = program.containers[container].tabs
    appendTabs(declared, isSearch: false, widthClass, &draft.tabs)
    appendTabs(declared, isSearch: true, widthClass, &draft.tabs)
  }

  private func appendTabs(_ declared: IDRange<Tab>, isSearch: Bool, _ widthClass: SizeClass, _ tabs: inout [TabID]) {
    for tab in declared where (program.tabs[tab].role == .search) == isSearch && !program.tabs[tab].when.hides(in: widthClass) {
      tabs.append(tab)
    }
  }
}
