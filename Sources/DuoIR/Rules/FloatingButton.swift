import DuoLang

extension PlacementRule {
  static let floatingButton = PlacementRule(
    RuleDocument(
      .floatingButton,
      what: "A button floats over the content.",
      why: """
        A floating button stands in no bar: it keeps its corner while everything else moves to the side, lies beside the \
        column or under it, and is left out when room is short. Make it a toolbar item, with a high priority if it must stay, \
        or put it into a `safeAreaBar`. If it has to float, line it up with the column: its controls are centred 48 points \
        from the edge. If the space at the bottom stays reserved after the toolbar has left for the column, that is worth a \
        bug report, not a button.
        """,
      wrong: """
        duo 1

        app Notes {
          stack {
            screen Notes "Notes" {
              item sort "Sort" symbol: arrow.up.arrow.down kind: menu
              item create "New Note" symbol: square.and.pencil placement: floating
            }
          }
        }

        """,
      right: """
        duo 1

        app Notes {
          stack {
            screen Notes "Notes" {
              item sort "Sort" symbol: arrow.up.arrow.down kind: menu
              item create "New Note" symbol: square.and.pencil placement: bottomBar
            }
          }
        }

        """,
      source: "Human Interface Guidelines, Designing for iPhone Duo; SwiftUI, safeAreaBar(edge:)"),
    itemNeeds: [.floating],
    item: { facts, findings in
      guard facts.place == .bar, facts.placement == .floating else { return }
      let remedy = facts.state.word(.bottomBar)
      findings.report(
        .floatingButton, on: facts.placementPosition, "\(facts.placedName) floats over the content",
        label: "it never joins the column, and keeps its place while the bars move",
        help: ["if it cannot stand in a toolbar, put it into a `customBar` of `kind: safeAreaBar`"], at: .placement, use: facts.item.use,
        fix: { Fix("make it a toolbar item, with `priority: high` if it must stay", .unsafe, edits: [$0.setting(.placement, to: remedy)]) })
    })
}
