import DuoIR
import DuoLang
import Testing

@testable import DuoLayout

@Suite struct DepartureTests {
  /// A screen with `content`, and a scenario for every height of its window.
  private func layouts(_ content: String, compression: Compression, tabs: Int) -> [Layout] {
    let screen = "stack {\n screen Root\n screen Page compression: \(compression.word) {\n\(content)\n }\n}"
    var text = "app A {\n"
    if tabs == 0 {
      text += screen
    } else {
      text += "tabs {\n tab t0 \"T\" symbol: star {\n\(screen)\n }\n"
      for index in 1..<tabs { text += " tab t\(index) \"T\" symbol: star { screen S\(index) }\n" }
      text += "}"
    }
    for height in 230..<678 { text += "\n scenario h\(height) { pose: outerPortrait; height: \(height) }" }
    let compilation = DuoLayoutTests.compilation(of: "duo 1\n" + text + "\n}\n")
    #expect(compilation.diagnostics.isEmpty)
    var request = LayoutRequest(poses: .named(["outerPortrait"]))
    request.screens = ["Page"]
    request.wantsDepartures = true
    return compilation.layouts(request).layouts
  }

  static let contents = [
    "item a \"A\" symbol: star",
    "item a \"A\" symbol: star\n item b \"B\" symbol: star",
    "item a \"A\" symbol: star\n item b \"B\" symbol: star placement: bottomBar\n item c \"C\" symbol: star placement: bottomBar",
    """
    item a "A" symbol: star priority: low
    group placement: topBarLeading { item b "B" symbol: star; item c "C" symbol: star priority: low }
    spacer size: 40
    item d "D" symbol: star style: prominent priority: high
    item e "E" symbol: star placement: topBarPinnedTrailing
    group placement: bottomBar priority: low { item f "F" symbol: star priority: high; item g "G" symbol: star }
    """,
    "item a \"A\" symbol: star\n item b \"B\" symbol: star placement: secondaryAction\n overflow { item c \"C\" symbol: star }",
  ]

  /// What one layout says of the room that things need is what the layouts with that room do.
  @Test(arguments: contents, [Compression.prefersTabBar, .prefersToolbarItems, .automatic])
  func needsAreThresholds(_ content: String, _ compression: Compression) {
    for tabs in [0, 1, 2, 3] {
      let layouts = layouts(content, compression: compression, tabs: tabs)
      let full = layouts[0]
      for layout in layouts {
        let room = layout.room ?? 0
        if tabs >= 2, compression != .prefersTabBar {
          #expect(layout.tabsNeed == full.tabsNeed)
          #expect((layout.tabs == .collapsed) == (room < (layout.tabsNeed ?? 0)), "\(tabs) tabs in \(room): \(layout.tabs)")
        } else {
          #expect(layout.tabsNeed == nil && layout.tabs != .collapsed)
        }
        for (index, departure) in layout.leaving.enumerated() {
          #expect(departure.hasLeft == (departure.needs > room), "\(departure) in \(room), \(tabs) tabs")
          if index > 0 { #expect(departure.needs <= layout.leaving[index - 1].needs) }
        }
      }
    }
  }

  @Test func prioritiesAreTold() {
    let leaving = layouts(Self.contents[3], compression: .automatic, tabs: 0)[0].leaving
    #expect(leaving.map { $0.priority.rank } == [-1000, -1000, 0, 1000, 0, 1000])
    #expect(leaving.map { $0.groupPriority?.rank } == [nil, nil, -1000, -1000, nil, nil])
  }

  @Test func theOverflowControlIsOfItsColumn() {
    let compilation = DuoLayoutTests.compilation(of: 
      "app A { split { sidebar { screen L }\n detail { screen D { item a \"A\" symbol: star\n overflow { item b \"B\" symbol: circle } } } } }")
    let layouts = compilation.layouts(LayoutRequest(poses: .named(["innerLandscape", "outerPortrait"]))).layouts
    let containers = layouts.suffix(2).map { layout in layout[.column].map { $0.container } }
    #expect(containers == [[nil, nil, nil], [compilation.symbols.find("detail"), compilation.symbols.find("detail")]])
  }
}
