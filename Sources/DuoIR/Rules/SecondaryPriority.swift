import DuoLang

extension PlacementRule {
  static let secondaryPriority = PlacementRule(
    RuleDocument(
      .secondaryPriority,
      what: "A priority is given to what is always in the overflow menu.",
      why: """
        A priority decides what leaves a bar when room is short. Secondary actions and what is declared in `overflow` start \
        in the menu in every pose, however much room there is, and not even `high` brings them out. Leave the priority out, \
        or place the item in a bar if it is to be seen.
        """,
      wrong: """
        duo 1

        app Files {
          stack {
            screen Folder "Folder" {
              item add "New Folder" symbol: folder.badge.plus
              item export "Export" symbol: square.and.arrow.up placement: secondaryAction priority: high
            }
          }
        }

        """,
      right: """
        duo 1

        app Files {
          stack {
            screen Folder "Folder" {
              item add "New Folder" symbol: folder.badge.plus
              item export "Export" symbol: square.and.arrow.up placement: secondaryAction
            }
          }
        }

        """,
      source: "Simulator readings, iOS 27.1; SwiftUI, toolbarOverflowMenu(content:)"),
    itemNeeds: [.startsInMenu],
    item: { facts, findings in
      // Of a frequent item `secondary-frequent` speaks, of UIKit's centre groups `center-items-overflow`: they say where to go.
      guard facts.item.frequency != .frequent else { return }
      let isOverflow = facts.place == .overflow
      guard isOverflow || (facts.place == .bar && facts.placement == .secondaryAction && !facts.state.isUIKit) else { return }
      let reason = isOverflow ? "what stands in `overflow` is in the menu in every pose" : "secondary actions start in the menu in every pose"
      if let priority = facts.item.priority, priority != .automatic {
        findings.report(
          .secondaryPriority, on: facts, "`\(facts.name)` has a `priority` and is always in the menu", label: reason,
          help: facts.remedies, at: .priority, fix: { leavingOut($0) })
      }
      if let group = facts.group, let priority = group.priority, priority != .automatic {
        findings.report(
          .secondaryPriority, on: group.position, "\(facts.placedName) has a `priority` and is always in the menu", label: reason,
          help: facts.remedies, at: .priority, use: facts.item.use, fix: { leavingOut($0) })
      }
    })

  private static func leavingOut(_ syntax: DeclarationSyntax) -> Fix? {
    syntax.removing(.priority).map { Fix("leave the priority out", .safe, edits: [$0]) }
  }
}

extension ItemFacts {
  /// An urgent item is likely to be wanted in a bar.
  fileprivate var remedies: [String] {
    let priority = item.priority ?? group?.priority ?? .automatic
    return priority > .automatic ? ["if it is to be seen, place it in a bar: there its priority counts"] : []
  }
}
