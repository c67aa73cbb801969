import DuoLang

extension PlacementRule {
  static let dynamicBadge = PlacementRule(
    RuleDocument(
      .dynamicBadge,
      what: "A badge that arrives later stands on an item of the column, whose icon stays the same.",
      why: """
        In one app a badge that was set after the item had appeared did not show up in the column until something else about \
        the item changed. Change the symbol together with the badge (`bell` to `bell.badge`), and say so with \
        `becomes: symbol`; or check on the device that the badge arrives.
        """,
      wrong: """
        duo 1

        app Social {
          stack {
            screen Home "Home" {
              item alerts "Notifications" symbol: bell badge: dynamic
            }
          }
        }

        """,
      right: """
        duo 1

        app Social {
          stack {
            screen Home "Home" {
              item alerts "Notifications" symbol: bell badge: dynamic becomes: symbol
            }
          }
        }

        """,
      source: "A reading in one app, iOS 27.1; Tech Talk 111462, 9:00"),
    itemNeeds: [.badge],
    item: { facts, findings in
      let item = facts.item
      guard let badge = item.badge, facts.state.symbols.text(badge) == DynamicBadge.dynamic.word else { return }
      guard facts.turnsVertical, item.becomes == .nothing, facts.state.canBeVertical else { return }
      // The same text between quotes is a text.
      guard let syntax = findings.syntax(item.position), let value = syntax.value(.badge), value.end - value.start == 7 else { return }
      findings.report(
        .dynamicBadge, on: facts, "the badge of `\(facts.name)` arrives later, and its icon stays the same",
        label: "the column may not redraw for the badge alone",
        help: [
          "change the symbol together with the badge, and say `becomes: symbol`",
          "≈ estimated: seen in one app; nobody published when the column redraws",
        ], at: .badge)
    })
}
