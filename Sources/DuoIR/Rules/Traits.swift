import DuoLang

/// What rules look for in an item, or in a screen's content: a rule is asked only where all that it needs is there.
///
/// Of a state: what any item of its bars and its `overflow` block has, and what only a state can have.
public struct Traits: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  // What it is made of.
  /// It has no title.
  static let untitled = Traits(rawValue: 1 << 0)
  /// It has neither a symbol nor an image.
  static let iconless = Traits(rawValue: 1 << 1)
  /// Its icon is one of the system's overflow menu.
  static let ellipsis = Traits(rawValue: 1 << 2)
  public static let custom = Traits(rawValue: 1 << 3)
  /// Too wide for the column: a segmented control or a slider.
  public static let wide = Traits(rawValue: 1 << 4)
  static let menu = Traits(rawValue: 1 << 5)
  static let badge = Traits(rawValue: 1 << 6)
  static let essentialText = Traits(rawValue: 1 << 7)
  static let supplementaryText = Traits(rawValue: 1 << 8)
  /// It becomes something else.
  static let becomes = Traits(rawValue: 1 << 9)
  static let conditional = Traits(rawValue: 1 << 10)
  /// It never turns vertical, by what it is made of and by its hint.
  public static let horizontal = Traits(rawValue: 1 << 11)

  // Where it stands.
  /// In the menu in every pose: it is a secondary action, or in `overflow`.
  static let startsInMenu = Traits(rawValue: 1 << 12)
  static let floating = Traits(rawValue: 1 << 13)
  static let keyboard = Traits(rawValue: 1 << 14)
  static let pinned = Traits(rawValue: 1 << 15)
  static let navigation = Traits(rawValue: 1 << 16)
  /// Where Back stands, or may.
  static let leading = Traits(rawValue: 1 << 17)
  public static let grouped = Traits(rawValue: 1 << 18)

  // What it does.
  /// By its role or its icon.
  static let leadsOut = Traits(rawValue: 1 << 19)
  static let confirms = Traits(rawValue: 1 << 20)
  /// It acts on a column or a screen that it names.
  static let controls = Traits(rawValue: 1 << 21)
  /// A dialog, a popover or another thing comes from it.
  public static let opens = Traits(rawValue: 1 << 22)

  // What its author says of its rank.
  static let frequent = Traits(rawValue: 1 << 23)
  /// Used often, with a status or a badge: it should not leave.
  public static let important = Traits(rawValue: 1 << 24)
  static let verticalPreferred = Traits(rawValue: 1 << 25)
  /// An axis or a priority of its own.
  static let ownHint = Traits(rawValue: 1 << 26)
  /// An axis or a priority of its group.
  static let groupHint = Traits(rawValue: 1 << 27)

  // What only a state has.
  static let search = Traits(rawValue: 1 << 28)
  public static let flexibleSpacer = Traits(rawValue: 1 << 29)
  static let fixedSpacer = Traits(rawValue: 1 << 30)
}

extension ItemFacts {
  /// - Complexity: O(1).
  var traits: Traits {
    var traits: Traits = []
    if item.title == nil { traits.insert(.untitled) }
    if !item.hasIcon { traits.insert(.iconless) }
    if state.context.icons.isEllipsis(item.symbol) { traits.insert(.ellipsis) }
    switch item.kind {
    case .custom: traits.insert(.custom)
    case .segmented, .slider: traits.insert(.wide)
    case .menu: traits.insert(.menu)
    default: break
    }
    if item.badge != nil { traits.insert(.badge) }
    if item.text == .essential { traits.insert(.essentialText) }
    if item.text == .supplementary { traits.insert(.supplementaryText) }
    if item.becomes != .nothing { traits.insert(.becomes) }
    if item.isConditional { traits.insert(.conditional) }
    if !item.turnsVertical(hint: axisHint) { traits.insert(.horizontal) }
    traits.formUnion(traitsOfPlace)
    switch role {
    case .back, .close, .cancel: traits.insert(.leadsOut)
    case .confirm: traits.insert(.confirms)
    case .none, .destructive: break
    }
    if item.controls != nil { traits.insert(.controls) }
    if item.opens != .nothing { traits.insert(.opens) }
    traits.formUnion(traitsOfRank)
    return traits
  }

  private var traitsOfPlace: Traits {
    var traits: Traits = groupID == nil ? [] : .grouped
    if place == .overflow { traits.insert(.startsInMenu) }
    switch placement {
    case .secondaryAction: traits.insert(.startsInMenu)
    case .floating: traits.insert(.floating)
    case .keyboard: traits.insert(.keyboard)
    case .topBarPinnedTrailing: traits.insert(.pinned)
    case .navigation: traits.insert(.navigation)
    case .cancellationAction, .topBarLeading: traits.insert(.leading)
    case .confirmationAction: traits.insert(.confirms)
    default: break
    }
    return traits
  }

  private var traitsOfRank: Traits {
    var traits: Traits = []
    if item.frequency == .frequent { traits.formUnion([.frequent, .important]) }
    if item.conveysStatus || item.badge != nil { traits.insert(.important) }
    if axisHint == .verticalPreferred { traits.insert(.verticalPreferred) }
    if item.axis != nil || item.priority != nil { traits.insert(.ownHint) }
    if let group, group.axis != nil || group.priority != nil { traits.insert(.groupHint) }
    return traits
  }
}

extension StateFacts {
  /// - Complexity: O(items).
  public var traits: Traits {
    var traits: Traits = []
    for item in contentItems { traits.formUnion(item.traits) }
    for position in declared.elements {
      switch context.program.elements[position] {
      case .search: traits.insert(.search)
      case .spacer(let spacer): traits.insert(spacer.size == .flexible ? .flexibleSpacer : .fixedSpacer)
      case .item, .overflowItem: break
      }
    }
    return traits
  }
}
