import DuoIR
import DuoLang
import Testing

@testable import DuoLayout

@Suite struct OrderDiffersTests {
  private func messages(_ text: String) -> [String] {
    compilation(of: text).findings().sorted().filter { $0.kind == .orderDiffers || !$0.kind.isPlacementRule }.map { $0.message }
  }

  private func detail(_ items: String, framework: String = "uikit", screen: String = "") -> String {
    "duo 1\napp A { framework: \(framework)\n split {\n sidebar { screen List }\n detail { stack { screen Page \(screen) {\n\(items)\n } } }\n} }\n"
  }

  private let pinned = "item p \"P\" symbol: p placement: topBarPinnedTrailing"
  private let leading = "item l \"L\" symbol: l placement: topBarLeading"

  @Test func whatReplacesBackMovesWhereTheRootHasBackInOnePoseOnly() {
    #expect(messages(detail("\(leading); \(pinned)")) == ["`l` comes before `p` in `outerPortrait`, and after it in `innerLandscape`"])
    let cancel = "item c \"C\" symbol: xmark placement: cancellationAction"
    #expect(messages(detail("\(leading); \(cancel)")) == ["`l` comes before `c` in `outerPortrait`, and after it in `innerLandscape`"])
  }

  @Test func orderIsKeptWhereEveryPoseMeansTheSame() {
    #expect(messages(detail("\(leading); \(pinned)", screen: "leadingItems: supplementBack")) == [])
    #expect(messages(detail("\(leading); \(pinned)", framework: "swiftui")) == [])
    #expect(messages(detail("\(leading); item a \"A\" symbol: a")) == [])
    // Second in the column and last in a row: that is what pinned means.
    #expect(messages(detail("item a \"A\" symbol: a; \(pinned)")) == [])
    #expect(messages("duo 1\napp A { framework: uikit\n stack { screen Root\n screen Page { \(leading); \(pinned) } } }\n") == [])
  }

  /// `navigation-placement-moves` speaks.
  @Test func navigationIsTheOtherRules() {
    #expect(messages(detail("item a \"A\" symbol: a; item n \"N\" symbol: n placement: navigation", framework: "swiftui")) == [])
  }

  // MARK: Layouts made by hand

  private static let three = "item a \"A\" symbol: a; item b \"B\" symbol: b; item c \"C\" symbol: c"
  private let layouts = compilation(
    of: "duo 1\napp A { stack { screen S { \(three); item d \"D\" symbol: d placement: bottomBar } } }\n"
  ).allLayouts

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
    #expect(
      inversion {
        $0.controls.swapAt(0, 1)
        $0.controls[0].isSystem = true
      } == [])
  }

  @Test func pinnedItemsAreComparedInBarsOfOneKind() {
    func pin(_ layout: inout Layout) {
      layout.controls.swapAt(0, 1)
      layout.controls[0].tier = .pinned
    }
    #expect(inversion { pin(&$0) } == ["b", "a"])
    // The same controls as a row.
    #expect(
      inversion {
        pin(&$0)
        $0.listEnds = ListEnds()
        $0.listEnds.close(.column, at: 0)
        for list in Layout.List.allCases.dropFirst() { $0.listEnds.close(list, at: $0.controls.count) }
      } == [])
  }

  @Test func precedenceIsTold() throws {
    let order = BarOrder(0, layouts.layouts[0])
    let a = try #require(layouts.symbols.find("a")), b = try #require(layouts.symbols.find("b")), x = try #require(layouts.symbols.find("S"))
    #expect(order.comes(a, before: b) && !order.comes(b, before: a))
    #expect(!order.comes(a, before: x) && !order.comes(x, before: a))
  }
}
