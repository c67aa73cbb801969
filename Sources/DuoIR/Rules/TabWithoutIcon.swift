import DuoLang

extension PlacementRule {
  static let tabWithoutIcon = PlacementRule(
    RuleDocument(
      .tabWithoutIcon,
      what: "A tab has no icon.",
      why: """
        At the bottom of the column tabs show their icons alone; their titles appear only while a finger rests on them. A tab \
        without an icon is an empty place there. Give every tab a symbol and a title; a search tab has the system's.
        """,
      wrong: """
        duo 1

        app Reader {
          tabs {
            tab feeds "Feeds" symbol: list.bullet { stack { screen Feeds "Feeds" } }
            tab saved "Saved" { stack { screen Saved "Saved" } }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          tabs {
            tab feeds "Feeds" symbol: list.bullet { stack { screen Feeds "Feeds" } }
            tab saved "Saved" symbol: bookmark { stack { screen Saved "Saved" } }
          }
        }

        """,
      source: "Apple Developer Forums, threads 847644 and 847835"),
    app: { facts, findings in
      guard facts.declared.sdk >= .verticalBars else { return }
      facts.forEachContainer { _, container in
        for id in container.tabs {
          let tab = facts.program.tabs[id]
          guard !tab.hasIcon, tab.role != .search else { continue }
          findings.report(
            .tabWithoutIcon, on: tab.position, "tab `\(facts.symbols.text(tab.name))` has no icon",
            label: "its place in the column is empty at rest", help: ["give it a `symbol`"])
        }
      }
    })
}
