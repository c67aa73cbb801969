import DuoLang
import Testing

@testable import DuoLayout

@Suite struct ColumnDrawingTests {
  private func drawing(_ content: String, marking name: String, in pose: String = "outerLandscapeRight") -> [String] {
    let set = DuoLayoutTests.compilation(of: ["duo 1\napp A { stack { screen S {\n\(content)\n} } }\n"]).allLayouts
    let layout = set.layouts.first { set.symbols.text($0.pose) == pose }
    return layout.map { ColumnDrawing($0, marking: set.symbols.find(name), set.symbols).lines } ?? []
  }

  @Test func segmentsAndTheMenuAreApart() {
    let items = (0..<6).map { "item i\($0) \"I\" symbol: s\($0)\n" }.joined()
    #expect(
      drawing(items + "item low \"L\" symbol: low placement: bottomBar", marking: "i5") == [
        "╭──────────────────────╮ outerLandscapeRight",
        "│ i0                   │",
        "│ i1                   │",
        "│ i2                   │",
        "│ i3                   │",
        "│ i4                   │",
        "│ overflow             │",
        "╰──────────────────────╯",
        "  in the menu:",
        "    i5 ◀",
        "    low",
      ])
    #expect(
      drawing("item a \"A\" symbol: a; item b \"B\" symbol: b placement: bottomBar", marking: "b") == [
        "╭──────────────────────╮ outerLandscapeRight",
        "│ a                    │",
        "│                      │",
        "│ b                    │ ◀",
        "╰──────────────────────╯",
      ])
  }

  @Test func aMarkedControlElsewhereIsShown() {
    #expect(
      drawing("item a \"A\"; item b \"B\" symbol: b", marking: "a").suffix(2) == ["  in the row at the top:", "    a ◀"])
  }

  @Test func longListsAndNamesAreCut() {
    let name = String(repeating: "n", count: 60)
    let lines = drawing((0..<30).map { "item \($0 == 29 ? name : "i\($0)") \"I\" symbol: s\($0)\n" }.joined(), marking: name)
    #expect(lines.count <= 30)
    #expect(lines.allSatisfy { $0.count <= 46 })
    #expect(lines.contains { $0.hasSuffix("more") })
    #expect(lines.filter { $0.hasSuffix("◀") }.count == 1)
  }
}
