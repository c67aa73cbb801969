import DuoLang

extension PlacementRule {
  static let detailWithoutStack = PlacementRule(
    RuleDocument(
      .detailWithoutStack,
      what: "The detail column of a SwiftUI split has no container of its own.",
      why: """
        Each column's bar belongs to the container in it. Without a `NavigationStack` of its own the detail column shares one \
        with the others: their items and their search show up in its bar, and as only the detail column's bar turns vertical, \
        so do they. In UIKit the split makes a navigation controller for each column.
        """,
      wrong: """
        duo 1

        app Mail {
          split {
            sidebar {
              screen Inbox "Inbox"
            }
            detail {
              screen Message "Message" {
                item share "Share" symbol: square.and.arrow.up
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Mail {
          split {
            sidebar {
              screen Inbox "Inbox"
            }
            detail {
              stack {
                screen Message "Message" {
                  item share "Share" symbol: square.and.arrow.up
                }
              }
            }
          }
        }

        """,
      source: "Simulator readings of NavigationSplitView, iOS 27.1; Tech Talk 111462, 3:36"),
    app: { facts, findings in
      facts.forEachContainer { _, container in
        guard !container.isDeclared, let column = container.parent, container.framework == .swiftui else { return }
        let detail = facts.program.containers[column]
        guard detail.kind == .detail else { return }
        findings.report(
          .detailWithoutStack, on: detail.position, "this `detail` has no container of its own",
          label: "items of the other columns show up in its bar", help: ["put its screens into a `stack`"])
      }
    })
}
