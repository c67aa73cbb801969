import DuoIR
import DuoLang

/// Items: which bar each is in, and by which rules.
extension Solver {
  mutating func collectItem(_ id: ItemID, _ group: GroupID?, _ collecting: inout Collecting) {
    var placement = program.items[id].placement
    var isHidden = hides(program.items[id].when, in: collecting.widthClass)
    if let group {
      placement = program.groups[group].placement
      isHidden = hides(program.groups[group].when, in: collecting.widthClass) || isHidden
    }
    if isHidden {
      bars.hidden.append(bars.add(plainEntry(id, RuleList(.whenWidth), collecting)))
      return
    }
    switch placement {
    case .floating:
      bars.floating.append(bars.add(plainEntry(id, RuleList(.customBarStays), collecting)))
      return
    case .keyboard:
      let index = bars.add(plainEntry(id, RuleList(.keyboardStays), collecting))
      if collecting.isKeyboardUp { bars.keyboard.append(index) } else { bars.hidden.append(index) }
      return
    case .secondaryAction:
      bars.secondary.append(bars.add(plainEntry(id, RuleList(.secondaryInMenu), collecting)))
      return
    default: break
    }
    if placement == .navigation { bars.dependOnWidth = true }
    var classRules = RuleList()
    let lane = self.lane(placement, collecting, &classRules)
    if collecting.state.titleDisplay == .inlineLarge, lane == .leading || placement == .principal || placement == .title {
      bars.secondary.append(bars.add(plainEntry(id, RuleList(.inlineLarge), collecting)))
      return
    }
    putInBar(id, group, placement, lane, classRules, &collecting)
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

  private mutating func putInBar(
    _ id: ItemID, _ group: GroupID?, _ placement: Placement, _ lane: Entry.Lane, _ rules: RuleList, _ collecting: inout Collecting
  ) {
    let item = program.items[id]
    var entry = Entry(
      subject: .item(id), lane: lane, column: collecting.column, container: collecting.label, group: group, rules: rules, basis: .documented,
      shows: item.showsInRow,
      standsAlone: item.style == .prominent || placement == .confirmationAction || lane == .back
        || (lane == .pinned && group == nil) || lane == .title,
      mayLeave: lane != .back && lane != .pinned && lane != .title)
    var hint = item.axis
    entry.itemRank = (item.priority ?? .automatic).rank
    entry.groupRank = entry.itemRank
    if let group {
      if let priority = program.groups[group].priority { entry.groupRank = priority.rank }
      hint = hint ?? program.groups[group].axis
    }
    var isVertical = false
    switch placement {
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle: entry.rules.append(.titleRow)
    case .status: entry.rules.append(.statusRow)
    default:
      if collecting.isVertical {
        let (axis, rule) = item.axis(hint: hint ?? .automatic)
        entry.rules.append(rule)
        isVertical = axis == .vertical
      } else {
        entry.rules.append(collecting.rowReason)
      }
    }
    entry.basis = entry.rules.basis
    if isVertical {
      measureInColumn(&entry, item)
      collecting.columnGaps.settle(before: &entry)
      bars.column.append(bars.add(entry))
    } else {
      measureInRow(&entry, item)
      addToRow(&entry, &collecting)
    }
  }
}
