import DuoLang
import Testing

@testable import DuoIR
@testable import DuoLayout

/// The rules of where items stand, and what they stand beside.
@Suite struct PlacementRuleTests {
  @Test func `the words that came later are words`() {
    for introduction in Vocabulary.introductions {
      guard let key = introduction.key else {
        #expect(Kind.allCases.contains { Vocabulary[$0].word == introduction.word })
        continue
      }
      #expect(Vocabulary.attributes.contains { $0.key == key && $0.type.words.contains(introduction.word) }, "\(introduction.word)")
    }
    // `newerAPIs` looks no further than this.
    for attribute in Vocabulary.attributes { #expect(attribute.since <= Version.verticalBars.text) }
    for introduction in Vocabulary.introductions { #expect(max(introduction.swiftUI, introduction.uiKit) <= Version.verticalBars.text) }
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
    let wrapped = "sheet P {\n  stack {\n    /// One.\n    screen S \"S\" {\n      \(item)\n    }\n  }\n} }"
    #expect(alone.fixed(.itemsWithoutContainer)?.hasSuffix(wrapped) == true)
    let inline = CheckedText("duo 1\napp A { stack { screen R \"R\" }\nsheet P { screen S \"S\" { \(item) } } }")
    #expect(inline.fixed(.itemsWithoutContainer)?.hasSuffix("sheet P { stack { screen S \"S\" { \(item) } } } }") == true)
    let two = CheckedText("duo 1\napp A { stack { screen R \"R\" }\nsheet P { screen S \"S\" { \(item) }\nscreen T \"T\" { \(item) } } }")
    #expect(two.said(.itemsWithoutContainer).count == 2 && two.fixed(.itemsWithoutContainer) == nil)
  }

  @Test func `a bar in the safe area is the system's own way`() {
    #expect(CheckedText.root("customBar b kind: safeAreaBar { item a \"A\" symbol: a }").slugs == [])
    #expect(CheckedText.root("customBar b kind: tabBar { item a \"A\" symbol: a }").said(.customBar) == ["b: `b` is a tab bar that the app draws itself"])
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
    let checked = CheckedText.root("\(header)\nitem a \"A\" symbol: a\n}")
    let fixed = checked.fixed(.customBar)
    #expect(fixed?.contains(group) == true, "\(fixed ?? "")")
    #expect(CheckedText(fixed ?? "").slugs == [])
  }

  @Test func `a floating group is reported once`() {
    let checked = CheckedText.root("group placement: floating {\nitem a \"A\" symbol: a\nitem b \"B\" symbol: b\n}\nitem c \"C\" symbol: c")
    #expect(checked.said(.floatingButton) == ["placement: floating: the group of `a` floats over the content"])
  }

  // MARK: The way out

  @Test func `what leads out stands in the place of Back`() {
    let close = "item close \"Close\" symbol: xmark placement:"
    let help = "\nitem help \"Help\" symbol: questionmark"
    #expect(
      CheckedText.sheet("\(close) topBarTrailing\(help)").said(.closeNotInNavigation)
        == ["placement: topBarTrailing: `close` is a close item, and its placement is `topBarTrailing`"])
    #expect(CheckedText.sheet("\(close) bottomBar\(help)").said(.closeNotInNavigation).count == 1)
    #expect(CheckedText.sheet("\(close) cancellationAction\(help)").slugs == [])
    #expect(CheckedText.sheet("\(close) leadingItemGroups\(help)", framework: "uikit").slugs == [])
    #expect(
      CheckedText.sheet("\(close) trailingItemGroups\(help)", framework: "uikit").said(.closeNotInNavigation)
        == ["placement: trailingItemGroups: `close` is a close item, and its placement is `trailingItemGroups`"])
    let grouped = CheckedText.sheet("group placement: topBarLeading {\nitem close \"Close\" symbol: xmark\n}\(help)")
    #expect(grouped.said(.closeNotInNavigation) == ["close: `close` is a close item, and its placement is `topBarLeading`"])
    #expect(grouped.fixed(.closeNotInNavigation) == nil)
  }

  @Test func `a symbol alone does not make history or clearing a way out`() {
    let previous = "item previous \"Previous\" symbol: chevron.left placement: bottomBar\nitem next \"Next\" symbol: chevron.right placement: bottomBar"
    #expect(CheckedText.pushed(previous).slugs == [])
    #expect(CheckedText.pushed("item stop \"Stop\" symbol: xmark placement: bottomBar\nitem b \"B\" symbol: b placement: bottomBar").slugs == [])
    #expect(CheckedText.root("item clear \"Clear\" symbol: xmark.circle\nitem b \"B\" symbol: b").said(.closeNotInNavigation) == [])
    let stop = "item stop \"Stop\" symbol: xmark role: destructive"
    #expect(CheckedText.pushed("\(stop)\nitem b \"B\" symbol: b").said(.closeNotInNavigation) == [])
    // A role that is written counts everywhere, and so does a state that one leaves again.
    #expect(CheckedText.root("item done \"Done\" symbol: xmark role: cancel placement: bottomBar").said(.closeNotInNavigation).count == 1)
    let state = CheckedText.root("state selecting {\nitem stop \"Stop\" symbol: xmark placement: topBarLeading\n}")
    #expect(state.said(.closeNotInNavigation) == ["placement: topBarLeading: `stop` is a close item, and its placement is `topBarLeading`"])
  }

  @Test func `a written role makes the fix safe, a symbol does not`() {
    let help = "\nitem help \"Help\" symbol: questionmark"
    func safety(_ item: String) -> Fix.Safety? {
      CheckedText.sheet(item + help).findings.first { $0.kind == .closeNotInNavigation }?.fixes.first?.safety
    }
    #expect(safety("item close \"Close\" symbol: xmark role: close") == .safe)
    #expect(safety("item close \"Close\" symbol: xmark") == .unsafe)
    let fixed = CheckedText(CheckedText.sheet("item close \"Close\" symbol: xmark role: close" + help).fixed(.closeNotInNavigation) ?? "")
    #expect(fixed.slugs == [])
  }

  @Test func `text in the place of Back is one finding`() {
    let help = "\nitem help \"Help\" symbol: questionmark"
    let cancel = CheckedText.sheet("item cancel \"Cancel\" placement: cancellationAction" + help)
    #expect(cancel.slugs == ["text-close"])
    #expect(cancel.said(.textClose) == ["cancel: `cancel` has a title but no icon"])
    // In another place that is what is wrong first.
    #expect(CheckedText.sheet("item cancel \"Cancel\" role: cancel" + help).slugs == ["close-not-in-navigation"])
    let shown = CheckedText.sheet("item cancel \"Cancel\" symbol: xmark label: titleAndIcon placement: cancellationAction" + help)
    #expect(shown.said(.textClose) == ["label: titleAndIcon: `cancel` shows its title beside or instead of its icon"])
    #expect(CheckedText(shown.fixed(.textClose) ?? "").slugs == [])
    #expect(CheckedText.sheet("item cancel \"Cancel\" placement: cancellationAction axis: horizontalOnly" + help).said(.textClose) == [])
    #expect(CheckedText.sheet("item cancel \"Cancel\" placement: leadingItemGroups role: cancel" + help, framework: "uikit").slugs == ["text-close"])
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
      CheckedText.pushed(cancel, supplement, framework: "uikit").said(.supplementedBack)
        == ["cancel: `cancel` leads out of `S`, whose leading items stand beside Back"])
    #expect(CheckedText.root(cancel, supplement, framework: "uikit").said(.supplementedBack) == [])
    #expect(CheckedText.pushed("item a \"A\" symbol: a placement: leadingItemGroups", supplement, framework: "uikit").said(.supplementedBack) == [])
    let alone = CheckedText.pushed(cancel, supplement, framework: "uikit")
    #expect(alone.findings.first?.fixes.first?.safety == .safe)
    let beside = CheckedText.pushed(cancel + "\nitem a \"A\" symbol: a placement: leadingItemGroups", supplement, framework: "uikit")
    #expect(beside.findings.first { $0.kind == .supplementedBack }?.fixes.first?.safety == .unsafe)
    let state = CheckedText.pushed("item b \"B\" symbol: b\nstate t \(supplement) {\n\(cancel)\n}", framework: "uikit")
    #expect(state.fixed(.supplementedBack)?.contains("state t leadingItems: replaceBack") == true)
  }

  @Test func `navigation moves where Back is`() {
    let item = "item contents \"Contents\" symbol: list.bullet placement: navigation"
    #expect(CheckedText.root(item).slugs == [])
    #expect(
      CheckedText.pushed(item).said(.navigationPlacementMoves)
        == ["placement: navigation: `contents` is placed in `navigation`, and `S` has Back in compact width"])
    #expect(CheckedText.pushed(item, "back: hidden").slugs == [])
    #expect(CheckedText.pushed(item + " when: regular").slugs == [])
    #expect(CheckedText.pushed(item + "\nitem close \"Close\" symbol: xmark placement: cancellationAction").slugs == [])
    let split = CheckedText(
      "duo 1\napp A { split { sidebar { stack { screen L \"L\" } }\ndetail { stack { screen D \"D\" {\n\(item)\n} } } } }")
    #expect(split.said(.navigationPlacementMoves).count == 1)
  }
}
