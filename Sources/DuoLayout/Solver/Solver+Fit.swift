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

extension Solver.Steps {
  /// Fits the column into `room`: the one algorithm of layout.md, section 3.4.
  ///
  /// - Complexity: O(entries log entries).
  func fitColumn(_ scene: Scene, _ conditions: Conditions, room: Points, _ draft: inout Solver.Draft) -> FittedColumn {
    let tabCount = draft.tabs.count
    let menuStartsFull = draft.bars.menuStartsFull(scene.mainIndex)
    draft.fit.start(&draft.bars.entries, tabCount: tabCount, menuStartsFull: menuStartsFull)
    let main = program.states[scene.main.state]
    var compression = conditions.scenario?.compression ?? main.compression
    if compression == .automatic, conditions.pose.display == .outer, conditions.pose.orientation == .landscape,
      device[.compressionAutomaticCollapsesInOuterLandscape]
    {
      compression = .prefersToolbarItems
    }
    var tabsRule: LayoutRule?
    if compression == .prefersToolbarItems, tabCount >= 2, draft.fit.total > room {
      draft.fit.show(.collapsed)
      tabsRule = .itemsFirst
    }
    let pinnedMayLeave = pinnedMayLeave(main, conditions)
    if draft.fit.total > room {
      draft.fit.findTurns(draft.bars.entries, room: room, pinnedMayLeave: pinnedMayLeave)
      draft.removeFromColumn(room: room)
    }
    if draft.fit.total > room, compression == .automatic, draft.fit.tabs == .full, tabCount >= 2 {
      draft.fit.restart(&draft.bars.entries)
      draft.fit.show(.collapsed)
      tabsRule = .tabsLastResort
      draft.removeFromColumn(room: room)
    }
    if tabsRule == nil, draft.fit.tabs == .full, draft.fit.hasLeft { tabsRule = .tabsFirst }
    return FittedColumn(
      tabsRule: tabsRule, missing: max(0, draft.fit.total - room), compression: compression, pinnedMayLeave: pinnedMayLeave)
  }

  /// `never-leaves`: a pinned item of SwiftUI may while search is active and nothing else can.
  func pinnedMayLeave(_ state: ScreenState, _ conditions: Conditions) -> Bool {
    conditions.isSearchActive && state.framework == .swiftui && showsSearch(state, conditions)
  }
}

extension Solver.Draft {
  fileprivate mutating func removeFromColumn(room: Points) {
    var next = 0
    while next < fit.turns.turns.count, fit.total > room {
      fit.remove(fit.turns.turns[next].place, room: room, &bars.entries)
      next += 1
    }
  }
}
