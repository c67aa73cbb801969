import DuoIR
import DuoLang

/// What fitting a column came to.
struct FittedColumn {
  var fit: ColumnFit
  /// The rule by which the tab bar collapsed, or stayed whole while items left.
  var tabsRule: LayoutRule?
  /// How many points are missing; 0 where all fits.
  var missing: Points
  /// The screen's, or the scenario's, or what the device makes of automatic.
  var compression: Compression
  var pinnedMayLeave: Bool
}

extension Solver {
  /// Fits the column into `room`: the one algorithm of layout.md, section 3.4.
  ///
  /// - Complexity: O(entries log entries).
  func fitColumn(_ scene: Scene, _ conditions: Conditions, room: Points, tabCount: Int) -> FittedColumn {
    let (entries, topCount) = columnOrder()
    let start = ColumnFit(
      entries, topCount: topCount, tabCount: tabCount, menuStartsFull: bars.menuStartsFull(scene.mainIndex), device: device)
    let main = program.states[scene.main.state]
    var compression = conditions.scenario?.compression ?? main.compression
    if compression == .automatic, conditions.pose.display == .outer, conditions.pose.orientation == .landscape,
      device[.compressionAutomaticCollapsesInOuterLandscape]
    {
      compression = .prefersToolbarItems
    }
    var fit = start
    var tabsRule: LayoutRule?
    if compression == .prefersToolbarItems, tabCount >= 2, fit.total > room {
      fit.tabs = .collapsed
      tabsRule = .itemsFirst
    }
    let pinnedMayLeave = pinnedMayLeave(main, conditions)
    let order = leavingOrder(of: fit.entries, room: room, pinnedMayLeave: pinnedMayLeave)
    remove(from: &fit, order, room: room)
    if fit.total > room, compression == .automatic, fit.tabs == .full, tabCount >= 2 {
      fit = start
      fit.tabs = .collapsed
      tabsRule = .tabsLastResort
      remove(from: &fit, order, room: room)
    }
    if tabsRule == nil, fit.tabs == .full, fit.topHasLeft || fit.bottomHasLeft { tabsRule = .tabsFirst }
    return FittedColumn(
      fit: fit, tabsRule: tabsRule, missing: max(0, fit.total - room), compression: compression, pinnedMayLeave: pinnedMayLeave)
  }

  private func remove(from fit: inout ColumnFit, _ order: [Int], room: Points) {
    var next = 0
    while fit.total > room, next < order.count {
      fit.remove(order[next], room: room)
      next += 1
    }
  }

  /// `never-leaves`: a pinned item of SwiftUI may while search is active and nothing else can.
  func pinnedMayLeave(_ state: ScreenState, _ conditions: Conditions) -> Bool {
    conditions.isSearchActive && state.framework == .swiftui && showsSearch(state, conditions)
  }

  /// The column's entries by tier, and how many of them are the top segment's.
  private func columnOrder() -> (entries: [Entry], topCount: Int) {
    var ordered: [Entry] = []
    ordered.reserveCapacity(bars.column.count)
    for lane in [Entry.Lane.back, .pinned, .leading, .trailing] {
      for entry in bars.column where entry.lane == lane { ordered.append(entry) }
    }
    let topCount = ordered.count
    for lane in [Entry.Lane.bottom, .search] {
      for entry in bars.column where entry.lane == lane { ordered.append(entry) }
    }
    return (ordered, topCount)
  }
}
