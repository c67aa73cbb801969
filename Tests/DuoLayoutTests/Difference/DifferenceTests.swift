import DuoLang
import Testing

@testable import DuoLayout

/// What became of controls, kind by kind.
struct DifferenceTests {
  @Test func nothing() {
    let difference = DifferenceFixture.items("item a \"A\" symbol: star", "item a   \"A\" symbol: star // as before")
    #expect(difference.isEmpty && difference.comparedCount == 1)
  }

  @Test func goneAndAdded() {
    let difference = DifferenceFixture.items(
      "item a \"A\" symbol: star\nitem b \"B\" symbol: circle", "item a \"A\" symbol: star\nitem c \"C\" symbol: square")
    #expect(difference.movements == ["gone b (column 2 → –) ×9", "added c (– → column 2) ×9"])
  }

  @Test func renamedOnlyIfAllElseIsTheSame() {
    let old = "item a \"A\" symbol: star\nitem b \"B\" symbol: circle"
    let renamed = DifferenceFixture.items(old, "item a \"A\" symbol: star\nitem c \"B\" symbol: circle")
    #expect(renamed.lines == ["renamed c was b (column 2 → column 2) ×9"])
    // In another place, or with another look, nobody can be sure.
    let moved = DifferenceFixture.items(old, "item c \"B\" symbol: circle\nitem a \"A\" symbol: star")
    #expect(moved.movements.map { $0.prefix(5) } == ["gone ", "added"])
    let titled = DifferenceFixture.items(old, "item a \"A\" symbol: star\nitem c \"C\" symbol: circle")
    #expect(titled.movements.map { $0.prefix(5) } == ["gone ", "added"])
  }

  @Test func namesThatAreExchanged() {
    // Both are still there: each looks like the other now.
    let difference = DifferenceFixture.items(
      "item a \"A\" symbol: star\nitem b \"B\" symbol: circle", "item b \"A\" symbol: star\nitem a \"B\" symbol: circle")
    #expect(difference.movements.allSatisfy { !$0.hasPrefix("renamed") && !$0.hasPrefix("gone") })
    #expect(difference.movements.contains { $0.hasPrefix("shows a") } && difference.movements.contains { $0.hasPrefix("order ") })
  }

  @Test func intoTheMenuAndOutOfIt() {
    let inBar = "item a \"A\" symbol: star\nitem b \"B\" symbol: circle"
    let inMenu = "item a \"A\" symbol: star\noverflow { item b \"B\" symbol: circle }"
    let into = DifferenceFixture.items(inBar, inMenu)
    #expect(into.movements == ["added overflow (– → column 2) ×9", "intoMenu b (column 2 → menu 1) ×9"])
    let out = DifferenceFixture.items(inMenu, inBar)
    #expect(out.movements == ["gone overflow (column 2 → –) ×9", "outOfMenu b (menu 1 → column 2) ×9"])
  }

  @Test func intoAnotherControlsMenu() {
    let menu = "item m \"M\" symbol: gear kind: menu { item x \"X\" symbol: plus }"
    let difference = DifferenceFixture.items(
      "\(menu)\nitem b \"B\" symbol: circle",
      "item m \"M\" symbol: gear kind: menu { item x \"X\" symbol: plus; item b \"B\" symbol: circle }")
    #expect(difference.movements == ["intoMenu b (column 2 → m.column 2) ×9"])
    let emptier = DifferenceFixture.items(
      "item m \"M\" symbol: gear kind: menu { item x \"X\" symbol: plus; item y \"Y\" symbol: minus }", menu)
    #expect(emptier.lines == ["gone y (m.column 2 → –) ×9"])
  }

  @Test func otherBarAndOtherAxis() {
    let top = "item a \"A\" symbol: star\nitem b \"B\" symbol: circle"
    let bottom = DifferenceFixture.items(top, "item a \"A\" symbol: star\nitem b \"B\" symbol: circle placement: bottomBar")
    // Where bars are horizontal it is another bar; in the column the other end of the same.
    #expect(bottom.movements.filter { !$0.hasPrefix("capsule") } == ["bar b (top 2 → bottom 1) ×2"])
    let horizontal = DifferenceFixture.items(top, "item a \"A\" symbol: star\nitem b \"B\" symbol: circle axis: horizontalOnly")
    #expect(horizontal.movements == ["axis b (column 2 → top 1) ×7"])
  }

  @Test func orderTellsAsFewAsItCan() {
    let names = ["a", "b", "c", "d", "e"]
    func program(_ names: [String]) -> String { names.map { "item \($0) \"\($0)\" symbol: star" }.joined(separator: "\n") }
    let difference = DifferenceFixture.items(program(names), program(["a", "e", "b", "c", "d"]))
    #expect(difference.movements == ["order e (column 5 → column 2) ×9"])
    // What comes between, or goes, is no other order.
    let added = DifferenceFixture.items(program(names), program(["x", "a", "c", "d", "e"]))
    #expect(added.movements.allSatisfy { !$0.hasPrefix("order") })
  }

  @Test func rowsOfAMenuInAnotherOrder() {
    func menu(_ rows: String) -> String { "item m \"M\" symbol: gear kind: menu { \(rows) }" }
    let difference = DifferenceFixture.items(
      menu("item x \"X\" symbol: plus; item y \"Y\" symbol: minus"), menu("item y \"Y\" symbol: minus; item x \"X\" symbol: plus"))
    #expect(difference.lines == ["order y (m.column 2 → m.column 1) ×9"])
  }

  @Test func capsules() {
    let grouped = "group { item a \"A\" symbol: star; item b \"B\" symbol: circle; item c \"C\" symbol: square }"
    let split = "group { item a \"A\" symbol: star; item b \"B\" symbol: circle }\nitem c \"C\" symbol: square"
    let difference = DifferenceFixture.items(grouped, split)
    #expect(difference.movements.map { String($0.prefix(9)) } == ["capsule a", "capsule b", "capsule c"])
    // A newcomer in the middle leaves those that were together together.
    let larger = DifferenceFixture.items(
      "group { item a \"A\" symbol: star; item b \"B\" symbol: circle }",
      "group { item a \"A\" symbol: star; item x \"X\" symbol: plus; item b \"B\" symbol: circle }")
    #expect(larger.movements == ["added x (– → column 2) ×9"])
  }

  @Test func looks() {
    let old = "item a \"A\" symbol: star"
    #expect(DifferenceFixture.items(old, "item a \"A\" symbol: heart").lines == ["shows a (column 1 → column 1) ×9"])
    #expect(DifferenceFixture.items(old, "item a \"A\" symbol: star badge: 7").lines == ["shows a (column 1 → column 1) ×9"])
    // The title of what shows a symbol is not seen.
    #expect(DifferenceFixture.items(old, "item a \"B\" symbol: star").isEmpty)
  }

  @Test func onlyMovedAlong() {
    let difference = DifferenceFixture.items(
      "item a \"A\" symbol: star\nitem b \"B\" symbol: circle", "item z \"Z\" symbol: plus\nitem a \"A\" symbol: star\nitem b \"B\" symbol: circle")
    #expect(difference.lines.filter { $0.hasPrefix("frame") } == ["frame a (column 1 → column 2) ×7", "frame b (column 2 → column 3) ×7"])
  }

  @Test func theGravestFirst() {
    let difference = DifferenceFixture.difference(from: DifferenceFixture.reader.old, to: DifferenceFixture.reader.new)
    for screen in difference.screens {
      let kinds = screen.changes.map { $0.kind.rawValue }
      #expect(kinds == kinds.sorted())
    }
    let kinds = Set(difference.screens.flatMap { $0.changes.map { $0.kind } })
    #expect(kinds.isSuperset(of: [.gone, .added, .renamed, .outOfMenu, .axis, .capsule, .shows, .frame]))
  }

  @Test func aSetAgainstItselfWhateverItsSymbols() {
    // The texts of the second run are interned in another order.
    let text = DifferenceFixture.reader.old
    let other = compilation(of: ["duo 1\napp Zebra { stack { screen Zoo { item zap \"Zap\" symbol: bolt } } }\n", text])
    var later = other.allLayouts
    later.layouts.removeAll { later.symbols.text($0.app) == "Zebra" }
    #expect(compare(compilation(of: text).allLayouts, later).isEmpty)
  }
}

@Suite struct LongestRunTests {
  @Test(arguments: [
    ([], []), ([3], [0]), ([0, 1, 2], [0, 1, 2]), ([2, 1, 0], [2]), ([1, 2, 3, 0], [0, 1, 2]), ([3, 0, 1, 2], [1, 2, 3]),
    ([0, 4, 1, 2, 3], [0, 2, 3, 4]), ([1, 0], [1]),
  ]) func run(_ values: [Int], _ expected: [Int]) {
    #expect(longestIncreasingRun(values) == expected)
  }
}
