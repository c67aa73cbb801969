import DuoIR
import DuoLang

/// A control on its way to its place.
struct Entry {
  enum Subject {
    case item(ItemID)
    /// With the title that the screen gives it.
    case back(title: SymbolID?)
    case sidebarToggle
    /// By its place among the program's elements.
    case search(at: Int32)
    case overflow
  }

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

  var subject: Subject
  var lane: Lane
  /// The index of its column in the scene; 0 for what stands in none.
  var column: Int
  /// The column or bar that it belongs to, where the layout names it.
  var container: SymbolID?
  var group: GroupID?
  var rules: RuleList
  /// How sure the decision is: at least as unsure as its rules.
  var basis: Basis
  /// In its bar; in the menu an item shows both.
  var shows: Control.Shows
  /// Its capsule is its own.
  var standsAlone: Bool
  /// A spacer stands between it and the control of its lane before it.
  var spacerBefore = Gap()
  /// The lowest key leaves first.
  var groupRank: Int32 = 0
  var itemRank: Int32 = 0
  var mayLeave: Bool
  /// Its length along the bar as one of several in a capsule, and alone.
  var cell: Points = 0
  var lone: Points = 0
  /// How sure its length is where it is not a metric's alone.
  var lengthBasis = Basis.documented
  var hasLeft = false
  /// The rule by which it left.
  var leftBy = LayoutRule.overflowOrder
  /// The index of its capsule.
  var capsule = 0
  var frame: Rect?
  var frameBasis = Basis.estimated

  /// Moves it to the menu, from a bar of `room` points.
  mutating func leave(room: Points) {
    hasLeft = true
    leftBy = lone > room ? .tooTall : .overflowOrder
  }

  /// What the spacers between two neighbours come to.
  struct Gap {
    var splits = false
    /// The largest fixed size.
    var fixed: Points = 0
    var basis = Basis.documented
    /// How many flexible ones there are.
    var flexible: Int32 = 0

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
