import DuoIR
import DuoLang
import Testing

@testable import DuoLayout

/// The rules that need layouts: what is easily wrong about each.
@Suite struct InspectionRuleTests {
  static let slugs = InspectionRule.all.map { $0.document.kind.slug }

  struct Found: Equatable, CustomStringConvertible {
    var slug: String
    /// The text under the carets.
    var text: String
    var message: String
    var description: String { "\(slug) at `\(text)`: \(message)" }
  }

  /// The findings of a text that are errors of its own or of these rules; those of other rules have tests elsewhere.
  func diagnostics(_ text: String) -> (compilation: Compilation, all: [Diagnostic]) {
    let compilation = DuoLayoutTests.compilation(of: [text])
    let all = compilation.findings().sorted().filter { !$0.kind.isPlacementRule || Self.slugs.contains($0.kind.slug) }
    return (compilation, all)
  }

  func found(_ text: String, _ slug: String? = nil) -> [Found] {
    let (compilation, all) = diagnostics(text)
    return all.filter { slug == nil || $0.kind.slug == slug || !$0.kind.isPlacementRule }.map {
      Found(slug: $0.kind.slug, text: compilation.sources[0].text(Int($0.primary.start)..<Int($0.primary.end)), message: $0.message)
    }
  }

  // MARK: Texts

  func app(_ content: String, _ rest: String = "", screen: String = "Page", attributes: String = "") -> String {
    "duo 1\napp A {\n  \(attributes)\n  stack {\n    screen \(screen) {\n\(content)\n    }\n  }\n  \(rest)\n}\n"
  }

  func items(_ count: Int, from first: Int = 0, _ attributes: String = "") -> String {
    (first..<first + count).map { "item i\($0) \"Item\" symbol: s\($0) \(attributes)\n" }.joined()
  }

  static let opaque = "scenario opaque { pose: outerPortrait reduceTransparency: true }"
  static let typing = "scenario typing { pose: outerPortrait keyboard: shown }"

  @Test func customLegibility() {
    let pill = "item pill \"Pill\" kind: custom width: 40 height: 60 axis: verticalPreferred"
    #expect(
      found(app(pill, Self.opaque), "custom-legibility") == [
        Found(slug: "custom-legibility", text: "pill", message: "`pill` is a custom view on an opaque bar in `opaque`")
      ])
    #expect(found(app(pill), "custom-legibility") == [])
    #expect(found(app("item pill \"Pill\" kind: custom", Self.opaque), "custom-legibility") == [], "it is in a row")
    let portrait = "scenario flat { pose: innerPortrait reduceTransparency: true }"
    #expect(found(app(pill, portrait), "custom-legibility").map(\.slug) == ["scenario-without-effect"])
  }

  @Test func splitAxes() {
    let rest = "in `outerPortrait`, `outerLandscapeRight`, `outerLandscapeLeft` and 3 more"
    #expect(
      found(app("group { item a \"A\" symbol: a axis: horizontalOnly; item b \"B\" symbol: b; item c \"C\" symbol: c }"), "split-axes") == [
        Found(
          slug: "split-axes", text: "axis: horizontalOnly",
          message: "`a` stays in a row, and the rest of its group is in the column, \(rest)")
      ])
    // The odd one is the one in the column.
    #expect(
      found(
        app("group { item a \"A\" symbol: a axis: horizontalOnly; item b \"B\" symbol: b axis: horizontalOnly; item c \"C\" symbol: c }"),
        "split-axes") == [
          Found(slug: "split-axes", text: "c", message: "`c` is in the column, and the rest of its group stays in a row, \(rest)")
        ])
    for whole in [
      "group axis: horizontalOnly { item a \"A\" symbol: a; item b \"B\" symbol: b }", "item a \"A\" symbol: a axis: horizontalOnly; item b \"B\" symbol: b",
      // `missing-symbol` speaks.
      "group { item a \"A\"; item b \"B\" symbol: b }",
      // It is nowhere else while they share a bar.
      "group placement: secondaryAction { item a \"A\" symbol: a axis: horizontalOnly; item b \"B\" symbol: b }",
    ] { #expect(found(app(whole), "split-axes") == [], "\(whole)") }
    #expect(found(app("group { item edit \"Edit\" kind: edit; item b \"B\" symbol: b }"), "split-axes").map(\.text) == ["edit"])
    #expect(found(app("group { item price \"9\" text: essential; item b \"B\" symbol: b }"), "split-axes").map(\.text) == ["price"])
    #expect(found(app("group { item a \"A\" symbol: a axis: horizontalOnly; item b \"B\" symbol: b }", attributes: "sdk: 27.0"), "split-axes") == [])
  }

  @Test func itemNotShown() {
    let screen = "Page hidesNavigationBar: true"
    // Vertical where it can be, without a row where it cannot.
    #expect(
      found(app("item a \"A\" symbol: a", screen: screen), "item-not-shown") == [
        Found(slug: "item-not-shown", text: "a", message: "`a` is not shown in `innerPortrait`")
      ])
    #expect(
      found(app("item a \"A\" symbol: a axis: horizontalOnly", screen: screen), "item-not-shown").map(\.message)
        == ["`a` is shown in no pose"])
    for shown in ["item a \"A\" symbol: a placement: bottomBar", "item a \"A\" symbol: a when: compact", "search"] {
      #expect(found(app(shown, screen: screen), "item-not-shown") == [], "\(shown)")
    }
    #expect(found(app("item a \"A\" symbol: a axis: horizontalOnly"), "item-not-shown") == [])
    // A menu whose control is hidden.
    #expect(
      found(app("overflow { item a \"A\" symbol: a; item b \"B\" symbol: b }", screen: screen), "item-not-shown") == [
        Found(slug: "item-not-shown", text: "a", message: "nothing opens the menu that holds `a`, in `innerPortrait`")
      ])
    // A state that hides it says so itself.
    let state = "item a \"A\" symbol: a\n state full hidesNavigationBar: true { item b \"B\" symbol: b }"
    #expect(found(app(state), "item-not-shown").map(\.text) == ["b"])
  }

  @Test func opensFromMenu() {
    let overflowing = items(3) + "item remove \"Delete\" symbol: trash opens: dialog\n" + items(4, from: 3)
    #expect(found(app(overflowing), "opens-from-menu") == [], "it stays, others leave")
    let last = items(7) + "item remove \"Delete\" symbol: trash opens: popover\n"
    #expect(
      found(app(last), "opens-from-menu") == [
        Found(
          slug: "opens-from-menu", text: "opens: popover",
          message: "`remove` opens a popover, and is in the menu in `outerLandscapeRight` and `outerLandscapeLeft`")
      ])
    #expect(found(app("item a \"A\" symbol: a opens: sheet placement: secondaryAction"), "opens-from-menu") == [])
    #expect(found(app("item a \"A\" symbol: a kind: menu { item b \"B\" opens: dialog }"), "opens-from-menu") == [])
    let (_, all) = diagnostics(app(last))
    #expect(all.first { $0.kind == .opensFromMenu }?.label == "the menu cannot anchor it: needs 400, has 349: 51 too many")
  }

  @Test func segmentedInMenu() {
    let segmented = "item span \"Span\" kind: segmented width: 220"
    #expect(found(app(segmented), "segmented-in-menu") == [])
    #expect(found(app(segmented + " placement: principal"), "segmented-in-menu") == [])
    #expect(found(app("overflow { \(segmented) }"), "segmented-in-menu").map(\.text) == ["span"])
    #expect(found(app(segmented + " placement: topBarLeading", screen: "Page titleDisplay: inlineLarge"), "segmented-in-menu").map(\.text) == ["span"])
  }

  @Test func noMenuForm() {
    #expect(
      found(app("item a kind: custom width: 40 placement: secondaryAction"), "no-menu-form") == [
        Found(slug: "no-menu-form", text: "a", message: "`a` is a custom view without a title, and is in the menu in every pose")
      ])
    for sound in [
      "item a kind: custom width: 40", "item a \"A\" kind: custom width: 40 placement: secondaryAction",
      // `missing-title` speaks.
      "item a kind: custom symbol: a placement: secondaryAction",
    ] { #expect(found(app(sound), "no-menu-form") == [], "\(sound)") }
  }

  @Test func flexibleNoGap() {
    #expect(
      found(app("item a \"A\" symbol: a; spacer; item b \"B\" symbol: b; spacer; item c \"C\" symbol: c"), "flexible-no-gap") == [
        Found(slug: "flexible-no-gap", text: "spacer", message: "2 flexible spacers give no room in the column, as in `outerPortrait`")
      ])
    for inert in [
      "item a \"A\" symbol: a; spacer", "spacer; item a \"A\" symbol: a", "item a \"A\" symbol: a; spacer size: fixed; item b \"B\" symbol: b",
      // Between two bars, and beside one that is in a row.
      "item a \"A\" symbol: a; spacer; item b \"B\" symbol: b placement: bottomBar", "item a \"A\" symbol: a; spacer; item b \"B\" symbol: b axis: horizontalOnly",
    ] { #expect(found(app(inert), "flexible-no-gap") == [], "\(inert)") }
    #expect(found(app("item a \"A\" symbol: a; spacer; item b \"B\" symbol: b", attributes: "sdk: 27.0"), "flexible-no-gap") == [])
    let shared = "toolbar tools { item a \"A\" symbol: a; spacer; item b \"B\" symbol: b }\n"
    let both = "duo 1\n\(shared)app A { stack { screen S { use tools }\n screen T { use tools } } }\n"
    #expect(found(both, "flexible-no-gap").count == 1)
  }

  @Test func frequentOverflows() {
    let frequent = "item f \"F\" symbol: f frequency: frequent"
    #expect(
      found(app(items(7) + frequent), "frequent-overflows") == [
        Found(
          slug: "frequent-overflows", text: "f",
          message: "`f` is used often, and leaves before `i0` in `outerLandscapeRight` and `outerLandscapeLeft`")
      ])
    #expect(found(app(items(7) + frequent)).map(\.slug) == ["frequent-overflows"], "and not that nothing is ranked")
    #expect(found(app(items(7) + "item f \"F\" symbol: f badge: 3")).map(\.message).first?.hasPrefix("`f` has a badge") == true)
    #expect(found(app(items(7) + "item f \"F\" symbol: f status: true")).map(\.message).first?.hasPrefix("`f` conveys a status") == true)
    for ranked in [
      frequent + "\n" + items(7), items(7) + frequent + " priority: high", items(7) + frequent + " priority: low",
      // Nothing plain stays.
      items(8, "frequency: frequent"), frequent,
    ] { #expect(found(app(ranked), "frequent-overflows") == [], "\(ranked)") }
    // Where the keyboard leaves nothing in the bar, no ranking helps.
    #expect(found(app(items(2) + "item p \"P\" symbol: p placement: topBarPinnedTrailing\n" + frequent, "scenario typing { pose: outerLandscape keyboard: shown height: 400 }"), "frequent-overflows") == [])
  }

  @Test func unrankedOverflow() {
    #expect(found(app(items(8)), "unranked-overflow").map(\.text) == ["i5"])
    #expect(found(app(items(7) + items(1, from: 7, "priority: low")), "unranked-overflow") == [])
    #expect(found(app(items(5)), "unranked-overflow") == [])
    // All leave, so that no ranking would change anything.
    let pinned = "item p \"P\" symbol: p placement: topBarPinnedTrailing\n"
    #expect(found(app(pinned + items(2), "scenario low { pose: outerPortrait height: 320 }"), "unranked-overflow") == [])
  }
}
