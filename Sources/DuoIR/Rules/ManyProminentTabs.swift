import DuoLang

extension PlacementRule {
  static let manyProminentTabs = PlacementRule(
    RuleDocument(
      .manyProminentTabs,
      what: "A tab bar has more than one prominent tab, or a tab that opens something instead of being a destination.",
      why: """
        One tab may stand apart from the others, and like them it is a place to go to. A second one takes away what sets the \
        first apart, and an action among places, such as writing a new post, surprises: nothing is selected after it. Make \
        it an item of the screens that it belongs to, `style: prominent` if it is the main one.
        """,
      wrong: """
        duo 1

        app Social {
          tabs {
            tab home "Home" symbol: house { stack { screen Home "Home" } }
            tab alerts "Notifications" symbol: bell { stack { screen Notifications "Notifications" } }
            tab compose "New Post" symbol: plus role: prominent opens: sheet
          }
        }

        """,
      right: """
        duo 1

        app Social {
          tabs {
            tab home "Home" symbol: house {
              stack {
                screen Home "Home" {
                  item compose "New Post" symbol: plus style: prominent opens: sheet
                }
              }
            }
            tab alerts "Notifications" symbol: bell { stack { screen Notifications "Notifications" } }
          }
        }

        """,
      source: "SwiftUI, TabRole.prominent; Apple Developer Forums, thread 832805"),
    app: { facts, findings in
      facts.forEachContainer { _, container in
        var prominent: [Tab] = []
        for id in container.tabs {
          let tab = facts.program.tabs[id]
          let name = facts.symbols.text(tab.name)
          if tab.opens != .nothing {
            findings.report(
              .manyProminentTabs, on: tab.position, "tab `\(name)` opens a \(tab.opens.word) and is no place to go to",
              label: "nothing is selected after it", help: ["make it an item of the screens that it belongs to"], at: .opens)
          }
          guard tab.role == .prominent else { continue }
          // Two of which each is shown in another width class never meet.
          let other = prominent.first { $0.when == tab.when || $0.when == .always || tab.when == .always }
          prominent.append(tab)
          guard let other else { continue }
          findings.report(
            .manyProminentTabs, on: tab.position,
            "tab `\(name)` is prominent, and so is `\(facts.symbols.text(other.name))`", label: "neither stands apart then",
            related: [(other.position, "this one")], at: .role,
            fix: { syntax in syntax.removing(.role).map { Fix("make it a tab like the others", .unsafe, edits: [$0]) } })
        }
      }
    })
}
