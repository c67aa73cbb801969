import DuoLang
import Testing

@testable import DuoIR
@testable import DuoLayout

/// The rules of where items stand, and what they stand beside.
@Suite struct RuleExamplesTestsB {
  @Test(arguments: PlacementRule.barRules.map(\.document))
  func `the wrong example triggers its rule alone, the right one none`(_ document: RuleDocument) {
    #expect(CheckedText(document.wrong).slugs == [document.kind.slug])
    #expect(CheckedText(document.right).slugs == [])
    #expect(!document.what.isEmpty && document.what.hasSuffix(".") && !document.why.isEmpty && !document.source.isEmpty)
  }

  /// A fix leaves a sound text without the finding, a safe one nothing to say at all.
  @Test(arguments: PlacementRule.barRules.map(\.document))
  func `a fix answers its finding`(_ document: RuleDocument) throws {
    let checked = CheckedText(document.wrong)
    guard let fix = checked.findings.first?.fixes.first, let fixed = checked.fixed(document.kind) else { return }
    let after = CheckedText(fixed)
    #expect(after.findings.filter { $0.severity == .error }.isEmpty, "\(fixed)")
    #expect(after.said(document.kind) == [], "\(fixed)")
    if fix.safety == .safe { #expect(after.slugs == [], "\(fixed)") }
  }

  @Test func `the words that came later are words`() {
    for introduction in Vocabulary.introductions {
      guard let key = introduction.key else {
        #expect(Kind.allCases.contains { $0.word == introduction.word })
        continue
      }
      #expect(Vocabulary.attributes.contains { $0.key == key && $0.type.words.contains(introduction.word) }, "\(introduction.word)")
    }
    // `newerAPIs` looks no further than this.
    for attribute in Vocabulary.attributes { #expect(attribute.since <= Version.verticalBars.text) }
    for introduction in Vocabulary.introductions { #expect(max(introduction.swiftUI, introduction.uiKit) <= Version.verticalBars.text) }
  }

  /// A file with one screen, pushed on another.
  private func pushed(_ items: String, _ attributes: String = "", framework: String = "swiftui") -> CheckedText {
    CheckedText(
      "duo 1\napp A { framework: \(framework)\nstack { screen R \"R\"\nscreen S \"S\" \(attributes) {\n\(items)\n} } }")
  }

  private func root(_ items: String, _ attributes: String = "", framework: String = "swiftui") -> CheckedText {
    CheckedText("duo 1\napp A { framework: \(framework)\nstack { screen S \"S\" \(attributes) {\n\(items)\n} } }")
  }

  private func sheet(_ items: String, _ attributes: String = "", framework: String = "swiftui") -> CheckedText {
    CheckedText(
      "duo 1\napp A { framework: \(framework)\nstack { screen R \"R\" }\nsheet P { stack { screen S \"S\" \(attributes) {\n\(items)\n} } } }")
  }

  // MARK: Containers and bars

  @Test func `a screen alone is reported once, whatever state has the items`() {
    let checked = CheckedText(
      """
      duo 1
      app A {
        screen S "S" {
          item bold "Bold" symbol: bold placement: keyboard
          state one { item a "A" symbol: a }
          state two { item b "B" symbol: b }
        }
      }
      """)
    #expect(checked.said(.itemsWithoutContainer) == ["S: `S` has toolbar content but stands in no container"])
    #expect(CheckedText("duo 1\napp A { screen S \"S\" { item bold \"Bold\" symbol: bold placement: keyboard } }").slugs == [])
    #expect(CheckedText("duo 1\napp A { tabs { tab t \"T\" symbol: t { screen S \"S\" { item a \"A\" symbol: a } } } }").slugs == [])
  }

  @Test func `the stack goes round a lone screen only`() {
    let item = "item a \"A\" symbol: a"
    let alone = CheckedText("duo 1\napp A { stack { screen R \"R\" }\nsheet P {\n  /// One.\n  screen S \"S\" {\n    \(item)\n  }\n} }")
    #expect(alone.fixed(.itemsWithoutContainer)?.contains("  stack { screen S \"S\" {\n    \(item)\n  } }\n}") == true)
    let two = CheckedText("duo 1\napp A { stack { screen R \"R\" }\nsheet P { screen S \"S\" { \(item) }\nscreen T \"T\" { \(item) } } }")
    #expect(two.said(.itemsWithoutContainer).count == 2 && two.fixed(.itemsWithoutContainer) == nil)
  }

  @Test func `a bar in the safe area is the system's own way`() {
    #expect(root("customBar b kind: safeAreaBar { item a \"A\" symbol: a }").slugs == [])
    #expect(root("customBar b kind: tabBar { item a \"A\" symbol: a }").said(.customBar) == ["b: `b` is a tab bar that the app draws itself"])
    let app = CheckedText("duo 1\napp A { stack { screen S \"S\" }\ncustomBar b { item a \"A\" symbol: a } }")
    #expect(app.said(.customBar) == ["b: `b` is a toolbar that the app draws itself"] && app.fixed(.customBar) == nil)
  }

  @Test(arguments: [
    ("customBar b {", "group placement: bottomBar {"), ("customBar b \"B\" {", "group \"B\" placement: bottomBar {"),
    ("customBar b \"B\" kind: toolbar {", "group \"B\" placement: bottomBar {"),
    ("customBar b note: \"n\" {", "group placement: bottomBar note: \"n\" {"),
    ("customBar b {\n  kind: toolbar", "group {\n  placement: bottomBar"),
  ])
  func `a drawn toolbar becomes a group`(_ header: String, _ group: String) {
    let checked = root("\(header)\nitem a \"A\" symbol: a\n}")
    let fixed = checked.fixed(.customBar)
    #expect(fixed?.contains(group) == true, "\(fixed ?? "")")
    #expect(CheckedText(fixed ?? "").slugs == [])
  }

  @Test func `a floating group is reported once`() {
    let checked = root("group placement: floating {\nitem a \"A\" symbol: a\nitem b \"B\" symbol: b\n}\nitem c \"C\" symbol: c")
    #expect(checked.said(.floatingButton) == ["placement: floating: the group of `a` floats over the content"])
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

  // MARK: The way out

  @Test func `what leads out stands in the place of Back`() {
    let close = "item close \"Close\" symbol: xmark placement:"
    let help = "\nitem help \"Help\" symbol: questionmark"
    #expect(
      sheet("\(close) topBarTrailing\(help)").said(.closeNotInNavigation)
        == ["placement: topBarTrailing: `close` is a close item, and its placement is `topBarTrailing`"])
    #expect(sheet("\(close) bottomBar\(help)").said(.closeNotInNavigation).count == 1)
    #expect(sheet("\(close) cancellationAction\(help)").slugs == [])
    #expect(sheet("\(close) leadingItemGroups\(help)", framework: "uikit").slugs == [])
    #expect(
      sheet("\(close) trailingItemGroups\(help)", framework: "uikit").said(.closeNotInNavigation)
        == ["placement: trailingItemGroups: `close` is a close item, and its placement is `trailingItemGroups`"])
    let grouped = sheet("group placement: topBarLeading {\nitem close \"Close\" symbol: xmark\n}\(help)")
    #expect(grouped.said(.closeNotInNavigation) == ["close: `close` is a close item, and its placement is `topBarLeading`"])
    #expect(grouped.fixed(.closeNotInNavigation) == nil)
  }

  @Test func `a symbol alone does not make history or clearing a way out`() {
    let previous = "item previous \"Previous\" symbol: chevron.left placement: bottomBar\nitem next \"Next\" symbol: chevron.right placement: bottomBar"
    #expect(pushed(previous).slugs == [])
    #expect(pushed("item stop \"Stop\" symbol: xmark placement: bottomBar\nitem b \"B\" symbol: b placement: bottomBar").slugs == [])
    #expect(root("item clear \"Clear\" symbol: xmark.circle\nitem b \"B\" symbol: b").said(.closeNotInNavigation) == [])
    let stop = "item stop \"Stop\" symbol: xmark role: destructive"
    #expect(pushed("\(stop)\nitem b \"B\" symbol: b").said(.closeNotInNavigation) == [])
    // A role that is written counts everywhere, and so does a state that one leaves again.
    #expect(root("item done \"Done\" symbol: xmark role: cancel placement: bottomBar").said(.closeNotInNavigation).count == 1)
    let state = root("state selecting {\nitem stop \"Stop\" symbol: xmark placement: topBarLeading\n}")
    #expect(state.said(.closeNotInNavigation) == ["placement: topBarLeading: `stop` is a close item, and its placement is `topBarLeading`"])
  }

  @Test func `a written role makes the fix safe, a symbol does not`() {
    let help = "\nitem help \"Help\" symbol: questionmark"
    func safety(_ item: String) -> Fix.Safety? {
      sheet(item + help).findings.first { $0.kind == .closeNotInNavigation }?.fixes.first?.safety
    }
    #expect(safety("item close \"Close\" symbol: xmark role: close") == .safe)
    #expect(safety("item close \"Close\" symbol: xmark") == .unsafe)
    let fixed = CheckedText(sheet("item close \"Close\" symbol: xmark role: close" + help).fixed(.closeNotInNavigation) ?? "")
    #expect(fixed.slugs == [])
  }

  @Test func `text in the place of Back is one finding`() {
    let help = "\nitem help \"Help\" symbol: questionmark"
    let cancel = sheet("item cancel \"Cancel\" placement: cancellationAction" + help)
    #expect(cancel.slugs == ["text-close"])
    #expect(cancel.said(.textClose) == ["cancel: `cancel` has a title but no icon"])
    // In another place that is what is wrong first.
    #expect(sheet("item cancel \"Cancel\" role: cancel" + help).slugs == ["close-not-in-navigation"])
    let shown = sheet("item cancel \"Cancel\" symbol: xmark label: titleAndIcon placement: cancellationAction" + help)
    #expect(shown.said(.textClose) == ["label: titleAndIcon: `cancel` shows its title beside or instead of its icon"])
    #expect(CheckedText(shown.fixed(.textClose) ?? "").slugs == [])
    #expect(sheet("item cancel \"Cancel\" placement: cancellationAction axis: horizontalOnly" + help).said(.textClose) == [])
    #expect(sheet("item cancel \"Cancel\" placement: leadingItemGroups role: cancel" + help, framework: "uikit").slugs == ["text-close"])
  }

  @Test func `without a column a text close is no matter`() {
    let checked = CheckedText(
      """
      duo 1
      app A {
        stack { screen R "R" }
        sheet P verticalBar: disabled { stack { screen S "S" { item cancel "Cancel" placement: cancellationAction } } }
      }
      """)
    #expect(checked.slugs == [])
  }

  @Test func `beside Back a close item is not the first`() {
    let cancel = "item cancel \"Cancel\" symbol: xmark placement: leadingItemGroups"
    let supplement = "leadingItems: supplementBack"
    #expect(
      pushed(cancel, supplement, framework: "uikit").said(.supplementedBack)
        == ["cancel: `cancel` leads out of `S`, whose leading items stand beside Back"])
    #expect(root(cancel, supplement, framework: "uikit").said(.supplementedBack) == [])
    #expect(pushed("item a \"A\" symbol: a placement: leadingItemGroups", supplement, framework: "uikit").said(.supplementedBack) == [])
    let alone = pushed(cancel, supplement, framework: "uikit")
    #expect(alone.findings.first?.fixes.first?.safety == .safe)
    let beside = pushed(cancel + "\nitem a \"A\" symbol: a placement: leadingItemGroups", supplement, framework: "uikit")
    #expect(beside.findings.first { $0.kind == .supplementedBack }?.fixes.first?.safety == .unsafe)
    let state = pushed("item b \"B\" symbol: b\nstate t \(supplement) {\n\(cancel)\n}", framework: "uikit")
    #expect(state.fixed(.supplementedBack)?.contains("state t leadingItems: replaceBack") == true)
  }

  @Test func `navigation moves where Back is`() {
    let item = "item contents \"Contents\" symbol: list.bullet placement: navigation"
    #expect(root(item).slugs == [])
    #expect(
      pushed(item).said(.navigationPlacementMoves)
        == ["placement: navigation: `contents` is placed in `navigation`, and `S` has Back in compact width"])
    #expect(pushed(item, "back: hidden").slugs == [])
    #expect(pushed(item + " when: regular").slugs == [])
    #expect(pushed(item + "\nitem close \"Close\" symbol: xmark placement: cancellationAction").slugs == [])
    let split = CheckedText(
      "duo 1\napp A { split { sidebar { stack { screen L \"L\" } }\ndetail { stack { screen D \"D\" {\n\(item)\n} } } } }")
    #expect(split.said(.navigationPlacementMoves).count == 1)
  }

  // MARK: Pinned items

  @Test func `a confirm item among others wants to be pinned`() {
    let others = "\nitem a \"A\" symbol: a"
    let done = "item done \"Done\" symbol: checkmark"
    #expect(
      pushed("\(done) placement: confirmationAction\(others)").said(.doneNotPinned)
        == ["placement: confirmationAction: `done` ends the task and is not pinned"])
    #expect(pushed("\(done) placement: confirmationAction").slugs == [])
    #expect(sheet("\(done)\nitem close \"Close\" symbol: xmark placement: cancellationAction").slugs == [])
    #expect(pushed("\(done)\nitem a \"A\" symbol: a placement: bottomBar").slugs == [])
    #expect(pushed("\(done) when: compact\nitem a \"A\" symbol: a when: regular").said(.doneNotPinned) == [])
    #expect(pushed("item save \"Save\" symbol: square.and.arrow.down placement: confirmationAction\(others)").said(.doneNotPinned).count == 1)
    #expect(pushed("\(done) placement: topBarPinnedTrailing\(others)").slugs == [])
  }

  @Test func `a checkmark that marks or begins something is no Done`() {
    let others = "\nitem a \"A\" symbol: a placement: bottomBar\nitem b \"B\" symbol: b"
    #expect(pushed("item read \"Mark as Read\" symbol: checkmark placement: bottomBar\(others)").slugs == [])
    #expect(pushed("item select \"Select\" symbol: checkmark.circle\(others)").slugs == [])
    #expect(pushed("item read \"Read\" symbol: checkmark role: confirm placement: bottomBar\(others)").said(.doneNotPinned).count == 1)
    #expect(pushed("item done \"Done\" symbol: checkmark\(others)", "verticalBar: disabled content: media").said(.doneNotPinned) == [])
  }

  @Test func `two pinned items are a note, three a warning`() {
    func item(_ name: String, _ rest: String = "") -> String { "item \(name) \"\(name)\" symbol: \(name) placement: topBarPinnedTrailing \(rest)\n" }
    let two = pushed(item("a") + item("b"))
    #expect(two.said(.manyPinned) == ["placement: topBarPinnedTrailing: `a` and `b` are both pinned"] && two.severities(.manyPinned) == [.note])
    let three = pushed(item("a") + item("b") + item("c"))
    #expect(three.said(.manyPinned) == ["placement: topBarPinnedTrailing: 3 items of `S` are pinned"])
    #expect(three.severities(.manyPinned) == [.warning])
    #expect(pushed(item("a", "when: compact") + item("b", "when: regular")).slugs == [])
    #expect(pushed(item("a")).slugs == [])
  }

  @Test func `a pinned group of UIKit has a representative`() {
    let items = "{\nitem a \"A\" symbol: a\nitem b \"B\" symbol: b\n}"
    let without = pushed("group placement: pinnedTrailingGroup \(items)", framework: "uikit")
    #expect(without.said(.manyPinned) == ["group: this pinned group of 2 has no `representative`"])
    #expect(without.fixed(.manyPinned)?.contains("group placement: pinnedTrailingGroup representative: a {") == true)
    #expect(CheckedText(without.fixed(.manyPinned) ?? "").slugs == [])
    #expect(pushed("group placement: pinnedTrailingGroup representative: b \(items)", framework: "uikit").slugs == [])
    #expect(pushed("group placement: topBarPinnedTrailing \(items)").severities(.manyPinned) == [.note])
  }

  @Test func `a search may push out what is pinned, in SwiftUI`() {
    let add = "item add \"Add\" symbol: plus placement: topBarPinnedTrailing"
    #expect(root("search\n\(add)").said(.pinnedWithSearch) == ["placement: topBarPinnedTrailing: `add` is pinned on a screen with a search"])
    #expect(root("search\n\(add)", framework: "uikit").slugs == [])
    #expect(root("search when: compact\n\(add) when: regular").slugs == [])
  }

  // MARK: The menu

  @Test func `a priority in the menu has no effect`() {
    let group = root("group placement: secondaryAction priority: low {\nitem a \"A\" symbol: a\nitem b \"B\" symbol: b\n}\nitem c \"C\" symbol: c")
    #expect(group.said(.secondaryPriority) == ["priority: low: the group of `a` has a `priority` and is always in the menu"])
    #expect(CheckedText(group.fixed(.secondaryPriority) ?? "").slugs == [])
    let overflow = root("item c \"C\" symbol: c\noverflow {\nitem a \"A\" symbol: a priority: high\n}")
    #expect(overflow.slugs == ["secondary-priority"])
    #expect(overflow.said(.secondaryPriority) == ["priority: high: `a` has a `priority` and is always in the menu"])
    #expect(root("item a \"A\" symbol: a placement: secondaryAction priority: automatic").slugs == [])
  }

  @Test func `a frequent item in the menu is one finding`() {
    let frequent = "item a \"A\" symbol: a placement: secondaryAction frequency: frequent priority: high"
    #expect(root(frequent).slugs == ["secondary-frequent"])
    #expect(root(frequent, framework: "uikit").slugs == ["secondary-frequent"])
    #expect(
      root("overflow { item a \"A\" symbol: a frequency: frequent }").said(.secondaryFrequent)
        == ["a: `a` is used frequently and declared in `overflow`"])
  }

  @Test func `centre items are reported by group`() {
    let items = "{\nitem a \"A\" symbol: a\nitem b \"B\" symbol: b\n}"
    #expect(
      root("group placement: centerItemGroups priority: high \(items)", framework: "uikit").said(.centerItemsOverflow)
        == ["placement: centerItemGroups: the group of `a` is placed in `centerItemGroups`"])
    #expect(root("item a \"A\" symbol: a placement: centerItemGroups frequency: rare", framework: "uikit").slugs == [])
    #expect(root("item a \"A\" symbol: a placement: secondaryAction").slugs == [])
  }

  // MARK: Screens

  private func tabs(_ screen: String, tabs: String = "tab b \"B\" symbol: b { stack { screen T \"T\" } }") -> CheckedText {
    CheckedText("duo 1\napp A { tabs { tab a \"A\" symbol: a { stack {\n\(screen)\n} }\n\(tabs)\n} }")
  }

  @Test func `a task lets the tab bar give way`() {
    let items = "item a \"A\" symbol: heart\nitem b \"B\" symbol: star"
    let task = tabs("screen S \"S\" focus: task {\n\(items)\nstate t {\nitem c \"C\" symbol: c\n}\n}")
    #expect(task.said(.taskScreenCompression) == ["focus: task: `S` is for a task and lets the tab bar win"])
    #expect(CheckedText(task.fixed(.taskScreenCompression) ?? "").slugs == [])
    #expect(tabs("screen S \"S\" focus: task compression: prefersTabBar {\n\(items)\n}").slugs == [])
    #expect(tabs("screen S \"S\" focus: task hidesTabs: always {\n\(items)\n}").slugs == [])
    #expect(tabs("screen S \"S\" focus: task").slugs == [])
    #expect(tabs("screen S \"S\" focus: task {\n\(items)\n}", tabs: "").slugs == [])
    let state = tabs("screen S \"S\" {\n\(items)\nstate t focus: task {\nitem c \"C\" symbol: c\n}\n}")
    #expect(state.said(.taskScreenCompression) == ["focus: task: `S.t` is for a task and lets the tab bar win"])
  }

  @Test func `hints on the keyboard are one finding, and taken out together`() {
    let both = root("item b \"B\" symbol: b\nitem bold \"Bold\" symbol: bold, priority: high, placement: keyboard, axis: horizontalOnly")
    #expect(both.slugs == ["keyboard-item"])
    #expect(both.said(.keyboardItem) == ["axis: horizontalOnly: `bold` stands on the keyboard, where neither its `axis` nor its `priority` is heard"])
    #expect(CheckedText(both.fixed(.keyboardItem) ?? "").slugs == [])
    let group = root("group placement: keyboard priority: low {\nitem bold \"Bold\" symbol: bold\nitem italic \"Italic\" symbol: italic\n}")
    #expect(group.said(.keyboardItem) == ["priority: low: the group of `bold` stands on the keyboard, where its `priority` is not heard"])
    #expect(root("item bold \"Bold\" symbol: bold placement: keyboard").slugs == [])
  }

  @Test func `an inline large title is reported at its screen`() {
    let checked = root(
      "item a \"A\" symbol: a placement: principal\nstate t {\nitem b \"B\" symbol: b placement: topBarLeading\n}", "titleDisplay: inlineLarge")
    #expect(checked.said(.inlineLargeTitle) == ["titleDisplay: inlineLarge: `S` has an `inlineLarge` title, and `a` stands where it goes"])
    #expect(root("item a \"A\" symbol: a", "titleDisplay: inlineLarge").slugs == [])
    let replaced = pushed("item a \"A\" symbol: a placement: topBarLeading", "titleDisplay: inlineLarge", framework: "uikit")
    #expect(replaced.said(.inlineLargeTitle) == [])
  }

  @Test func `a search needs a row to open in`() {
    let checked = root("search\nitem a \"A\" symbol: a placement: bottomBar\nstate t {\nsearch\n}", "hidesNavigationBar: true")
    #expect(
      checked.said(.searchWithoutRow)
        == ["search: `S` has a search and hides its navigation bar", "search: `S.t` has a search and hides its navigation bar"])
    #expect(checked.findings.filter { $0.kind == .searchWithoutRow }.allSatisfy { $0.help.contains { $0.hasPrefix("≈ estimated: ") } })
    #expect(CheckedText(checked.fixed(.searchWithoutRow) ?? "").slugs == [])
  }
}
