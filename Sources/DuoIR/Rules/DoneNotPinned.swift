import DuoLang

extension PlacementRule {
  static let doneNotPinned = PlacementRule(
    RuleDocument(
      .doneNotPinned,
      what: "A confirm item shares the column with other actions and is not pinned.",
      why: """
        What ends a task has a place of its own: pinned, it stands right after Back or Close, and does not leave when room is \
        short. `confirmationAction` names its purpose but keeps it among the other items, where it stands behind the leading \
        ones and leaves before those declared earlier.
        """,
      wrong: """
        duo 1

        app Photos {
          stack {
            screen Library "Library"
            screen Edit "Edit" {
              item rotate "Rotate" symbol: rotate.right
              item crop "Crop" symbol: crop
              item done "Done" symbol: checkmark placement: confirmationAction
            }
          }
        }

        """,
      right: """
        duo 1

        app Photos {
          stack {
            screen Library "Library"
            screen Edit "Edit" {
              item rotate "Rotate" symbol: rotate.right
              item crop "Crop" symbol: crop
              item done "Done" symbol: checkmark placement: topBarPinnedTrailing
            }
          }
        }

        """,
      source: "Tech Talk 111462, 5:24; SwiftUI, topBarPinnedTrailing; UIKit, pinnedTrailingGroup"),
    stateNeeds: [.confirms],
    state: { facts, findings in
      guard facts.hasColumn else { return }
      let items = facts.barItems
      // With a pinned item there already a second is no better: `many-pinned`.
      guard !items.contains(where: { $0.placement == .topBarPinnedTrailing }) else { return }
      let confirming = items.filter { $0.confirmsUnpinned }
      guard !confirming.isEmpty else { return }
      var inCompact = [0, 0]
      var inRegular = [0, 0]
      for item in items where item.turnsVertical && item.placement.barClass != .back {
        if item.isShown(in: .compact) { inCompact[item.half] += 1 }
        if item.isShown(in: .regular) { inRegular[item.half] += 1 }
      }
      for item in confirming {
        // One of them is the item itself.
        let isShared = (item.isShown(in: .compact) && inCompact[item.half] > 1) || (item.isShown(in: .regular) && inRegular[item.half] > 1)
        if isShared { report(item, &findings) }
      }
    })

  private static func report(_ item: ItemFacts, _ findings: inout Findings) {
    let pinned = item.state.word(.topBarPinnedTrailing)
    findings.report(
      .doneNotPinned, on: item, "`\(item.name)` ends the task and is not pinned",
      label: "it stands among the other items, and leaves like them when room is short",
      help: item.group == nil ? [] : ["take it out of its group, and place it in `\(pinned)`: right after Back or Close, to stay"], at: .placement,
      fix: { syntax in
        guard item.group == nil else { return nil }
        return Fix("pin it: right after Back or Close, to stay", .unsafe, edits: [syntax.setting(.placement, to: pinned)])
      })
  }
}

extension ItemFacts {
  /// 1 in the bottom half of the column, 0 in the top one.
  fileprivate var half: Int { placement.barClass == .bottom ? 1 : 0 }

  /// Whether it confirms, is vertical, and stands elsewhere than in the pinned place.
  fileprivate var confirmsUnpinned: Bool {
    guard turnsVertical, placement != .topBarPinnedTrailing, placement != .cancellationAction, item.kind == .button else { return false }
    if item.role != .none { return item.role == .confirm }
    if placement == .confirmationAction { return !role.leadsOut }
    // Only its symbol says so: at the bottom, or in a circle, it marks something as read or done, or begins a selection.
    return item.symbol == state.context.icons.checkmark && half == 0
  }
}
