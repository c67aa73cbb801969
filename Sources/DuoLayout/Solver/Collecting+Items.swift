import DuoIR
import DuoLang

/// Items: which bar each is in, and by which rules.
extension Solver.Steps {
  func collectItem(_ id: ItemID, _ group: GroupID?, _ collecting: Collecting, _ bars: inout Bars) {
    var placement = program.items[id].placement
    var isHidden = bars.hides(program.items[id].when, in: collecting.widthClass)
    if let group {
      placement = program.groups[group].placement
      isHidden = bars.hides(program.groups[group].when, in: collecting.widthClass) || isHidden
    }
    if isHidden {
      bars.hidden.append(addPlain(id, .whenWidth, collecting, &bars))
      return
    }
    switch placement {
    case .floating:
      bars.floating.append(addPlain(id, .customBarStays, collecting, &bars))
      return
    case .keyboard:
      let index = addPlain(id, .keyboardStays, collecting, &bars)
      if collecting.isKeyboardUp { bars.keyboard.append(index) } else { bars.hidden.append(index) }
      return
    case .secondaryAction:
      bars.secondary.append(addPlain(id, .secondaryInMenu, collecting, &bars))
      return
    default: break
    }
    if placement == .navigation { bars.dependOnWidth = true }
    var classRules = RuleList()
    let lane = self.lane(placement, collecting, &classRules)
    if collecting.titleDisplay == .inlineLarge, lane == .leading || placement == .principal || placement == .title {
      bars.secondary.append(addPlain(id, .inlineLarge, collecting, &bars))
      return
    }
    putInBar(id, group, placement, lane, classRules, collecting, &bars)
  }

  /// The class of a placement, and the rules that settle it. - Requires: the placement is in a bar.
  func lane(_ placement: Placement, _ collecting: Collecting, _ rules: inout RuleList) -> Entry.Lane {
    switch placement {
    case .cancellationAction: return .back
    case .topBarPinnedTrailing: return .pinned
    case .topBarLeading:
      guard collecting.takesBacksPlace else { return .leading }
      rules.append(.uikitLeading)
      return .back
    case .navigation:
      guard collecting.hasBack, collecting.widthClass == .compact else { return .leading }
      rules.append(.navigationMoves)
      return .trailing
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle: return .title
    case .bottomBar, .status: return .bottom
    default: return .trailing
    }
  }

  private func putInBar(
    _ id: ItemID, _ group: GroupID?, _ placement: Placement, _ lane: Entry.Lane, _ classRules: RuleList, _ collecting: Collecting,
    _ bars: inout Bars
  ) {
    let item = program.items[id]
    let hint = item.axisHint(in: group.map { program.groups[$0] })
    let (axis, rule) = axis(of: item, placement, hint, collecting)
    let rules = classRules.adding(rule)
    let isVertical = axis == .vertical
    let (lone, lengthBasis) = isVertical ? lengthInColumn(item) : lengthInRow(item)
    let itemRank = item.priority?.rank ?? 0
    let index = bars.add(
      Entry(
        item: id, group: group, column: Int32(truncatingIfNeeded: collecting.column), cell: lone + lengths.cellExtra, lone: lone,
        groupRank: group.flatMap { program.groups[$0].priority?.rank } ?? itemRank, itemRank: itemRank,
        spacerBefore: isVertical ? bars.columnGaps.take(before: lane) : Entry.Gap(), lane: lane,
        standsAlone: item.style == .prominent || placement == .confirmationAction || lane == .back
          || (lane == .pinned && group == nil) || lane == .title,
        mayLeave: lane != .back && lane != .pinned && lane != .title, lengthBasis: lengthBasis, showsInMenu: item.showsInMenu),
      control(id, showing: isVertical ? item.showsInColumn : item.showsInRow, in: collecting.label, rules, rules.basis))
    if isVertical { bars.column.append(index) } else { bars.putInRow(index, hidesTop: collecting.hidesNavigationBar) }
  }

  /// In which kind of bar an item stands, and by which rule.
  private func axis(
    of item: Item, _ placement: Placement, _ hint: AxisHint, _ collecting: Collecting
  ) -> (axis: BarAxis, rule: LayoutRule) {
    switch placement {
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle: (.horizontal, .titleRow)
    case .status: (.horizontal, .statusRow)
    default: collecting.isVertical ? item.axis(hint: hint) : (.horizontal, collecting.rowReason)
    }
  }
}
