import DuoLang

/// A placement rule that needs the program alone: its document, and its check of one thing at a time.
///
/// One file a rule, one line in `PlacementRule.all`. A rule sees sound programs only; it reports, and changes nothing.
public struct PlacementRule: Sendable {
  public let document: RuleDocument
  /// Called with each item of each state, its menus' rows and its own bars' items among them.
  var item: (@Sendable (ItemFacts, inout Findings) -> Void)?
  /// Called with each screen and each of its states.
  var state: (@Sendable (StateFacts, inout Findings) -> Void)?
  /// Called with each app: for what compares several screens, and for containers, tabs and presentations.
  var app: (@Sendable (AppFacts, inout Findings) -> Void)?

  init(
    _ document: RuleDocument, item: (@Sendable (ItemFacts, inout Findings) -> Void)? = nil,
    state: (@Sendable (StateFacts, inout Findings) -> Void)? = nil, app: (@Sendable (AppFacts, inout Findings) -> Void)? = nil
  ) {
    self.document = document
    self.item = item
    self.state = state
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

/// Checks a program by the rules that need nothing else, and reports what they find.
///
/// - Complexity: O(rules × items).
public func check(_ program: Program, units: [Unit], symbols: SymbolTable, diagnostics: inout DiagnosticBag) {
  var findings = Findings(program: program, units: units, symbols: symbols, diagnostics: diagnostics)
  let rules = PlacementRule.all
  for app in program.apps.ids where !program.apps[app].files.contains(where: { diagnostics.hasErrors(in: $0) }) {
    let appFacts = AppFacts(program: program, symbols: symbols, app: app)
    for rule in rules { rule.app?(appFacts, &findings) }
    for state in program.apps[app].states {
      let facts = StateFacts(program: program, symbols: symbols, state: state)
      for rule in rules { rule.state?(facts, &findings) }
      facts.forEachItem { item in
        for rule in rules { rule.item?(item, &findings) }
      }
    }
  }
  diagnostics = findings.diagnostics
}
