import DuoLang

/// What a word means as the value of an attribute, and which rules act on it.
struct ValueNote: Sendable {
  let key: Key
  /// The kind that takes the attribute, where it means something else in another.
  let owner: Kind?
  let word: String
  let text: String
  let rules: [LayoutRule]

  init(_ key: Key, in owner: Kind? = nil, _ word: String, _ text: String, _ rules: LayoutRule...) {
    self.key = key
    self.owner = owner
    self.word = word
    self.text = text
    self.rules = rules
  }

  /// What is noted of `word` as a value of `attribute`; nil for words that say all themselves.
  static func note(_ word: String, of attribute: AttributeDefinition) -> ValueNote? {
    all.first { note in
      note.key == attribute.key && note.word == word && (note.owner.map { attribute.owners.contains($0) } ?? true)
    }
  }

  static let all = placements + hints + containers

  private static let placements = [
    ValueNote(.placement, in: .item, "automatic", "In a row: at the trailing end. In the column: among the top items, in the order declared.", .orderTop, .orderRows),
    ValueNote(
      .placement, in: .item, "topBarLeading",
      "In a row: at the leading end. In the column: among the top items, before the trailing ones (estimated). In UIKit, on a pushed screen, it stands in Back's place unless `leadingItems: supplementBack`.",
      .orderTop, .uikitLeading),
    ValueNote(.placement, in: .item, "topBarTrailing", "In a row: at the trailing end. In the column: among the top items, in the order declared.", .orderTop, .orderRows),
    ValueNote(
      .placement, in: .item, "topBarPinnedTrailing",
      "In a row: at the very end, beyond the overflow control. In the column: right after Back; it never leaves. The place for Done and Save.",
      .orderTiers, .orderRows, .neverLeaves),
    ValueNote(.placement, in: .item, "bottomBar", "In a row: the bar at the bottom. In the column: below the space, above the tab bar.", .orderTiers, .rowBottom),
    ValueNote(
      .placement, in: .item, "navigation",
      "In a row: at the leading end. On a screen with Back it moves to the trailing side in compact width.", .navigationMoves),
    ValueNote(.placement, in: .item, "primaryAction", "In a row: at the trailing end. In the column: among the top items, in the order declared.", .orderTop, .orderRows),
    ValueNote(.placement, in: .item, "secondaryAction", "In the overflow menu in every pose, whatever its priority.", .secondaryInMenu),
    ValueNote(
      .placement, in: .item, "confirmationAction",
      "Where `primaryAction` is, in a capsule of its own. It is not pinned: for Done in the column `topBarPinnedTrailing` is the sure place.",
      .capsules, .orderTop),
    ValueNote(
      .placement, in: .item, "cancellationAction",
      "In a row: at the leading end. In the column: first, in Back's place; it never leaves. The place for Close and Cancel, with an icon: text stays horizontal.",
      .orderTiers, .autoBack, .neverLeaves),
    ValueNote(.placement, in: .item, "destructiveAction", "In a row: at the trailing end. In the column: among the top items, in the order declared.", .orderTop, .orderRows),
    ValueNote(.placement, in: .item, "principal", "In the middle of the title row, in the title's place; it stays horizontal.", .titleRow),
    ValueNote(.placement, in: .item, "title", "In the title row, in the title's place; with `kind: menu` it is the title menu.", .titleRow),
    ValueNote(.placement, in: .item, "subtitle", "In the title row, below the title.", .titleRow),
    ValueNote(.placement, in: .item, "largeTitle", "In the title's place where the title is drawn large.", .titleRow),
    ValueNote(.placement, in: .item, "largeSubtitle", "Below the title where it is drawn large.", .titleRow),
    ValueNote(.placement, in: .item, "status", "In the middle of the bar at the bottom; it stays horizontal.", .statusRow),
    ValueNote(.placement, in: .item, "keyboard", "Above the keyboard, never in the column; not shown while the keyboard is down.", .keyboardStays),
    ValueNote(.placement, in: .item, "floating", "A button that the app floats over its content: no placement of the system's. It never moves.", .customBarStays),
    ValueNote(.placement, in: .sheet, "automatic", "In the middle of the inner display; partly folded, in the half away from the bar. Its bars are horizontal there.", .sheetAxis),
    ValueNote(.placement, in: .sheet, "center", "In the middle of the inner display; its bars are horizontal there.", .sheetAxis),
    ValueNote(.placement, in: .sheet, "leading", "At the leading edge of the inner display; vertical bars only where that is the bar's side: in right-to-left.", .sheetAxis),
    ValueNote(.placement, in: .sheet, "trailing", "At the trailing edge of the inner display: the bar's side in left-to-right, so its bars are vertical.", .sheetAxis),
  ]

  private static let hints = [
    ValueNote(.axis, "automatic", "An icon turns vertical; text and custom views stay horizontal.", .iconVertical, .textHorizontal, .customHorizontal),
    ValueNote(.axis, "horizontalOnly", "The item stays in a horizontal bar, and must draw itself so even where an edge is set.", .hintHorizontal),
    ValueNote(
      .axis, "verticalPreferred", "A custom view, or an item whose label shows text, turns vertical as well. An item without an icon does not.",
      .customVertical, .textVertical, .noIconHorizontal),
    ValueNote(.priority, "low", "Leaves before all that is automatic: rank -1000.", .overflowOrder),
    ValueNote(.priority, "automatic", "Rank 0; UIKit says `standard`.", .overflowOrder),
    ValueNote(.priority, "high", "Leaves after all that is automatic: rank 1000.", .overflowOrder),
    ValueNote(.leadingItems, "replaceBack", "Leading items stand in Back's place: alone, first, never leaving (UIKit).", .uikitLeading),
    ValueNote(.leadingItems, "supplementBack", "Leading items stand beside Back, as top items (UIKit).", .uikitLeading, .orderTop),
    ValueNote(.size, "flexible", "Takes no length in the column, but splits capsules; in rows it takes what is left.", .spacers),
    ValueNote(.size, "fixed", "Keeps a size of its own in the column.", .spacers),
    ValueNote(.kind, in: .item, "edit", "The system's Edit button: it needs neither title nor icon, and stays horizontal.", .editHorizontal),
    ValueNote(.kind, in: .item, "segmented", "Too wide for the column: horizontal, whatever the hint says.", .wideHorizontal),
    ValueNote(.kind, in: .item, "slider", "Too wide for the column: horizontal, whatever the hint says.", .wideHorizontal),
    ValueNote(.kind, in: .item, "custom", "A view of the app's own: horizontal unless it opts in with `axis: verticalPreferred`.", .customHorizontal, .customVertical),
  ]

  private static let containers = [
    ValueNote(.verticalBar, "automatic", "Bars are vertical where the pose has a vertical bar.", .poseAxis),
    ValueNote(.verticalBar, "disabled", "All bars of the window or presentation are horizontal, the status bar too.", .optOut),
    ValueNote(.verticalBar, "disabledInRegular", "Disabled where the width is regular: a choice that an app makes by size class, no value of the platform's.", .optOut),
    ValueNote(.compression, "automatic", "The tab bar stays whole, items go to the menu; as a last resort the tab bar collapses too.", .tabsFirst, .tabsLastResort),
    ValueNote(.compression, "prefersTabBar", "The tab bar stays whole, items go to the menu.", .tabsFirst),
    ValueNote(.compression, "prefersToolbarItems", "The tab bar collapses to one control before an item goes to the menu; UIKit says `prefersBarItems`.", .itemsFirst),
    ValueNote(.titleDisplay, "inlineLarge", "Leading, principal and title items start in the menu.", .inlineLarge),
    ValueNote(.detents, "medium", "Half the display's height; at rest below `large` bars are horizontal on the outer display.", .sheetDetentAxis),
    ValueNote(.detents, "large", "The full height.", .sheetAxis),
    ValueNote(.role, in: .tab, "search", "The last slot of the tab bar wherever it is declared.", .searchTab),
    ValueNote(.role, in: .tab, "prominent", "One tab may stand out: a destination, not an action."),
    ValueNote(.hidesTabs, "always", "No tab bar while the screen is shown.", .hidesTabs),
    ValueNote(.hidesTabs, "compact", "No tab bar in compact width while the screen is shown.", .hidesTabs),
    ValueNote(.style, in: .item, "prominent", "Stands in a capsule of its own, and splits its group.", .capsules),
  ]
}
