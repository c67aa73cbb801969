import DuoIR
import DuoLang

/// What stands around the bars, for drawings.
extension Solver.Steps {
  func scenery(_ scene: Scene, _ conditions: Conditions, _ tabs: [TabID]) -> Scenery {
    var scenery = Scenery()
    scenery.corners = conditions.pose.corners
    scenery.titleCentre = rowCentre(isBottom: false, scene, conditions, hasTabs: false)
    switch conditions.pose.side {
    case .left: scenery.columnAxis = device[.stripAxisFromEdge]
    case .right: scenery.columnAxis = conditions.window.width - device[.stripAxisFromEdge]
    case .none: break
    }
    addPanes(scene, to: &scenery)
    addTabs(tabs, scene, conditions, to: &scenery)
    guard let scenario = conditions.scenario else { return scenery }
    if let height = conditions.keyboardHeight(device) {
      let top = max(0, conditions.window.height - height)
      scenery.keyboard = Rect(x: 0, y: top, width: conditions.window.width, height: conditions.window.height - top)
    }
    guard scene.isVertical else { return scenery }
    if let height = conditions.pictureInPictureHeight(device) {
      scenery.pictureInPicture = Rect(x: 0, y: 0, width: conditions.window.width, height: min(height, conditions.window.height))
    }
    scenery.liveActivities = scenario.liveActivities
    scenery.liveActivityLength = device[.liveActivityExtra]
    return scenery
  }

  private func addPanes(_ scene: Scene, to scenery: inout Scenery) {
    for isOverlay in [false, true] {
      for column in scene.columns where column.isOverlay == isOverlay {
        let state = program.states[column.state]
        scenery.panes.append(
          Scenery.Pane(
            container: column.label, title: state.title ?? program.screens[state.screen].title,
            frame: Rect(x: scene.bounds.x + column.x, y: scene.bounds.y, width: column.width, height: scene.bounds.height),
            isMain: column.isMain, isOverlay: isOverlay))
      }
    }
  }

  /// The tabs of a horizontal bar, and which of all is selected: the one that holds the main screen.
  private func addTabs(_ tabs: [TabID], _ scene: Scene, _ conditions: Conditions, to scenery: inout Scenery) {
    var next = program.screens[program.states[scene.main.state].screen].container
    var selected: TabID?
    while let id = next, selected == nil {
      next = program.containers[id].parent
      if program.containers[id].kind == .tab, next == scene.tabs { selected = program.tab(of: id) }
    }
    for index in tabs.indices {
      if tabs[index] == selected { scenery.selectedTab = index }
      if !scene.isVertical { scenery.tabs.append(control(of: tabs[index], frame: nil, conditions.pose.basis)) }
    }
  }
}
