import DuoLang

/// What people write for a kind by habit: the API's name, what an item is, where it stands, or a word of other languages.
struct KindHabit {
  let kind: Kind
  /// The attribute that says the rest: `kind: menu`, `placement: bottomBar`.
  var attribute: (key: Key, value: String)?

  static func habit(_ word: String) -> KindHabit? {
    let folded = asciiLowercased(word)
    for kind in Kind.allCases where [Vocabulary[kind].swiftUI, Vocabulary[kind].uiKit].contains(where: { asciiLowercased($0) == folded }) {
      return KindHabit(kind: kind)
    }
    if let itemKind = ItemKind.words.first(where: { $0 == folded }) { return item(itemKind) }
    if let habit = words.first(where: { $0.word == folded })?.habit { return habit }
    let aliases = Vocabulary.deprecatedPlacements + Vocabulary.uiKitPlacements
    let placement = Placement.words.first { asciiLowercased($0) == folded } ?? aliases.first { asciiLowercased($0.word) == folded }?.means
    return placement.map { KindHabit(kind: .group, attribute: (.placement, $0)) }
  }

  private static func item(_ itemKind: String) -> KindHabit {
    KindHabit(kind: .item, attribute: itemKind == ItemKind.button.word ? nil : (.kind, itemKind))
  }

  /// In small letters.
  private static let words: [(word: String, habit: KindHabit)] = [
    ("divider", KindHabit(kind: .spacer)), ("separator", KindHabit(kind: .spacer)), ("space", KindHabit(kind: .spacer)),
    ("controlgroup", KindHabit(kind: .group)),
    ("navigationview", KindHabit(kind: .stack)), ("navigationcontroller", KindHabit(kind: .stack)),
    ("sharelink", item(ItemKind.share.word)), ("editbutton", item(ItemKind.edit.word)),
  ]
}

/// What people write for an attribute by habit, and what stands for it.
struct AttributeHabit {
  let word: String
  /// The attributes that may be meant, where a declaration has them.
  var means: [String] = []
  /// Where it is no attribute, or what else there is to know.
  var help: [String] = []

  /// - Returns: nil if `word` means nothing in `kind`; of what it means, what `kind` has.
  static func habit(_ word: String, in kind: Kind, legal: [String]) -> AttributeHabit? {
    for table in [anywhere] + (kind == .expect ? [inExpectations] : []) + (kind == .item || kind == .tab ? [ofCode] : []) {
      guard var habit = table.first(where: { $0.word == word }) else { continue }
      let isLegal = { (meant: String) in legal.contains { $0 == meant } }
      guard habit.means.isEmpty || habit.means.contains(where: isLegal) else { continue }
      habit.means = habit.means.filter(isLegal)
      return habit
    }
    return nil
  }

  private init(_ word: String, _ means: String..., help: String...) {
    self.word = word
    self.means = means
    self.help = help
  }

  /// What people who know the platform's APIs write for an attribute of the language.
  private static let anywhere = [
    AttributeHabit("systemImage", "symbol"), AttributeHabit("systemName", "symbol"), AttributeHabit("icon", "symbol"),
    AttributeHabit("axisBehavior", "axis"), AttributeHabit("visibilityPriority", "priority"),
    AttributeHabit("toolbarVerticalBehavior", "verticalBar"), AttributeHabit("preferredVerticalBarBehavior", "verticalBar"),
    AttributeHabit("toolbarVerticalCompressionBehavior", "compression"),
    AttributeHabit("toolbarCompressionBehavior", "compression"), AttributeHabit("verticalBarCompressionBehavior", "compression"),
    AttributeHabit("presentationPlacement", "placement"), AttributeHabit("preferredPlacement", "placement"),
    AttributeHabit("presentationDetents", "detents"), AttributeHabit("leftItemsSupplementBackButton", "leadingItems"),
    AttributeHabit("toolbarTitleDisplayMode", "titleDisplay"), AttributeHabit("labelStyle", "label"), AttributeHabit("type", "kind"),
  ]

  /// What outputs and people call the places of which an `expect` speaks.
  private static let inExpectations = [
    AttributeHabit("row", "top", "bottom", help: rows), AttributeHabit("rows", "top", "bottom", help: rows),
    AttributeHabit("topRow", "top"), AttributeHabit("topBar", "top"), AttributeHabit("navigationBar", "top"),
    AttributeHabit("bottomRow", "bottom"), AttributeHabit("bottomBar", "bottom"), AttributeHabit("toolbar", "column", "top", "bottom"),
    AttributeHabit("strip", "column"), AttributeHabit("verticalBar", "column"), AttributeHabit("tabBar", "tabs"),
    AttributeHabit("overflow", "menu"), AttributeHabit("overflowMenu", "menu"),
    AttributeHabit("sidebar", help: columns("sidebar")), AttributeHabit("content", help: columns("content")),
    AttributeHabit("detail", help: columns("detail")), AttributeHabit("inspector", help: columns("inspector")),
  ]

  private static let rows = "`top` and `bottom` are the rows that outputs show"

  private static func columns(_ column: String) -> String {
    "controls of another column stand in the rows, with the column before a dot: `top: [\(column).add]`"
  }

  /// What the app's code says of a control, and a spec of its bars does not.
  private static let ofCode = [
    AttributeHabit("action", help: behaviour, "if it presents something, `opens: sheet`, `popover` or `dialog` says so"),
    AttributeHabit("target", help: behaviour), AttributeHabit("onTapGesture", help: behaviour),
    AttributeHabit("disabled", help: behaviour, enabled), AttributeHabit("isEnabled", help: behaviour, enabled),
    AttributeHabit("enabled", help: behaviour, enabled),
    AttributeHabit("isHidden", help: behaviour, "if it may be absent, `conditional: true` says so"),
    AttributeHabit("tint", help: look), AttributeHabit("tintColor", help: look), AttributeHabit("color", help: look),
    AttributeHabit("foregroundStyle", help: look), AttributeHabit("foregroundColor", help: look), AttributeHabit("font", help: look),
  ]

  private static let behaviour = "what a control does stands in the app's code; here stands what decides its place"
  private static let look = "how a control looks stands in the app's code; here stands what decides its place, as `style: prominent` does"
  private static let enabled = "a control keeps its place while it is disabled"
}

/// What people write for a value by habit, and what stands for it.
struct ValueHabit {
  /// In small letters.
  let word: String
  let key: Key
  /// The value that is meant.
  var means: String?
  /// Where it is no value: how it is said.
  var help = ""

  static func habit(_ word: String, as attribute: AttributeDefinition) -> ValueHabit? {
    let folded = asciiLowercased(word)
    if attribute.type.words.elementsEqual(Flag.words) {
      return flags.first { $0.word == folded }.map { ValueHabit(word: folded, key: attribute.key, means: $0.means.word) }
    }
    guard attribute.owners.contains(.item) || attribute.owners.contains(.spacer) else { return nil }
    return all.first { $0.key == attribute.key && $0.word == folded }
  }

  private static let all = [
    ValueHabit(word: "sharelink", key: .kind, means: ItemKind.share.word),
    ValueHabit(word: "editbutton", key: .kind, means: ItemKind.edit.word),
    ValueHabit(word: "divider", key: .kind, help: gap), ValueHabit(word: "separator", key: .kind, help: gap),
    ValueHabit(word: "spacer", key: .kind, help: gap),
    ValueHabit(word: "primary", key: .role, help: "what stands out is said by `style: prominent`"),
    ValueHabit(word: "prominent", key: .role, help: "what stands out is said by `style: prominent`"),
    ValueHabit(word: "delete", key: .role, means: ItemRole.destructive.word),
    ValueHabit(word: "remove", key: .role, means: ItemRole.destructive.word),
    ValueHabit(word: "dismiss", key: .role, means: ItemRole.close.word),
    ValueHabit(word: "done", key: .role, means: ItemRole.confirm.word), ValueHabit(word: "save", key: .role, means: ItemRole.confirm.word),
    ValueHabit(word: "highest", key: .priority, means: PriorityLevel.high.word),
    ValueHabit(word: "lowest", key: .priority, means: PriorityLevel.low.word),
    ValueHabit(word: "medium", key: .priority, means: PriorityLevel.automatic.word),
    ValueHabit(word: "normal", key: .priority, means: PriorityLevel.automatic.word),
    ValueHabit(word: "default", key: .priority, means: PriorityLevel.automatic.word),
    ValueHabit(word: "leading", key: .placement, means: Placement.topBarLeading.word),
    ValueHabit(word: "left", key: .placement, means: Placement.topBarLeading.word),
    ValueHabit(word: "trailing", key: .placement, means: Placement.topBarTrailing.word),
    ValueHabit(word: "right", key: .placement, means: Placement.topBarTrailing.word),
    ValueHabit(word: "center", key: .placement, means: Placement.principal.word),
    ValueHabit(word: "toolbar", key: .placement, means: Placement.automatic.word),
    ValueHabit(word: "navigationbar", key: .placement, means: Placement.automatic.word),
    ValueHabit(word: "overflow", key: .placement, help: overflow), ValueHabit(word: "menu", key: .placement, help: overflow),
  ]

  private static let gap = "a gap is no item: it is a declaration of its own, `spacer`"
  private static let overflow = "what is always in the overflow menu stands in `overflow { … }`"

  /// In small letters.
  private static let flags: [(word: String, means: Flag)] = [("yes", .true), ("on", .true), ("no", .false), ("off", .false)]
}

private func asciiLowercased(_ text: String) -> String { String(decoding: text.utf8.map { $0.asciiLowercased }, as: UTF8.self) }
