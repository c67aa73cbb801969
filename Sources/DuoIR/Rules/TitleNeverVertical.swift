import DuoLang

extension PlacementRule {
  static let titleNeverVertical = PlacementRule(
    RuleDocument(
      .titleNeverVertical,
      what: "An item without an icon prefers to be vertical.",
      why: """
        `verticalPreferred` lets an item into the column, but there it would show its icon, and it has none. So it stays in \
        the row, as if the hint were not there. Give it a symbol; then it is vertical without any hint.
        """,
      wrong: """
        duo 1

        app Notes {
          stack {
            screen Note "Note" {
              item format "Format" axis: verticalPreferred
            }
          }
        }

        """,
      right: """
        duo 1

        app Notes {
          stack {
            screen Note "Note" {
              item format "Format" symbol: textformat
            }
          }
        }

        """,
      source: "SwiftUI, ToolbarItemAxisBehavior; Preparing your app for iPhone Duo"),
    itemNeeds: [.iconless, .verticalPreferred],
    item: { facts, findings in
      let item = facts.item
      guard facts.axisHint == .verticalPreferred, facts.isInMovingBar, !item.hasIcon, item.kind != .custom, !item.isWide else { return }
      guard item.title != nil || item.kind == .edit else { return }
      let isEdit = item.kind == .edit
      findings.report(
        .titleNeverVertical, on: facts,
        "`\(facts.name)` prefers to be vertical, but \(isEdit ? "is the system's Edit button" : "has no icon")",
        label: isEdit ? "the system keeps it in a row" : "without an icon it stays in a row, whatever the hint says",
        related: facts.hintOfGroup,
        help: [isEdit ? "leave the hint out" : "give it a `symbol`, or leave the hint out"], at: item.axis != nil ? .axis : nil,
        fix: { syntax in
          guard isEdit else { return facts.usualSymbolFix(syntax) }
          guard item.axis != nil, let edit = syntax.removing(.axis) else { return nil }
          return Fix("leave the hint out", .safe, edits: [edit])
        })
    })
}
