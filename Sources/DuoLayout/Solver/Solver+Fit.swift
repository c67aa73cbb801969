import DuoIR
import DuoLang

/// What fitting a column came to, beside what stands in `Solver.fit`.
struct FittedColumn {
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
  mutating func fitColumn(_ scene: Scene, _ conditions: Conditions, room: Points) -> FittedColumn {
    orderColumn()
    fit.tabCount = tabs.count
    fit.menuStartsFull = bars.menuStartsFull(scene.mainIndex)
    fit.start(&bars.entries)
    let main = program.states[scene.main.state]
    var compression = conditions.scenario?.compression ?? main.compression
    if compression == .automatic, conditions.pose.display == .outer, conditions.pose.orientation == .landscape,
      device[.compressionAutomaticCollapsesInOuterLandscape]
    {
      compression = .prefersToolbarItems
    }
    var tabsRule: LayoutRule?
    if compression == .prefersToolbarItems, tabs.count >= 2, fit.total > room {
      fit.tabs = .collapsed
      tabsRule = .itemsFirst
    }
    let pinnedMayLeave = pinnedMayLeave(main, conditions)
    if fit.total > room {
      findLeavingOrder(of: fit.order, bars.entries, room: room, pinnedMayLeave: pinnedMayLeave, into: &turns)
      removeFromColumn(room: room)
    }
    if fit.total > room, compression == .automatic, fit.tabs == .full, tabs.count >= 2 {
      fit.start(&bars.entries)
      fit.tabs = .collapsed
      tabsRule = .tabsLastResort
      removeFromColumn(room: room)
    }
    if tabsRule == nil, fit.tabs == .full, fit.hasLeft { tabsRule = .tabsFirst }
    return FittedColumn(
      tabsRule: tabsRule, missing: max(0, fit.total - room), compression: compression, pinnedMayLeave: pinnedMayLeave)
  }

  private mutating func removeFromColumn(room: Points) {
    var next = 0
    while next < turns.count, fit.total > room {
      fit.remove(turns[next].place, room: room, &bars.entries)
      next += 1
    }
  }

  /// `never-leaves`: a pinned item of SwiftUI may while search is active and nothing else can.
  func pinnedMayLeave(_ state: ScreenState, _ conditions: Conditions) -> Bool {
    conditions.isSearchActive && state.framework == .swiftui && showsSearch(state, conditions)
  }

  /// Puts the column's entries in order, by tier, and counts those of the top segment.
  private mutating func orderColumn() {
    fit.order.empty()
    appendToColumn(.back)
    appendToColumn(.pinned)
    appendToColumn(.leading)
    appendToColumn(.trailing)
    fit.topCount = fit.order.count
    appendToColumn(.bottom)
    appendToColumn(.search)
  }

  private mutating func appendToColumn(_ lane: Entry.Lane) {
    for index in bars.column where bars.entries[index].lane == lane { fit.order.append(index) }
  }
}
