import DuoLang

/// A placement rule that needs the program alone: its document, and its check of one thing at a time.
///
/// One file a rule, one line in `PlacementRule.all`. A rule sees sound programs only; it reports, and changes nothing.
public struct PlacementRule: Sendable {
  public let document: RuleDocument
  /// Called with each item of each state, its menus' rows and its own bars' items among them, that has all of `itemNeeds`.
  let item: (@Sendable (ItemFacts, inout Findings) -> Void)?
  let itemNeeds: Traits
  /// Called with each screen and each of its states whose content has all of `stateNeeds`.
  let state: (@Sendable (StateFacts, inout Findings) -> Void)?
  let stateNeeds: Traits
  /// Called with each app: for what compares several screens, and for containers, tabs and presentations.
  let app: (@Sendable (AppFacts, inout Findings) -> Void)?

  init(
    _ document: RuleDocument, itemNeeds: Traits = [], item: (@Sendable (ItemFacts, inout Findings) -> Void)? = nil,
    stateNeeds: Traits = [], state: (@Sendable (StateFacts, inout Findings) -> Void)? = nil,
    app: (@Sendable (AppFacts, inout Findings) -> Void)? = nil
  ) {
    self.document = document
    self.item = item
    self.itemNeeds = itemNeeds
    self.state = state
    self.stateNeeds = stateNeeds
    self.app = app
  }
}

extension PlacementRule {
  /// The registry: all rules of this kind.
  public static let all: [PlacementRule] = contentRules + barRules + containerRules

  /// What an item is made of: icon, title, label, kind.
  static let contentRules: [PlacementRule] = [
    missingTitle, missingSymbol, emptyItem, duplicateSymbol, countInLabel, essentialText, titleNeverVertical,
    wideNeverVertical, customTooWide, customNotOptedIn, redundantHint, ellipsisReserved, ownOverflowMenu, packedItem,
    conditionalItem, dynamicBadge, deprecatedPlacement, fixedSpacing, allHigh,
  ]

  /// Where an item stands, and what it stands beside.
  static let barRules: [PlacementRule] = [
    itemsWithoutContainer, customBar, floatingButton, sdkTooOld, needsNewerSDK, closeNotInNavigation, textClose, supplementedBack,
    navigationPlacementMoves, doneNotPinned, manyPinned, pinnedWithSearch, secondaryPriority, secondaryFrequent,
    centerItemsOverflow, taskScreenCompression, keyboardItem, inlineLargeTitle, searchWithoutRow,
  ]

  /// Containers, presentations, tabs, and what differs between screens.
  static let containerRules: [PlacementRule] = [
    swappingItem, unsoundOptOut, optOutDiffers, optOutNotHeard, singleControlSheet, customDetent, trailingSheetBeta,
    placementOnPopover, farFromContent, detailWithoutStack, tabWithoutIcon, manyProminentTabs, sidebarNotAdopted,
  ]
}
