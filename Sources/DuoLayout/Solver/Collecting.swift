import DuoIR
import DuoLang

/// What is carried along while a column's content is put into bars.
struct Collecting {
  /// The index of the column in the scene.
  let column: Int
  let label: SymbolID?
  let state: ScreenState
  let widthClass: SizeClass
  /// The column takes part in a vertical bar.
  let isVertical: Bool
  /// The main column stands under a tab bar.
  let hasTabs: Bool
  let isSearchActive: Bool
  let isKeyboardUp: Bool
  /// Why an item that might be vertical is not: its column's bars are horizontal.
  let rowReason: LayoutRule
  /// `uikit-leading`: leading items stand alone, first, and never leave.
  let takesBacksPlace: Bool
  var hasBack = false
  var columnGaps = WaitingGaps()
  var rowGaps = WaitingGaps()

  init(_ index: Int, _ scene: Scene, _ state: ScreenState, _ conditions: Conditions, takesBacksPlace: Bool) {
    column = index
    label = scene.columns[index].label
    self.state = state
    widthClass = conditions.pose.widthClass
    isVertical = scene.isVertical && scene.columns[index].isMain
    hasTabs = scene.tabs != nil
    isSearchActive = conditions.isSearchActive
    isKeyboardUp = conditions.isKeyboardUp
    rowReason = scene.isVertical && !isVertical ? .detailOnly : scene.axisRule
    self.takesBacksPlace = takesBacksPlace
  }
}

extension When {
  /// `when-width`: whether what is shown only in one width is hidden in `widthClass`.
  func hides(in widthClass: SizeClass) -> Bool {
    switch self {
    case .always: false
    case .compact: widthClass != .compact
    case .regular: widthClass != .regular
    }
  }
}

extension Solver {
  /// Puts the content of all visible columns into bars, unless they hold it already.
  mutating func collect(_ scene: Scene, _ conditions: Conditions) {
    let asked = Collected(scene, conditions)
    if let collected, let asked, collected.serves(asked, dependOnWidth: bars.dependOnWidth) {
      bars.restore()
      return
    }
    collected = asked
    bars.removeAll()
    collectAnew(scene, conditions)
    bars.save()
  }

  private mutating func collectAnew(_ scene: Scene, _ conditions: Conditions) {
    for index in scene.columns.indices { collectColumn(index, scene, conditions) }
    collectCustomBars(scene, conditions)
  }

  private mutating func collectColumn(_ index: Int, _ scene: Scene, _ conditions: Conditions) {
    let column = scene.columns[index]
    let state = program.states[column.state]
    var collecting = Collecting(
      index, scene, state, conditions, takesBacksPlace: takesBacksPlace(state, isPushed: column.isPushed, scene.kind))
    if column.isMain, scene.hasSidebarToggle { collectSystem(.sidebarToggle, .sidebarToggle, RuleList(.splitPortrait), &collecting) }
    collecting.hasBack = column.isPushed && state.back != .hidden && !isBackReplaced(collecting)
    if collecting.hasBack { collectSystem(.back(title: state.backTitle), .back, RuleList(.autoBack), &collecting) }
    for position in state.elements {
      switch program.elements[position] {
      case .item(let item, let group): collectItem(item, group, &collecting)
      case .overflowItem(let item):
        if hides(program.items[item].when, in: collecting.widthClass) {
          bars.hidden.append(bars.add(plainEntry(item, RuleList(.whenWidth), collecting)))
        } else {
          bars.overflow.append(bars.add(plainEntry(item, RuleList(.overflowContent), collecting)))
        }
      case .spacer(let spacer): collectSpacer(spacer, &collecting)
      case .search(let search): collectSearch(search, at: position, &collecting)
      }
    }
  }

  /// `when-width`; that the bars depend on the width is kept in mind.
  mutating func hides(_ when: When, in widthClass: SizeClass) -> Bool {
    if when != .always { bars.dependOnWidth = true }
    return when.hides(in: widthClass)
  }

  /// An item outside bars: in the menu, on the keyboard, in a custom bar, or hidden.
  func plainEntry(_ id: ItemID, _ rules: RuleList, _ collecting: Collecting) -> Entry {
    Entry(
      subject: .item(id), lane: .trailing, column: collecting.column, container: collecting.label, group: nil, rules: rules, basis: rules.basis,
      shows: .symbol, standsAlone: false, mayLeave: true)
  }

  /// Adds a row's entry where it belongs: `no-row` hides what would stand at the top of a screen without a row there.
  mutating func addToRow(_ entry: inout Entry, _ collecting: inout Collecting) {
    if entry.lane == .bottom {
      collecting.rowGaps.settle(before: &entry)
      bars.bottom.append(bars.add(entry))
    } else if collecting.state.hidesNavigationBar {
      entry.rules.append(.noRow)
      // Documented for one item only.
      entry.basis = .estimated
      bars.hidden.append(bars.add(entry))
    } else {
      collecting.rowGaps.settle(before: &entry)
      bars.top.append(bars.add(entry))
    }
  }

  // MARK: Back

  /// Whether a cancellation action or UIKit's leading items stand in the place of Back, whatever their axis.
  private mutating func isBackReplaced(_ collecting: Collecting) -> Bool {
    for position in collecting.state.elements {
      guard case .item(let id, let group) = program.elements[position], !hides(program.items[id].when, in: collecting.widthClass) else {
        continue
      }
      var placement = program.items[id].placement
      if let group {
        if hides(program.groups[group].when, in: collecting.widthClass) { continue }
        placement = program.groups[group].placement
      }
      if placement == .cancellationAction || (placement == .topBarLeading && collecting.takesBacksPlace) { return true }
    }
    return false
  }

  /// `uikit-leading`: whether leading items stand alone, first, and never leave.
  private func takesBacksPlace(_ state: ScreenState, isPushed: Bool, _ kind: Scene.Kind) -> Bool {
    guard state.framework == .uikit, state.leadingItems == .replaceBack else { return false }
    let screen = program.screens[state.screen]
    guard screen.container != nil else { return false }
    return isPushed || (screen.depth == 0 && kind != .window)
  }

  private mutating func collectSystem(_ subject: Entry.Subject, _ lane: Entry.Lane, _ rules: RuleList, _ collecting: inout Collecting) {
    var entry = systemEntry(subject, lane, rules, collecting)
    // The sidebar's button is always in a row.
    if collecting.isVertical, lane == .back {
      bars.column.append(bars.add(entry))
    } else {
      addToRow(&entry, &collecting)
    }
  }

  func systemEntry(_ subject: Entry.Subject, _ lane: Entry.Lane, _ rules: RuleList, _ collecting: Collecting) -> Entry {
    var entry = Entry(
      subject: subject, lane: lane, column: collecting.column, container: collecting.label, group: nil, rules: rules, basis: rules.basis,
      shows: .symbol, standsAlone: true, mayLeave: false)
    entry.cell = device[.groupItemPitch]
    entry.lone = device[.controlSize]
    return entry
  }
}
