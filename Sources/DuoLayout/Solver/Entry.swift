import DuoIR
import DuoLang

/// A control on its way to its place: what fitting and placing need of it.
struct Entry {
  /// Where it stands among the controls of its bar; in a row the order of the cases is the row's order.
  enum Lane: UInt8 {
    case sidebarToggle, back, leading, title, trailing, search, overflow, pinned, bottom

    static let first = Lane.sidebarToggle
    static let last = Lane.bottom

    /// The classes within which neighbours share a capsule and spacers act.
    var takesSpacers: Bool { self == .leading || self == .trailing || self == .bottom }

    var tier: Control.Tier {
      switch self {
      case .back, .sidebarToggle: .navigation
      case .pinned: .pinned
      case .bottom, .search: .bottom
      default: .top
      }
    }
  }

  /// nil for what the system adds.
  @Compact var item: ItemID?
  @Compact var group: GroupID?
  /// The index of its column in the scene; 0 for what stands in none.
  var column: Int32
  /// Its length along the bar as one of several in a capsule, and alone.
  var cell: Points = 0
  var lone: Points = 0
  /// The lowest key leaves first.
  var groupRank: Int32 = 0
  var itemRank: Int32 = 0
  /// A spacer stands between it and the control of its lane before it.
  var spacerBefore = Gap()
  /// The index of its capsule.
  var capsule: Int32 = 0
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  var frameBasis = Basis.estimated
  var lane: Lane
  /// Its capsule is its own.
  var standsAlone: Bool
  var mayLeave: Bool
  /// How sure its length is where it is not a metric's alone.
  var lengthBasis = Basis.documented
  /// What it shows where it has no place in a bar.
  var showsInMenu: Control.Shows
  var hasLeft = false
  /// The rule by which it left.
  var leftBy = LayoutRule.overflowOrder

  /// Moves it to the menu, from a bar of `room` points.
  mutating func leave(room: Points) {
    hasLeft = true
    leftBy = lone > room ? .tooTall : .overflowOrder
  }

  /// What the spacers between two neighbours come to.
  struct Gap {
    /// The largest fixed size.
    var fixed: Points = 0
    /// How many flexible ones there are.
    var flexible: Int32 = 0
    var splits = false
    var basis = Basis.documented

    mutating func add(_ other: Gap) {
      splits = splits || other.splits
      if other.fixed > fixed {
        fixed = other.fixed
        basis = other.basis
      }
      flexible += other.flexible
    }
  }
}
