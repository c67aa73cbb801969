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

extension Traits {
  /// Of an item at `place`, in `group` or in none.
  ///
  /// - Complexity: O(1).
  init(_ item: Item, in group: Group?, _ place: ItemFacts.Place, _ icons: KnownIcons) {
    self = []
    let hint = item.axisHint(in: group)
    insertContent(item, hint, icons)
    insertPlace(item.placement(in: group), place, isGrouped: group != nil)
    switch icons.role(of: item) {
    case .back, .close, .cancel: insert(.leadsOut)
    case .confirm: insert(.confirms)
    case .none, .destructive: break
    }
    if item.controls != nil { insert(.controls) }
    if item.opens != .nothing { insert(.opens) }
    if item.frequency == .frequent { formUnion([.frequent, .important]) }
    if item.conveysStatus || item.badge != nil { insert(.important) }
    if hint == .verticalPreferred { insert(.verticalPreferred) }
    if item.axis != nil || item.priority != nil { insert(.ownHint) }
    if let group, group.axis != nil || group.priority != nil { insert(.groupHint) }
  }

  private mutating func insertContent(_ item: Item, _ hint: AxisHint, _ icons: KnownIcons) {
    if item.title == nil { insert(.untitled) }
    if !item.hasIcon { insert(.iconless) }
    if icons.isEllipsis(item.symbol) { insert(.ellipsis) }
    switch item.kind {
    case .custom: insert(.custom)
    case .segmented, .slider: insert(.wide)
    case .menu: insert(.menu)
    default: break
    }
    if item.badge != nil { insert(.badge) }
    if item.text == .essential { insert(.essentialText) }
    if item.text == .supplementary { insert(.supplementaryText) }
    if item.becomes != .nothing { insert(.becomes) }
    if item.isConditional { insert(.conditional) }
    if !item.turnsVertical(hint: hint) { insert(.horizontal) }
  }

  private mutating func insertPlace(_ placement: Placement, _ place: ItemFacts.Place, isGrouped: Bool) {
    if isGrouped { insert(.grouped) }
    if place == .overflow { insert(.startsInMenu) }
    switch placement {
    case .secondaryAction: insert(.startsInMenu)
    case .floating: insert(.floating)
    case .keyboard: insert(.keyboard)
    case .topBarPinnedTrailing: insert(.pinned)
    case .navigation: insert(.navigation)
    case .cancellationAction, .topBarLeading: insert(.leading)
    case .confirmationAction: insert(.confirms)
    default: break
    }
  }
}

extension ItemFacts {
  var traits: Traits { Traits(item, in: group, place, state.context.icons) }
}

extension StateFacts {
  /// - Complexity: O(items).
  public var traits: Traits {
    var traits = ownTraits
    for position in declared.elements {
      switch context.program.elements[position] {
      case .item(let id, let group):
        traits.formUnion(Traits(program.items[id], in: group.map { program.groups[$0] }, .bar, context.icons))
      case .overflowItem(let id): traits.formUnion(Traits(program.items[id], in: nil, .overflow, context.icons))
      case .spacer, .search: break
      }
    }
    return traits
  }

  /// What only a state has.
  var ownTraits: Traits {
    var traits: Traits = []
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
