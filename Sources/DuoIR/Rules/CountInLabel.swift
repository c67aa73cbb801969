import DuoLang

extension PlacementRule {
  static let countInLabel = PlacementRule(
    RuleDocument(
      .countInLabel,
      what: "An item shows text beside its icon, and the text merely adds to it.",
      why: """
        A label that shows text keeps the whole item out of the column, and in measurements it pushed its neighbours out of \
        their order. Text that merely adds to the icon, such as a count of unread messages, is worth less than its place: show \
        the icon alone, and the count as a badge.
        """,
      wrong: """
        duo 1

        app Mail {
          stack {
            screen Inbox "Inbox" {
              item unread "12 Unread" symbol: envelope.badge label: titleAndIcon text: supplementary
            }
          }
        }

        """,
      right: """
        duo 1

        app Mail {
          stack {
            screen Inbox "Inbox" {
              item unread "Unread" symbol: envelope badge: 12
            }
          }
        }

        """,
      source: "Tech Talk 111462, 9:00; simulator readings, iOS 27.1"),
    itemNeeds: [.supplementaryText],
    item: { facts, findings in
      let item = facts.item
      guard item.text == .supplementary, item.hasIcon, facts.isInMovingBar, !facts.turnsVertical else { return }
      guard item.kind == .custom || item.label == .titleAndIcon else { return }
      findings.report(
        .countInLabel, on: facts,
        item.kind == .custom
          ? "`\(facts.name)` is a custom view for an icon and text that merely adds to it"
          : "`\(facts.name)` shows its icon and text that merely adds to it",
        label: "the text keeps it out of the column",
        help: [item.kind == .custom ? "show the icon alone, and a count as its `badge`" : "a count can be its `badge`"], at: item.kind == .custom ? .kind : .label,
        fix: { syntax in
          guard item.kind != .custom, let edit = syntax.removing(.label) else { return nil }
          return Fix("show the icon alone", .unsafe, edits: [edit])
        })
    })
}
