extension Vocabulary {
  static let scenarioAttributes = [
    attribute(.pose, in: [.scenario], .form(.name), "the pose that it begins from", required: true),
    attribute(.keyboard, in: [.scenario], .one(of: Shown.self, or: .points, range: 0...2000), default: "none", "the keyboard, or its height"),
    attribute(.pip, in: [.scenario], .one(of: Pinned.self, or: .points, range: 0...2000), default: "none", "picture-in-picture pinned to the top, or its height"),
    attribute(.liveActivities, in: [.scenario], .form(.integer, range: 0...10), default: "0", "how many Live Activities run"),
    attribute(.search, in: [.scenario], .one(of: SearchState.self), default: "none", "whether a search is going on"),
    attribute(.direction, in: [.scenario], .one(of: Direction.self), "the reading direction"),
    attribute(.height, in: [.scenario], .form(.points, range: 100...2000), default: "the pose's", "a shorter window's height"),
    attribute(.detent, in: [.scenario], .one(of: Detent.self, or: .points, range: 1...2000), default: "the smallest declared", "where a sheet rests"),
    attribute(.reduceTransparency, in: [.scenario], .flag, "the accessibility setting"),
    attribute(.compression, in: [.scenario], .one(of: Compression.self).aliased([("prefersBarItems", "prefersToolbarItems")]), default: "as declared", "what if every screen said this"),
    attribute(.sheetPlacement, in: [.scenario], .one(of: SheetPlacement.self), default: "as declared", "what if every sheet said this"),
    attribute(.verticalBar, in: [.scenario], .one(of: VerticalBar.self), default: "as declared", "what if all said this"),
    attribute(.sdk, in: [.scenario], .form(.version), default: "as declared", "what if the app were built with this SDK"),
  ]

  static let expectationAttributes = [
    attribute(.in, in: [.expect], ValueType.form(.name).listed(.allowed), "the poses and scenarios it is about, or `all`", required: true),
    controls(.column, "the column, top to bottom; `gap` before the former bottom bar, `tabs` the tab bar"),
    controls(.top, "the row at the top, leading to trailing"),
    controls(.bottom, "the row at the bottom, leading to trailing"),
    controls(.menu, "the overflow menu, top to bottom"),
    controls(.hidden, "what is not shown"),
    controls(.custom, "what stands in bars of the app's own"),
    controls(.keyboard, "what stands on the keyboard"),
    controls(.visible, "some of what is in a bar"),
    controls(.inMenu, "some of what is in the menu"),
    attribute(.tabs, in: [.expect], .one(of: TabBarForm.self), default: "not checked", "the form of the tab bar"),
    attribute(.edge, in: [.expect], .one(of: Side.self), default: "not checked", "the side of the vertical bar"),
    attribute(.first, in: [.expect], .form(.name), default: "not checked", "the first control of the column"),
  ]

  private static func controls(_ key: Key, _ documentation: String) -> AttributeDefinition {
    attribute(key, in: [.expect], ValueType.form(.name).listed(.required), default: "not checked", documentation)
  }

  static let deviceAttributes = [
    attribute(.base, in: [.device], .form(.name), "the device whose data this overrides"),
    attribute(.value, in: [.metric], .form(.points, range: 0...10_000), "its value, in points", required: true),
    attribute(.value, in: [.switch], .flag, default: "", "whether the device behaves so", required: true),
    attribute(.basis, in: [.metric, .switch, .pose], .one(of: Basis.self), default: "", "how sure it is"),
    attribute(.window, in: [.pose], list(2), "width and height of the window"),
    attribute(.sizeClass, in: [.pose], ValueType.one(of: SizeClass.self).listed(.required, count: 2), default: "", "width and height class"),
    attribute(.display, in: [.pose], .one(of: Display.self), default: "", "the display"),
    attribute(.orientation, in: [.pose], .one(of: Orientation.self), default: "", "how the display is held"),
    attribute(.folded, in: [.pose], .flag, "whether it is partly folded"),
    attribute(.splitView, in: [.pose], .flag, "whether it is one of two apps side by side"),
    attribute(.alias, in: [.pose], .form(.name), "a second name"),
    attribute(.side, in: [.pose], .one(of: Side.self), default: "", "the side of the vertical bar"),
    attribute(.column, in: [.pose], list(2), "where the column begins and ends, from the top"),
    attribute(.safeArea, in: [.pose], list(4), "the safe area: top, left, bottom, right"),
    attribute(.corners, in: [.pose], list(4), "the radii of the display's corners: top left, top right, bottom right, bottom left; for drawings"),
    attribute(.frame, in: [.region], list(4), "x, y, width, height", required: true),
  ]

  private static func list(_ count: Int) -> ValueType { ValueType.form(.points, range: 0...10_000).listed(.required, count: count) }

  static let projectAttributes = [
    attribute(
      .sources, in: [.project], ValueType.form(.string).listed(.allowed), default: "the working directory",
      "files and directories to compile, relative to this file"),
    attribute(
      .device, in: [.project], .form(.string), default: "iPhone Duo, or what the sources declare",
      "the file that declares the device, relative to this file"),
    attribute(
      .output, in: [.project], .form(.string), default: "standard output", "the directory for outputs, relative to this file"),
    attribute(.formats, in: [.project], ValueType.form(.name).listed(.allowed), default: "table", "the outputs to write"),
    attribute(.poses, in: [.project], ValueType.form(.name).listed(.allowed), default: "four poses", "the poses to lay out"),
    attribute(.strict, in: [.project], .flag, "whether warnings fail the run"),
    attribute(.error, in: [.project], ValueType.form(.name).listed(.allowed), "findings to report as errors"),
    attribute(.warn, in: [.project], ValueType.form(.name).listed(.allowed), "findings to report as warnings"),
    attribute(.allow, in: [.project], ValueType.form(.name).listed(.allowed), "findings not to report"),
  ]
}

public enum Shown: UInt8, WordEnum {
  case shown
  public static let words = ["shown"]
}

public enum Pinned: UInt8, WordEnum {
  case pinned
  public static let words = ["pinned"]
}

public enum SearchState: UInt8, WordEnum {
  case active
  public static let words = ["active"]
}
