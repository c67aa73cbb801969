import DuoIR
import DuoLang

extension Solver.Steps {
  /// What leaves a column as its room shrinks: its items in order, with the room that each needs to stay, and the room that the
  /// whole tab bar needs, if it can collapse.
  func departures(
    _ fitted: FittedColumn, room: Points, _ fit: ColumnFit, _ original: [Entry], tabCount: Int
  ) -> (items: [Departure], tabsNeed: Points?) {
    var entries = original
    var fit = fit
    let form = fit.tabs
    fit.restart(&entries)
    let canCollapse = tabCount >= 2 && fitted.compression != .prefersTabBar
    let tabsFirst = canCollapse && fitted.compression == .prefersToolbarItems
    let wholeLength = fit.total
    // Where the tab bar gives way first it has collapsed by the time an item leaves.
    fit.show(tabsFirst ? .collapsed : form)
    var items: [Departure] = []
    var needs = tabsFirst ? wholeLength : fit.total
    fit.findTurns(entries, room: room, pinnedMayLeave: fitted.pinnedMayLeave)
    for turn in fit.turns.turns {
      let index = fit.order[turn.place]
      guard let id = entries[index].item else { continue }
      // The overflow control may make the column longer than it was before an item left: then the next leaves at once.
      needs = min(needs, fit.total)
      items.append(
        Departure(
          name: program.items[id].name, needs: needs, hasLeft: original[index].hasLeft, priority: Priority(rank: turn.itemRank),
          groupPriority: entries[index].group.flatMap { program.groups[$0].priority }))
      fit.remove(turn.place, room: room, &entries)
    }
    guard canCollapse else { return (items, nil) }
    if tabsFirst { return (items, wholeLength) }
    // `tabs-last-resort`: when even the empty toolbar does not fit beside the whole tab bar.
    needs = min(needs, fit.total)
    let length = fit.tabsLength
    fit.show(.full)
    return (items, needs + fit.tabsLength - length)
  }
}
