import DuoLang

extension PlacementRule {
  static let optOutNotHeard = PlacementRule(
    RuleDocument(
      .optOutNotHeard,
      what: "A SwiftUI view in a UIKit container turns the vertical bar off, and the container does not hear it.",
      why: """
        The UIKit container asks its view controllers, and the hosting controller does not pass on what the SwiftUI view says \
        with `toolbarVerticalBehavior`: the bars stay vertical. (`axis` and `compression` do pass.) Override \
        `preferredVerticalBarBehavior` in the hosting controller or its container, and say so there.
        """,
      wrong: """
        duo 1

        app Films {
          framework: uikit

          cover Film {
            stack {
              screen Player "Player" framework: swiftui content: media verticalBar: disabled {
                item close "Close" symbol: xmark placement: cancellationAction
              }
            }
          }
          stack {
            screen Library "Library"
          }
        }

        """,
      right: """
        duo 1

        app Films {
          framework: uikit

          cover Film {
            stack verticalBar: disabled {
              screen Player "Player" framework: swiftui content: media {
                item close "Close" symbol: xmark placement: cancellationAction
              }
            }
          }
          stack {
            screen Library "Library"
          }
        }

        """,
      source: "Simulator readings of one app, iOS 27.1 RC; UIKit, childForPreferredVerticalBarBehavior"),
    state: { facts, findings in
      guard facts.declared.isHosted, facts.declared.verticalBar != .automatic, facts.app.sdk >= .verticalBars else { return }
      findings.report(
        .optOutNotHeard, on: facts.optOutPosition,
        "`\(facts.name)` is a SwiftUI view in a UIKit container, which does not hear this", label: "its bars stay vertical",
        help: ["override `preferredVerticalBarBehavior` of the hosting controller, and write `verticalBar` on the container here"],
        at: .verticalBar)
    })
}
