import DuoLang

extension PlacementRule {
  static let allHigh = PlacementRule(
    RuleDocument(
      .allHigh,
      what: "Every item that may leave the bar has the priority `high`.",
      why: """
        A priority ranks the items of a bar against each other. Where all are high nobody is ranked, and the last in the bar \
        leaves first, as if nothing had been said. Keep `high` for what must stay, and say of the others what may go.
        """,
      wrong: """
        duo 1

        app Notes {
          stack {
            screen Note "Note" {
              item undo "Undo" symbol: arrow.uturn.backward priority: high
              item share "Share" symbol: square.and.arrow.up priority: high
              item photo "Photo" symbol: photo priority: high
            }
          }
        }

        """,
      right: """
        duo 1

        app Notes {
          stack {
            screen Note "Note" {
              item undo "Undo" symbol: arrow.uturn.backward priority: high
              item share "Share" symbol: square.and.arrow.up
              item photo "Photo" symbol: photo priority: low
            }
          }
        }

        """,
      source: "SwiftUI, visibilityPriority(_:); Tech Talk 111462, 13:10"),
    state: { facts, findings in
      // A group with its own priority is ranked by that first, then its items by theirs.
      func isHigh(_ item: ItemFacts) -> Bool {
        let own = item.item.priority ?? item.group?.priority ?? .automatic
        return own == .high && item.group?.priority ?? own == .high
      }
      guard !facts.barItems.contains(where: { $0.mayLeaveBar && !isHigh($0) }) else { return }
      let items = facts.barItems.filter { $0.mayLeaveBar }
      // What comes through `use` may be ranked against other items elsewhere.
      guard items.count > 1, let first = items.first, !items.contains(where: { $0.item.use != nil }) else { return }
      let message = "each of the \(items.count) items of `\(facts.name)` is `high`"
      let label = "so none is ranked, and the last one leaves first"
      let help = ["keep `high` for what must stay, and give what may go `priority: low`"]
      if first.item.priority == nil, let group = first.group {
        findings.report(.allHigh, on: group.position, message, label: label, help: help, at: .priority)
      } else {
        findings.report(.allHigh, on: first, message, label: label, help: help, at: .priority)
      }
    })
}

extension ItemFacts {
  /// Whether it leaves for the menu where room is short.
  fileprivate var mayLeaveBar: Bool {
    isInMovingBar && placement != .cancellationAction && placement != .topBarPinnedTrailing
  }
}
