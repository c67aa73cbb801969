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
  /// How sure each end is.
  var startBasis: Basis
  var endBasis: Basis
  /// A scenario shrank it.
  var isShrunk = false

  var room: Points { max(0, end - start) }

  /// What does not move an end says nothing of it.
  mutating func raiseStart(to start: Points, _ basis: Basis) {
    guard start > self.start else { return }
    self.start = start
    startBasis = max(startBasis, basis)
  }

  mutating func lowerEnd(to end: Points, _ basis: Basis) {
    guard end < self.end else { return }
    self.end = end
    endBasis = max(endBasis, basis)
  }
}

extension Conditions {
  /// `room`: what the pose gives, less what Live Activities, picture-in-picture, the keyboard and a shorter window take.
  func columnRange(_ device: Device) -> ColumnRange {
    var range = ColumnRange(start: pose.columnStart, end: pose.columnEnd, startBasis: pose.basis, endBasis: pose.basis)
    guard let scenario else { return range }
    let margin = device[.columnFreeEdgeMargin]
    if scenario.liveActivities > 0, let status = pose.regions.first(where: { isStatus($0) }) {
      let extra = device[.liveActivityExtra] * scenario.liveActivities
      if status.frame.y >= pose.columnEnd {
        range.lowerEnd(to: range.end - extra, device.basis(.liveActivityExtra))
      } else {
        range.raiseStart(to: range.start + extra, device.basis(.liveActivityExtra))
      }
    }
    let marginBasis = device.basis(.columnFreeEdgeMargin)
    if let height = pictureInPictureHeight(device) {
      let isStated = if case .points = scenario.pip { true } else { false }
      range.raiseStart(to: height + margin, isStated ? marginBasis : max(marginBasis, device.basis(.pipHeight)))
    }
    if scenario.height != nil { range.lowerEnd(to: window.height - margin, marginBasis) }
    if let height = keyboardHeight(device) {
      let isStated = if case .points = scenario.keyboard { true } else { false }
      range.lowerEnd(to: window.height - height - margin, isStated ? marginBasis : max(marginBasis, device.basis(keyboardMetric)))
    }
    range.isShrunk = range.start != pose.columnStart || range.end != pose.columnEnd
    return range
  }

  private func isStatus(_ region: Region) -> Bool { region.name == statusName }

  /// How high the keyboard is while it is up; nil while it is not.
  func keyboardHeight(_ device: Device) -> Points? {
    switch scenario?.keyboard {
    case nil: nil
    case .standard: device[keyboardMetric]
    case .points(let height): height
    }
  }

  private var keyboardMetric: Metric {
    switch (pose.display, pose.orientation) {
    case (.outer, .portrait): .keyboardOuterPortrait
    case (.outer, .landscape): .keyboardOuterLandscape
    case (.inner, .landscape): .keyboardInnerLandscape
    case (.inner, .portrait): .keyboardInnerPortrait
    }
  }

  /// How high picture-in-picture is that is pinned to the top of the inner display; nil without it.
  func pictureInPictureHeight(_ device: Device) -> Points? {
    guard pose.display == .inner else { return nil }
    return switch scenario?.pip {
    case nil: nil
    case .standard: device[.pipHeight]
    case .points(let height): height
    }
  }
}
