extension Vocabulary {
  /// All attributes by topic: the one place that says what they are.
  public static let attributes: [AttributeDefinition] = [
    containerAttributes, screenAttributes, itemAttributes, contentAttributes, scenarioAttributes, expectationAttributes,
    deviceAttributes, projectAttributes, commonAttributes,
  ].flatMap { $0 }

  static func attribute(
    _ key: Key, in owners: [Kind], _ type: ValueType, default defaultText: String? = nil, _ documentation: String,
    swiftUI: String = "", uiKit: String = "", since: String = "", required: Bool = false
  ) -> AttributeDefinition {
    AttributeDefinition(
      key: key, owners: KindSet(owners), type: type, defaultText: defaultText ?? type.words.first ?? "",
      documentation: documentation, swiftUI: swiftUI, uiKit: uiKit, since: since, isRequired: required)
  }

  private static let containerAttributes = [
    attribute(.sdk, in: [.app], .form(.version), default: "27.1", "the SDK that the app is built with"),
    attribute(
      .framework, in: [.app, .stack, .split, .tabs, .screen, .state], .one(of: Framework.self), default: "the nearest container's",
      "which framework's bars these are; `swiftui` inside a UIKit container is a hosted view"),
    attribute(
      .verticalBar, in: [.stack, .split, .tabs, .sheet, .cover, .screen, .state], .one(of: VerticalBar.self),
      "whether the bars may turn vertical", swiftUI: "toolbarVerticalBehavior(_:)", uiKit: "preferredVerticalBarBehavior", since: "27.1"),
    attribute(
      .style, in: [.tabs], .one(of: TabsStyle.self), "how the tabs are shown",
      swiftUI: "tabViewStyle(_:)", uiKit: "UITabBarController.mode"),
    attribute(.role, in: [.tab], .one(of: TabRole.self), "what the tab is", swiftUI: "TabRole", uiKit: "UISearchTab"),
    attribute(
      .placement, in: [.sheet], .one(of: SheetPlacement.self), "where the sheet stands on the inner display",
      swiftUI: "presentationPlacement(_:)", uiKit: "preferredPlacement", since: "27.0"),
    attribute(
      .detents, in: [.sheet], ValueType.one(of: Detent.self, or: .points, range: 1...1_000_000).listed(.allowed), default: "[large]",
      "the heights at which the sheet rests", swiftUI: "presentationDetents(_:)", uiKit: "detents"),
    attribute(.kind, in: [.customBar], .one(of: CustomBarKind.self), "what the bar is drawn with"),
  ]

  private static let screenAttributes = [
    attribute(
      .compression, in: [.screen, .state], compressionType, "which bar gives way first",
      swiftUI: "toolbarVerticalCompressionBehavior(_:)", uiKit: "verticalBarCompressionBehavior", since: "27.1"),
    attribute(
      .titleDisplay, in: [.screen, .state], .one(of: TitleDisplay.self), "how the title is shown",
      swiftUI: "toolbarTitleDisplayMode(_:)", uiKit: "largeTitleDisplayMode"),
    attribute(
      .content, in: [.screen, .state], .one(of: ScreenContent.self), "what the screen shows: decides whether an opt-out is sound"),
    attribute(.focus, in: [.screen, .state], .one(of: Focus.self), "whether destinations or actions matter more here"),
    attribute(
      .back, in: [.screen, .state], .one(of: BackDisplay.self, or: .string), "the system's Back on a pushed screen, or its title",
      swiftUI: "navigationBarBackButtonHidden(_:)", uiKit: "backButtonTitle"),
    attribute(
      .leadingItems, in: [.screen, .state], .one(of: LeadingItems.self), "whether leading items replace Back (UIKit)",
      uiKit: "leftItemsSupplementBackButton"),
    attribute(
      .hidesTabs, in: [.screen, .state], .one(of: HidesTabs.self), "whether the tab bar goes while the screen is shown",
      swiftUI: "toolbarVisibility(_:for:)", uiKit: "hidesBottomBarWhenPushed"),
    attribute(
      .hidesNavigationBar, in: [.screen, .state], .flag, "whether the row at the top goes",
      swiftUI: "toolbarVisibility(_:for:)", uiKit: "isNavigationBarHidden"),
  ]

  private static let compressionType = ValueType.one(of: Compression.self).aliased([("prefersBarItems", "prefersToolbarItems")])

  private static let commonAttributes = [
    attribute(.ignore, in: annotated, ValueType.form(.name).listed(.required), "findings that are not reported here, by slug"),
    attribute(.reason, in: annotated, .form(.string), "why they are not"),
    attribute(.note, in: annotated + [.metric, .switch, .pose], .form(.string), "a remark, shown in tables and reports"),
  ]

  /// The kinds that stand for something in an app.
  private static let annotated: [Kind] = Kind.allCases.filter {
    ![.duo, .import, .extend, .device, .metric, .switch, .pose, .region, .project].contains($0)
  }
}
