import DuoIR
import DuoLang

/// What is on screen for one layout: the columns that are visible, and what decides about their bars.
struct Scene {
  /// One visible column of a split, or the one screen that there is.
  struct Column {
    var state: StateID
    /// The column's name in layouts; nil where there is only one.
    var label: SymbolID?
    /// It takes part in the vertical bar: the one screen, or the detail column.
    var isMain: Bool
    /// The system offers Back: the screen is pushed.
    var isPushed: Bool
    /// The width that its rows have.
    var width: Points = 0
    /// Where it begins, from the bounds' left.
    var x: Points = 0
    /// It lies over the detail column.
    var isOverlay = false
  }

  /// How what is shown behaves, whatever it is declared as.
  enum Kind {
    case window, sheet, cover, popover
  }

  var kind: Kind
  var columns: [Column]
  /// Whether the main column's bar is vertical.
  var isVertical: Bool
  /// What decided that, in order.
  var rules: RuleList
  /// The rule that makes the bars horizontal, where they are.
  var axisRule: LayoutRule
  var statusBar: BarAxis
  var bounds: Rect
  var safeArea: Insets
  /// The tab bar of the main column.
  var tabs: ContainerID?
  /// The sidebar's button stands in the row.
  var hasSidebarToggle: Bool

  var main: Column { columns.first { $0.isMain } ?? columns[0] }
}

extension Solver {
  /// What is on screen when `state` is asked for.
  func scene(_ state: StateID, _ conditions: Conditions) -> Scene {
    let screen = program.screens[program.states[state].screen]
    let presentation = program.presentations[screen.presentation]
    let split = innermostSplit(screen)
    let isCompact = conditions.pose.widthClass == .compact
    let inspector = enclosingInspector(screen)
    var scene = Scene(
      kind: .window, columns: [], isVertical: false, rules: RuleList(), axisRule: .poseAxis, statusBar: .horizontal,
      bounds: Rect(x: 0, y: 0, width: conditions.window.width, height: conditions.window.height),
      safeArea: conditions.pose.safeArea, tabs: nil, hasSidebarToggle: false)
    switch presentation.kind {
    case .window: scene.kind = inspector != nil && isCompact ? .sheet : .window
    case .sheet: scene.kind = .sheet
    case .cover: scene.kind = .cover
    case .popover: scene.kind = isCompact ? .sheet : .popover
    }
    if isCompact || (split == nil && inspector == nil && screen.inspector == nil) {
      let isSheet = inspector != nil && presentation.kind == .window
      scene.columns = [Scene.Column(state: state, label: nil, isMain: true, isPushed: isPushed(screen, inCompact: isCompact && !isSheet))]
      if isCompact, split != nil { scene.rules.append(.splitCompact) }
    } else {
      arrangeColumns(&scene, state, split, conditions)
    }
    decideAxis(&scene, presentation, conditions)
    placeBounds(&scene, presentation, conditions)
    let main = program.states[scene.main.state]
    if let tabs = innermostTabs(program.screens[main.screen]), !hidesTabs(main, conditions), scene.kind != .sheet || presentation.kind != .window {
      scene.tabs = tabs
    }
    return scene
  }

  private func hidesTabs(_ state: ScreenState, _ conditions: Conditions) -> Bool {
    state.hidesTabs == .always || (state.hidesTabs == .compact && conditions.pose.widthClass == .compact)
  }

  private func innermost(_ screen: Screen, _ kind: Container.Kind) -> ContainerID? {
    var next = screen.container
    while let id = next {
      if program.containers[id].kind == kind { return id }
      next = program.containers[id].parent
    }
    return nil
  }

  func innermostTabs(_ screen: Screen) -> ContainerID? { innermost(screen, .tabs) }
  private func innermostSplit(_ screen: Screen) -> ContainerID? { innermost(screen, .split) }

  /// The inspector that stands in another screen and holds this one.
  private func enclosingInspector(_ screen: Screen) -> ContainerID? {
    innermost(screen, .inspector).flatMap { id in
      program.containers[id].host != nil || isColumnOfSplit(id) ? id : nil
    }
  }

  private func isColumnOfSplit(_ id: ContainerID) -> Bool {
    program.containers[id].parent.map { program.containers[$0].kind == .split } ?? false
  }

  /// Whether Back leads somewhere from here.
  private func isPushed(_ screen: Screen, inCompact isCompact: Bool) -> Bool {
    guard screen.container != nil else { return false }
    if screen.depth > 0 { return true }
    guard isCompact else { return false }
    var next = screen.container
    while let id = next {
      let container = program.containers[id]
      if container.kind == .content || container.kind == .detail, let split = container.parent {
        for other in program.containers[split].columns where program.containers[other].kind.rawValue < container.kind.rawValue { return true }
      }
      next = container.parent
    }
    return false
  }

  // MARK: Splits side by side

  private func arrangeColumns(_ scene: inout Scene, _ state: StateID, _ split: ContainerID?, _ conditions: Conditions) {
    let asked = program.states[state].screen
    let isPortrait = conditions.pose.orientation == .portrait
    var columns: [Scene.Column] = []
    if let split {
      for id in program.containers[split].columns {
        guard let first = program.containers[id].firstScreen else { continue }
        let holdsAsked = isInside(program.screens[asked], id)
        let shown = holdsAsked ? state : program.screens[first].states.first ?? state
        columns.append(column(shown, SystemNames.word(program.containers[id].kind.declaration), program.containers[id].kind == .detail))
      }
    } else {
      let host = enclosingInspector(program.screens[asked]).flatMap { program.containers[$0].host } ?? asked
      let hostState = host == asked ? state : program.screens[host].states.first ?? state
      columns.append(column(hostState, SystemNames.word(.detail), true))
    }
    if let main = columns.first(where: { $0.isMain }), let inspector = program.screens[program.states[main.state].screen].inspector,
      let first = program.containers[inspector].firstScreen
    {
      let shown = isInside(program.screens[asked], inspector) ? state : program.screens[first].states.first ?? state
      columns.append(column(shown, SystemNames.word(.inspector), false))
    }
    if isPortrait {
      scene.rules.append(.splitPortrait)
      scene.hasSidebarToggle = split != nil && columns.contains { !$0.isMain && $0.label != SystemNames.word(.inspector) }
      columns.removeAll { !$0.isMain && $0.state != state }
      // The column that is asked for lies over detail: its controls come first.
      columns.sort { !$0.isMain && $1.isMain }
      for index in columns.indices where !columns[index].isMain { columns[index].isOverlay = true }
    } else {
      scene.rules.append(.splitColumns)
    }
    scene.columns = columns
  }

  private func column(_ state: StateID, _ label: SymbolID, _ isMain: Bool) -> Scene.Column {
    Scene.Column(
      state: state, label: label, isMain: isMain,
      isPushed: isPushed(program.screens[program.states[state].screen], inCompact: false))
  }

  private func isInside(_ screen: Screen, _ container: ContainerID) -> Bool {
    var next = screen.container
    while let id = next {
      if id == container { return true }
      next = program.containers[id].parent
    }
    return false
  }
}
