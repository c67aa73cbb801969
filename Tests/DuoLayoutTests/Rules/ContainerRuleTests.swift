import DuoLang
import Testing

/// Edge cases of the rules about sheets, columns, tabs and items that swap.
@Suite struct ContainerRuleTests {
  private func sheet(_ attributes: String, _ content: String, sdk: String = "27.1") -> CheckedText {
    CheckedText("duo 1\napp A { sdk: \(sdk)\nstack { screen S }\nsheet P \(attributes) { stack { screen Q {\n\(content)\n}\n} } }")
  }
  private let close = "item close \"Close\" symbol: xmark placement: cancellationAction"
  private let help = "item help \"Help\" symbol: questionmark"

  @Test func `a single control is an item, on a sheet at full height`() {
    #expect(sheet("", close).said(.singleControlSheet) == ["P: `P` has one control, `close`"])
    #expect(sheet("", "\(close)\n\(help)").said(.singleControlSheet) == [])
    #expect(sheet("", "\(close)\nsearch").said(.singleControlSheet) == [])
    #expect(sheet("", "note: \"none\"").said(.singleControlSheet) == [])
    #expect(sheet("verticalBar: disabled", close).said(.singleControlSheet) == [])
    #expect(sheet("detents: [medium, large]", close).said(.singleControlSheet) == [])
    #expect(sheet("", close, sdk: "27.0").said(.singleControlSheet) == [])
    // A state with more counts too.
    #expect(sheet("", "\(close)\nstate t { \(close); \(help) }").said(.singleControlSheet) == [])
    #expect(sheet("", close).fixed(.singleControlSheet)?.contains("sheet P verticalBar: disabled  {") == true)
  }

  @Test func `heights in points are counted`() {
    #expect(sheet("detents: [300.5, large]", close).said(.customDetent) == ["detents: [300.5, large]: `P` rests at a height of 300.5 points"])
    #expect(sheet("detents: [300, 500]", close).said(.customDetent) == ["detents: [300, 500]: `P` rests at 2 heights in points"])
    #expect(sheet("detents: [medium, large]", close).said(.customDetent) == [])
  }

  @Test func `a trailing sheet says that it rests at large`() {
    let leftOut = sheet("placement: trailing", "\(close)\n\(help)")
    #expect(leftOut.said(.trailingSheetBeta) == ["placement: trailing: `P` stands at the trailing side and does not say where it rests"])
    #expect(leftOut.findings.first { $0.kind == .trailingSheetBeta }?.fixes.first?.safety == .safe)
    let more = sheet("placement: trailing detents: [medium, large]", "\(close)\n\(help)")
    #expect(more.findings.first { $0.kind == .trailingSheetBeta }?.fixes.first?.safety == .unsafe)
    #expect(more.fixed(.trailingSheetBeta)?.contains("placement: trailing detents: [large] {") == true)
    #expect(sheet("placement: trailing", "\(close)\n\(help)", sdk: "27.2").said(.trailingSheetBeta) == [])
    #expect(sheet("placement: trailing", "note: \"no controls\"").said(.trailingSheetBeta) == [])
    #expect(sheet("placement: leading", "\(close)\n\(help)").said(.trailingSheetBeta) == [])
  }

  @Test(arguments: ["popover P placement: trailing", "cover P placement: trailing, note: \"x\"", "cover P note: \"x\", placement: leading"])
  func `only a sheet has a side`(header: String) {
    let checked = CheckedText("duo 1\napp A { stack { screen S }\n\(header) { stack { screen Q } } }")
    #expect(checked.slugs == ["placement-on-popover"])
    #expect(checked.findings.first?.severity == .error)
    #expect(CheckedText(checked.fixed(.placementOnPopover) ?? "").slugs == [])
  }

  @Test func `other attributes are misplaced as before`() {
    #expect(CheckedText("duo 1\napp A { stack { screen S }\npopover P detents: [large] { screen Q } }").slugs == ["misplaced-attribute"])
  }

  @Test func `an item acts on its own column`() {
    func split(_ sidebar: String, _ detail: String) -> CheckedText {
      CheckedText(
        """
        duo 1
        app A {
          split {
            sidebar { screen L { \(sidebar) } }
            detail { stack { screen D { \(detail) }; screen E } }
            inspector { screen I { item x "X" kind: edit controls: detail } }
          }
        }
        """)
    }
    #expect(
      split("", "item s \"Sort\" symbol: s controls: L").said(.farFromContent)
        == ["controls: L: `s` stands in `detail` and acts on `L` in `sidebar`"])
    #expect(
      split("item s \"Sort\" symbol: s controls: detail", "").said(.farFromContent)
        == ["controls: detail: `s` stands in `sidebar` and acts on `detail`"])
    #expect(split("item s \"Sort\" symbol: s controls: L", "item t \"T\" symbol: t controls: E").said(.farFromContent) == [])
    #expect(split("", "item i \"Info\" symbol: info controls: inspector").said(.farFromContent) == [])
  }

  @Test func `a detail column holds a container`() {
    func detail(_ content: String, _ framework: String = "swiftui") -> CheckedText {
      CheckedText("duo 1\napp A { framework: \(framework)\nsplit { sidebar { screen L }\ndetail { \(content) } } }")
    }
    #expect(detail("screen D").said(.detailWithoutStack) == ["detail: this `detail` has no container of its own"])
    #expect(detail("screen D", "uikit").said(.detailWithoutStack) == [])
    #expect(detail("tabs { tab a \"A\" symbol: a { screen D } }").said(.detailWithoutStack) == [])
  }

  @Test func `a tab has an icon and is a destination`() {
    func tabs(_ second: String) -> CheckedText {
      CheckedText("duo 1\napp A { tabs {\ntab a \"A\" symbol: a role: prominent { screen S }\n\(second)\n} }")
    }
    #expect(tabs("tab b \"B\" { screen T }").said(.tabWithoutIcon) == ["b: tab `b` has no icon"])
    #expect(tabs("tab b \"B\" role: search { screen T }").said(.tabWithoutIcon) == [])
    #expect(tabs("tab b \"B\" image: b { screen T }").said(.tabWithoutIcon) == [])
    #expect(
      tabs("tab b \"B\" symbol: b role: prominent { screen T }").said(.manyProminentTabs)
        == ["role: prominent: tab `b` is prominent, and so is `a`"])
    #expect(
      tabs("tab b \"B\" symbol: b opens: popover").said(.manyProminentTabs)
        == ["opens: popover: tab `b` opens a popover and is no place to go to"])
    #expect(tabs("tab b \"B\" symbol: b { screen T }").said(.manyProminentTabs) == [])
    let apart = "tab b \"B\" symbol: b role: prominent when: regular { screen T }"
    let text = "duo 1\napp A { tabs {\ntab a \"A\" symbol: a role: prominent when: compact { screen S }\n\(apart)\n} }"
    #expect(CheckedText(text).said(.manyProminentTabs) == [])
  }

  @Test func `each app of a run is checked by itself`() {
    let app = { (name: String) in "app \(name) { tabs {\ntab a \"A\" { screen S }\ntab b \"B\" { screen T }\n} }\n" }
    let checked = CheckedText("duo 1\n" + app("A") + "app B { stack { screen S } }\n" + app("C"))
    #expect(checked.slugs == Array(repeating: "tab-without-icon", count: 4))
  }

  @Test func `a sidebar is asked for by the framework's own name`() {
    let text = "duo 1\napp A { framework: uikit\ntabs style: sidebarAdaptable {\ntab a \"A\" symbol: a { screen S }\n} }"
    let checked = CheckedText(text)
    #expect(
      checked.said(.sidebarNotAdopted) == ["style: sidebarAdaptable: these tabs adapt to a sidebar, and on this device are a tab bar"])
    #expect(checked.findings.first?.help.first?.contains("sidebar.preferredPlacement") == true)
  }

  // MARK: Items that swap

  private func item(_ attributes: String) -> [String] {
    CheckedText("duo 1\napp A { stack { screen S {\nitem i \(attributes)\n} } }").said(.swappingItem)
  }

  @Test func `an item that becomes something else keeps its axis`() {
    #expect(item("\"I\" symbol: i becomes: title") == ["becomes: title: `i` becomes text"])
    #expect(item("\"I\" becomes: symbol") == ["becomes: symbol: `i` becomes an icon"])
    #expect(item("\"I\" symbol: i becomes: custom") == ["becomes: custom: `i` becomes a custom view"])
    #expect(item("\"I\" symbol: i becomes: custom axis: verticalPreferred") == [])
    #expect(item("\"I\" symbol: i becomes: symbol") == [])
    #expect(item("\"I\" becomes: title") == [])
    #expect(item("\"I\" symbol: i becomes: title axis: horizontalOnly") == [])
    #expect(item("\"I\" symbol: i becomes: title placement: principal") == [])
    // The hint does not make text vertical.
    #expect(item("\"I\" symbol: i becomes: title axis: verticalPreferred").count == 1)
  }

  @Test func `a control of one name is on one axis in all states`() {
    func states(_ base: String, _ state: String, _ screen: String = "") -> CheckedText {
      CheckedText("duo 1\napp A { stack { screen S \(screen) {\nitem i \(base)\nstate t {\nitem i \(state)\n}\n} } }")
    }
    #expect(
      states("\"Edit\" symbol: pencil", "\"Done\" text: essential").said(.swappingItem)
        == ["i: `i` turns vertical in `S` and not in `S.t`"])
    #expect(states("\"Edit\" kind: edit", "\"Done\" symbol: checkmark").said(.swappingItem).count == 1)
    #expect(states("\"Edit\" symbol: pencil", "\"Done\" symbol: checkmark").said(.swappingItem) == [])
    #expect(states("\"Edit\" symbol: pencil axis: horizontalOnly", "\"Done\" text: essential").said(.swappingItem) == [])
    #expect(states("\"Edit\" symbol: pencil", "\"Done\" text: essential", "verticalBar: disabled").said(.swappingItem) == [])
    #expect(states("\"Edit\" symbol: pencil when: compact", "\"Done\" text: essential when: regular").said(.swappingItem) == [])
    #expect(
      states("\"Edit\" symbol: pencil", "\"Done\" text: essential").fixed(.swappingItem)?
        .contains("item i \"Edit\" symbol: pencil axis: horizontalOnly") == true)
  }

  // MARK: Edits

  @Test(arguments: [
    ("screen S verticalBar: disabled {", "screen S {"),
    ("screen S verticalBar: disabled, focus: task {", "screen S focus: task {"),
    ("screen S focus: task, verticalBar: disabled {", "screen S focus: task {"),
    ("screen S {\n    verticalBar: disabled\n    focus: task", "screen S {\n    focus: task"),
    ("screen S {\n    verticalBar: disabled focus: task", "screen S {\n    focus: task"),
    ("screen S {\n    verticalBar: disabled, focus: task", "screen S {\n    focus: task"),
  ])
  func `an attribute goes with what sets it off`(before: String, after: String) {
    func frame(_ screen: String) -> String { "duo 1\napp A {\n  stack {\n    \(screen)\n    note: \"x\"\n  } }\n}" }
    #expect(CheckedText(frame(before)).fixed(.unsoundOptOut) == frame(after))
    #expect(CheckedText(frame(after)).findings.isEmpty)
  }
}
