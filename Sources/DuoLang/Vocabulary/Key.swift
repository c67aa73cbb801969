/// The keys of attributes. What a key means depends on the kind it stands in: see `AttributeDefinition`.
public enum Key: UInt8, CaseIterable, Sendable {
  // Containers
  case sdk, framework, verticalBar, style, symbol, image, role, badge, when, opens, conditional, placement, detents, kind
  // Screens
  case compression, titleDisplay, content, focus, back, leadingItems, hidesTabs, hidesNavigationBar
  // Items, groups, spacers, search
  case axis, priority, label, becomes, text, frequency, status, width, height, controls, representative, size, minimized
  // Scenarios
  case pose, keyboard, pip, liveActivities, search, direction, detent, reduceTransparency, sheetPlacement
  // Expectations
  case `in`, column, top, bottom, menu, hidden, custom, tabs, edge, visible, inMenu, first
  // Devices
  case base, value, basis, window, sizeClass, display, orientation, folded, splitView, alias, side, safeArea, corners, frame
  // Projects
  case sources, device, output, formats, poses, strict, warn, allow, error
  // Any declaration
  case ignore, reason, note

  public static let count = UInt8(allCases.count)

  public var word: String { Vocabulary.keyWords[Int(rawValue)] }
}

extension Vocabulary {
  /// The words of `Key`, in the order of its cases.
  static let keyWords = [
    "sdk", "framework", "verticalBar", "style", "symbol", "image", "role", "badge", "when", "opens", "conditional", "placement", "detents", "kind",
    "compression", "titleDisplay", "content", "focus", "back", "leadingItems", "hidesTabs", "hidesNavigationBar",
    "axis", "priority", "label", "becomes", "text", "frequency", "status", "width", "height", "controls", "representative", "size", "minimized",
    "pose", "keyboard", "pip", "liveActivities", "search", "direction", "detent", "reduceTransparency", "sheetPlacement",
    "in", "column", "top", "bottom", "menu", "hidden", "custom", "tabs", "edge", "visible", "inMenu", "first",
    "base", "value", "basis", "window", "sizeClass", "display", "orientation", "folded", "splitView", "alias", "side", "safeArea", "corners", "frame",
    "sources", "device", "output", "formats", "poses", "strict", "warn", "allow", "error",
    "ignore", "reason", "note",
  ]
}
