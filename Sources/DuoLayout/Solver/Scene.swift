import DuoIR
import DuoLang

/// What is on screen for one layout: the columns that are visible, and what decides about their bars.
struct Scene {
  /// One visible column of a split, or the one screen that there is.
  struct Column: Equatable {
    var state: StateID
    /// The column's name in layouts; nil where a split is one stack, and without a split.
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

  var kind = Kind.window
  /// An inspector in compact width: a sheet of its own, in front of what declares it.
  var isInspectorSheet = false
  var columns: [Column] = []
  /// Whether the main column's bar is vertical.
  var isVertical = false
  /// What decided about the bars as a whole, in order.
  var rules = RuleList()
  /// The rule that makes the bars horizontal, where they are.
  var axisRule = LayoutRule.poseAxis
  var statusBar = BarAxis.horizontal
  var bounds = Rect(x: 0, y: 0, width: 0, height: 0)
  var safeArea = Insets(top: 0, left: 0, bottom: 0, right: 0)
  /// What the hardware and the system take of the display.
  var regions: [Region] = []
  /// The tab bar of the main column.
  var tabs: ContainerID?
  /// The sidebar's button stands in the row.
  var hasSidebarToggle = false

  var main: Column { columns[mainIndex] }
  var mainIndex: Int {
    for index in columns.indices where columns[index].isMain { return index }
    return 0
  }
}

extension Solver.Steps {
  /// Finds what is on screen when `state` is asked for, and the axis of its bars; not yet where it stands.
  func arrange(_ scene: inout Scene, _ state: StateID, _ conditions: Conditions) {
    let screen = program.screens[program.states[state].screen]
    let isCompact = conditions.pose.widthClass == .compact
    let isInInspector = innermost(screen, .inspector) != nil
    scene.isInspectorSheet = isInInspector && isCompact
    switch program.presentations[screen.presentation].kind {
    case _ where scene.isInspectorSheet: scene.kind = .sheet
    case .window: scene.kind = .window
    case .sheet: scene.kind = .sheet
    case .cover: scene.kind = .cover
    case .popover: scene.kind = isCompact ? .sheet : .popover
    }
    let split = innermost(screen, .split)
    if isCompact || (split == nil && !isInInspector && screen.inspector == nil) {
      let isPushed = isPushed(screen, inCompact: isCompact && !scene.isInspectorSheet)
      scene.columns = [Scene.Column(state: state, label: nil, isMain: true, isPushed: isPushed)]
      if isCompact, split != nil || isInInspector { scene.rules.append(.splitCompact) }
    } else {
      arrangeColumns(&scene, state, split, conditions)
    }
    decideAxis(&scene, screen.presentation, conditions)
    let main = program.states[scene.main.state]
    scene.tabs = hidesTabs(main, conditions) ? nil : innermostTabs(program.screens[main.screen])
  }

  func hidesTabs(_ state: ScreenState, _ conditions: Conditions) -> Bool {
    state.hidesTabs == .always || (state.hidesTabs == .compact && conditions.pose.widthClass == .compact)
  }

  func innermost(_ screen: Screen, _ kind: Container.Kind) -> ContainerID? {
    var next = screen.container
    while let id = next {
      if program.containers[id].kind == kind { return id }
      next = program.containers[id].parent
    }
    return nil
  }

  /// The tab bar under which a screen stands: one inside its inspector, if it stands in one.
  func innermostTabs(_ screen: Screen) -> ContainerID? {
    var next = screen.container
    while let id = next {
      switch program.containers[id].kind {
      case .tabs: return id
      case .inspector: return nil
      default: next = program.containers[id].parent
      }
    }
    return nil
  }

  /// Whether Back leads somewhere from here.
  func isPushed(_ screen: Screen, inCompact isCompact: Bool) -> Bool {
    guard screen.container != nil else { return false }
    if screen.depth > 0 { return true }
    guard isCompact else { return false }
    var next = screen.container
    while let id = next {
      let kind = program.containers[id].kind
      next = program.containers[id].parent
      guard kind == .content || kind == .detail, let split = next else { continue }
      for other in program.containers[split].columns where program.containers[other].kind.rawValue < kind.rawValue { return true }
    }
    return false
  }
}
