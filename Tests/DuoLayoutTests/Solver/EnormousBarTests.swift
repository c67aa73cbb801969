import DuoLang
import Testing

@testable import DuoLayout

/// No program makes the arithmetic trap: sums that leave the range of `Points`, and the longest titles.
@Suite struct EnormousBarTests {
  @Test func moreThanPointsCanHold() throws {
    var items = ""
    for index in 0..<11_000 {
      let placement = index % 2 == 0 ? "" : " placement: bottomBar"
      items += "item i\(index) \"T\" kind: custom axis: verticalPreferred height: 1000000 width: 1000000\(placement)\nspacer size: 1000000\n"
    }
    let text = "duo 1\napp A { stack { screen S { item a \"A\" symbol: star\n\(items) } } }\n"
    let device = "duo 1\ndevice D base: iPhoneDuo { metric group.gap value: 10000 basis: measured; metric tabs.itemPitch value: 10000 basis: measured }\n"
    var request = LayoutRequest()
    request.poses = .named(["outerPortrait", "innerPortrait"])
    let set = compilation(of: [text, device]).layouts(request)
    let outer = try #require(set.layouts.first)
    #expect(outer[.column].map { set.symbols.text($0.name) } == ["overflow"])
    #expect(outer[.menu].count == 11_001 && outer.missing == 0)
    #expect(set.layouts[1][.menu].count == 11_001)
  }

  @Test func longTitle() throws {
    let title = String(repeating: "long ", count: 100_000)
    let set = compilation(of: "duo 1\napp A { stack { screen S { item a \"\(title)\"; item b \"B\" } } }\n").allLayouts
    let inner = try #require(set.layouts.first { set.symbols.text($0.pose) == "innerPortrait" })
    #expect(inner[.menu].map { set.symbols.text($0.name) } == ["a"])
    #expect(inner[.top].map { set.symbols.text($0.name) } == ["b", "overflow"])
  }

  @Test func sumsStayAtTheEndOfTheRange() {
    let most = Points(tenths: .max), least = Points(tenths: .min)
    #expect(most + 1 == most && least - 1 == least && most * 2 == most && most * -2 == least && least * 2 == least)
    #expect(most - 1 + 2 == most && Points(3) * Int.max == most)
    var sum = most
    sum += most
    #expect(sum == most)
    sum -= most
    #expect(sum == 0)
  }
}
