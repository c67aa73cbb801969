import DuoIR
import DuoLang

/// Where what is shown stands: its bounds, its safe area, and what is left to each column's rows.
extension Solver.Steps {
  func placeBounds(_ scene: inout Scene, _ presentation: PresentationID, _ conditions: Conditions) {
    scene.bounds = Rect(x: 0, y: 0, width: conditions.window.width, height: conditions.window.height)
    scene.safeArea = conditions.pose.safeArea
    scene.regions = regions(scene, conditions)
    if scene.kind == .sheet || scene.kind == .popover {
      placeSheet(&scene, presentation, conditions)
    } else if !scene.isVertical {
      scene.safeArea = Insets(top: device[.titleRowHeight], left: 0, bottom: homeIndicator(conditions), right: 0)
      // A large title has a line of its own only where the row is the window's.
      if conditions.pose.side == .none, program.states[scene.main.state].titleDisplay == .large { scene.safeArea.top += device[.largeTitleExtra] }
    }
    placeColumns(&scene, conditions)
  }

  func homeIndicator(_ conditions: Conditions) -> Points {
    let isOuterLandscape = conditions.pose.display == .outer && conditions.pose.orientation == .landscape
    return device[isOuterLandscape ? .homeIndicatorOuterLandscape : .homeIndicatorInset]
  }

  /// The pose's regions: the status region longer by what Live Activities add, or a corner at the top where the status bar is
  /// horizontal in a pose that normally has it beside the column.
  private func regions(_ scene: Scene, _ conditions: Conditions) -> [Region] {
    guard conditions.pose.side != .none else { return conditions.pose.regions }
    var regions = conditions.pose.regions
    for index in regions.indices where regions[index].name == names.status {
      if scene.statusBar == .horizontal {
        let width = device[.statusCornerWidth]
        let x = conditions.pose.side == .left ? 0 : conditions.window.width - width
        regions[index].frame = Rect(x: x, y: 0, width: width, height: device[.statusCornerHeight])
      } else if let scenario = conditions.scenario {
        let extra = device[.liveActivityExtra] * scenario.liveActivities
        if regions[index].frame.y >= conditions.pose.columnEnd { regions[index].frame.y -= extra }
        regions[index].frame.height += extra
      }
    }
    return regions
  }

  // MARK: Sheets

  private func placeSheet(_ scene: inout Scene, _ presentation: PresentationID, _ conditions: Conditions) {
    let pose = conditions.pose
    let window = conditions.window
    let inset = device[.sheetInset]
    var bounds = Rect(x: inset, y: inset, width: max(0, window.width - inset * 2), height: max(0, window.height - inset))
    if pose.display == .inner, !pose.isPane {
      bounds.width = min(pose.isFolded && pose.orientation == .landscape ? device[.sheetBookWidth] : device[.sheetWidth], bounds.width)
      if pose.orientation == .portrait {
        bounds.x = (window.width - bounds.width) / 2
        bounds.y = pose.safeArea.top + inset
        bounds.height = max(0, window.height - bounds.y)
      } else {
        bounds.x = sheetX(bounds.width, presentation, conditions)
      }
    }
    if let height = restingHeight(scene, presentation, conditions, full: bounds.height) {
      bounds.y = window.height - height
      bounds.height = height
    }
    scene.bounds = bounds
    let strip = scene.isVertical ? device[.sheetStrip] : 0
    scene.safeArea = Insets(
      top: device[.sheetTitleRow], left: pose.side == .left ? strip : 0, bottom: homeIndicator(conditions),
      right: pose.side == .right ? strip : 0)
  }

  /// Where a sheet begins on the inner display in landscape.
  private func sheetX(_ width: Points, _ presentation: PresentationID, _ conditions: Conditions) -> Points {
    let pose = conditions.pose
    let left = device[.sheetInset]
    let right = conditions.window.width - left - width
    let isMirrored = conditions.direction == .rightToLeft
    switch sheetPlacement(presentation, conditions) {
    case .trailing: return isMirrored ? left : right
    case .leading: return isMirrored ? right : left
    case .automatic, .center:
      // Partly folded it takes the half away from the bar, else the middle of the safe area.
      if pose.isFolded { return pose.side == .right ? left : right }
      return pose.safeArea.left + (conditions.window.width - pose.safeArea.left - pose.safeArea.right - width) / 2
    }
  }

  /// The height at which a sheet rests, if it is below its full height.
  private func restingHeight(_ scene: Scene, _ presentation: PresentationID, _ conditions: Conditions, full: Points) -> Points? {
    guard restsBelowLarge(scene, presentation, conditions) else { return nil }
    var smallest = full
    let detents = conditions.scenario?.detent.map { [$0] } ?? program.presentations[presentation].detents
    for detent in detents {
      switch detent {
      case .large: break
      case .medium: smallest = min(smallest, conditions.window.height / 2)
      case .points(let height): smallest = min(smallest, height)
      }
    }
    return smallest
  }
}
