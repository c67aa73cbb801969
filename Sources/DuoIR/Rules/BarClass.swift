import DuoLang

/// The classes of a bar's items: neighbours of one class share a capsule, and spacers act within one.
enum BarClass: UInt8 {
  case back, leading, trailing, pinned, bottom

  /// Whether a spacer stands between items of this class.
  var takesSpacers: Bool { self == .leading || self == .trailing || self == .bottom }
}

extension Placement {
  /// nil for what stands in no bar, or in a slot of its own.
  var barClass: BarClass? {
    switch self {
    case .cancellationAction: .back
    case .topBarPinnedTrailing: .pinned
    case .topBarLeading, .navigation: .leading
    case .bottomBar, .status: .bottom
    case .automatic, .topBarTrailing, .primaryAction, .confirmationAction, .destructiveAction: .trailing
    case .secondaryAction, .principal, .title, .subtitle, .largeTitle, .largeSubtitle, .keyboard, .floating: nil
    }
  }
}
