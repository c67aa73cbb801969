import DuoLang

extension PlacementRule {
  static let navigationPlacementMoves = PlacementRule(
    RuleDocument(
      .navigationPlacementMoves,
      what: "An item with the placement `navigation` stands on a screen that has Back.",
      why: """
        `navigation` means the leading edge only where nothing else leads back. In compact width, which is the whole outer \
        display, an item of it beside the system's Back moves to the place of the primary action: it changes sides between \
        the displays. Say where it is to stand: `topBarLeading` keeps it beside Back, `primaryAction` on the other side.
        """,
      wrong: """
        duo 1

        app Manual {
          stack {
            screen Books "Books"
            screen Chapter "Chapter" {
              item contents "Contents" symbol: list.bullet placement: navigation
            }
          }
        }

        """,
      right: """
        duo 1

        app Manual {
          stack {
            screen Books "Books"
            screen Chapter "Chapter" {
              item contents "Contents" symbol: list.bullet placement: topBarLeading
            }
          }
        }

        """,
      source: "SwiftUI, ToolbarItemPlacement.navigation"),
    stateNeeds: [.navigation],
    state: { facts, findings in
      guard facts.hasBarItem({ item, _, placement in placement == .navigation && item.when != .regular }) else { return }
      // Of titles that send all leading items to the menu `inline-large-title` speaks.
      guard facts.declared.titleDisplay != .inlineLarge, facts.hasBackInCompact else { return }
      for item in facts.barItems where item.placement == .navigation && item.when != .regular {
        // Of what leads out itself `close-not-in-navigation` speaks.
        if !item.role.leadsOut { report(item, &findings) }
      }
    })

  private static func report(_ item: ItemFacts, _ findings: inout Findings) {
    findings.report(
      .navigationPlacementMoves, on: item.placementPosition,
      "\(item.placedName) is placed in `navigation`, and `\(item.state.name)` has Back in compact width",
      label: "in compact width it moves to the place of the primary action",
      help: [
        item.state.isUIKit
          ? "place it in `trailingItemGroups`: leading items would replace Back"
          : "or place it in `primaryAction`, if it may stand there in every width",
        "≈ estimated: that it moves in the column as well; published is only what a row does",
      ], at: .placement, use: item.item.use,
      fix: {
        guard !item.state.isUIKit else { return nil }
        return Fix("keep it beside Back, at the leading side", .unsafe, edits: [$0.setting(.placement, to: Placement.topBarLeading.word)])
      })
  }
}
