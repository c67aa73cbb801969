import DuoLang

/// A name of SwiftUI, UIKit or the talks that the vocabulary's table does not have, and what there is for it here.
struct APIName: Sendable {
  /// What stands for it here.
  enum Meaning: Sendable {
    case kind(Kind)
    case attribute(Key)
    /// A word as the value of an attribute.
    case value(Key, Kind, String)
    case rule(LayoutRule)
    /// Nothing does.
    case nothing
  }

  let names: [String]
  let meaning: Meaning
  let text: String

  init(_ names: String..., means meaning: Meaning, _ text: String) {
    self.names = names
    self.meaning = meaning
    self.text = text
  }

  static let all = spellings + bars + screens

  /// What the talks and earlier SDKs say.
  private static let spellings = [
    APIName(
      "toolbarCompressionBehavior", means: .attribute(.compression),
      "As said in the talk; the SDK's name is toolbarVerticalCompressionBehavior(_:), in UIKit verticalBarCompressionBehavior."),
    APIName(
      "leftItemSupplementsBackButton", means: .attribute(.leadingItems),
      "As said in the talk; the SDK's name is leftItemsSupplementBackButton. True is `leadingItems: supplementBack`."),
    APIName(
      "toolbarMinimizeBehavior", "toolbarMinimizationBehavior", "navigationBarMinimization", means: .nothing,
      "Minimises the navigation bar while content scrolls. What it does to a vertical bar nobody has published, so there is no word for it here."),
  ]

  private static let bars = [
    APIName(
      "trailingItemGroups", "rightBarButtonItems", "rightBarButtonItem", means: .value(.placement, .item, "topBarTrailing"),
      "UIKit lists right items from the trailing end: the first is the outermost. Here all items are written from leading to trailing."),
    APIName(
      "leadingItemGroups", "leftBarButtonItems", "leftBarButtonItem", means: .value(.placement, .item, "topBarLeading"),
      "The items at the leading end, in the same order in both."),
    APIName("pinnedTrailingGroup", means: .value(.placement, .item, "topBarPinnedTrailing"), "The group that never leaves, beyond the overflow control."),
    APIName(
      "centerItemGroups", means: .value(.placement, .item, "secondaryAction"),
      "In the navigator style these live in the overflow menu, as secondary actions do."),
    APIName("titleView", means: .value(.placement, .item, "principal"), "A view in the title's place."),
    APIName("toolbarItems", means: .value(.placement, .item, "bottomBar"), "The items of the bar at the bottom."),
    APIName("ToolbarItemAxisBehavior", "UIBarButtonItem.axisBehavior", means: .attribute(.axis), "Whether an item may turn vertical."),
    APIName("menuRepresentation", means: .kind(.item), "The row that stands for a custom view in the overflow menu: here its title, and the items in its block."),
    APIName("toolbarOverflowMenu", "overflowPresentationSource", means: .kind(.overflow), "The overflow menu: what is always in it stands in an `overflow` block."),
    APIName("EditButton", "editButtonItem", means: .value(.kind, .item, "edit"), "The system's Edit button: `kind: edit`."),
    APIName("ShareLink", means: .value(.kind, .item, "share"), "`kind: share`, with an icon."),
    APIName("DefaultToolbarItem", "searchBarPlacementBarButtonItem", means: .kind(.search), "The system's search, as a `search` declaration; the sidebar's button comes by itself."),
    APIName("inputAccessoryView", means: .value(.placement, .item, "keyboard"), "What stands above the keyboard: `placement: keyboard`."),
    APIName("ControlGroup", means: .kind(.group), "Items that belong together."),
    APIName(
      "contentMarginsRemoved", "isPaddingRemoved", means: .nothing,
      "Takes the padding off an item's background. It moves no control to another bar, so there is no word for it here."),
    APIName("UINavigationBar", "UITabBar", means: .kind(.customBar), "A bar that the app makes itself, outside a container, never turns vertical."),
    APIName("prefersBarItems", means: .value(.compression, .screen, "prefersToolbarItems"), "UIKit's name of `compression: prefersToolbarItems`."),
  ]

  private static let screens = [
    APIName(
      "toolbarVerticalEdge", "verticalBarEdge", "systemTraitsAffectingVerticalBarEdge", means: .rule(.hardwareSide),
      "The edge that code reads: `verticalEdge` in layouts. It is named in the reading direction, and is no sign that a bar is vertical now."),
    APIName(
      "ToolbarVerticalBehavior", "childForPreferredVerticalBarBehavior", "setNeedsUpdateOfVerticalBarConfiguration", means: .attribute(.verticalBar),
      "Whether bars may turn vertical. Containers pass it on from their top screen by themselves."),
    APIName("ToolbarVerticalCompressionBehavior", means: .attribute(.compression), "Which bar gives way first."),
    APIName("prominentTabIdentifier", means: .value(.role, .tab, "prominent"), "`role: prominent` on the tab."),
    APIName("defaultTabBarPlacement", means: .attribute(.style), "With `style: sidebarAdaptable` a sidebar is shown on this device only where the app asks for it."),
    APIName(
      "barContainerBehavior", "UIBarContainerBehavior", means: .nothing,
      "From 27.3 `local` lets each controller in one column of a split keep its own bars. There is no word for it here."),
    APIName("horizontalSizeClass", means: .attribute(.when), "Whether an item is shown in compact or in regular width."),
    APIName("navigationTitle", means: .kind(.screen), "The title in quotes after a screen's name."),
    APIName("toolbarTitleMenu", means: .value(.placement, .item, "title"), "`placement: title` with `kind: menu`."),
  ]
}
