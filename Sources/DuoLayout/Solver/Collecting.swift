import DuoIR
import DuoLang

/// What decides into which bars a column's content goes.
struct Collecting {
  /// The index of the column in the scene.
  let column: Int
  let label: SymbolID?
  let widthClass: SizeClass
  let titleDisplay: TitleDisplay
  let hidesNavigationBar: Bool
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
  let hasBack: Bool
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

extension Solver.Steps {
  /// Puts the content of all visible columns into bars, unless they hold it already.
  func collect(_ scene: Scene, _ conditions: Conditions, _ draft: inout Solver.Draft) {
    let asked = Collected.key(scene, conditions)
    if let collected = draft.collected, let asked, collected.serves(asked, dependOnWidth: draft.bars.dependOnWidth) {
      draft.bars.restore()
      return
    }
    draft.collected = asked
    draft.bars.removeAll()
    for index in scene.columns.indices { collectColumn(index, scene, conditions, &draft.bars) }
    collectCustomBars(scene, conditions, &draft.bars)
    draft.bars.save()
    draft.fit.form(draft.bars.column, &draft.bars.entries)
  }

  private func collectColumn(_ index: Int, _ scene: Scene, _ conditions: Conditions, _ bars: inout Bars) {
    bars.columnGaps = WaitingGaps()
    bars.rowGaps = WaitingGaps()
    let collecting = collecting(index, scene, conditions, &bars)
    let state = scene.columns[index].state
    if scene.columns[index].isMain, scene.hasSidebarToggle {
      let button = addSystem(names.sidebarToggle, names.sidebarSymbol, .sidebarToggle, .splitPortrait, collecting, &bars)
      bars.putInRow(button, hidesTop: collecting.hidesNavigationBar)
    }
    if collecting.hasBack {
      let back = addSystem(names.back, names.backSymbol, .back, .autoBack, collecting, &bars)
      bars.controls[back].title = program.states[state].backTitle
      if collecting.isVertical { bars.column.append(back) } else { bars.putInRow(back, hidesTop: collecting.hidesNavigationBar) }
    }
    for position in program.states[state].elements {
      switch program.elements[position] {
      case .item(let item, let group): collectItem(item, group, collecting, &bars)
      case .overflowItem(let item):
        if bars.hides(program.items[item].when, in: collecting.widthClass) {
          bars.hidden.append(addPlain(item, .whenWidth, collecting, &bars))
        } else {
          bars.overflow.append(addPlain(item, .overflowContent, collecting, &bars))
        }
      case .spacer(let spacer): collectSpacer(spacer, collecting, &bars)
      case .search(let search): collectSearch(search, collecting, &bars)
      }
    }
  }

  private func collecting(_ index: Int, _ scene: Scene, _ conditions: Conditions, _ bars: inout Bars) -> Collecting {
    let column = scene.columns[index]
    let isVertical = scene.isVertical && column.isMain
    let widthClass = conditions.pose.widthClass
    let takesBacksPlace = takesBacksPlace(column.state, isPushed: column.isPushed, scene.kind)
    let hasBack =
      column.isPushed && program.states[column.state].back != .hidden
      && !isBackReplaced(column.state, widthClass, byLeading: takesBacksPlace, &bars)
    return Collecting(
      column: index, label: column.label, widthClass: widthClass, titleDisplay: program.states[column.state].titleDisplay,
      hidesNavigationBar: program.states[column.state].hidesNavigationBar, isVertical: isVertical, hasTabs: scene.tabs != nil,
      isSearchActive: conditions.isSearchActive, isKeyboardUp: conditions.isKeyboardUp,
      rowReason: scene.isVertical && !isVertical ? .detailOnly : scene.axisRule, takesBacksPlace: takesBacksPlace, hasBack: hasBack)
  }

  // MARK: Back

  /// Whether a cancellation action or UIKit's leading items stand in the place of Back, whatever their axis.
  private func isBackReplaced(_ state: StateID, _ widthClass: SizeClass, byLeading: Bool, _ bars: inout Bars) -> Bool {
    for position in program.states[state].elements {
      guard case .item(let id, let group) = program.elements[position], !bars.hides(program.items[id].when, in: widthClass) else {
        continue
      }
      var placement = program.items[id].placement
      if let group {
        if bars.hides(program.groups[group].when, in: widthClass) { continue }
        placement = program.groups[group].placement
      }
      if placement == .cancellationAction || (placement == .topBarLeading && byLeading) { return true }
    }
    return false
  }

  /// `uikit-leading`: whether leading items stand alone, first, and never leave.
  private func takesBacksPlace(_ state: StateID, isPushed: Bool, _ kind: Scene.Kind) -> Bool {
    guard program.states[state].framework == .uikit, program.states[state].leadingItems == .replaceBack else { return false }
    let screen = program.states[state].screen
    guard program.screens[screen].container != nil else { return false }
    return isPushed || (program.screens[screen].depth == 0 && kind != .window)
  }

  // MARK: Entries

  /// Adds an item outside bars: in the menu, on the keyboard, or hidden.
  func addPlain(_ id: ItemID, _ rule: LayoutRule, _ collecting: Collecting, _ bars: inout Bars) -> Int {
    addPlain(id, rule, rule.basis, in: collecting.label, column: collecting.column, &bars)
  }

  func addPlain(
    _ id: ItemID, _ rule: LayoutRule, _ basis: Basis, in container: SymbolID?, column: Int, _ bars: inout Bars
  ) -> Int {
    bars.add(
      Entry(
        item: id, group: nil, column: Int32(truncatingIfNeeded: column), lane: .trailing, standsAlone: false, mayLeave: true,
        showsInMenu: program.items[id].showsInMenu),
      control(id, showing: .symbol, in: container, RuleList(rule), basis))
  }

  /// Adds what the system adds, not yet to a bar.
  func addSystem(
    _ name: SymbolID, _ symbol: SymbolID, _ lane: Entry.Lane, _ rule: LayoutRule, _ collecting: Collecting, _ bars: inout Bars
  ) -> Int {
    addSystem(name, symbol, lane, rule, in: collecting.label, column: collecting.column, &bars)
  }

  func addSystem(
    _ name: SymbolID, _ symbol: SymbolID, _ lane: Entry.Lane, _ rule: LayoutRule, in container: SymbolID?, column: Int,
    _ bars: inout Bars
  ) -> Int {
    bars.add(
      Entry(
        item: nil, group: nil, column: Int32(truncatingIfNeeded: column), cell: lengths.cell, lone: lengths.control, lane: lane,
        standsAlone: true, mayLeave: false, showsInMenu: .symbol),
      Control(
        name: name, title: nil, symbol: symbol, image: nil, badge: nil, note: nil, container: container, isSystem: true,
        shows: .symbol, basis: rule.basis, rules: RuleList(rule)))
  }
}
