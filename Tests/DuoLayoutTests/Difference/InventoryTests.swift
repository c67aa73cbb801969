import DuoLang
import Testing

@testable import DuoLayout

/// What one version has and the other has not, and the bars as a whole.
struct InventoryTests {
  private func inventory(_ old: String, _ new: String) -> [String] {
    let difference = DifferenceFixture.difference(from: old, to: new)
    return difference.inventory.map { change in
      let names = [change.screen, change.state, change.pose, change.scenario].compactMap { $0 }.map { difference.symbols.text($0) }
      let subject = "\(change.isAdded ? "+" : "−")\(change.subject.word) \(difference.symbols.text(change.app))"
      return ([subject] + names).joined(separator: ".")
    }
  }

  @Test func appsScreensAndStates() {
    let page = DifferenceFixture.app("item a \"A\" symbol: star")
    let other = DifferenceFixture.app("item a \"A\" symbol: star", name: "Other")
    #expect(inventory(page, other) == ["+screen A.Other", "−screen A.Page"])
    let state = DifferenceFixture.app("item a \"A\" symbol: star\nstate busy { item b \"B\" symbol: circle }")
    #expect(inventory(page, state) == ["+state A.Page.busy"])
    #expect(inventory(state, page) == ["−state A.Page.busy"])
    // A screen is told without its states.
    #expect(inventory(state, other) == ["+screen A.Other", "−screen A.Page"])
    let app = page.replacing("app A", with: "app B")
    #expect(inventory(page, app) == ["+app B", "−app A"])
  }

  @Test func posesAndScenarios() {
    let page = DifferenceFixture.app("item a \"A\" symbol: star")
    #expect(inventory(page, page + "scenario typing { pose: outerPortrait keyboard: shown }\n") == ["+scenario A.outerPortrait.typing"])
    let before = compilation(of: page)
    var request = LayoutRequest(poses: .named(["outerPortrait", "innerPortrait"]))
    let earlier = before.layouts(request)
    request.poses = .named(["innerPortrait", "innerLandscape"])
    let difference = compare(earlier, before.layouts(request))
    #expect(difference.screens.isEmpty && difference.inventory.map(\.isAdded) == [true, false])
    #expect(difference.inventory.map { difference.symbols.text($0.pose!) } == ["innerLandscape", "outerPortrait"])
  }

  @Test func theBarAsAWhole() {
    let difference = DifferenceFixture.difference(from: DifferenceFixture.reader.old, to: DifferenceFixture.reader.new)
    #expect(difference.facts.contains("edge: on the right → horizontal ×2"))
    #expect(difference.facts.contains("title: Article → Story ×9"))
    let tabs = DifferenceFixture.reader.old.split(separator: "\n").filter { !$0.contains("tab saved") }.joined(separator: "\n") + "\n"
    let without = DifferenceFixture.difference(from: DifferenceFixture.reader.old, to: tabs)
    #expect(without.movements.contains { $0.hasPrefix("gone saved (tabs.column 2 → –)") })
    #expect(DifferenceSummary(without)[.gone] == 1, "a tab counts once, on however many screens")
  }

  @Test func aTabBarThatTurnsIsNotGone() {
    // On another axis the tab bar is in no list.
    let text = DifferenceFixture.reader.old
    let turned = text.replacing("tabs {", with: "tabs verticalBar: disabled {")
    let difference = DifferenceFixture.difference(from: text, to: turned)
    #expect(difference.facts.contains { $0.hasPrefix("edge: on the right → horizontal") })
    #expect(!difference.movements.contains { $0.contains("tabs") || $0.contains("saved") })
  }

  @Test func keepingSomeScreens() {
    var difference = DifferenceFixture.difference(from: DifferenceFixture.reader.old, to: DifferenceFixture.reader.new)
    let symbols = difference.symbols
    difference.keepScreens { symbols.text($1) == "Article" || symbols.text($1) == "Old" }
    #expect(Set(difference.screens.map { symbols.text($0.screen) }) == ["Article"])
    #expect(difference.inventory.map(\.subject) == [.scenario, .screen])
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    components(separatedBy: text).joined(separator: other)
  }

  private func components(separatedBy text: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      parts.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return parts + [String(rest)]
  }
}
