import DuoIR
import DuoLang

/// Spacers, search, and the bars that the app draws itself.
extension Solver.Steps {
  func collectSpacer(_ spacer: Spacer, _ collecting: Collecting, _ bars: inout Bars) {
    // Outside bars there is nothing to space.
    switch spacer.placement {
    case .secondaryAction, .keyboard, .floating: return
    case .navigation: bars.dependOnWidth = true
    default: break
    }
    var rules = RuleList()
    let lane = lane(spacer.placement, collecting, &rules)
    guard lane.takesSpacers else { return }
    var gap = Entry.Gap()
    gap.splits = true
    switch spacer.size {
    case .flexible: gap.flexible = 1
    case .fixed:
      gap.fixed = device[.spacerFixed]
      gap.basis = device.basis(.spacerFixed)
    case .points(let points): gap.fixed = min(points, Self.longest)
    }
    // Before the first control of its lane a spacer is at an end, and inert.
    bars.columnGaps[lane]?.add(gap)
    bars.rowGaps[lane]?.add(gap)
  }

  // MARK: Search

  func collectSearch(_ search: Search, _ collecting: Collecting, _ bars: inout Bars) {
    let isHidden = bars.hides(search.when, in: collecting.widthClass)
    let index = addSystem(
      names.search, names.searchSymbol, .search, isHidden ? .whenWidth : .searchControl, collecting, &bars)
    bars.controls[index].note = search.note
    bars.controls[index].origin = origin(search.position)
    if isHidden {
      bars.hidden.append(index)
      return
    }
    let isField = collecting.isSearchActive || search.placement == .principal
    if isField || (!collecting.isVertical && !search.isMinimized) { bars.controls[index].shows = .field }
    if !collecting.isVertical || collecting.hasTabs || isField { bars.controls[index].basis = .estimated }
    if search.placement == .principal { bars.entries[index].lane = .title }
    if collecting.isVertical, !isField {
      bars.column.append(index)
      return
    }
    if !collecting.isVertical, search.placement == .bottomBar { bars.entries[index].lane = .bottom }
    bars.putInRow(index, hidesTop: collecting.hidesNavigationBar)
  }

  /// Whether a search of the state is shown, active or not.
  func showsSearch(_ state: ScreenState, _ conditions: Conditions) -> Bool {
    for position in state.elements {
      if case .search(let search) = program.elements[position], !search.when.hides(in: conditions.pose.widthClass) { return true }
    }
    return false
  }

  // MARK: Custom bars

  /// `custom-bar-stays`: the visible screens' own bars and their states', floating items, then the accessory and the app's bars
  /// where no presentation is up.
  func collectCustomBars(_ scene: Scene, _ conditions: Conditions, _ bars: inout Bars) {
    for column in scene.columns {
      let state = program.states[column.state]
      if state.name != nil, let base = program.screens[state.screen].states.first {
        for bar in program.states[base].customBars { collectCustomBar(bar, conditions, &bars) }
      }
      for bar in state.customBars { collectCustomBar(bar, conditions, &bars) }
    }
    bars.custom.append(contentsOf: bars.floating)
    guard scene.kind == .window else { return }
    let screen = program.screens[program.states[scene.main.state].screen]
    if let tabs = scene.tabs, let accessory = program.containers[tabs].accessory { collectCustomBar(accessory, conditions, &bars) }
    for bar in program.apps[screen.app].customBars { collectCustomBar(bar, conditions, &bars) }
  }

  private func collectCustomBar(_ id: CustomBarID, _ conditions: Conditions, _ bars: inout Bars) {
    let bar = program.customBars[id]
    var next = bar.firstItem
    while let item = next {
      next = program.items[item].nextSibling
      let isHidden = bars.hides(program.items[item].when, in: conditions.pose.widthClass)
      let rule = isHidden ? LayoutRule.whenWidth : .customBarStays
      let basis = bar.name == nil && !isHidden ? .estimated : rule.basis
      let index = addPlain(item, rule, basis, in: bar.name ?? names.accessory, column: 0, &bars)
      if isHidden { bars.hidden.append(index) } else { bars.custom.append(index) }
    }
  }
}
