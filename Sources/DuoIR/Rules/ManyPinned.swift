import DuoLang

extension PlacementRule {
  static let manyPinned = PlacementRule(
    RuleDocument(
      .manyPinned,
      what: "Several items of a screen are pinned.",
      why: """
        A pinned item stands before all others and stays when room is short, so each takes room from everything else, and if \
        several are first none is. Pin what ends the task, and rank the rest by priority. A pinned group of UIKit cannot \
        shrink unless one item represents it: give a group of several a `representative`.
        """,
      wrong: """
        duo 1

        app Photos {
          stack {
            screen Library "Library"
            screen Edit "Edit" {
              item done "Done" symbol: checkmark placement: topBarPinnedTrailing
              item undo "Undo" symbol: arrow.uturn.backward placement: topBarPinnedTrailing
              item share "Share" symbol: square.and.arrow.up placement: topBarPinnedTrailing
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
              item done "Done" symbol: checkmark placement: topBarPinnedTrailing
              item undo "Undo" symbol: arrow.uturn.backward priority: high
              item share "Share" symbol: square.and.arrow.up
            }
          }
        }

        """,
      source: "SwiftUI, topBarPinnedTrailing; UIKit, pinnedTrailingGroup; Tech Talk 111462, 5:24"),
    stateNeeds: [.pinned],
    state: { facts, findings in
      guard facts.screen.container != nil else { return }
      let pinned = facts.barItems.filter { $0.placement == .topBarPinnedTrailing }
      guard pinned.count > 1 else { return }
      if facts.isUIKit { reportUnrepresented(pinned, &findings) }
      let inCompact = units(pinned.filter { $0.isShown(in: .compact) })
      let inRegular = units(pinned.filter { $0.isShown(in: .regular) })
      let units = inRegular.count > inCompact.count ? inRegular : inCompact
      guard units.count > 1, let last = units.last else { return }
      findings.report(
        .manyPinned, on: last,
        units.count == 2
          ? "\(listed(units.map { $0.name })) are both pinned" : "\(units.count) items of `\(facts.name)` are pinned",
        label: units.count == 2
          ? "the second takes room from all others, and is not first" : "each takes room from all others, and one alone is first",
        related: units.dropLast().prefix(2).map { ($0.item.position, "pinned too") },
        help: ["pin what ends the task, and give the others a `priority`"], severity: units.count == 2 ? .note : .warning, at: .placement)
    })

  /// What counts as one: an item, or a group of UIKit, of which `reportUnrepresented` speaks.
  private static func units(_ pinned: [ItemFacts]) -> [ItemFacts] {
    var units: [ItemFacts] = []
    for item in pinned {
      if item.state.isUIKit, let group = item.groupID, units.last?.groupID == group { continue }
      units.append(item)
    }
    return units
  }

  private static func reportUnrepresented(_ pinned: [ItemFacts], _ findings: inout Findings) {
    var last: GroupID?
    for item in pinned {
      guard let id = item.groupID, id != last, let group = item.group, group.representative == nil else { continue }
      last = id
      let members = pinned.filter { $0.groupID == id }
      let count = max(members.filter { $0.isShown(in: .compact) }.count, members.filter { $0.isShown(in: .regular) }.count)
      guard count > 1 else { continue }
      findings.report(
        .manyPinned, on: group.position, "this pinned group of \(count) has no `representative`",
        label: "it cannot shrink, and its items never leave",
        help: ["it is what the group shrinks to where room is short"], use: item.item.use,
        fix: { Fix("let its first item stand for it", .unsafe, edits: [$0.setting(.representative, to: item.name)]) })
    }
  }
}
