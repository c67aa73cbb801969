import DuoLang
import Testing

@testable import DuoIR

/// Pinned items, the menu, what a screen says of its bars, and what needs a newer SDK.
@Suite struct BarRuleTests {
  // MARK: Pinned items

  @Test func `a confirm item among others wants to be pinned`() {
    let others = "\nitem a \"A\" symbol: a"
    let done = "item done \"Done\" symbol: checkmark"
    #expect(
      CheckedText.pushed("\(done) placement: confirmationAction\(others)").said(.doneNotPinned)
        == ["placement: confirmationAction: `done` ends the task and is not pinned"])
    #expect(CheckedText.pushed("\(done) placement: confirmationAction").slugs == [])
    #expect(CheckedText.sheet("\(done)\nitem close \"Close\" symbol: xmark placement: cancellationAction").slugs == [])
    #expect(CheckedText.pushed("\(done)\nitem a \"A\" symbol: a placement: bottomBar").slugs == [])
    #expect(CheckedText.pushed("\(done) when: compact\nitem a \"A\" symbol: a when: regular").said(.doneNotPinned) == [])
    #expect(CheckedText.pushed("item save \"Save\" symbol: square.and.arrow.down placement: confirmationAction\(others)").said(.doneNotPinned).count == 1)
    #expect(CheckedText.pushed("\(done) placement: topBarPinnedTrailing\(others)").slugs == [])
  }

  @Test func `a checkmark that marks or begins something is no Done`() {
    let others = "\nitem a \"A\" symbol: a placement: bottomBar\nitem b \"B\" symbol: b"
    #expect(CheckedText.pushed("item read \"Mark as Read\" symbol: checkmark placement: bottomBar\(others)").slugs == [])
    #expect(CheckedText.pushed("item select \"Select\" symbol: checkmark.circle\(others)").slugs == [])
    #expect(CheckedText.pushed("item read \"Read\" symbol: checkmark role: confirm placement: bottomBar\(others)").said(.doneNotPinned).count == 1)
    #expect(CheckedText.pushed("item done \"Done\" symbol: checkmark\(others)", "verticalBar: disabled content: media").said(.doneNotPinned) == [])
  }

  @Test func `two pinned items are a note, three a warning`() {
    func item(_ name: String, _ rest: String = "") -> String { "item \(name) \"\(name)\" symbol: \(name) placement: topBarPinnedTrailing \(rest)\n" }
    let two = CheckedText.pushed(item("a") + item("b"))
    #expect(two.said(.manyPinned) == ["placement: topBarPinnedTrailing: `a` and `b` are both pinned"] && two.severities(.manyPinned) == [.note])
    let three = CheckedText.pushed(item("a") + item("b") + item("c"))
    #expect(three.said(.manyPinned) == ["placement: topBarPinnedTrailing: 3 items of `S` are pinned"])
    #expect(three.severities(.manyPinned) == [.warning])
    #expect(CheckedText.pushed(item("a", "when: compact") + item("b", "when: regular")).slugs == [])
    #expect(CheckedText.pushed(item("a")).slugs == [])
  }

  @Test func `a pinned group of UIKit has a representative`() {
    let items = "{\nitem a \"A\" symbol: a\nitem b \"B\" symbol: b\n}"
    let without = CheckedText.pushed("group placement: pinnedTrailingGroup \(items)", framework: "uikit")
    #expect(without.said(.manyPinned) == ["group: this pinned group of 2 has no `representative`"])
    #expect(without.fixed(.manyPinned)?.contains("group placement: pinnedTrailingGroup representative: a {") == true)
    #expect(CheckedText(without.fixed(.manyPinned) ?? "").slugs == [])
    #expect(CheckedText.pushed("group placement: pinnedTrailingGroup representative: b \(items)", framework: "uikit").slugs == [])
    #expect(CheckedText.pushed("group placement: topBarPinnedTrailing \(items)").severities(.manyPinned) == [.note])
  }

  @Test func `a search may push out what is pinned, in SwiftUI`() {
    let add = "item add \"Add\" symbol: plus placement: topBarPinnedTrailing"
    #expect(CheckedText.root("search\n\(add)").said(.pinnedWithSearch) == ["placement: topBarPinnedTrailing: `add` is pinned on a screen with a search"])
    #expect(CheckedText.root("search\n\(add)", framework: "uikit").slugs == [])
    #expect(CheckedText.root("search when: compact\n\(add) when: regular").slugs == [])
  }

  // MARK: The menu

  @Test func `a priority in the menu has no effect`() {
    let group = CheckedText.root("group placement: secondaryAction priority: low {\nitem a \"A\" symbol: a\nitem b \"B\" symbol: b\n}\nitem c \"C\" symbol: c")
    #expect(group.said(.secondaryPriority) == ["priority: low: the group of `a` has a `priority` and is always in the menu"])
    #expect(CheckedText(group.fixed(.secondaryPriority) ?? "").slugs == [])
    let overflow = CheckedText.root("item c \"C\" symbol: c\noverflow {\nitem a \"A\" symbol: a priority: high\n}")
    #expect(overflow.slugs == ["secondary-priority"])
    #expect(overflow.said(.secondaryPriority) == ["priority: high: `a` has a `priority` and is always in the menu"])
    #expect(CheckedText.root("item a \"A\" symbol: a placement: secondaryAction priority: automatic").slugs == [])
  }

  @Test func `a frequent item in the menu is one finding`() {
    let frequent = "item a \"A\" symbol: a placement: secondaryAction frequency: frequent priority: high"
    #expect(CheckedText.root(frequent).slugs == ["secondary-frequent"])
    #expect(CheckedText.root(frequent, framework: "uikit").slugs == ["secondary-frequent"])
    #expect(
      CheckedText.root("overflow { item a \"A\" symbol: a frequency: frequent }").said(.secondaryFrequent)
        == ["a: `a` is used frequently and declared in `overflow`"])
  }

  @Test func `centre items are reported by group`() {
    let items = "{\nitem a \"A\" symbol: a\nitem b \"B\" symbol: b\n}"
    #expect(
      CheckedText.root("group placement: centerItemGroups priority: high \(items)", framework: "uikit").said(.centerItemsOverflow)
        == ["placement: centerItemGroups: the group of `a` is placed in `centerItemGroups`"])
    #expect(CheckedText.root("item a \"A\" symbol: a placement: centerItemGroups frequency: rare", framework: "uikit").slugs == [])
    #expect(CheckedText.root("item a \"A\" symbol: a placement: secondaryAction").slugs == [])
  }

  // MARK: Screens

  @Test func `a task lets the tab bar give way`() {
    let items = "item a \"A\" symbol: heart\nitem b \"B\" symbol: star"
    let task = CheckedText.tab("screen S \"S\" focus: task {\n\(items)\nstate t {\nitem c \"C\" symbol: c\n}\n}")
    #expect(task.said(.taskScreenCompression) == ["focus: task: `S` is for a task and lets the tab bar win"])
    #expect(CheckedText(task.fixed(.taskScreenCompression) ?? "").slugs == [])
    #expect(CheckedText.tab("screen S \"S\" focus: task compression: prefersTabBar {\n\(items)\n}").slugs == [])
    #expect(CheckedText.tab("screen S \"S\" focus: task hidesTabs: always {\n\(items)\n}").slugs == [])
    #expect(CheckedText.tab("screen S \"S\" focus: task").slugs == [])
    #expect(CheckedText.tab("screen S \"S\" focus: task {\n\(items)\n}", others: "").slugs == [])
    let state = CheckedText.tab("screen S \"S\" {\n\(items)\nstate t focus: task {\nitem c \"C\" symbol: c\n}\n}")
    #expect(state.said(.taskScreenCompression) == ["focus: task: `S.t` is for a task and lets the tab bar win"])
  }

  @Test func `hints on the keyboard are one finding, and taken out together`() {
    let both = CheckedText.root("item b \"B\" symbol: b\nitem bold \"Bold\" symbol: bold, priority: high, placement: keyboard, axis: horizontalOnly")
    #expect(both.slugs == ["keyboard-item"])
    #expect(both.said(.keyboardItem) == ["axis: horizontalOnly: `bold` stands on the keyboard, where neither its `axis` nor its `priority` is heard"])
    #expect(CheckedText(both.fixed(.keyboardItem) ?? "").slugs == [])
    let group = CheckedText.root("group placement: keyboard priority: low {\nitem bold \"Bold\" symbol: bold\nitem italic \"Italic\" symbol: italic\n}")
    #expect(group.said(.keyboardItem) == ["priority: low: the group of `bold` stands on the keyboard, where its `priority` is not heard"])
    #expect(CheckedText.root("item bold \"Bold\" symbol: bold placement: keyboard").slugs == [])
  }

  @Test func `an inline large title is reported at its screen`() {
    let checked = CheckedText.root(
      "item a \"A\" symbol: a placement: principal\nstate t {\nitem b \"B\" symbol: b placement: topBarLeading\n}", "titleDisplay: inlineLarge")
    #expect(checked.said(.inlineLargeTitle) == ["titleDisplay: inlineLarge: `S` has an `inlineLarge` title, and `a` stands where it goes"])
    #expect(CheckedText.root("item a \"A\" symbol: a", "titleDisplay: inlineLarge").slugs == [])
    let replaced = CheckedText.pushed("item a \"A\" symbol: a placement: topBarLeading", "titleDisplay: inlineLarge", framework: "uikit")
    #expect(replaced.said(.inlineLargeTitle) == [])
  }

  @Test func `a search needs a row to open in`() {
    let checked = CheckedText.root("search\nitem a \"A\" symbol: a placement: bottomBar\nstate t {\nsearch\n}", "hidesNavigationBar: true")
    #expect(
      checked.said(.searchWithoutRow)
        == ["search: `S` has a search and hides its navigation bar", "search: `S.t` has a search and hides its navigation bar"])
    #expect(checked.findings.filter { $0.kind == .searchWithoutRow }.allSatisfy { $0.help.contains { $0.hasPrefix("≈ estimated: ") } })
    #expect(CheckedText(checked.fixed(.searchWithoutRow) ?? "").slugs == [])
  }

  // MARK: SDK

  @Test func `each newer API is reported once, at its first use`() {
    let checked = CheckedText(
      """
      duo 1
      app A {
        sdk: 26.0
        stack {
          screen S "S" compression: prefersTabBar {
            item a "A" symbol: a priority: low
            item b "B" symbol: b placement: topBarPinnedTrailing priority: high
            item c "C" symbol: c axis: automatic
            overflow { item d "D" }
            state t { note: "x" }
          }
        }
      }
      """)
    let said = checked.said(.needsNewerSDK)
    #expect(
      said == [
        "compression: prefersTabBar: `compression` needs SDK 27.1, and `A` is built with 26.0",
        "priority: low: `priority` needs SDK 27.0, and `A` is built with 26.0",
        "placement: topBarPinnedTrailing: `placement: topBarPinnedTrailing` needs SDK 27.0, and `A` is built with 26.0",
        "d: `overflow` needs SDK 27.0, and `A` is built with 26.0",
      ])
    #expect(checked.findings.filter { $0.kind == .needsNewerSDK }[1].label == "SDK 26.0 does not compile this, nor the other use of it")
    #expect(checked.said(.sdkTooOld) == [])
    #expect(CheckedText(checked.fixed(.needsNewerSDK) ?? "").said(.needsNewerSDK) == [])
  }

  @Test func `UIKit had pinned groups and overflow items before`() {
    let items = "item a \"A\" symbol: a placement: topBarPinnedTrailing\noverflow { item d \"D\" }"
    func app(_ framework: String, _ sdk: String) -> CheckedText {
      CheckedText("duo 1\napp A { sdk: \(sdk) framework: \(framework)\nstack { screen S \"S\" {\n\(items)\n} } }")
    }
    #expect(app("uikit", "26.0").said(.needsNewerSDK) == [])
    #expect(app("uikit", "26.0").said(.sdkTooOld) == ["sdk: 26.0: `A` is built with SDK 26.0"])
    #expect(app("swiftui", "26.0").said(.needsNewerSDK).count == 2)
    #expect(app("swiftui", "27.0").said(.needsNewerSDK) == [])
  }

  @Test func `sheets, tabs and containers are looked at too`() {
    let checked = CheckedText(
      """
      duo 1
      app A {
        sdk: 26.0
        tabs verticalBar: disabled {
          tab a "A" symbol: a { stack { screen S "S" content: media } }
          tab b "B" symbol: b role: prominent { stack { screen T "T" content: media } }
        }
        sheet P placement: leading { stack { screen U "U" } }
      }
      """)
    #expect(
      checked.said(.needsNewerSDK) == [
        "verticalBar: disabled: `verticalBar` needs SDK 27.1, and `A` is built with 26.0",
        "role: prominent: `role: prominent` needs SDK 27.0, and `A` is built with 26.0",
        "placement: leading: `placement` needs SDK 27.0, and `A` is built with 26.0",
      ])
  }
}
