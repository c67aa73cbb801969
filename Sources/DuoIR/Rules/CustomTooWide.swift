import DuoLang

extension PlacementRule {
  static let customTooWide = PlacementRule(
    RuleDocument(
      .customTooWide,
      what: "A custom view prefers to be vertical, is wider than the column, and is not said to be drawn for it.",
      why: """
        The column is as wide as one control, 48 points, and its width is fixed; only the height of an item is its own. A \
        wider view is squeezed, and its content cut off. Draw it for the column (the environment tells the bar's edge) and say \
        how tall it is there with `height`, or leave it in the row.
        """,
      wrong: """
        duo 1

        app Player {
          stack {
            screen Album "Album" {
              item volume "Volume" kind: custom width: 120 axis: verticalPreferred
            }
          }
        }

        """,
      right: """
        duo 1

        app Player {
          stack {
            screen Album "Album" {
              item volume "Volume" kind: custom width: 120 height: 96 axis: verticalPreferred
            }
          }
        }

        """,
      source: "Tech Talk 111462, 5:56, 8:52 and 10:07; the column's width: simulator readings, iOS 27.1"),
    itemNeeds: [.custom],
    item: { facts, findings in
      let item = facts.item
      guard item.kind == .custom, item.height == nil, let width = item.width, width > columnWidth else { return }
      guard facts.turnsVertical, facts.state.canBeVertical else { return }
      findings.report(
        .customTooWide, on: facts, "`\(facts.name)` prefers to be vertical, but is \(width.description) points wide",
        label: "the column holds \(columnWidth.description): it is squeezed", related: facts.hintOfGroup,
        help: ["or draw it for the column, and say with `height` how tall it is there"], at: .width,
        fix: { syntax in
          Fix("leave it in the row", .unsafe, edits: [syntax.setting(.axis, to: "horizontalOnly")])
        })
    })

  /// How wide a control in the column is: the device's `control.size`.
  private static let columnWidth: Points = 48
}
