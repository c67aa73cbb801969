import DuoLang

extension PlacementRule {
  static let pinnedWithSearch = PlacementRule(
    RuleDocument(
      .pinnedWithSearch,
      what: "A screen has a search and a pinned item.",
      why: """
        Pinned items of SwiftUI stay in their place, with one exception: while search is active and its field needs the room, \
        they may go to the overflow menu. Do not rely on one that must be there while people search: keep few items beside \
        it, look at the screen in a scenario with `search: active`, or leave it unpinned and give it a high priority.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              search
              item add "Add Feed" symbol: plus placement: topBarPinnedTrailing
              item filter "Filter" symbol: line.3.horizontal.decrease
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              search
              item add "Add Feed" symbol: plus priority: high
              item filter "Filter" symbol: line.3.horizontal.decrease
            }
          }
        }

        """,
      source: "SwiftUI, topBarPinnedTrailing"),
    stateNeeds: [.pinned, .search],
    state: { facts, findings in
      guard !facts.isUIKit, facts.screen.container != nil, let search = facts.search else { return }
      let pinned = facts.barItems.filter { $0.placement == .topBarPinnedTrailing && $0.meets(search.when) }
      guard let first = pinned.first else { return }
      findings.report(
        .pinnedWithSearch, on: first,
        "\(listed(pinned.map { $0.name })) \(pinned.count == 1 ? "is" : "are") pinned on a screen with a search",
        label: "while search is active it may leave for the menu", related: [(search.position, "the search")],
        help: ["look at it in a `scenario` with `search: active`"], at: .placement)
    })
}
