import DuoLang

extension PlacementRule {
  static let searchWithoutRow = PlacementRule(
    RuleDocument(
      .searchWithoutRow,
      what: "A screen has a search and hides the navigation bar.",
      why: """
        A search opens a field in the row at the top. On a screen that hides its navigation bar there is no such row: where \
        bars are horizontal the search is not shown at all, and beside the column its button has nowhere to open. Keep the \
        navigation bar, or move the search to a screen or a tab of its own.
        """,
      wrong: """
        duo 1

        app Maps {
          stack {
            screen Map "Map" hidesNavigationBar: true {
              search
              item saved "Saved Places" symbol: bookmark placement: bottomBar
            }
          }
        }

        """,
      right: """
        duo 1

        app Maps {
          stack {
            screen Map "Map" {
              search
              item saved "Saved Places" symbol: bookmark placement: bottomBar
            }
          }
        }

        """,
      source: "SwiftUI, axisBehavior(_:) and toolbarVisibility(_:for:): what needs a bar that is hidden is not shown"),
    state: { facts, findings in
      guard facts.declared.hidesNavigationBar, let search = facts.search else { return }
      let declaring = facts.base.declared.hidesNavigationBar ? facts.base.declared.position : facts.declared.position
      let screen = findings.syntax(declaring)
      findings.report(
        .searchWithoutRow, on: search.position, "`\(facts.name)` has a search and hides its navigation bar",
        label: "there is no row at the top in which its field could open",
        related: [(declaring, "`hidesNavigationBar: true` is said here")],
        help: [
          "or give the search a screen or a tab of its own",
          "≈ estimated: nobody published where a search opens without a navigation bar",
        ],
        fix: { _ in
          screen.map { Fix("keep the navigation bar", .unsafe, edits: [$0.setting(.hidesNavigationBar, to: Flag.false.word)]) }
        })
    })
}
