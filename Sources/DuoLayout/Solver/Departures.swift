import DuoIR
import DuoLang

extension Solver {
  /// What leaves a column as its room shrinks: its items in order, with the room that each needs to stay, and the room that the
  /// whole tab bar needs, if it can collapse.
  func departures(_ fitted: FittedColumn, room: Points) -> (items: [Departure], tabsNeed: Points?) {
    var fit = ColumnFit(
      fitted.fit.entries.map { entry in
        var copy = entry
        copy.hasLeft = false
        return copy
      }, topCount: fitted.fit.topCount, tabCount: fitted.fit.tabCount, menuStartsFull: fitted.fit.menuStartsFull, device: device)
    let canCollapse = fit.tabCount >= 2 && fitted.compression != .prefersTabBar
    let tabsFirst = canCollapse && fitted.compression == .prefersToolbarItems
    let wholeLength = fit.total
    // Where the tab bar gives way first it has collapsed by the time an item leaves.
    fit.tabs = tabsFirst ? .collapsed : fitted.fit.tabs
    var items: [Departure] = []
    var needs = tabsFirst ? wholeLength : fit.total
    for index in leavingOrder(of: fit.entries, room: room, pinnedMayLeave: fitted.pinnedMayLeave) {
      guard case .item(let id) = fit.entries[index].subject else { continue }
      // The overflow control may make the column longer than it was before an item left: then the next leaves at once.
      needs = min(needs, fit.total)
      let entry = fit.entries[index]
      items.append(
        Departure(
          name: program.items[id].name, needs: needs, hasLeft: fitted.fit.entries[index].hasLeft, priority: Priority(rank: entry.itemRank),
          groupPriority: entry.group.flatMap { program.groups[$0].priority }))
      fit.remove(index, room: room)
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
