import DuoLang
import Foundation

@testable import DuoLayout

/// What a corpus file says that layouts must be: the JSON beside its `.duo`.
///
/// `layouts` is a list; each names a `screen`, perhaps a `state`, and a `pose` or a `scenario`, and any of these keys:
///
/// - `column` (with `gap` before the former bottom bar), `top`, `bottom`, `menu`, `hidden`, `custom`, `keyboard`: ids, or
///   `container.id`;
/// - `tabs`, `edge`, `verticalEdge`, `statusBar`, `background`, `presentation`, `room`, `used`, `bounds`, `safeArea`: as in
///   `duo-layout/1`; `missing`, `rowMissing`, `barRules`, `region` (the status region): as in `Layout`;
/// - `frames` (id: y and height in the column), `spans` (id: x and width), `rules`, `basis`, `frameBasis`, `groups`, `shows`,
///   `titles`, `tabFrames` (y and height): by id, or `container.id`.
struct LayoutExpectation {
  let keys: [String: Any]

  private static let lists = ["column", "top", "bottom", "menu", "hidden", "custom", "keyboard"]
  private static let plain = [
    "tabs", "edge", "verticalEdge", "statusBar", "background", "presentation", "room", "used", "bounds", "safeArea", "direction", "window",
  ]

  var place: String {
    let state = (keys["state"] as? String).map { "." + $0 } ?? ""
    return "\(keys["screen"] ?? "?")\(state) in \(keys["scenario"] ?? keys["pose"] ?? "?")"
  }

  /// Whether `layout`, decoded from JSON, is the one that this is about.
  func isAbout(_ layout: [String: Any]) -> Bool {
    guard layout["screen"] as? String == keys["screen"] as? String, layout["state"] as? String == keys["state"] as? String else { return false }
    if let scenario = keys["scenario"] { return layout["scenario"] as? String == scenario as? String }
    return layout["scenario"] is NSNull && layout["pose"] as? String == keys["pose"] as? String
  }

  /// What differs: a line each.
  func problems(_ json: [String: Any], _ layout: Layout, _ set: LayoutSet) -> [String] {
    var problems: [String] = []
    func compare(_ key: String, _ actual: Any?, _ expected: Any?) {
      let actual = Self.text(actual), expected = Self.text(expected)
      if actual != expected { problems.append("\(place): \(key) is \(actual), expected \(expected)") }
    }
    for (key, value) in keys.sorted(by: { $0.key < $1.key }) {
      switch key {
      case "screen", "state", "pose", "scenario", "because": continue
      case _ where Self.lists.contains(key):
        let isQualified = (value as? [String])?.contains { $0.contains(".") } ?? false
        compare(key, Self.ids(json[key], gap: key == "column", isQualified: isQualified), value)
      case _ where Self.plain.contains(key): compare(key, json[key], value)
      case "missing": compare(key, Double(layout.missing.tenths) / 10, value)
      case "rowMissing": compare(key, Double(layout.rowMissing.tenths) / 10, value)
      case "barRules": compare(key, layout.barRules.rules.map(\.id), value)
      case "region":
        let status = layout.regions.first { set.text($0.name) == "status" }?.frame
        compare(key, status.map { [$0.x, $0.y, $0.width, $0.height].map { Double($0.tenths) / 10 } }, value)
      case "frames", "spans", "tabFrames", "rules", "basis", "frameBasis", "groups", "shows", "titles":
        for (id, expected) in (value as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
          compare("\(key) of \(id)", Self.property(key, Self.control(id, json)), expected)
        }
      default: problems.append("\(place): no such key: \(key)")
      }
    }
    return problems
  }

  private static func property(_ key: String, _ control: [String: Any]?) -> Any? {
    let frame = control?["frame"] as? [String: Any]
    switch key {
    case "frames", "tabFrames": return frame.map { [$0["y"], $0["height"]] }
    case "spans": return frame.map { [$0["x"], $0["width"]] }
    case "groups": return control?["group"]
    case "titles": return control?["title"]
    default: return control?[key]
    }
  }

  /// The control of an id, or `container.id`: in any list, else among children.
  private static func control(_ id: String, _ layout: [String: Any]) -> [String: Any]? {
    var found: [[String: Any]] = []
    for list in lists { found += layout[list] as? [[String: Any]] ?? [] }
    for control in found { found += control["children"] as? [[String: Any]] ?? [] }
    return found.first { $0["id"] as? String == id } ?? found.first { qualified($0) == id }
  }

  private static func qualified(_ control: [String: Any]) -> String {
    let id = control["id"] as? String ?? ""
    return (control["container"] as? String).map { "\($0).\(id)" } ?? id
  }

  private static func ids(_ controls: Any?, gap: Bool, isQualified: Bool) -> [String] {
    var ids: [String] = []
    for control in controls as? [[String: Any]] ?? [] {
      let id = control["id"] as? String ?? ""
      if gap, control["segment"] as? String == "bottom", id != "tabs", !ids.contains("gap") { ids.append("gap") }
      ids.append(isQualified ? qualified(control) : id)
    }
    return ids
  }

  /// A value as text that two equal values share.
  private static func text(_ value: Any?) -> String {
    guard let value = value as Any?, !(value is NSNull) else { return "null" }
    if let list = value as? [Any?] { return "[" + list.map { text($0) }.joined(separator: ", ") + "]" }
    if let object = value as? [String: Any] {
      return "{" + object.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
    }
    if let number = value as? NSNumber { return Points(tenths: Int32((number.doubleValue * 10).rounded())).description }
    return "\(value)"
  }
}
