import DuoIR
import DuoLang

/// Items: which bar each is in, and by which rules.
extension Solver {
  mutating func collectItem(_ id: ItemID, _ group: GroupID?, _ collecting: inout Collecting) {
    let item = program.items[id]
    let conditions = collecting.conditions
    let placement = group.map { program.groups[$0].placement } ?? item.placement
    let when = group.map { program.groups[$0].when } ?? .always
    if hides(item.when, conditions) || hides(when, conditions) {
      bars.hidden.append(plainEntry(id, RuleList(.whenWidth), collecting))
      return
    }
    switch placement {
    case .floating:
      bars.floating.append(plainEntry(id, RuleList(.customBarStays), collecting))
      return
    case .keyboard:
      let entry = plainEntry(id, RuleList(.keyboardStays), collecting)
      if conditions.isKeyboardUp { bars.keyboard.append(entry) } else { bars.hidden.append(entry) }
      return
    case .secondaryAction:
      bars.secondary.append(plainEntry(id, RuleList(.secondaryInMenu), collecting))
      return
    default: break
    }
    var classRules = RuleList()
    let lane = self.lane(placement, collecting, &classRules)
    if collecting.state.titleDisplay == .inlineLarge, lane == .leading || placement == .principal || placement == .title {
      bars.secondary.append(plainEntry(id, RuleList(.inlineLarge), collecting))
      return
    }
    putInBar(barEntry(id, item, group, placement, lane, classRules, collecting), item, placement, &collecting)
  }

  /// The class of a placement, and the rules that settle it. - Requires: the placement is in a bar.
  func lane(_ placement: Placement, _ collecting: Collecting, _ rules: inout RuleList) -> Entry.Lane {
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
    _ id: ItemID, _ item: Item, _ group: GroupID?, _ placement: Placement, _ lane: Entry.Lane, _ rules: RuleList, _ collecting: Collecting
  ) -> Entry {
    let rank = (item.priority ?? .automatic).rank
    var entry = Entry(
      subject: .item(id), lane: lane, column: collecting.column, container: collecting.label, group: group, rules: rules, basis: .documented,
      shows: item.showsInRow,
      standsAlone: item.style == .prominent || placement == .confirmationAction || lane == .back
        || (lane == .pinned && group == nil) || lane == .title,
      mayLeave: lane != .back && lane != .pinned && lane != .title)
    entry.itemRank = rank
    entry.groupRank = group.flatMap { program.groups[$0].priority?.rank } ?? rank
    return entry
  }

  private mutating func putInBar(_ entry: Entry, _ item: Item, _ placement: Placement, _ collecting: inout Collecting) {
    var entry = entry
    var isVertical = false
    switch placement {
    case .principal, .title, .subtitle, .largeTitle, .largeSubtitle: entry.rules.append(.titleRow)
    case .status: entry.rules.append(.statusRow)
    default:
      if collecting.isVertical {
        let hint = item.axis ?? entry.group.flatMap { program.groups[$0].axis } ?? .automatic
        let (axis, rule) = item.axis(hint: hint)
        entry.rules.append(rule)
        isVertical = axis == .vertical
      } else {
        entry.rules.append(collecting.rowReason)
      }
    }
    entry.basis = entry.rules.basis
    if isVertical {
      measureInColumn(&entry, item)
      collecting.columnGaps.add(entry, to: &bars.column)
    } else {
      measureInRow(&entry, item)
      addToRow(entry, &collecting)
    }
  }
}
