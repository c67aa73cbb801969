import DuoIR
import DuoLang

extension Solver {
  /// What leaves a column as its room shrinks: its items in order, with the room that each needs to stay, and the room that the
  /// whole tab bar needs, if it can collapse.
  func departures(_ fitted: FittedColumn, room: Points) -> (items: [Departure], tabsNeed: Points?) {
    var entries = bars.entries
    var fit = self.fit
    let form = fit.tabs
    fit.start(&entries)
    let canCollapse = fit.tabCount >= 2 && fitted.compression != .prefersTabBar
    let tabsFirst = canCollapse && fitted.compression == .prefersToolbarItems
    let wholeLength = fit.total
    // Where the tab bar gives way first it has collapsed by the time an item leaves.
    fit.tabs = tabsFirst ? .collapsed : form
    var items: [Departure] = []
    var needs = tabsFirst ? wholeLength : fit.total
    var turns: [LeavingTurn] = []
    findLeavingOrder(of: fit.order, entries, room: room, pinnedMayLeave: fitted.pinnedMayLeave, into: &turns)
    for turn in turns {
      let index = fit.order[turn.place]
      guard case .item(let id) = entries[index].subject else { continue }
      // The overflow control may make the column longer than it was before an item left: then the next leaves at once.
      needs = min(needs, fit.total)
      items.append(
        Departure(
          name: program.items[id].name, needs: needs, hasLeft: bars.entries[index].hasLeft, priority: Priority(rank: turn.itemRank),
          groupPriority: entries[index].group.flatMap { program.groups[$0].priority }))
      fit.remove(turn.place, room: room, &entries)
    }
    guard canCollapse else { return (items, nil) }
    if tabsFirst { return (items, wholeLength) }
    // `tabs-last-resort`: when even the empty toolbar does not fit beside the whole tab bar.
    needs = min(needs, fit.total)
    let length = fit.tabsLength
    fit.tabs = .full
    return (items, needs + fit.tabsLength - length)
  }
}
