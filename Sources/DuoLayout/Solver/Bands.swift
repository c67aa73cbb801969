import DuoIR
import DuoLang

/// Where horizontal bars lie across the window, for drawings: estimates all.
extension Solver.Steps {
  func bands(_ scene: Scene, _ conditions: Conditions, _ tabs: [TabID], hasBottomRow: Bool) -> Layout.Bands {
    var bands = Layout.Bands()
    let bounds = scene.bounds
    var content = bounds
    if scene.isVertical {
      let strip = scene.kind == .sheet ? device[.sheetStrip] : device[.stripWidth]
      content.width = max(0, bounds.width - strip)
      if conditions.pose.side == .left { content.x += strip }
    }
    let isHorizontalTabs = !scene.isVertical && !tabs.isEmpty
    if !program.states[scene.main.state].hidesNavigationBar {
      let height = device[scene.kind == .sheet ? .sheetTitleRow : .titleRowHeight]
      bands.title = Rect(x: content.x, y: content.y, width: content.width, height: height)
    }
    if hasBottomRow {
      let below = isHorizontalTabs ? device[.tabBandHeight] : 0
      let height = device[.bottomRowHeight] - (isHorizontalTabs ? homeIndicator(conditions) : 0)
      bands.bottom = Rect(x: content.x, y: content.maxY - below - height, width: content.width, height: height)
    }
    if isHorizontalTabs { placeTabBar(&bands, tabs, scene, conditions) }
    return bands
  }

  /// The pill in the middle above the bottom edge, a search tab beside it at the trailing end: a field in regular width.
  private func placeTabBar(_ bands: inout Layout.Bands, _ tabs: [TabID], _ scene: Scene, _ conditions: Conditions) {
    let height = device[.tabBandPill]
    let margin = device[.contentMargin]
    let room = max(0, scene.bounds.width - margin * 2)
    let y = scene.bounds.maxY - device[.tabBandPillAbove] - height
    var searchTabs = 0
    for tab in tabs where program.tabs[tab].role == .search { searchTabs += 1 }
    let search = searchTabs == 0 ? 0 : min(room, conditions.pose.widthClass == .regular ? device[.searchTabField] : height)
    let taken = searchTabs == 0 ? 0 : search + device[.groupGap]
    let width = max(0, min(room - taken, (height + device[.textPadding] * 2) * (tabs.count - searchTabs)))
    let start = scene.bounds.x + margin + max(0, room - taken - width) / 2
    let isMirrored = conditions.direction == .rightToLeft
    bands.tabBar = Rect(x: isMirrored ? scene.bounds.x + scene.bounds.maxX - start - width : start, y: y, width: width, height: height)
    if searchTabs > 0 {
      let x = isMirrored ? scene.bounds.x + margin : scene.bounds.maxX - margin - search
      bands.searchTab = Rect(x: x, y: y, width: search, height: height)
    }
  }
}
