import DuoIR
import DuoLang

/// Spacers, search, and the bars that the app draws itself.
extension Solver {
  mutating func collectSpacer(_ spacer: Spacer, _ collecting: inout Collecting) {
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
    collecting.columnGaps[lane]?.add(gap)
    collecting.rowGaps[lane]?.add(gap)
  }

  // MARK: Search

  mutating func collectSearch(_ search: Search, at position: Int, _ collecting: inout Collecting) {
    let subject = Entry.Subject.search(at: Int32(truncatingIfNeeded: position))
    if hides(search.when, in: collecting.widthClass) {
      bars.hidden.append(bars.add(systemEntry(subject, .search, RuleList(.whenWidth), collecting)))
      return
    }
    var entry = systemEntry(subject, .search, RuleList(.searchControl), collecting)
    let isField = collecting.isSearchActive || search.placement == .principal
    if isField || (!collecting.isVertical && !search.isMinimized) { entry.shows = .field }
    if !collecting.isVertical || collecting.hasTabs || isField { entry.basis = .estimated }
    if search.placement == .principal { entry.lane = .title }
    if collecting.isVertical, !isField {
      bars.column.append(bars.add(entry))
      return
    }
    if !collecting.isVertical, search.placement == .bottomBar { entry.lane = .bottom }
    addToRow(&entry, &collecting)
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
  mutating func collectCustomBars(_ scene: Scene, _ conditions: Conditions) {
    for column in scene.columns {
      let state = program.states[column.state]
      if state.name != nil, let base = program.screens[state.screen].states.first {
        for bar in program.states[base].customBars { collectCustomBar(bar, conditions) }
      }
      for bar in state.customBars { collectCustomBar(bar, conditions) }
    }
    bars.custom.append(contentsOf: bars.floating)
    guard scene.kind == .window else { return }
    let screen = program.screens[program.states[scene.main.state].screen]
    if let tabs = scene.tabs, let accessory = program.containers[tabs].accessory { collectCustomBar(accessory, conditions) }
    for bar in program.apps[screen.app].customBars { collectCustomBar(bar, conditions) }
  }

  private mutating func collectCustomBar(_ id: CustomBarID, _ conditions: Conditions) {
    let bar = program.customBars[id]
    var next = bar.firstItem
    while let item = next {
      next = program.items[item].nextSibling
      let isHidden = hides(program.items[item].when, in: conditions.pose.widthClass)
      let rule = isHidden ? LayoutRule.whenWidth : .customBarStays
      let entry = Entry(
        subject: .item(item), lane: .trailing, column: 0, container: bar.name ?? names.accessory, group: nil,
        rules: RuleList(rule), basis: bar.name == nil && !isHidden ? .estimated : rule.basis,
        shows: .symbol, standsAlone: false, mayLeave: false)
      let index = bars.add(entry)
      if isHidden { bars.hidden.append(index) } else { bars.custom.append(index) }
    }
  }
}
