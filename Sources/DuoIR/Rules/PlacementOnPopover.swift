import DuoLang

extension PlacementRule {
  /// Reported by the type check, since the vocabulary gives `placement` to sheets alone: here is its document.
  static let placementOnPopover = PlacementRule(
    RuleDocument(
      .placementOnPopover,
      what: "A popover or a cover has a sheet's `placement`.",
      why: """
        Only a sheet can stand at a side of the inner display. A popover stands beside what it is anchored to, a cover fills \
        the window, and both ignore `presentationPlacement`. Remove it, or show a sheet.
        """,
      wrong: """
        duo 1

        app Recipes {
          stack {
            screen Recipes "Recipes"
          }

          popover Filter placement: trailing {
            stack {
              screen FilterRoot "Filter"
            }
          }
        }

        """,
      right: """
        duo 1

        app Recipes {
          stack {
            screen Recipes "Recipes"
          }

          popover Filter {
            stack {
              screen FilterRoot "Filter"
            }
          }
        }

        """,
      source: "SwiftUI, presentationPlacement(_:)"))
}
