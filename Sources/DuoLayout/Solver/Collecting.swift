import DuoIR
import DuoLang

/// What is carried along while a column's content is put into bars.
struct Collecting {
  let scene: Scene
  let conditions: Conditions
  let column: Int
  let state: ScreenState
  let framework: Framework
  let isVertical: Bool
  var hasBack = false
  var columnGaps = WaitingGaps()
  var rowGaps = WaitingGaps()

  var label: SymbolID? { scene.columns[column].label }

  /// Why an item that might be vertical is not: its column's bars are horizontal.
  var rowReason: LayoutRule {
    scene.isVertical && !scene.columns[column].isMain ? .detailOnly : scene.axisRule
  }
}

extension Solver {
  /// Puts the content of all visible columns into bars.
  mutating func collect(_ scene: Scene, _ conditions: Conditions) {
    bars.removeAll()
    for index in scene.columns.indices { collectColumn(index, scene, conditions) }
    collectCustomBars(scene, conditions)
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
        if hides(program.items[item].when, conditions) {
          bars.hidden.append(plainEntry(item, RuleList(.whenWidth), collecting))
        } else {
          bars.overflow.append(plainEntry(item, RuleList(.overflowContent), collecting))
        }
      case .spacer(let spacer): collectSpacer(spacer, &collecting)
      case .search(let search): collectSearch(search, &collecting)
      }
    }
  }

  /// `when-width`.
  func hides(_ when: When, _ conditions: Conditions) -> Bool {
    switch when {
    case .always: false
    case .compact: conditions.pose.widthClass != .compact
    case .regular: conditions.pose.widthClass != .regular
    }
  }

  /// An item outside bars: in the menu, on the keyboard, in a custom bar, or hidden.
  func plainEntry(_ id: ItemID, _ rules: RuleList, _ collecting: Collecting) -> Entry {
    Entry(
      subject: .item(id), lane: .trailing, column: collecting.column, container: collecting.label, group: nil, rules: rules, basis: rules.basis,
      shows: program.items[id].showsInMenu, standsAlone: false, mayLeave: true)
  }

  /// Appends a row's entry where it belongs: `no-row` hides what would stand at the top of a screen without a row there.
  mutating func addToRow(_ entry: Entry, _ collecting: inout Collecting) {
    var entry = entry
    if entry.lane == .bottom {
      collecting.rowGaps.add(entry, to: &bars.bottom)
    } else if collecting.state.hidesNavigationBar {
      entry.rules.append(.noRow)
      // Documented for one item only.
      entry.basis = .estimated
      bars.hidden.append(entry)
    } else {
      collecting.rowGaps.add(entry, to: &bars.top)
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
  func takesBacksPlace(_ collecting: Collecting) -> Bool {
    guard collecting.framework == .uikit, collecting.state.leadingItems == .replaceBack else { return false }
    let screen = program.screens[collecting.state.screen]
    guard screen.container != nil else { return false }
    return collecting.scene.columns[collecting.column].isPushed || (screen.depth == 0 && collecting.scene.kind != .window)
  }

  private mutating func collectSystem(_ subject: Entry.Subject, _ lane: Entry.Lane, _ rules: RuleList, _ collecting: Collecting) {
    let entry = systemEntry(subject, lane, rules, collecting)
    // The sidebar's button is always in a row.
    if collecting.isVertical, lane == .back {
      bars.column.append(entry)
    } else {
      var collecting = collecting
      addToRow(entry, &collecting)
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
