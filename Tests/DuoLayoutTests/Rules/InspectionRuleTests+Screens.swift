import DuoIR
import DuoLang
import Testing

@testable import DuoLayout

/// Of screens, sheets and columns, and of what does not fit.
extension InspectionRuleTests {
  @Test func optOutCollides() {
    let collides = "in `outerLandscapeRight`"
    #expect(
      found(app("item a \"A\" symbol: a", screen: "Page content: fixed verticalBar: disabled"), "opt-out-collides") == [
        Found(
          slug: "opt-out-collides", text: "verticalBar: disabled",
          message: "`Page` has no vertical bar and does not scroll, and the camera reaches into it \(collides)")
      ])
    for sound in ["Page verticalBar: disabled", "Page content: media verticalBar: disabled", "Page content: fixed verticalBar: disabledInRegular", "Page content: fixed"] {
      #expect(found(app("item a \"A\" symbol: a", screen: sound), "opt-out-collides") == [], "\(sound)")
    }
    let whatIf = "scenario without { pose: outerLandscape verticalBar: disabled }"
    #expect(found(app("item a \"A\" symbol: a", whatIf, screen: "Page content: fixed"), "opt-out-collides") == [])
    // Told of the screen, not again of its states.
    let states = "item a \"A\" symbol: a\n state b { item b \"B\" symbol: b }"
    #expect(found(app(states, screen: "Page content: fixed verticalBar: disabled"), "opt-out-collides").count == 1)
  }

  private func sheet(_ header: String, _ content: String, _ rest: String = "") -> String {
    "duo 1\napp A {\n stack { screen Home }\n sheet Panel \(header) {\n  stack { screen Root {\n\(content)\n } }\n }\n \(rest)\n}\n"
  }

  @Test func sheetDetent() {
    let two = "item close \"Close\" symbol: xmark placement: cancellationAction; item b \"B\" symbol: b"
    #expect(
      found(sheet("detents: [medium, large]", two), "sheet-detent") == [
        Found(
          slug: "sheet-detent", text: "detents: [medium, large]",
          message: "`Panel` rests below `large`, where its bars are horizontal in `outerPortrait`, `outerLandscapeRight` and `outerLandscapeLeft`")
      ])
    #expect(found(sheet("detents: [300]", two), "sheet-detent").map(\.text) == ["detents: [300]"])
    for sound in ["", "detents: [large]", "detents: [medium] verticalBar: disabled", "detents: [5000]"] {
      #expect(found(sheet(sound, two), "sheet-detent") == [], "\(sound)")
    }
    #expect(found(sheet("detents: [medium]", ""), "sheet-detent") == [], "nothing is in its bars")
    #expect(found(sheet("", two, "scenario half { pose: outerPortrait detent: medium }"), "sheet-detent") == [], "the sheet does not say so")
  }

  @Test func sheetKeepsRow() {
    let custom = "item close \"Close\" symbol: xmark placement: cancellationAction; item c \"C\" kind: custom width: 40 height: 60 axis: verticalPreferred"
    #expect(
      found(sheet("placement: leading", custom), "sheet-keeps-row") == [
        Found(
          slug: "sheet-keeps-row", text: "placement: leading",
          message: "`Panel` keeps its bars horizontal in `innerLandscape` and `innerBook`, and `c` prefers to be vertical")
      ])
    #expect(found(sheet("", custom), "sheet-keeps-row").map(\.text) == ["Panel"])
    #expect(found(sheet("placement: trailing detents: [large]", custom, "scenario c { pose: innerLandscape sheetPlacement: center }"), "sheet-keeps-row") == [])
    #expect(found(sheet("verticalBar: disabledInRegular", custom), "sheet-keeps-row") == [])
    #expect(found(sheet("", "item a \"A\" axis: verticalPreferred"), "sheet-keeps-row") == [], "it is never vertical")
  }

  @Test func notInDetail() {
    func split(_ sidebar: String, _ columns: String = "") -> String {
      "duo 1\napp A { split {\n sidebar { screen List {\n\(sidebar)\n } }\n \(columns)\n detail { stack { screen Page { item x \"X\" symbol: x } } }\n} }\n"
    }
    #expect(
      found(split("item a \"A\" symbol: a"), "not-in-detail") == [
        Found(slug: "not-in-detail", text: "a", message: "`a` stands in `sidebar`, so it is in a row in `innerLandscape` and `innerBook`")
      ])
    let several = "item a \"A\" symbol: a\nitem e kind: edit\nitem b \"B\" symbol: b\nitem c \"C\" symbol: c\nitem d \"D\" symbol: d"
    #expect(
      found(split(several), "not-in-detail").map(\.message)
        == ["`a`, `b`, `c` and 1 more stand in `sidebar`, so they are in a row in `innerLandscape` and `innerBook`"])
    for sound in [
      "item a \"A\"", "item a \"A\" symbol: a axis: horizontalOnly", "item e \"Edit\" kind: edit", "overflow { item a \"A\" symbol: a }",
      "item a \"A\" symbol: a when: compact",
      // It says that it is where it belongs.
      "item a \"A\" symbol: a controls: sidebar", "item a \"A\" symbol: a controls: List",
      // `far-from-content` speaks.
      "item a \"A\" symbol: a controls: detail", "item a \"A\" symbol: a controls: Page",
    ] { #expect(found(split(sound), "not-in-detail") == [], "\(sound)") }
    #expect(found(split("", "content { screen Middle { item m \"M\" symbol: m placement: bottomBar } }"), "not-in-detail").map(\.text) == ["m"])
    // An inspector that a screen declares, and the screen beside it.
    let inspector = "item a \"A\" symbol: a\n inspector { screen Info { item i \"I\" symbol: i } }"
    #expect(
      found(app(inspector), "not-in-detail") == [
        Found(slug: "not-in-detail", text: "i", message: "`i` stands in `inspector`, so it is in a row in `innerLandscape`")
      ])
  }

  @Test func columnOverfull() {
    let tabs = (0..<4).map { "tab t\($0) \"T\" symbol: s\($0) { screen S\($0) \($0 == 0 ? "COMPRESSION" : "") }" }.joined(separator: "\n")
    func text(_ compression: String) -> String {
      "duo 1\napp A { tabs {\n\(tabs)\n}\n\(Self.typing) }\n".replacing("COMPRESSION", with: compression)
    }
    #expect(
      found(text("compression: prefersTabBar"), "column-overfull") == [
        Found(slug: "column-overfull", text: "compression: prefersTabBar", message: "what never leaves the column of `S0` does not fit in `typing`")
      ])
    #expect(found(text(""), "column-overfull") == [])
    #expect(found(text("compression: prefersToolbarItems"), "column-overfull") == [])
    let pinned = app(items(4, "placement: topBarPinnedTrailing"), Self.typing)
    #expect(found(pinned, "column-overfull").map(\.text) == ["Page"])
    let (_, all) = diagnostics(pinned)
    let overfull = all.first { $0.kind == .columnOverfull }
    #expect(overfull?.label == "needs 228, has 195: 33 too many")
    #expect(overfull?.related.count == 2)
    #expect(overfull?.drawing.contains { $0.contains("i3") && $0.hasSuffix("◀") } == true, "\(overfull?.drawing ?? [])")
    // The column is detail's, whatever other screen is asked for.
    let split = "duo 1\napp A { split { sidebar { screen List }\n detail { stack { screen Page {\n\(items(4, "placement: topBarPinnedTrailing"))} } } }\n scenario s { pose: innerLandscape height: 360 } }\n"
    #expect(found(split, "column-overfull").map(\.text) == ["Page"])
  }

  @Test func rowOverfull() {
    let wide = "item a \"A\" kind: custom width: 200; item b \"B\" kind: custom width: 220"
    #expect(
      found(app(wide), "row-overfull") == [
        Found(
          slug: "row-overfull", text: "b",
          message: "what stays in the row at the top of `Page` does not fit in `outerPortrait`, `splitLeft` and `splitRight`")
      ])
    #expect(found(app("item a \"A\" kind: custom width: 200"), "row-overfull") == [])
    #expect(
      found(app("item a \"A\" kind: custom width: 200 placement: bottomBar; item b \"B\" kind: custom width: 220 placement: bottomBar"), "row-overfull")
        .map(\.message) == ["what stays in the row at the bottom of `Page` does not fit in `outerPortrait`, `splitLeft` and `splitRight`"])
    // Told of the column whose row it is.
    let split = "duo 1\napp A { split { sidebar { screen List { item t \"T\" kind: custom width: 500 placement: principal } }\n detail { stack { screen Page { item x \"X\" symbol: x } } } } }\n"
    #expect(found(split, "row-overfull").map(\.text) == ["t"])
    let (_, all) = diagnostics(app(wide))
    #expect(all.first { $0.kind == .rowOverfull }?.label == "the widest, of 222; the row needs 424, has 360: 64 too many")
  }

  @Test func customTooTall() {
    let tall = "item v \"V\" kind: custom width: 40 height: 500 axis: verticalPreferred"
    #expect(
      found(app(tall), "custom-too-tall") == [
        Found(
          slug: "custom-too-tall", text: "height: 500",
          message: "`v` is taller than the whole column in `outerPortrait`, `outerLandscapeRight` and `outerLandscapeLeft`")
      ])
    #expect(found(app("item v \"V\" kind: custom width: 40 height: 500"), "custom-too-tall") == [], "it is in a row")
    #expect(found(app("item v \"V\" kind: custom width: 40 height: 300 axis: verticalPreferred"), "custom-too-tall") == [])
    #expect(found(app(tall + " placement: topBarPinnedTrailing"), "custom-too-tall").map(\.text) == ["height: 500"], "it stays, and is too tall all the same")
    #expect(found(app("item v \"V\" kind: custom width: 900"), "custom-too-tall") == [], "wide is not tall")
  }
}
