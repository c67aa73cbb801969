import DuoIR
import DuoLang
import Testing

@testable import DuoLayout

@Suite struct OrderDiffersTests {
  private func messages(_ text: String) -> [String] {
    DuoLayoutTests.compilation(of: [text]).findings().sorted().filter { $0.kind == .orderDiffers || !$0.kind.isPlacementRule }.map { $0.message }
  }

  private func detail(_ items: String) -> String {
    "duo 1\napp A { split {\n sidebar { screen List }\n detail { stack { screen Page {\n\(items)\n } } }\n} }\n"
  }

  @Test func aNavigationItemMovesWhereTheRootHasBackInOnePoseOnly() {
    let text = detail("item a \"A\" symbol: a; item b \"B\" symbol: b; item n \"N\" symbol: n placement: navigation")
    #expect(messages(text) == ["`n` comes before `a` in `innerLandscape`, and after it in `outerPortrait`"])
  }

  @Test func orderIsKeptWhereItStandsFirst() {
    #expect(messages(detail("item n \"N\" symbol: n placement: navigation; item a \"A\" symbol: a")) == [])
    #expect(messages(detail("item n \"N\" symbol: n placement: topBarLeading; item a \"A\" symbol: a")) == [])
    // Pinned ones come second in the column and last in a row: that is their class, not their order.
    #expect(messages(detail("item a \"A\" symbol: a; item p \"P\" symbol: p placement: topBarPinnedTrailing")) == [])
  }

  /// `navigation-placement-moves` speaks of a screen that is pushed in every pose.
  @Test func aPushedScreenIsTheOtherRules() {
    let text = "duo 1\napp A { stack { screen Root\n screen Page { item a \"A\" symbol: a; item n \"N\" symbol: n placement: navigation } } }\n"
    #expect(messages(text) == [])
  }

  // MARK: Layouts made by hand

  private let layouts = DuoLayoutTests.compilation(of: [
    "duo 1\napp A { stack { screen S { item a \"A\" symbol: a; item b \"B\" symbol: b; item c \"C\" symbol: c; item d \"D\" symbol: d placement: bottomBar } } }\n"
  ]).allLayouts

  private func inversion(_ change: (inout Layout) -> Void) -> [String] {
    let layout = layouts.layouts[0]
    var changed = layout
    change(&changed)
    return BarOrder(1, changed).inversion(against: BarOrder(0, layout)).map { [$0.first, $0.second].map { layouts.symbols.text($0) } } ?? []
  }

  @Test func twoOrdersOfOneBarAreSeen() {
    #expect(inversion { _ in } == [])
    #expect(inversion { $0.controls.swapAt(0, 1) } == ["b", "a"])
    #expect(inversion { $0.controls.swapAt(0, 2) } == ["c", "b"])
  }

  @Test func whatIsInOneOfThemAloneIsNotCompared() {
    // `a` becomes a bottom item, after `d`: of another class, it may stand anywhere.
    #expect(
      inversion {
        $0.controls.swapAt(0, 3)
        $0.controls[3].tier = .bottom
        $0.controls[0].tier = .bottom
      } == [])
    #expect(inversion { $0.controls[0].isSystem = true } == [])
  }

  @Test func precedenceIsTold() {
    let order = BarOrder(0, layouts.layouts[0])
    let a = layouts.symbols.find("a"), b = layouts.symbols.find("b"), d = layouts.symbols.find("d")
    guard let a, let b, let d else { return #expect(Bool(false)) }
    #expect(order.comes(a, before: b) && !order.comes(b, before: a))
    #expect(!order.comes(a, before: d) && !order.comes(d, before: a))
  }
}
