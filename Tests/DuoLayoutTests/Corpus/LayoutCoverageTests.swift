import DuoLang
import Testing

@testable import DuoLayout

/// Every rule, metric and switch decides something in some file of the corpus.
@Suite struct LayoutCoverageTests {
  /// What `duoc explain` says of the whole, and no control or bar names: how order, capsules and lengths come about.
  static let explainedOnly: Set<LayoutRule> = [
    .iconFirst, .orderTop, .orderKept, .capsules, .spacers, .cellHeight, .neverLeaves, .splitGroup, .menuOrder, .rowFit,
  ]

  private static let before = LayoutCase.all.map { ($0.text, Shape(compilation(of: $0.text).allLayouts)) }

  @Test func everyRuleDecidesSomething() {
    var seen: Set<LayoutRule> = []
    for layoutCase in LayoutCase.all {
      for layout in compilation(of: layoutCase.text).allLayouts.layouts {
        seen.formUnion(layout.barRules.rules)
        for control in layout.controls { seen.formUnion(control.rules.rules) }
      }
    }
    #expect(Set(LayoutRule.allCases).subtracting(Self.explainedOnly).subtracting(seen).map(\.id) == [])
    #expect(seen.intersection(Self.explainedOnly).map(\.id) == [])
  }

  /// What a rule of its own does not name has a file of its own all the same.
  @Test(arguments: ["capsules", "spacers", "never-leaves", "split-group", "menu-order", "row-fit", "order-tiers"])
  func thereIsAFile(_ name: String) {
    #expect(LayoutCase.inFolder("rules").contains { $0.name == "rules/\(name)" })
  }

  @Test(arguments: Metric.allCases) func metricMatters(_ metric: Metric) {
    let value = Device.iPhoneDuoForTests[metric]
    // The SDK is a version; a length grows a little.
    let other = metric == .sdkVerticalBars ? Points(tenths: 272) : value + 6
    let changed = Self.before.contains { changes($0, $1, "metric \(metric.name) value: \(other.description) basis: measured") }
    #expect(changed, "\(metric.name) changes no layout of the corpus")
  }

  /// Each value of each switch, whatever the device's own is.
  @Test(arguments: DeviceSwitch.allCases) func switchMatters(_ deviceSwitch: DeviceSwitch) {
    let other = !Device.iPhoneDuoForTests[deviceSwitch]
    #expect(Self.before.contains { changes($0, $1, "switch \(deviceSwitch.name) value: \(other) basis: measured") })
  }

  /// Whether a device that differs in one value gives a layout that differs; a file's own device gets the value too.
  private func changes(_ text: String, _ before: Shape, _ line: String) -> Bool {
    let own = text.replacing(" base: iPhoneDuo {", with: " base: iPhoneDuo {\n\(line)\n")
    let after = own == text ? compilation(of: [text, "duo 1\ndevice Other \"iPhone Duo\" base: iPhoneDuo { \(line) }\n"]) : compilation(of: own)
    guard after.errors.isEmpty else { return false }
    return before != Shape(after.allLayouts)
  }
}

/// What of layouts is laid out: lists, frames, bounds and regions.
struct Shape: Equatable {
  var lines: [String] = []

  init(_ set: LayoutSet) {
    for layout in set.layouts {
      lines.append("\(layout.place(set)) \(layout.bounds) \(layout.safeArea) \(layout.room as Any) \(layout.used as Any) \(layout.edge) \(layout.tabs)")
      for region in layout.regions { lines.append("\(region)") }
      lines.append("\(layout.bands)")
      for list in Layout.List.allCases {
        for control in layout[list] {
          lines.append("\(list) \(set.symbols.text(control.name)) \(control.frame as Any)")
          for child in layout.children(of: control) { lines.append("\(child.frame as Any)") }
        }
      }
    }
  }
}

extension Device {
  static let iPhoneDuoForTests: Device = {
    var symbols = Vocabulary.makeSymbolTable()
    return Device.iPhoneDuo(&symbols)
  }()
}
