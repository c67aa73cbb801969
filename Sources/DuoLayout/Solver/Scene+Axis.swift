import DuoIR
import DuoLang

/// Whether the bars of what is shown are vertical: the first rule that forbids it is the reason.
extension Solver.Steps {
  func decideAxis(_ scene: inout Scene, _ presentation: PresentationID, _ conditions: Conditions) {
    let pose = conditions.pose
    let sdk = conditions.scenario?.sdk ?? program.apps[program.presentations[presentation].app].sdk
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
    // A sheet on the inner display leaves the window behind it, and so the status bar, as they are.
    let reachesStatusBar = scene.kind != .popover && !(scene.kind == .sheet && pose.display == .inner && !pose.isPane)
    scene.statusBar = hasVerticalStatus && !(isOptedOut && reachesStatusBar) ? .vertical : .horizontal
  }

  /// `sheet-empty`: what is presented has no bar if nothing is in it. It comes before an opt-out, unless that emptied it.
  func settleEmptySheet(_ scene: inout Scene, _ bars: Bars) {
    guard scene.kind != .window, scene.tabs == nil, !bars.hasControls else { return }
    let isEmptyByItself = scene.axisRule == .optOut && !bars.hidden.contains { bars.controls[$0].rules.contains(.noRow) }
    guard scene.isVertical || isEmptyByItself else { return }
    scene.isVertical = false
    scene.axisRule = .sheetEmpty
  }

  /// Adds to the rules of the bars as a whole what decided about their axis, and about their tab bar.
  func recordAxis(_ scene: inout Scene, _ conditions: Conditions) {
    scene.rules.append(scene.axisRule)
    if scene.isVertical {
      switch scene.kind {
      case .sheet: scene.rules.append(.sheetAxis)
      case .cover: scene.rules.append(.coverAxis)
      default: break
      }
      scene.rules.append(.hardwareSide)
      scene.rules.append(.barBackground)
    }
    let main = program.states[scene.main.state]
    if hidesTabs(main, conditions), innermostTabs(program.screens[main.screen]) != nil { scene.rules.append(.hidesTabs) }
  }

  var verticalBarsSDK: Version {
    let tenths = device[.sdkVerticalBars].tenths
    return Version(major: UInt16(clamping: tenths / 10), minor: UInt16(clamping: tenths % 10))
  }

  /// What a sheet or popover says against a vertical bar in this pose.
  private func presentationRule(_ scene: Scene, _ presentation: PresentationID, _ conditions: Conditions) -> LayoutRule? {
    switch scene.kind {
    case .window, .cover: return nil
    case .popover: return .popoverAxis
    case .sheet:
      let pose = conditions.pose
      guard pose.display == .inner, !pose.isPane else {
        return pose.display == .outer && device[.sheetHalfHeightIsHorizontal] && restsBelowLarge(scene, presentation, conditions)
          ? .sheetDetentAxis : nil
      }
      return sheetPlacement(presentation, conditions) == (conditions.isBarTrailing ? .trailing : .leading) ? nil : .sheetAxis
    }
  }

  func sheetPlacement(_ presentation: PresentationID, _ conditions: Conditions) -> SheetPlacement {
    conditions.scenario?.sheetPlacement ?? program.presentations[presentation].placement
  }

  /// Whether the sheet is at rest below its full height: at the smallest of its detents, or at the scenario's.
  func restsBelowLarge(_ scene: Scene, _ presentation: PresentationID, _ conditions: Conditions) -> Bool {
    guard program.presentations[presentation].kind == .sheet, !scene.isInspectorSheet else { return false }
    if let detent = conditions.scenario?.detent { return isBelowLarge(detent, conditions) }
    for detent in program.presentations[presentation].detents where isBelowLarge(detent, conditions) { return true }
    return false
  }

  private func isBelowLarge(_ detent: SheetDetent, _ conditions: Conditions) -> Bool {
    switch detent {
    case .large: false
    case .medium: true
    case .points(let height): height < conditions.window.height - device[.sheetInset]
    }
  }

  /// `opt-out`: whether anything from the window or sheet down to the state turns the vertical bar off.
  private func isOptedOut(
    _ scene: Scene, _ state: ScreenState, _ screen: Screen, _ presentation: PresentationID, _ conditions: Conditions
  ) -> Bool {
    let isRegular = conditions.pose.widthClass == .regular
    func turnsOff(_ behavior: VerticalBar) -> Bool { behavior == .disabled || (behavior == .disabledInRegular && isRegular) }
    if let override = conditions.scenario?.verticalBar { return turnsOff(override) }
    if !state.isHosted, turnsOff(state.verticalBar) { return true }
    var next = screen.container
    while let id = next {
      if !program.containers[id].isHosted, turnsOff(program.containers[id].verticalBar) { return true }
      // An inspector that is a sheet answers for itself.
      if scene.isInspectorSheet, program.containers[id].kind == .inspector { return false }
      next = program.containers[id].parent
    }
    return turnsOff(program.presentations[presentation].verticalBar)
  }
}
