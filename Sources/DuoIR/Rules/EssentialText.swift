import DuoLang

extension PlacementRule {
  static let essentialText = PlacementRule(
    RuleDocument(
      .essentialText,
      what: "An item whose text carries information is vertical, where its text is not shown.",
      why: """
        In the column an item is its icon. A price, a total or a date that says something the icon does not is lost there, \
        until the menu or VoiceOver tells it. Keep such an item in the row, with its text: `axis: horizontalOnly`.
        """,
      wrong: """
        duo 1

        app Shop {
          stack {
            screen Cart "Cart" {
              item total "$ 42" symbol: cart text: essential
            }
          }
        }

        """,
      right: """
        duo 1

        app Shop {
          stack {
            screen Cart "Cart" {
              item total "$ 42" symbol: cart text: essential label: titleAndIcon axis: horizontalOnly
            }
          }
        }

        """,
      source: "Tech Talk 111462, 9:30"),
    itemNeeds: [.essentialText],
    item: { facts, findings in
      let item = facts.item
      // A custom view draws its text itself, in the column too.
      guard item.text == .essential, item.kind != .custom, facts.turnsVertical, facts.state.canBeVertical else { return }
      findings.report(
        .essentialText, on: facts, "the text of `\(facts.name)` is essential, but in the column it is its icon alone",
        label: "the text is not shown there", related: facts.hintOfGroup, at: .text,
        fix: { syntax in
          var values: [(key: Key, value: String)] = [(.axis, "horizontalOnly")]
          if !item.showsText { values.insert((.label, "titleAndIcon"), at: 0) }
          return Fix("keep it in the row, with its text", .unsafe, edits: syntax.setting(values))
        })
    })
}
