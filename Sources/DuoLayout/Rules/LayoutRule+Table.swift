import DuoLang

extension LayoutRule {
  /// One row a rule, in the order of the cases.
  static let table: [Definition] = axisRules + barRules + orderRules + fitRules
  /// The bases alone, close together: every control asks for them.
  static let bases: [Basis] = table.map { $0.basis }

  private static let axisRules = [
    Definition(
      "sdk-gate", .documented, "built with an SDK older than vertical bars",
      "An app built with an SDK below 27.1 keeps horizontal bars in every pose.",
      "Tech Talk 111461, 0:30; Preparing your app for iPhone Duo"),
    Definition(
      "pose-axis", .documented, "bars are horizontal in this pose",
      "Bars are vertical on the outer display, and on the inner one in landscape, flat or partly folded, also in Split View. On the inner display in portrait they are horizontal.",
      "Tech Talk 111462, 0:28; Human Interface Guidelines, Designing for iPhone Duo"),
    Definition(
      "hardware-side", .documented, "the side is the hardware's",
      "The bar stands on the pose's side, never on that of the reading direction; in Split View on each app's outer edge. The value that code reads is named in the reading direction.",
      "Tech Talk 111462, 4:18"),
    Definition(
      "custom-bar-stays", .documented, "in a bar that the app draws itself",
      "A bar that the app draws itself, the accessory above the tab bar and a floating button never move.",
      "Tech Talk 111462, 2:36"),
    Definition(
      "needs-container", .measured, "no navigation container holds the screen",
      "A screen that stands in no system container has horizontal bars and no Back.",
      "Tech Talk 111462, 2:00; simulator readings, iOS 27.1"),
    Definition(
      "detail-only", .documented, "only the detail column's bar is vertical",
      "Of the visible columns of a split only the detail column takes part in the vertical bar; the others keep horizontal bars above themselves.",
      "Tech Talk 111462, 3:36; Preparing your app for iPhone Duo"),
    Definition(
      "split-compact", .documented, "a split is one stack in compact width",
      "In compact width a split is one stack: sidebar, content and detail, each pushed on the one before. An inspector is a sheet (estimated).",
      "Tech Talk 111461, 5:01; Human Interface Guidelines, Designing for iPhone Duo"),
    Definition(
      "split-portrait", .measured, "the sidebar hides behind a button",
      "On the inner display in portrait the detail column alone is on screen, with the sidebar's button first in its row; a column that is asked for lies over it.",
      "Simulator readings of NavigationSplitView, iOS 27.1"),
    Definition(
      "split-columns", .measured, "the columns stand side by side",
      "On the inner display in landscape sidebar, content and inspector take a column's width each and detail the rest; partly folded, the columns before detail end at the fold. Right-to-left mirrors the columns, and detail keeps the vertical bar (estimated).",
      "Simulator readings of NavigationSplitView, iOS 27.1"),
    Definition(
      "sheet-axis", .documented, "a sheet's bars are vertical only at the bar's side",
      "On the outer display and in Split View a sheet's bars are vertical, whatever its placement. On the inner display in landscape they are vertical only if it stands at the bar's side; in portrait they are horizontal.",
      "Tech Talk 111462, 3:58; Preparing your app for iPhone Duo"),
    Definition(
      "sheet-detent-axis", .measured, "the sheet rests below large",
      "On the outer display a sheet at rest below `large` has horizontal bars. It rests at the smallest of its detents.",
      "Simulator readings, iOS 27.1 RC; one source saw otherwise"),
    Definition(
      "sheet-empty", .documented, "no controls, no bar",
      "A sheet, cover or popover without any control has no bar.",
      "Tech Talk 111462, 3:58"),
    Definition(
      "cover-axis", .measured, "a cover fills the window",
      "A full-screen cover has bars as the window has, with an opt-out of its own.",
      "Simulator readings, iOS 27.1"),
    Definition(
      "popover-axis", .estimated, "a popover's bars are horizontal",
      "A popover's bars are horizontal; in compact width it is a sheet at `large`.",
      "By analogy with sheets: the documentation says only that placement does not apply to popovers"),
    Definition(
      "opt-out", .documented, "the vertical bar is turned off",
      "Where `verticalBar` comes to `disabled`, all bars are horizontal, the status bar too, and rows span the whole width.",
      "SwiftUI, toolbarVerticalBehavior(_:)"),
  ]

  private static let barRules = [
    Definition(
      "when-width", .documented, "not shown in this width class",
      "An item with `when: compact` or `when: regular` is not shown in the other width class.",
      "SwiftUI, horizontalSizeClass"),
    Definition(
      "keyboard-stays", .documented, "stays with the keyboard",
      "Keyboard items stay with the keyboard and never join the column; while it is down they are not shown.",
      "Tech Talk 111462, 10:00"),
    Definition(
      "overflow-content", .documented, "declared in the overflow menu",
      "What stands in `overflow` is in the menu in every pose.",
      "SwiftUI, ToolbarOverflowMenu; UIKit, additionalOverflowItems"),
    Definition(
      "secondary-in-menu", .measured, "secondary actions start in the menu",
      "A secondary action starts in the menu in every pose, whatever its priority; so do UIKit's center items.",
      "Simulator readings, iOS 27.1; UIKit, centerItemGroups"),
    Definition(
      "inline-large", .documented, "an inline large title sends it to the menu",
      "With `titleDisplay: inlineLarge` leading, principal and title items start in the menu.",
      "SwiftUI, ToolbarTitleDisplayMode.inlineLarge"),
    Definition(
      "title-row", .estimated, "title content stays in the title row",
      "Principal, title and subtitle items stay in the title row.",
      "By analogy with the title, which was measured there"),
    Definition(
      "status-row", .estimated, "status text stays at the bottom",
      "A `status` item stays in the horizontal bar at the bottom.",
      "By analogy with text items of the bottom bar"),
    Definition(
      "search-control", .measured, "search is the last control before the tab bar",
      "Beside a vertical bar search is one icon, the last control of the bottom segment, and never leaves; while active it is a field in the row at the top. With tabs, and in rows, this is estimated.",
      "Simulator readings without tabs, iOS 27.1"),
    Definition(
      "search-tab", .measured, "a search tab comes last",
      "A tab with the role `search` is the last slot of the tab bar wherever it is declared.",
      "Simulator readings, iOS 27.1"),
    Definition(
      "auto-back", .documented, "the system adds Back",
      "A pushed screen of a navigation container gets Back, unless it is hidden or replaced by a cancellation action or, in UIKit, by leading items.",
      "Tech Talk 111462, 4:50; SwiftUI, cancellationAction"),
    Definition(
      "uikit-leading", .documented, "leading items take the place of Back",
      "In UIKit leading items that do not supplement Back take its place: alone, first, never leaving. At the root of a presentation this is estimated.",
      "Tech Talk 111462, 5:00; UIKit, leftItemsSupplementBackButton"),
    Definition(
      "navigation-moves", .documented, "navigation items move to the trailing side",
      "A `navigation` item on a screen with Back moves to the trailing side in compact width.",
      "SwiftUI, ToolbarItemPlacement.navigation"),
    Definition(
      "hint-horizontal", .documented, "asked to stay horizontal",
      "An item with `axis: horizontalOnly` stays in a horizontal bar, and must draw itself so even where the edge is set.",
      "SwiftUI, axisBehavior(_:)"),
    Definition(
      "edit-horizontal", .documented, "the system's Edit button stays horizontal",
      "The system's Edit button changes between texts and stays horizontal.",
      "Tech Talk 111462, 8:25"),
    Definition(
      "wide-horizontal", .documented, "too wide for the column",
      "Segmented controls and sliders are horizontal, whatever the hint says.",
      "Tech Talk 111466, 6:20"),
    Definition(
      "custom-vertical", .documented, "a custom view that opted in",
      "A custom view with `axis: verticalPreferred` is vertical, squeezed to the column's width.",
      "Tech Talk 111462, 8:52"),
    Definition(
      "custom-horizontal", .documented, "a custom view stays horizontal",
      "A custom view stays horizontal unless it opts in.",
      "SwiftUI, ToolbarItemAxisBehavior"),
    Definition(
      "no-icon-horizontal", .documented, "text without an icon stays horizontal",
      "An item without an icon is horizontal, whatever the hint says.",
      "Preparing your app for iPhone Duo; simulator readings"),
    Definition(
      "text-vertical", .measured, "its icon alone, as the hint prefers vertical",
      "An item whose label shows text is vertical with `axis: verticalPreferred` and then shows its icon.",
      "Simulator readings of a menu with a text label"),
    Definition(
      "text-horizontal", .documented, "a label that shows text stays horizontal",
      "An item whose label shows text stays horizontal.",
      "Human Interface Guidelines, Designing for iPhone Duo"),
    Definition(
      "icon-vertical", .documented, "an icon turns vertical",
      "An item with an icon is vertical and shows the icon alone.",
      "Tech Talk 111462, 5:56"),
    Definition(
      "hides-tabs", .estimated, "the screen hides the tab bar",
      "With `hidesTabs` there is no tab bar: always, or in compact width.",
      "By analogy with horizontal bars"),
    Definition(
      "tabs-vertical", .documented, "the tab bar ends the column",
      "The tab bar is in the column whenever the bar is vertical, as icons; a tab without an icon shows nothing at rest.",
      "Tech Talk 111462, 3:09; icons measured"),
    Definition(
      "icon-first", .documented, "a row shows the icon, else the title",
      "In a row an item shows its icon, its title where it has none or its label says so; in the menu it shows both.",
      "Preparing your app for iPhone Duo; Tech Talk 111462, 6:40"),
    Definition(
      "row-top", .measured, "stays in the row at the top",
      "A horizontal item beside a vertical bar stays in the row at the top, from a top placement.",
      "Simulator readings, iOS 27.1"),
    Definition(
      "row-bottom", .measured, "stays in a row at the bottom",
      "A horizontal item of the bottom bar beside a vertical bar stays in a row at the bottom of the content.",
      "Simulator readings, iOS 27.1"),
    Definition(
      "no-row", .documented, "the screen hides its navigation bar",
      "With `hidesNavigationBar` there is no row at the top: what would be in it is not shown.",
      "SwiftUI, axisBehavior(_:): documented for one item"),
    Definition(
      "bar-background", .documented, "no background",
      "The vertical bar has no background and no scroll edge effect; with reduced transparency an opaque background.",
      "Tech Talk 111462, 10:07"),
  ]

  private static let orderRules = [
    Definition(
      "order-tiers", .documented, "in its tier",
      "The column holds, from the top: Back and what replaces it, pinned items, other top items, space, bottom items, and the tab bar at the very end.",
      "Human Interface Guidelines, Designing for iPhone Duo; Tech Talk 111466, 6:04"),
    Definition(
      "order-top", .estimated, "leading before trailing",
      "Among the top items leading ones come before trailing ones, each in the order declared.",
      "By analogy with reading order"),
    Definition(
      "order-rows", .documented, "in its place in the row",
      "A row at the top holds, from its leading end: the sidebar's button, Back and what replaces it, leading items, the title, trailing items, search, the overflow control, and pinned items last. The bottom row keeps the declared order.",
      "SwiftUI, ToolbarItemPlacement"),
    Definition(
      "order-kept", .documented, "the order is the same in every pose",
      "Groups stay together and in order, and controls of one class keep their order in every pose. The column is not mirrored in right-to-left; rows are.",
      "Tech Talk 111462, 5:41"),
    Definition(
      "capsules", .measured, "neighbours share a capsule",
      "A group is one capsule; single items that are neighbours and of one class share one. Prominent and confirming items, Back's tier, single pinned items and search stand alone.",
      "Readings against native UIKit bars"),
    Definition(
      "spacers", .documented, "a spacer splits and takes no room",
      "A flexible spacer takes no length in the column but splits capsules; a fixed one keeps its size. In rows flexible spacers share what is left (estimated).",
      "Tech Talk 111462, 10:50"),
    Definition(
      "cell-height", .measured, "50 points a cell, 48 alone",
      "In a capsule of several a cell is 50 points long, a custom view's its height and 2 (estimated); a lone control is 2 less than its cell.",
      "Readings against native UIKit bars"),
  ]

  private static let fitRules = [
    Definition(
      "room", .documented, "how long the column may be",
      "Live Activities, pinned picture-in-picture, the keyboard and a shorter window shrink the column. By how much is partly estimated: see the metrics.",
      "Tech Talk 111462, 11:40"),
    Definition(
      "tabs-first", .documented, "the tab bar stays whole",
      "Unless the screen prefers its toolbar items, the tab bar stays whole and items go to the menu.",
      "SwiftUI, toolbarVerticalCompressionBehavior(_:)"),
    Definition(
      "items-first", .documented, "the tab bar gives way first",
      "With `compression: prefersToolbarItems` the tab bar collapses first, to one control that shows the selected tab.",
      "SwiftUI, toolbarVerticalCompressionBehavior(_:)"),
    Definition(
      "tabs-last-resort", .estimated, "even an empty toolbar does not fit",
      "With `compression: automatic` the tab bar collapses if it does not fit even with every item in the menu, and the items are fitted anew.",
      "By arithmetic; agrees with one sighting"),
    Definition(
      "too-tall", .estimated, "longer than the whole room",
      "An item longer than the room leaves before any other.",
      "By arithmetic"),
    Definition(
      "overflow-order", .estimated, "no room: the lowest priority leaves first, then the last in the bar",
      "The item with the lowest priority leaves first, by its group's and then its own; among equals the last in the bar. That top and bottom items share one ranking is estimated.",
      "Tech Talk 111462, 13:10; Human Interface Guidelines"),
    Definition(
      "never-leaves", .documented, "never leaves",
      "Back and what replaces it, pinned items and search never leave. A pinned item of SwiftUI may while search is active.",
      "SwiftUI, topBarPinnedTrailing; UIKit, pinnedTrailingGroup"),
    Definition(
      "split-group", .measured, "a group may be split",
      "When room is short a group may lose its last items and keep the first.",
      "Readings against native UIKit bars"),
    Definition(
      "overflow-control", .measured, "the menu is not empty",
      "One ellipsis opens the menu if it holds anything. In the column it stands alone after the last capsule of the top segment, or of the bottom one if only bottom items are in the menu.",
      "Simulator readings, iOS 27.1; one source"),
    Definition(
      "menu-order", .estimated, "the menu's order",
      "The menu lists what left the bars, in their order, then secondary actions, then what is declared in `overflow`.",
      "By analogy with AppKit"),
    Definition(
      "row-fit", .estimated, "what a row holds",
      "Beside a vertical bar nothing leaves a row. In horizontal poses each row is fitted alone: the title gives way, then items leave by their priority.",
      "By analogy with other iPhones"),
    Definition(
      "overfull", .estimated, "what must stay does not fit",
      "If the controls that never leave do not fit, all run down from the range's start past its end.",
      "By arithmetic"),
  ]
}
