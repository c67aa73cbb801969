import DuoIR
import DuoLang

/// The controls of one layout by the bar that they are in, before anything is fitted.
struct Bars {
  /// The vertical bar, by lane and then in the order declared.
  var column: [Entry] = []
  /// The rows at the top and at the bottom, of all visible columns, in the order declared.
  var top: [Entry] = []
  var bottom: [Entry] = []
  /// What starts in the menu: secondary and inline-large items, then what `overflow` holds.
  var secondary: [Entry] = []
  var overflow: [Entry] = []
  var keyboard: [Entry] = []
  var custom: [Entry] = []
  var hidden: [Entry] = []

  mutating func removeAll() {
    column.removeAll(keepingCapacity: true)
    top.removeAll(keepingCapacity: true)
    bottom.removeAll(keepingCapacity: true)
    secondary.removeAll(keepingCapacity: true)
    overflow.removeAll(keepingCapacity: true)
    keyboard.removeAll(keepingCapacity: true)
    custom.removeAll(keepingCapacity: true)
    hidden.removeAll(keepingCapacity: true)
  }
}

/// The spacers that wait for the next control of their lane, in one bar.
struct WaitingGaps {
  private var leading: Entry.Gap?
  private var trailing: Entry.Gap?
  private var bottom: Entry.Gap?

  /// nil before the first control of the lane: a spacer at an end is inert.
  subscript(lane: Entry.Lane) -> Entry.Gap? {
    get {
      switch lane {
      case .leading: leading
      case .trailing: trailing
      case .bottom: bottom
      default: nil
      }
    }
    set {
      switch lane {
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      case .bottom: bottom = newValue
      default: break
      }
    }
  }
}

extension Solver {
  /// What is carried along while a column's content is put into bars.
  struct Collecting {
    let scene: Scene
    let conditions: Conditions
    let column: Int
    let state: ScreenState
    let framework: Framework
    let isVertical: Bool
    var hasBack = false
    var label: SymbolID? { scene.columns[column].label }
    var columnGaps = WaitingGaps()
    var rowGaps = WaitingGaps()
    /// The rules in front of an item's axis rule: those that settled its class.
    var classRules = RuleList()
  }

  /// Puts the content of all visible columns into bars.
  mutating func collect(_ scene: Scene, _ conditions: Conditions) {
    bars.removeAll()
    for index in scene.columns.indices { collectColumn(index, scene, conditions) }
    collectCustomBars(scene)
  }

  private mutating func collectColumn(_ index: Int, _ scene: Scene, _ conditions: Conditions) {
    let column = scene.columns[index]
    let state = program.states[column.state]
    var collecting = Collecting(
      scene: scene, conditions: conditions, column: index, state: state, framework: state.framework,
      isVertical: scene.isVertical && column.isMain)
    if column.isMain, scene.hasSidebarToggle { collectSystem(.sidebarToggle, .sidebarToggle, RuleList(.splitPortrait), collecting) }
    collecting.hasBack = column.isPushed && state.back != .hidden && !isBackReplaced(collecting)
    if collecting.hasBack { collectSystem(.back(title: state.backTitle), .back, RuleList(.autoBack), collecting) }
    for position in state.elements {
      switch program.elements[position] {
      case .item(let item, let group): collectItem(item, group, &collecting)
      case .overflowItem(let item):
        guard !hides(program.items[item].when, conditions) else {
          bars.hidden.append(entry(item, RuleList(.whenWidth), collecting))
          continue
        }
        bars.overflow.append(entry(item, RuleList(.overflowContent), collecting))
      case .spacer(let spacer): collectSpacer(spacer, &collecting)
      case .search(let search): collectSearch(search, &collecting)
      }
    }
  }

  // MARK: Back

  /// Whether a cancellation action or UIKit's leading items stand in the place of Back, whatever their axis.
  private func isBackReplaced(_ collecting: Collecting) -> Bool {
    for position in collecting.state.elements {
      guard case .item(let id, let group) = program.elements[position] else { continue }
      let item = program.items[id]
      if hides(item.when, collecting.conditions) || group.map({ hides(program.groups[$0].when, collecting.conditions) }) == true { continue }
      let placement = group.map { program.groups[$0].placement } ?? item.placement
      if placement == .cancellationAction || (placement == .topBarLeading && takesBacksPlace(collecting)) { return true }
    }
    return false
  }

  /// `uikit-leading`: whether leading items stand alone, first, and never leave.
  private func takesBacksPlace(_ collecting: Collecting) -> Bool {
    guard collecting.framework == .uikit, collecting.state.leadingItems == .replaceBack else { return false }
    let column = collecting.scene.columns[collecting.column]
    let screen = program.screens[collecting.state.screen]
    guard screen.container != nil else { return false }
    return column.isPushed || (screen.depth == 0 && program.presentations[screen.presentation].kind != .window)
  }

  private mutating func collectSystem(_ subject: Entry.Subject, _ lane: Entry.Lane, _ rules: RuleList, _ collecting: Collecting) {
    var entry = Entry(
      subject: subject, lane: lane, column: collecting.column, container: collecting.label, group: nil, rules: rules, basis: rules.basis, shows: .symbol,
      standsAlone: true, mayLeave: false)
    entry.cell = device[.groupItemPitch]
    entry.lone = device[.controlSize]
    // The sidebar's button is always in a row.
    if collecting.isVertical, lane == .back {
      bars.column.append(entry)
    } else if collecting.state.hidesNavigationBar {
      entry.rules.append(.noRow)
      entry.basis = .estimated
      bars.hidden.append(entry)
    } else {
      bars.top.append(entry)
    }
  }

  // MARK: Items

  func hides(_ when: When, _ conditions: Conditions) -> Bool {
    switch when {
    case .always: false
    case .compact: conditions.pose.widthClass != .compact
    case .regular: conditions.pose.widthClass != .regular
    }
  }

  private func entry(_ id: ItemID, _ rules: RuleList, _ collecting: Collecting) -> Entry {
    Entry(
      subject: .item(id), lane: .trailing, column: collecting.column, container: collecting.label, group: nil, rules: rules, basis: rules.basis,
      shows: program.items[id].showsInMenu, standsAlone: false, mayLeave: true)
  }

  private mutating func collectItem(_ id: ItemID, _ group: GroupID?, _ collecting: inout Collecting) {
    let item = program.items[id]
    let conditions = collecting.conditions
    let placement = group.map { program.groups[$0].placement } ?? item.placement
    let when = group.map { program.groups[$0].when } ?? .always
    if hides(item.when, conditions) || hides(when, conditions) {
      bars.hidden.append(entry(id, RuleList(.whenWidth), collecting))
      return
    }
    switch placement {
    case .floating:
      bars.custom.append(entry(id, RuleList(.customBarStays), collecting))
      return
    case .keyboard:
      let entry = entry(id, RuleList(.keyboardStays), collecting)
      if conditions.isKeyboardUp { bars.keyboard.append(entry) } else { bars.hidden.append(entry) }
      return
    case .secondaryAction:
      bars.secondary.append(entry(id, RuleList(.secondaryInMenu), collecting))
      return
    default: break
    }
    var classRules = RuleList()
    let lane = self.lane(placement, collecting, &classRules)
    if collecting.state.titleDisplay == .inlineLarge, lane == .leading || lane == .title {
      bars.secondary.append(entry(id, RuleList(.inlineLarge), collecting))
      return
    }
    var entry = barEntry(id, item, group, placement, lane, collecting)
    entry.rules = classRules
    putInBar(&entry, item, group, placement, &collecting)
  }

  /// The class of a placement, and the rules that settle it.
  private func lane(_ placement: Placement, _ collecting: Collecting, _ rules: inout RuleList) -> Entry.Lane {
    switch placement {
    case .cancellationAction: return .back
    case .topBarPinnedTrailing: return .pinned
    case .topBarLeading:
      guard takesBacksPlace(collecting) else { return .leading }
      rules.append(.uikitLeading)
      return .back
    case .navigation:
      guard collecting.hasBack, collecting.conditions.pose.widthClass == .compact else { return .leading }
      rules.append(.navigationMoves)
      return .trailing
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle: return .title
    case .bottomBar, .status: return .bottom
    default: return .trailing
    }
  }

  private func barEntry(
    _ id: ItemID, _ item: Item, _ group: GroupID?, _ placement: Placement, _ lane: Entry.Lane, _ collecting: Collecting
  ) -> Entry {
    let rank = (item.priority ?? .automatic).rank
    var entry = Entry(
      subject: .item(id), lane: lane, column: collecting.column, container: collecting.label, group: group, rules: RuleList(), basis: .documented,
      shows: item.showsInRow,
      standsAlone: item.style == .prominent || placement == .confirmationAction || lane == .back
        || (lane == .pinned && group == nil) || lane == .title,
      mayLeave: lane != .back && lane != .pinned && lane != .title)
    entry.itemRank = rank
    entry.groupRank = group.flatMap { program.groups[$0].priority?.rank } ?? rank
    return entry
  }

  private mutating func putInBar(
    _ entry: inout Entry, _ item: Item, _ group: GroupID?, _ placement: Placement, _ collecting: inout Collecting
  ) {
    let hint = item.axis ?? group.flatMap { program.groups[$0].axis } ?? .automatic
    let isVertical: Bool
    switch placement {
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle:
      entry.rules.append(.titleRow)
      isVertical = false
    case .status:
      entry.rules.append(.statusRow)
      isVertical = false
    default:
      if collecting.isVertical {
        let (axis, rule) = item.axis(hint: hint)
        entry.rules.append(rule)
        isVertical = axis == .vertical
      } else {
        entry.rules.append(collecting.scene.columns[collecting.column].isMain ? collecting.scene.axisRule : rowReason(collecting))
        isVertical = false
      }
    }
    if isVertical {
      measureInColumn(&entry, item)
      Self.add(entry, to: &bars.column, &collecting.columnGaps)
    } else {
      measureInRow(&entry, item)
      addToRow(&entry, &collecting)
    }
  }

  /// Why the bars of a column beside detail are horizontal.
  private func rowReason(_ collecting: Collecting) -> LayoutRule {
    collecting.scene.isVertical ? .detailOnly : collecting.scene.axisRule
  }

  private mutating func addToRow(_ entry: inout Entry, _ collecting: inout Collecting) {
    entry.basis = entry.rules.basis
    if entry.lane == .bottom {
      Self.add(entry, to: &bars.bottom, &collecting.rowGaps)
    } else if collecting.state.hidesNavigationBar {
      entry.rules.append(.noRow)
      entry.basis = entry.rules.basis
      bars.hidden.append(entry)
    } else {
      Self.add(entry, to: &bars.top, &collecting.rowGaps)
    }
  }

  /// Appends `entry` to a bar with the spacers that wait for it.
  private static func add(_ entry: Entry, to bar: inout [Entry], _ gaps: inout WaitingGaps) {
    var entry = entry
    entry.basis = max(entry.basis, entry.rules.basis)
    if entry.lane.takesSpacers {
      entry.spacerBefore = gaps[entry.lane] ?? Entry.Gap()
      gaps[entry.lane] = Entry.Gap()
    }
    bar.append(entry)
  }

  private func collectSpacer(_ spacer: Spacer, _ collecting: inout Collecting) {
    var rules = RuleList()
    let lane = lane(spacer.placement, collecting, &rules)
    guard lane.takesSpacers else { return }
    var gap = Entry.Gap()
    gap.splits = true
    switch spacer.size {
    case .flexible: gap.flexible = 1
    case .fixed:
      gap.fixed = device[.spacerFixed]
      gap.isEstimated = device.basis(.spacerFixed) == .estimated
    case .points(let points): gap.fixed = points
    }
    // Before the first control of its lane a spacer is at an end, and inert.
    collecting.columnGaps[lane]?.add(gap)
    collecting.rowGaps[lane]?.add(gap)
  }

  // MARK: Search

  private mutating func collectSearch(_ search: Search, _ collecting: inout Collecting) {
    let hasTabs = collecting.scene.tabs != nil
    let isField = collecting.conditions.isSearchActive || search.placement == .principal
    var entry = Entry(
      subject: .search(search), lane: .search, column: collecting.column, container: collecting.label, group: nil, rules: RuleList(.searchControl),
      basis: collecting.isVertical && !hasTabs && !isField ? LayoutRule.searchControl.basis : .estimated,
      shows: isField || (!collecting.isVertical && !search.isMinimized) ? .field : .symbol, standsAlone: true, mayLeave: false)
    entry.cell = device[.groupItemPitch]
    entry.lone = device[.controlSize]
    if hides(search.when, collecting.conditions) {
      entry.rules = RuleList(.whenWidth)
      entry.basis = .documented
      bars.hidden.append(entry)
      return
    }
    if search.placement == .principal { entry.lane = .title }
    if collecting.isVertical, !isField {
      bars.column.append(entry)
    } else if !collecting.isVertical, !isField, search.placement == .bottomBar {
      entry.lane = .bottom
      Self.add(entry, to: &bars.bottom, &collecting.rowGaps)
    } else {
      addToRow(&entry, &collecting)
    }
  }

  // MARK: Custom bars

  /// `custom-bar-stays`: the state's own bars, then the accessory and the app's where no presentation is up.
  private mutating func collectCustomBars(_ scene: Scene) {
    let state = program.states[scene.main.state]
    let screen = program.screens[state.screen]
    let base = program.states[screen.states.first ?? scene.main.state]
    if state.name != nil { for bar in base.customBars { collectCustomBar(bar) } }
    for bar in state.customBars { collectCustomBar(bar) }
    guard program.presentations[screen.presentation].kind == .window else { return }
    if let tabs = innermostTabs(screen), scene.tabs != nil, let accessory = program.containers[tabs].accessory {
      collectCustomBar(accessory)
    }
    for bar in program.apps[screen.app].customBars { collectCustomBar(bar) }
  }

  private mutating func collectCustomBar(_ id: CustomBarID) {
    let bar = program.customBars[id]
    var next = bar.firstItem
    while let item = next {
      bars.custom.append(
        Entry(
          subject: .item(item), lane: .trailing, column: 0, container: bar.name ?? names.accessory, group: nil,
          rules: RuleList(.customBarStays), basis: bar.name == nil ? .estimated : .documented, shows: program.items[item].showsInMenu,
          standsAlone: false, mayLeave: false))
      next = program.items[item].nextSibling
    }
  }
}
