import DuoLang

extension PlacementRule {
  static let customDetent = PlacementRule(
    RuleDocument(
      .customDetent,
      what: "A sheet rests at a height in points.",
      why: """
        A height in points is the same on two displays and in every pose: on the outer display in landscape it is more than \
        there is, on the inner one a strip at the bottom, partly folded it may end at the fold. Look at the sheet open, closed \
        and partly folded, or let it rest at `medium` or `large`, which follow the display.
        """,
      wrong: """
        duo 1

        app Recipes {
          stack {
            screen Recipes "Recipes"
          }

          sheet Filter detents: [700, large] {
            stack {
              screen FilterRoot "Filter" {
                item cancel "Cancel" symbol: xmark placement: cancellationAction
                item done "Done" symbol: checkmark placement: topBarPinnedTrailing
              }
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

          sheet Filter detents: [large] {
            stack {
              screen FilterRoot "Filter" {
                item cancel "Cancel" symbol: xmark placement: cancellationAction
                item done "Done" symbol: checkmark placement: topBarPinnedTrailing
              }
            }
          }
        }

        """,
      source: "Human Interface Guidelines, Designing for iPhone Duo; simulator readings of sheets, iOS 27.1"),
    app: { facts, findings in
      for id in facts.declared.presentations {
        let sheet = facts.program.presentations[id]
        guard sheet.kind == .sheet, let name = sheet.name else { continue }
        var heights: [String] = []
        for detent in sheet.detents {
          if case .points(let height) = detent { heights.append(height.description) }
        }
        guard let first = heights.first else { continue }
        findings.report(
          .customDetent, on: sheet.position,
          heights.count == 1
            ? "`\(facts.symbols.text(name))` rests at a height of \(first) points"
            : "`\(facts.symbols.text(name))` rests at \(heights.count) heights in points",
          label: "the same on both displays, open, closed and partly folded",
          help: ["look at it in each of these poses, or write `medium` or `large`, which follow the display"], at: .detents)
      }
    })
}
