import DuoLang
import Testing

@testable import DuoIR
@testable import DuoLayout

/// The rules of containers, presentations, tabs and opt-outs.
@Suite struct OptOutRuleTests {
  @Test func `content decides whether an opt-out is sound`() {
    func check(_ content: String, _ optOut: String = "disabled") -> CheckedText {
      CheckedText("duo 1\napp A { stack { screen S content: \(content) verticalBar: \(optOut) } }")
    }
    #expect(check("scrolling").said(.unsoundOptOut) == ["verticalBar: disabled: `S` scrolls, and its vertical bar is turned off"])
    #expect(check("scrolling").severities(.unsoundOptOut) == [.warning])
    #expect(check("fixed").severities(.unsoundOptOut) == [.note])
    #expect(check("media").said(.unsoundOptOut) == [])
    #expect(check("bottomHeavy").said(.unsoundOptOut) == [])
    #expect(check("scrolling", "automatic").said(.unsoundOptOut) == [])
    #expect(
      check("scrolling", "disabledInRegular").said(.unsoundOptOut)
        == ["verticalBar: disabledInRegular: `S` scrolls, and its vertical bar is turned off in regular width"])
  }

  @Test func `a container's opt-out is judged once, by the screen that suffers most`() {
    let checked = CheckedText(
      """
      duo 1
      app A {
        tabs verticalBar: disabled {
          tab a "A" symbol: a { stack { screen A1 content: media } }
          tab b "B" symbol: b { stack { screen B1 content: fixed } }
          tab c "C" symbol: c { stack { screen C1 verticalBar: disabled } }
        }
      }
      """)
    #expect(checked.said(.unsoundOptOut) == ["verticalBar: disabled: `C1` scrolls, and its vertical bar is turned off"])
    #expect(checked.said(.optOutDiffers) == [])
  }

  @Test func `a sheet with one control may opt out, one with more may not`() {
    func sheet(_ items: String) -> CheckedText {
      CheckedText("duo 1\napp A { stack { screen S }\nsheet P verticalBar: disabled { stack { screen Q {\n\(items)\n} } } }")
    }
    let close = "item close \"Close\" symbol: xmark placement: cancellationAction"
    #expect(sheet(close).said(.unsoundOptOut) == [])
    #expect(
      sheet(close + "\nitem help \"Help\" symbol: questionmark").said(.unsoundOptOut)
        == ["verticalBar: disabled: `P` has 2 controls, and its vertical bar is turned off"])
    // What stands in the menu is behind one control more; what is shown in regular width alone is none.
    #expect(sheet(close + "\noverflow { item help \"Help\" }").said(.unsoundOptOut).count == 1)
    #expect(sheet(close + "\nitem help \"Help\" symbol: questionmark when: regular").said(.unsoundOptOut) == [])
  }

  @Test func `an opt-out that is not there yet is not judged`() {
    let checked = CheckedText("duo 1\napp A { sdk: 27.0\nstack { screen S verticalBar: disabled\nscreen T } }")
    #expect(checked.said(.unsoundOptOut) == [] && checked.said(.optOutDiffers) == [])
  }

  @Test func `states, tabs and columns have one answer`() {
    let states = CheckedText(
      "duo 1\napp A { stack { screen S content: media {\nstate playing verticalBar: disabled { note: \"x\" }\n} } }")
    #expect(
      states.said(.optOutDiffers)
        == ["verticalBar: disabled: `S.playing` turns the vertical bar off, and its screen keeps it"])
    let tabs = CheckedText(
      """
      duo 1
      app A {
        tabs {
          tab a "A" symbol: a { stack { screen A1 } }
          tab b "B" symbol: b { stack verticalBar: disabled { screen B1 content: media } }
          tab c "C" symbol: c { stack { screen C1 } }
        }
      }
      """)
    #expect(
      tabs.said(.optOutDiffers)
        == ["verticalBar: disabled: `B1` turns the vertical bar off, and `A1` of the same tab bar keeps it"])
    // Side by side the detail column decides; in compact width the columns are one stack.
    func split(_ behavior: String) -> CheckedText {
      CheckedText(
        "duo 1\napp A { split { sidebar { stack { screen L } }\ndetail { stack { screen D content: media verticalBar: \(behavior) } } } }")
    }
    #expect(split("disabled").said(.optOutDiffers).count == 1)
    #expect(split("disabledInRegular").said(.optOutDiffers) == [])
  }

  @Test func `of many screens those are reported that differ`() {
    let checked = CheckedText(
      """
      duo 1
      app A {
        stack {
          screen S content: media verticalBar: disabled
          screen T content: media
          screen U content: media verticalBar: disabled
        }
        cover C { stack { screen V content: media } }
      }
      """)
    #expect(
      checked.said(.optOutDiffers) == ["T: `T` keeps the vertical bar, and `S` of the same stack turns it off"])
  }

  @Test func `a hosted view's opt-out is not heard, and is no opt-out`() {
    let checked = CheckedText(
      "duo 1\napp A { framework: uikit\nstack { screen S framework: swiftui verticalBar: disabled {\nstate t { note: \"x\" }\n}\nscreen T } }")
    #expect(
      checked.said(.optOutNotHeard)
        == ["verticalBar: disabled: `S` is a SwiftUI view in a UIKit container, which does not hear this"])
    #expect(checked.said(.unsoundOptOut) == [] && checked.said(.optOutDiffers) == [])
    #expect(CheckedText("duo 1\napp A { stack { screen S framework: uikit verticalBar: disabled } }").said(.optOutNotHeard) == [])
  }
}
