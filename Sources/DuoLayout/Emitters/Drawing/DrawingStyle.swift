import DuoLang

/// How drawings look: a class a row, with what never changes and the colours in light and dark.
///
/// Colours are no `var()`, which some renderers do not know: dark overrides light in rules of its own.
public struct DrawingStyle: Sendable {
  /// What a class says: what is the same in both schemes, then the colours of each.
  struct Rule: Sendable {
    let name: String
    let shape: String
    let light: String
    let dark: String

    init(_ name: String, _ shape: String, light: String, dark: String) {
      self.name = name
      self.shape = shape
      self.light = light
      self.dark = dark
    }
  }

  /// A set of colours.
  public enum Scheme: Sendable {
    case light, dark
  }

  /// The style sheet of a document of its own: light, and dark where the reader's system is.
  ///
  /// - Parameter hasMarks: whether drawings in it have marks.
  public static func write(into sink: inout some ByteSink, hasMarks: Bool = false) {
    writeShapes(into: &sink, hasMarks: hasMarks)
    writeColors(.light, into: &sink, hasMarks: hasMarks)
    sink.write("@media (prefers-color-scheme: dark) {\n")
    writeColors(.dark, into: &sink, hasMarks: hasMarks)
    sink.write("}\n")
  }

  /// What does not depend on the scheme: strokes, dashes, fonts.
  public static func writeShapes(into sink: inout some ByteSink, hasMarks: Bool = false) {
    sink.write(".d-drawing { font-family: ")
    sink.write(fonts)
    sink.write("; }\n")
    for rule in hasMarks ? rules : pictureRules where !rule.shape.isEmpty { write(rule.name, rule.shape, prefix: "", into: &sink) }
  }

  /// The colours of one scheme. - Parameter prefix: Goes before each selector: `:root[data-theme=dark] `.
  public static func writeColors(_ scheme: Scheme, prefix: String = "", into sink: inout some ByteSink, hasMarks: Bool = false) {
    for rule in hasMarks ? rules : pictureRules {
      let colors = scheme == .light ? rule.light : rule.dark
      if !colors.isEmpty { write(rule.name, colors, prefix: prefix, into: &sink) }
    }
  }

  private static func write(_ name: String, _ declarations: String, prefix: String, into sink: inout some ByteSink) {
    sink.write(prefix)
    sink.write(".d-")
    sink.write(name)
    sink.write(" { ")
    sink.write(declarations)
    sink.write("; }\n")
  }

  /// First what Apple's systems have, then two of the same metric that are everywhere else.
  static let fonts = "-apple-system, 'SF Pro Text', 'Helvetica Neue', Helvetica, Arial, sans-serif"

  static let rules = pictureRules + markRules

  private static let pictureRules: [Rule] = [
    // The page and what is printed on it.
    Rule("page", "", light: "fill: #f3f4f6", dark: "fill: #151618"),
    Rule("heading", "font-size: 21px; font-weight: 600", light: "fill: #1b1d21", dark: "fill: #f2f3f5"),
    Rule("subheading", "font-size: 14px", light: "fill: #5c6068", dark: "fill: #a6aab2"),
    Rule("state", "font-size: 16px; font-weight: 600", light: "fill: #1b1d21", dark: "fill: #f2f3f5"),
    Rule("caption", "font-size: 14px; font-weight: 600", light: "fill: #1b1d21", dark: "fill: #f2f3f5"),
    Rule("facts", "font-size: 12px", light: "fill: #5c6068", dark: "fill: #a6aab2"),
    Rule("rule", "fill: none; stroke-width: 1", light: "stroke: #d4d7dc", dark: "stroke: #34373c"),
    // The device.
    Rule("bezel", "stroke-width: 1.5", light: "fill: #c6cad1; stroke: #9298a2", dark: "fill: #3b3f45; stroke: #5f656e"),
    Rule("screen", "", light: "fill: #ffffff", dark: "fill: #0e0f11"),
    Rule("dimmed", "", light: "fill: #d9dce1", dark: "fill: #26282c"),
    Rule("sheet", "stroke-width: 1", light: "fill: #ffffff; stroke: #b4b8bf", dark: "fill: #17181b; stroke: #4b4f56"),
    Rule("content", "", light: "fill: #f2f3f6", dark: "fill: #1a1c1f"),
    Rule("strip", "", light: "fill: #e9ebef", dark: "fill: #24262a"),
    Rule("divider", "fill: none; stroke-width: 1", light: "stroke: #d4d7dc", dark: "stroke: #34373c"),
    Rule("status", "", light: "fill: #8a8f98", dark: "fill: #7e838c"),
    Rule("status-line", "fill: none; stroke-width: 2; stroke-linecap: round", light: "stroke: #8a8f98", dark: "stroke: #7e838c"),
    Rule("status-text", "font-size: 15px; font-weight: 600", light: "fill: #777c85", dark: "fill: #8e939c"),
    Rule("camera", "", light: "fill: #33363b", dark: "fill: #000000; stroke: #4b4f56"),
    Rule("fold", "", light: "fill: #e3e6eb", dark: "fill: #24262a"),
    Rule("crease", "fill: none; stroke-width: 1.5; stroke-dasharray: 10 4 2 4", light: "stroke: #9aa0a9", dark: "stroke: #676c75"),
    Rule("keyboard", "stroke-width: 1", light: "fill: #dfe2e7; stroke: #c2c6cd", dark: "fill: #2a2c30; stroke: #45494f"),
    Rule("keys", "fill: none; stroke-width: 34; stroke-dasharray: 32 8", light: "stroke: #f8f9fa", dark: "stroke: #3c3f45"),
    Rule("space", "fill: none; stroke-width: 34", light: "stroke: #f8f9fa", dark: "stroke: #3c3f45"),
    Rule("live", "", light: "fill: #ffffff", dark: "fill: #0e0f11"),
    // Bars.
    Rule("hit", "fill: none; pointer-events: all", light: "", dark: ""),
    Rule("capsule", "stroke-width: 1.5", light: "fill: #f8f9fb; stroke: #868b94", dark: "fill: #26282c; stroke: #858a93"),
    Rule("estimated", "stroke-dasharray: 5 3.5", light: "", dark: ""),
    Rule("selected", "", light: "fill: #d5e4fa", dark: "fill: #1d3d66"),
    Rule("icon", "fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round",
      light: "color: #1b1d21", dark: "color: #f2f3f5"),
    Rule("accent", "", light: "color: #0b57c4", dark: "color: #7db7ff"),
    Rule("faded", "", light: "color: #777c85", dark: "color: #8e939c"),
    Rule("knock", "", light: "stroke: #f8f9fb", dark: "stroke: #26282c"),
    Rule("knock-fill", "stroke: none", light: "fill: #f8f9fb", dark: "fill: #26282c"),
    Rule("knock-text", "", light: "fill: #f8f9fb", dark: "fill: #26282c"),
    Rule("view", "", light: "fill: #e4e7ec", dark: "fill: #3a3d43"),
    Rule("fallback", "fill: none; stroke-width: 1.4; stroke-dasharray: 3 2.2", light: "stroke: #777c85", dark: "stroke: #8e939c"),
    Rule("fallback-text", "font-size: 13px; font-weight: 600", light: "fill: #1b1d21", dark: "fill: #f2f3f5"),
    Rule("title", "font-size: 17px; font-weight: 600", light: "fill: #1b1d21", dark: "fill: #f2f3f5"),
    Rule("large-title", "font-size: 32px; font-weight: 700", light: "fill: #1b1d21", dark: "fill: #f2f3f5"),
    Rule("label", "font-size: 17px", light: "fill: #1b1d21", dark: "fill: #f2f3f5"),
    Rule("muted", "font-size: 17px", light: "fill: #6a6f78", dark: "fill: #9a9fa8"),
    Rule("small", "font-size: 14px", light: "fill: #5c6068", dark: "fill: #a6aab2"),
    Rule("tab", "font-size: 13px; font-weight: 500", light: "fill: #1b1d21", dark: "fill: #f2f3f5"),
    Rule("tab-selected", "font-size: 13px; font-weight: 700", light: "fill: #0b57c4", dark: "fill: #7db7ff"),
    Rule("badge", "stroke-width: 1.5", light: "fill: #c92a2a; stroke: #ffffff", dark: "fill: #e5484d; stroke: #0e0f11"),
    Rule("badge-text", "font-size: 11px; font-weight: 700", light: "fill: #ffffff", dark: "fill: #ffffff"),
    // Beside the device.
    Rule("panel", "stroke-width: 1", light: "fill: #ffffff; stroke: #c2c6cd", dark: "fill: #1f2124; stroke: #45494f"),
    Rule("leader", "fill: none; stroke-width: 1.5", light: "stroke: #868b94", dark: "stroke: #858a93"),
  ]

  /// How marks look.
  private static let markRules: [Rule] = [
    Rule("added", "fill: none; stroke-width: 3.5", light: "stroke: #0a7d3c", dark: "stroke: #4cd683"),
    Rule("removed", "fill: none; stroke-width: 3.5; stroke-dasharray: 2 5; stroke-linecap: round", light: "stroke: #c0262d", dark: "stroke: #ff7b80"),
    Rule("moved", "fill: none; stroke-width: 3.5; stroke-dasharray: 12 4", light: "stroke: #7434c4", dark: "stroke: #c49bff"),
    Rule("changed", "fill: none; stroke-width: 3.5; stroke-dasharray: 12 4 2.5 4", light: "stroke: #8a5a00", dark: "stroke: #f0b94a"),
    Rule("mark-line", "fill: none; stroke-width: 2", light: "stroke: #7434c4", dark: "stroke: #c49bff"),
    Rule("ghost", "fill: none; stroke-width: 2; stroke-dasharray: 3 4", light: "stroke: #777c85", dark: "stroke: #8e939c"),
    Rule("added-sign", "", light: "fill: #0a7d3c", dark: "fill: #4cd683"),
    Rule("removed-sign", "", light: "fill: #c0262d", dark: "fill: #ff7b80"),
    Rule("moved-sign", "", light: "fill: #7434c4", dark: "fill: #c49bff"),
    Rule("changed-sign", "", light: "fill: #8a5a00", dark: "fill: #f0b94a"),
    Rule("sign", "fill: none; stroke-width: 2.6; stroke-linecap: round; stroke-linejoin: round", light: "stroke: #ffffff", dark: "stroke: #0e0f11"),
  ]
}
