extension Vocabulary {
  static let itemAttributes = [
    attribute(
      .symbol, in: [.item, .tab], .form(.symbol), "the icon, by its name in SF Symbols", swiftUI: "systemImage", uiKit: "UIImage(systemName:)"),
    attribute(.image, in: [.item, .tab], .form(.symbol), "a custom icon, by its name", swiftUI: "image", uiKit: "UIImage(named:)"),
    attribute(
      .placement, in: [.item, .group], placementType, "where the item stands in a horizontal bar",
      swiftUI: "ToolbarItemPlacement", uiKit: "UINavigationItem"),
    attribute(
      .axis, in: [.item, .group], .one(of: AxisHint.self), "whether the item may turn vertical",
      swiftUI: "axisBehavior(_:)", uiKit: "axisBehavior", since: "27.1"),
    attribute(
      .priority, in: [.item, .group], priorityType, "what stays when room is short: the lowest leaves first",
      swiftUI: "visibilityPriority(_:)", uiKit: "visibilityPriority", since: "27.0"),
    attribute(.kind, in: [.item], .one(of: ItemKind.self), "what control it is"),
    attribute(.label, in: [.item], .one(of: LabelStyle.self), "how its label is drawn in a bar", swiftUI: "labelStyle(_:)"),
    attribute(.role, in: [.item], .one(of: ItemRole.self), "what it does; gives no icon", swiftUI: "ButtonRole"),
    attribute(
      .style, in: [.item], .one(of: ItemStyle.self), "prominent items stand in a capsule of their own",
      swiftUI: "buttonStyle(.glassProminent)", uiKit: "UIBarButtonItem.Style.prominent"),
    attribute(
      .badge, in: [.item, .tab], .one(of: DynamicBadge.self, or: [.integer, .string], range: 0...1_000_000), default: "none",
      "a count or a text on the icon", swiftUI: "badge(_:)", uiKit: "badge"),
    attribute(.becomes, in: [.item], .one(of: Becomes.self), "what it turns into while its screen stays"),
    attribute(.text, in: [.item], .one(of: TextMeaning.self), "whether its text repeats the symbol or carries information"),
    attribute(.frequency, in: [.item], .one(of: Frequency.self), "how often it is used"),
    attribute(.status, in: [.item], .flag, "whether it conveys a state that should stay visible"),
    attribute(.width, in: [.item], .length, "a custom view's width in a horizontal bar, in points", uiKit: "customView"),
    attribute(.height, in: [.item], .length, default: "48", "a custom view's height in the column, in points"),
    attribute(.when, in: [.item, .group, .tab, .search], .one(of: When.self), "the width class in which it is shown"),
    attribute(.conditional, in: [.item, .tab], .flag, "whether it may be absent at run time; it is laid out as present"),
    attribute(.opens, in: [.item, .tab], .one(of: Opens.self), "what it opens"),
    attribute(.controls, in: [.item], .form(.name), "the column or screen that it acts on"),
  ]

  static let contentAttributes = [
    attribute(
      .representative, in: [.group], .form(.name), "the item that stands for the group where room is short (UIKit)",
      uiKit: "representativeItem"),
    attribute(
      .size, in: [.spacer], .one(of: SpacerSize.self, or: .points, range: 0...1_000_000), "how much room it takes",
      swiftUI: "ToolbarSpacer", uiKit: "fixedSpace(_:)"),
    attribute(
      .placement, in: [.spacer], placementType, default: "that of the item before it", "the bar that it stands in"),
    attribute(
      .placement, in: [.search], .one(of: SearchPlacement.self), "where the search stands",
      swiftUI: "searchable(placement:)", uiKit: "preferredSearchBarPlacement"),
    attribute(
      .minimized, in: [.search], .flag, "whether it is an icon at rest", swiftUI: "searchToolbarBehavior(.minimize)"),
  ]

  /// SwiftUI's placements; UIKit's names and the deprecated ones stand for them.
  private static let placementType = ValueType.one(of: Placement.self).aliased(
    deprecatedPlacements + uiKitPlacements)

  public static let deprecatedPlacements: [(word: String, means: String)] = [
    ("navigationBarLeading", "topBarLeading"), ("navigationBarTrailing", "topBarTrailing"),
  ]

  /// The names that only a UIKit container takes.
  public static let uiKitPlacements: [(word: String, means: String)] = [
    ("leadingItemGroups", "topBarLeading"), ("trailingItemGroups", "topBarTrailing"),
    ("pinnedTrailingGroup", "topBarPinnedTrailing"), ("centerItemGroups", "secondaryAction"),
    ("titleView", "principal"), ("toolbarItems", "bottomBar"),
  ]

  private static let priorityType = ValueType.one(of: PriorityLevel.self, or: [.integer, .derivedPriority])
    .aliased([(standardPriority, PriorityLevel.automatic.word)])

  /// What SwiftUI's `automatic` is called in UIKit.
  private static let standardPriority = "standard"

  /// The words of the priorities just below or above a level, each with how far from it it is.
  public static let derivedPriorities: [(word: String, level: PriorityLevel, step: Int32)] = {
    var derived: [(word: String, level: PriorityLevel, step: Int32)] = []
    for (name, level) in PriorityLevel.allCases.map({ ($0.word, $0) }) + [(standardPriority, .automatic)] {
      derived.append((word: "lowerThan." + name, level: level, step: -1))
      derived.append((word: "higherThan." + name, level: level, step: 1))
    }
    return derived
  }()
}
