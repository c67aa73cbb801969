import DuoLang
import Testing

@testable import DuoLayout

/// Files that do not import each other may name their scenarios alike.
@Suite struct ScenarioNameTests {
  private func file(_ app: String, _ pose: String) -> String {
    "duo 1\napp \(app) { stack { screen \(app)Root } }\nscenario typing { pose: \(pose) keyboard: shown }\n"
  }

  @Test func eachAppHasItsOwn() {
    let compilation = DuoLayoutTests.compilation(of: [file("A", "outerPortrait"), file("B", "innerLandscape")])
    #expect(compilation.errors == [])
    let layouts = compilation.allLayouts.layouts.filter { $0.scenario != nil }
    #expect(layouts.map { compilation.symbols.text($0.pose) } == ["outerPortrait", "innerLandscape"])
  }

  @Test func twoInOneFileAreAnError() {
    let compilation = DuoLayoutTests.compilation(of: file("A", "outerPortrait") + "scenario typing { pose: innerLandscape }\n")
    #expect(compilation.errors.count == 1)
  }
}
