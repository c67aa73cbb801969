import DuoLang

extension PlacementRule {
  static let customNotOptedIn = PlacementRule(
    RuleDocument(
      .customNotOptedIn,
      what: "A custom view has a height for the column, but does not ask to be in it.",
      why: """
        Custom views stay in the row unless they opt in, since only their author knows whether they fit the column. A view that \
        has been drawn for it, as its `height` says, still needs `axis: verticalPreferred`.
        """,
      wrong: """
        duo 1

        app Player {
          stack {
            screen Album "Album" {
              item volume "Volume" kind: custom width: 120 height: 96
            }
          }
        }

        """,
      right: """
        duo 1

        app Player {
          stack {
            screen Album "Album" {
              item volume "Volume" kind: custom width: 120 height: 96 axis: verticalPreferred
            }
          }
        }

        """,
      source: "Tech Talk 111462, 8:52 and 10:07; Preparing your app for iPhone Duo"),
    itemNeeds: [.custom],
    item: { facts, findings in
      guard facts.item.kind == .custom, facts.item.height != nil, facts.isInMovingBar, facts.state.canBeVertical else { return }
      let hint = facts.axisHint
      guard hint != .verticalPreferred else { return }
      let isKept = hint == .horizontalOnly
      findings.report(
        .customNotOptedIn, on: facts,
        isKept
          ? "`\(facts.name)` has a height for the column, but `horizontalOnly` keeps it in the row"
          : "`\(facts.name)` has a height for the column, but does not ask to be in it",
        label: isKept ? "this is never used" : "a custom view stays in the row unless it opts in", related: facts.hintOfGroup,
        help: isKept ? ["leave out the `height`, or say `axis: verticalPreferred` instead"] : [],
        at: .height,
        fix: { syntax in
          isKept ? nil : Fix("let it into the column", .safe, edits: [syntax.setting(.axis, to: "verticalPreferred")])
        })
    })
}
