/// The catalogue: every finding that `duoc` can report, by its slug.
///
/// A slug is permanent and never used again for something else. Later kinds are added at the end of their family.
public enum DiagnosticKind: UInt8, CaseIterable, Sendable {
  // Characters and tokens
  case invalidUTF8, invalidCharacter, bidiCharacter, unterminatedString, unterminatedComment, invalidEscape, fileTooLarge
  case mergeConflict
  // Structure
  case expectedName, expectedValue, expectedDeclaration, unclosedBlock, unexpectedBrace, missingNewline, braceOnNextLine
  case nestingTooDeep, danglingDocComment, missingEdition, unknownEdition
  // Vocabulary and types of values
  case unknownKind, unknownAttribute, unknownValue, wrongValueType, valueOutOfRange, duplicateAttribute, conflictingAttribute
  case misplacedKind, misplacedAttribute, missingAttribute, missingChild, tooManyChildren, nameRequired, nameNotAllowed
  // Names and files
  case duplicateName, reservedName, unknownName, ambiguousName
  case importNotFound, importCycle, importNotFirst, unusedImport, unusedToolbar
  case scenarioWithoutEffect, deviceIncomplete, unreadableFile, unusedIgnore, unknownSlug
  // Placement rules
  case missingTitle, missingSymbol, emptyItem, duplicateSymbol, countInLabel, essentialText, swappingItem
  case titleNeverVertical, wideNeverVertical, customTooWide, customNotOptedIn, customLegibility, redundantHint
  case splitAxes, itemNotShown, itemsWithoutContainer, customBar, floatingButton, sdkTooOld, needsNewerSDK
  case closeNotInNavigation, textClose, supplementedBack, navigationPlacementMoves, doneNotPinned, manyPinned
  case pinnedWithSearch, secondaryPriority, secondaryFrequent, centerItemsOverflow, ellipsisReserved, ownOverflowMenu
  case opensFromMenu, segmentedInMenu, fixedSpacing, flexibleNoGap, packedItem, conditionalItem, unrankedOverflow
  case frequentOverflows, allHigh, taskScreenCompression, unsoundOptOut, optOutCollides, optOutDiffers, optOutNotHeard
  case singleControlSheet, sheetDetent, customDetent, trailingSheetBeta, sheetKeepsRow, placementOnPopover
  case notInDetail, farFromContent, detailWithoutStack, keyboardItem, tabWithoutIcon, manyProminentTabs
  case deprecatedPlacement, inlineLargeTitle, sidebarNotAdopted, dynamicBadge, columnOverfull, rowOverfull
  case customTooTall, noMenuForm, orderDiffers, searchWithoutRow, expectationFailed

  /// The kind with the slug `slug`. - Complexity: O(kinds).
  public init?(slug: String) {
    guard let index = Self.table.firstIndex(where: { $0.slug == slug }) else { return nil }
    self.init(rawValue: UInt8(index))
  }

  /// Whether it is one of the placement rules: these never stop an output, as the layout that shows the trouble is what its
  /// author needs.
  public var isPlacementRule: Bool { rawValue >= Self.missingTitle.rawValue }

  public var slug: String { Self.table[Int(rawValue)].slug }
  public var severity: Severity { Self.table[Int(rawValue)].severity }

  /// One row a kind, in the order of the cases.
  private static let table: [(slug: String, severity: Severity)] = [
    ("invalid-utf8", .error), ("invalid-character", .error), ("bidi-character", .error), ("unterminated-string", .error),
    ("unterminated-comment", .error), ("invalid-escape", .error), ("file-too-large", .error), ("merge-conflict", .error),
    ("expected-name", .error), ("expected-value", .error), ("expected-declaration", .error), ("unclosed-block", .error),
    ("unexpected-brace", .error), ("missing-newline", .error), ("brace-on-next-line", .error),
    ("nesting-too-deep", .error), ("dangling-doc-comment", .warning), ("missing-edition", .note), ("unknown-edition", .error),
    ("unknown-kind", .error), ("unknown-attribute", .error), ("unknown-value", .error), ("wrong-value-type", .error),
    ("value-out-of-range", .error), ("duplicate-attribute", .error), ("conflicting-attribute", .error),
    ("misplaced-kind", .error), ("misplaced-attribute", .error), ("missing-attribute", .error), ("missing-child", .error),
    ("too-many-children", .error), ("name-required", .error), ("name-not-allowed", .error),
    ("duplicate-name", .error), ("reserved-name", .error), ("unknown-name", .error), ("ambiguous-name", .error),
    ("import-not-found", .error), ("import-cycle", .error), ("import-not-first", .error), ("unused-import", .warning),
    ("unused-toolbar", .warning), ("scenario-without-effect", .warning), ("device-incomplete", .error),
    ("unreadable-file", .error), ("unused-ignore", .warning), ("unknown-slug", .error),
    ("missing-title", .warning), ("missing-symbol", .warning), ("empty-item", .error), ("duplicate-symbol", .warning),
    ("count-in-label", .note), ("essential-text", .note), ("swapping-item", .warning), ("title-never-vertical", .warning),
    ("wide-never-vertical", .warning), ("custom-too-wide", .warning), ("custom-not-opted-in", .note),
    ("custom-legibility", .note), ("redundant-hint", .note), ("split-axes", .warning), ("item-not-shown", .error),
    ("items-without-container", .warning), ("custom-bar", .warning), ("floating-button", .warning),
    ("sdk-too-old", .warning), ("needs-newer-sdk", .error), ("close-not-in-navigation", .warning), ("text-close", .note),
    ("supplemented-back", .warning), ("navigation-placement-moves", .warning), ("done-not-pinned", .note),
    ("many-pinned", .warning), ("pinned-with-search", .note), ("secondary-priority", .warning),
    ("secondary-frequent", .warning), ("center-items-overflow", .warning), ("ellipsis-reserved", .warning),
    ("own-overflow-menu", .warning), ("opens-from-menu", .warning), ("segmented-in-menu", .warning),
    ("fixed-spacing", .warning), ("flexible-no-gap", .note), ("packed-item", .warning), ("conditional-item", .note),
    ("unranked-overflow", .note), ("frequent-overflows", .warning), ("all-high", .warning),
    ("task-screen-compression", .note), ("unsound-opt-out", .warning), ("opt-out-collides", .note),
    ("opt-out-differs", .warning), ("opt-out-not-heard", .warning), ("single-control-sheet", .note),
    ("sheet-detent", .note), ("custom-detent", .note), ("trailing-sheet-beta", .note), ("sheet-keeps-row", .note),
    ("placement-on-popover", .error), ("not-in-detail", .warning), ("far-from-content", .warning),
    ("detail-without-stack", .warning), ("keyboard-item", .note), ("tab-without-icon", .warning),
    ("many-prominent-tabs", .warning), ("deprecated-placement", .note), ("inline-large-title", .warning),
    ("sidebar-not-adopted", .note), ("dynamic-badge", .note), ("column-overfull", .error), ("row-overfull", .warning),
    ("custom-too-tall", .warning), ("no-menu-form", .warning), ("order-differs", .warning),
    ("search-without-row", .warning), ("expectation-failed", .error),
  ]
}
