import DuoIR
import DuoLang

/// What a layout is made under: a pose, and what a scenario changes in it.
struct Conditions: Sendable {
  let pose: Pose
  let scenario: Scenario?
  /// The name of the status region.
  let statusName: SymbolID

  var direction: Direction { scenario?.direction ?? .leftToRight }
  var isSearchActive: Bool { scenario?.isSearchActive ?? false }
  var isKeyboardUp: Bool { scenario?.keyboard != nil }

  var window: Size {
    guard let height = scenario?.height else { return pose.window }
    return Size(width: pose.window.width, height: min(height, pose.window.height))
  }

  /// Whether the bar's side is the trailing one in the reading direction.
  var isBarTrailing: Bool { (pose.side == .right) == (direction == .leftToRight) }
}

/// Where a column may lie, and how sure that is.
struct ColumnRange: Sendable {
  var start: Points
  var end: Points
  var basis: Basis
  /// A scenario shrank it.
  var isShrunk = false

  var room: Points { max(0, end - start) }
}

extension Conditions {
  /// `room`: what the pose gives, less what Live Activities, picture-in-picture, the keyboard and a shorter window take.
  func columnRange(_ device: Device) -> ColumnRange {
    var range = ColumnRange(start: pose.columnStart, end: pose.columnEnd, basis: pose.basis)
    guard let scenario else { return range }
    let margin = device[.columnFreeEdgeMargin]
    if scenario.liveActivities > 0, let status = pose.regions.first(where: { isStatus($0) }) {
      let extra = device[.liveActivityExtra] * scenario.liveActivities
      if status.frame.y >= pose.columnEnd { range.end -= extra } else { range.start += extra }
      range.basis = max(range.basis, device.basis(.liveActivityExtra))
    }
    if let pip = scenario.pip, pose.display == .inner {
      var height = device[.pipHeight]
      if case .points(let points) = pip { height = points } else { range.basis = max(range.basis, device.basis(.pipHeight)) }
      range.start = max(range.start, height + margin)
    }
    if scenario.height != nil { range.end = min(range.end, window.height - margin) }
    if let keyboard = scenario.keyboard {
      range.end = min(range.end, window.height - keyboardHeight(keyboard, device, &range.basis) - margin)
    }
    range.isShrunk = range.start != pose.columnStart || range.end != pose.columnEnd
    return range
  }

  private func isStatus(_ region: Region) -> Bool { region.name == statusName }

  private func keyboardHeight(_ height: Scenario.Height, _ device: Device, _ basis: inout Basis) -> Points {
    if case .points(let points) = height { return points }
    let metric: Metric =
      switch (pose.display, pose.orientation) {
      case (.outer, .portrait): .keyboardOuterPortrait
      case (.outer, .landscape): .keyboardOuterLandscape
      case (.inner, .landscape): .keyboardInnerLandscape
      case (.inner, .portrait): .keyboardInnerPortrait
      }
    basis = max(basis, device.basis(metric))
    return device[metric]
  }
}
