extension Vocabulary {
  /// All kinds, in the order of `Kind`'s cases: the one place that says what they are.
  static let kinds: [KindDefinition] = [
    kind("duo", file: true, name: .required, "the edition of the language, on the first line"),
    kind("import", file: true, label: .required, "makes another file's toolbars, scenarios and devices known here"),
    kind("extend", file: true, name: .required, path: true, block: .required, "appends to an app, tab, presentation or screen"),

    kind("app", file: true, name: .required, label: .allowed, block: .allowed, "an app: one program", swiftUI: "App"),
    kind(
      "stack", [.app, .tab, .sidebar, .content, .detail, .inspector, .sheet, .cover, .popover], block: .allowed,
      "screens pushed on one another; the first is the root", swiftUI: "NavigationStack", uiKit: "UINavigationController"),
    kind("split", [.app, .tab], block: .allowed, "columns side by side", swiftUI: "NavigationSplitView", uiKit: "UISplitViewController"),
    kind("sidebar", [.split], block: .allowed, "the first column of a split"),
    kind("content", [.split], block: .allowed, "the middle column of a split"),
    kind("detail", [.split], block: .allowed, "the column of a split that the others lead to; the only one whose bars can be vertical"),
    kind("inspector", [.split, .screen], block: .allowed, "a trailing column with details", swiftUI: "inspector"),
    kind(
      "tabs", [.app, .sidebar, .content, .detail, .inspector, .sheet, .cover], block: .allowed,
      "a tab bar and its tabs", swiftUI: "TabView", uiKit: "UITabBarController"),
    kind("tab", [.tabs], name: .required, label: .allowed, block: .allowed, "one tab and what it shows", swiftUI: "Tab", uiKit: "UITab"),
    kind(
      "accessory", [.tabs], label: .allowed, block: .allowed, "the bar above the tab bar",
      swiftUI: "tabViewBottomAccessory", uiKit: "bottomAccessory"),
    kind(
      "sheet", [.app, .screen], name: .required, label: .allowed, block: .allowed, "a sheet",
      swiftUI: "sheet", uiKit: "UISheetPresentationController"),
    kind(
      "cover", [.app, .screen], name: .required, label: .allowed, block: .allowed, "a full-screen cover",
      swiftUI: "fullScreenCover", uiKit: "UIModalPresentationStyle.fullScreen"),
    kind(
      "popover", [.app, .screen], name: .required, label: .allowed, block: .allowed, "a popover",
      swiftUI: "popover", uiKit: "UIPopoverPresentationController"),
    kind(
      "screen", [.app, .stack, .sidebar, .content, .detail, .inspector, .tab, .sheet, .cover, .popover], name: .required,
      label: .allowed, block: .allowed, "one screen and its toolbar content", swiftUI: "View", uiKit: "UIViewController"),
    kind("state", [.screen], name: .required, label: .allowed, block: .allowed, "another state of a screen: its content replaces the screen's"),
    kind(
      "customBar", [.app, .screen, .state], name: .required, label: .allowed, block: .allowed, "a bar that the app draws itself",
      swiftUI: "safeAreaBar", uiKit: "UIToolbar"),

    kind(
      "item", [.screen, .state, .group, .overflow, .toolbar, .customBar, .accessory, .item], name: .required, label: .allowed,
      block: .allowed, "one control", swiftUI: "ToolbarItem", uiKit: "UIBarButtonItem"),
    kind(
      "group", [.screen, .state, .toolbar], label: .allowed, block: .allowed, "items that belong together: one capsule",
      swiftUI: "ToolbarItemGroup", uiKit: "UIBarButtonItemGroup"),
    kind(
      "spacer", [.screen, .state, .group, .toolbar, .customBar], "a gap between items or groups",
      swiftUI: "ToolbarSpacer", uiKit: "flexibleSpace()"),
    kind(
      "overflow", [.screen, .state, .toolbar], block: .allowed, "what is always in the overflow menu",
      swiftUI: "ToolbarOverflowMenu", uiKit: "additionalOverflowItems"),
    kind("search", [.screen, .state], "the system's search", swiftUI: "searchable", uiKit: "searchController"),
    kind("use", [.screen, .state, .group], name: .required, "the content of a `toolbar`, as if it stood here"),
    kind("toolbar", file: true, name: .required, block: .allowed, "a reusable set of toolbar content"),

    kind("scenario", [.app], file: true, name: .required, label: .allowed, block: .allowed, "conditions to lay out under, besides the poses"),
    kind("expect", [.screen, .state], block: .allowed, "what a layout of the screen must be"),

    kind("device", file: true, name: .required, label: .allowed, block: .required, "device data that overrides its base"),
    kind("metric", [.device], name: .required, path: true, "a length of the device"),
    kind("switch", [.device], name: .required, path: true, "a disputed behaviour of the device"),
    kind("pose", [.device], name: .required, block: .allowed, "a pose of the device"),
    kind("region", [.pose], name: .required, "a part of the display that the hardware or the system takes"),
    kind("project", file: true, name: .required, block: .allowed, "the settings of a project, in `project.duo`"),
  ]

  private static func kind(
    _ word: String, _ parents: [Kind] = [], file: Bool = false, name: Presence = .notAllowed, path: Bool = false,
    label: Presence = .notAllowed, block: Presence = .notAllowed, _ documentation: String, swiftUI: String = "", uiKit: String = ""
  ) -> KindDefinition {
    KindDefinition(
      word: word, parents: KindSet(parents), standsInFile: file, name: name, nameIsPath: path, label: label, block: block,
      documentation: documentation, swiftUI: swiftUI, uiKit: uiKit)
  }
}
