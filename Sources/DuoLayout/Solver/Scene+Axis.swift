import DuoIR
import DuoLang

/// Whether the bars of what is shown are vertical: the first rule that forbids it is the reason.
extension Solver {
  func decideAxis(_ scene: inout Scene, _ presentation: Presentation, _ conditions: Conditions) {
    let pose = conditions.pose
    let app = program.apps[presentation.app]
    let sdk = conditions.scenario?.sdk ?? app.sdk
    let state = program.states[scene.main.state]
    let screen = program.screens[state.screen]
    let isOptedOut = isOptedOut(scene, state, screen, presentation, conditions)
    let hasVerticalStatus = pose.side != .none && sdk >= verticalBarsSDK

    var forbidding: LayoutRule?
    if sdk < verticalBarsSDK {
      forbidding = .sdkGate
    } else if pose.side == .none {
      forbidding = .poseAxis
    } else if screen.container == nil {
      forbidding = .needsContainer
    } else {
      forbidding = presentationRule(scene, presentation, conditions) ?? (isOptedOut ? .optOut : nil)
    }
    scene.isVertical = forbidding == nil
    scene.axisRule = forbidding ?? .poseAxis
    scene.rules.append(forbidding ?? .poseAxis)
    if scene.isVertical {
      switch scene.kind {
      case .sheet: scene.rules.append(.sheetAxis)
      case .cover: scene.rules.append(.coverAxis)
      default: break
      }
      scene.rules.append(.hardwareSide)
      scene.rules.append(.barBackground)
    }
    // A sheet on the inner display leaves the window behind it, and so the status bar, as they are.
    let reachesStatusBar = scene.kind != .popover && !(scene.kind == .sheet && pose.display == .inner && !pose.isPane)
    scene.statusBar = hasVerticalStatus && !(isOptedOut && reachesStatusBar) ? .vertical : .horizontal
  }

  var verticalBarsSDK: Version {
    let tenths = device[.sdkVerticalBars].tenths
    return Version(major: UInt16(tenths / 10), minor: UInt16(tenths % 10))
  }

  /// What a sheet or popover says against a vertical bar in this pose.
  private func presentationRule(_ scene: Scene, _ presentation: Presentation, _ conditions: Conditions) -> LayoutRule? {
    switch scene.kind {
    case .window, .cover: return nil
    case .popover: return .popoverAxis
    case .sheet:
      let pose = conditions.pose
      guard pose.display == .inner, !pose.isPane else {
        return pose.display == .outer && device[.sheetHalfHeightIsHorizontal] && restsBelowLarge(presentation, conditions)
          ? .sheetDetentAxis : nil
      }
      let placement = conditions.scenario?.sheetPlacement ?? presentation.placement
      return placement == (conditions.isBarTrailing ? .trailing : .leading) ? nil : .sheetAxis
    }
  }

  /// Whether the sheet is at rest below its full height: at the smallest of its detents, or at the scenario's.
  func restsBelowLarge(_ presentation: Presentation, _ conditions: Conditions) -> Bool {
    guard presentation.kind == .sheet else { return false }
    if let detent = conditions.scenario?.detent { return isBelowLarge(detent, conditions) }
    for detent in presentation.detents where isBelowLarge(detent, conditions) { return true }
    return false
  }

  private func isBelowLarge(_ detent: SheetDetent, _ conditions: Conditions) -> Bool {
    switch detent {
    case .large: false
    case .medium: true
    case .points(let height): height < conditions.window.height - device[.sheetInset]
    }
  }

  /// `opt-out`: whether anything from the presentation down to the state turns the vertical bar off.
  private func isOptedOut(
    _ scene: Scene, _ state: ScreenState, _ screen: Screen, _ presentation: Presentation, _ conditions: Conditions
  ) -> Bool {
    let isRegular = conditions.pose.widthClass == .regular
    func turnsOff(_ behavior: VerticalBar) -> Bool { behavior == .disabled || (behavior == .disabledInRegular && isRegular) }
    if let override = conditions.scenario?.verticalBar { return turnsOff(override) }
    if turnsOff(presentation.verticalBar) || (!state.isHosted && turnsOff(state.verticalBar)) { return true }
    var next = screen.container
    while let id = next {
      if turnsOff(program.containers[id].verticalBar) { return true }
      next = program.containers[id].parent
    }
    return false
  }

  /// Where the window or sheet stands, its safe area, and what is left to each column's rows.
  func placeBounds(_ scene: inout Scene, _ presentation: Presentation, _ conditions: Conditions) {
    if scene.kind == .sheet || scene.kind == .popover {
      placeSheet(&scene, presentation, conditions)
    } else if !scene.isVertical {
      scene.safeArea = Insets(top: device[.titleRowHeight], left: 0, bottom: device[.homeIndicatorInset], right: 0)
    }
    placeColumns(&scene, conditions)
  }

  private func placeSheet(_ scene: inout Scene, _ presentation: Presentation, _ conditions: Conditions) {
    let pose = conditions.pose
    let window = conditions.window
    let inset = device[.sheetInset]
    var bounds = Rect(x: inset, y: inset, width: window.width - inset * 2, height: window.height - inset)
    if pose.display == .inner, !pose.isPane {
      let width = min(pose.isFolded && pose.orientation == .landscape ? device[.sheetBookWidth] : device[.sheetWidth], bounds.width)
      let isMirrored = conditions.direction == .rightToLeft
      let placement = conditions.scenario?.sheetPlacement ?? presentation.placement
      bounds.width = width
      switch placement {
      case _ where pose.orientation == .portrait:
        bounds.x = (window.width - width) / 2
        bounds.y = pose.safeArea.top + inset
        bounds.height = window.height - bounds.y
      case .trailing: bounds.x = isMirrored ? inset : window.width - inset - width
      case .leading: bounds.x = isMirrored ? window.width - inset - width : inset
      case .automatic, .center:
        // Partly folded it takes the half away from the bar, else the middle of the safe area.
        let safeWidth = window.width - pose.safeArea.left - pose.safeArea.right
        bounds.x = pose.isFolded ? (pose.side == .right ? inset : window.width - inset - width) : pose.safeArea.left + (safeWidth - width) / 2
      }
    }
    if let height = restingHeight(presentation, conditions, full: bounds.height) {
      bounds.y = window.height - height
      bounds.height = height
    }
    scene.bounds = bounds
    let strip = scene.isVertical ? device[.sheetStrip] : 0
    scene.safeArea = Insets(
      top: device[.sheetTitleRow], left: pose.side == .left ? strip : 0, bottom: device[.homeIndicatorInset],
      right: pose.side == .right ? strip : 0)
  }

  /// The height at which a sheet rests, if it is below its full height.
  private func restingHeight(_ presentation: Presentation, _ conditions: Conditions, full: Points) -> Points? {
    guard restsBelowLarge(presentation, conditions) else { return nil }
    var smallest = full
    let detents = conditions.scenario?.detent.map { [$0] } ?? presentation.detents
    for detent in detents {
      switch detent {
      case .large: break
      case .medium: smallest = min(smallest, conditions.window.height / 2)
      case .points(let height): smallest = min(smallest, height)
      }
    }
    return smallest
  }

  private func placeColumns(_ scene: inout Scene, _ conditions: Conditions) {
    guard scene.columns.count > 1 else {
      scene.columns[0].width = scene.bounds.width
      return
    }
    if scene.columns.contains(where: { $0.isOverlay }) {
      for index in scene.columns.indices {
        scene.columns[index].width = scene.columns[index].isOverlay ? device[.columnWidth] : scene.bounds.width
      }
      return
    }
    let others = scene.columns.filter { !$0.isMain }
    let before = scene.columns.prefix { !$0.isMain }.count
    let fold = conditions.pose.isFolded ? conditions.pose.regions.first { $0.name == names.fold }?.frame.x : nil
    let width = fold != nil && before > 0 ? (fold ?? 0) / before : device[.columnWidth]
    var x: Points = 0
    for index in scene.columns.indices {
      let isBefore = index < before
      let taken = isBefore ? width * before + device[.columnWidth] * (others.count - before) : device[.columnWidth] * (others.count - before)
      scene.columns[index].x = x
      scene.columns[index].width =
        scene.columns[index].isMain
        ? max(0, scene.bounds.width - x - (taken - (isBefore ? width * before : 0)))
        : isBefore ? width : device[.columnWidth]
      x += scene.columns[index].width
    }
    guard conditions.direction == .rightToLeft else { return }
    for index in scene.columns.indices {
      scene.columns[index].x = scene.bounds.width - scene.columns[index].x - scene.columns[index].width
    }
  }
}
