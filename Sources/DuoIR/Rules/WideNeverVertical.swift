import DuoLang

extension PlacementRule {
  static let wideNeverVertical = PlacementRule(
    RuleDocument(
      .wideNeverVertical,
      what: "A segmented control or a slider prefers to be vertical.",
      why: """
        The column's width is fixed, and `verticalPreferred` does not make a wide control fit: it stays in the row at the top. \
        Do not turn it by ninety degrees either. Leave the hint out, or offer the choice as a menu with a symbol.
        """,
      wrong: """
        duo 1

        app Calendar {
          stack {
            screen Days "Calendar" {
              item span "Span" kind: segmented axis: verticalPreferred {
                item week "Week"
                item month "Month"
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Calendar {
          stack {
            screen Days "Calendar" {
              item span "Span" kind: segmented {
                item week "Week"
                item month "Month"
              }
            }
          }
        }

        """,
      source: "Tech Talk 111466, 6:20; Apple staff in the developer forums, thread 847811; sliders: simulator readings, iOS 27.1"),
    itemNeeds: [.wide, .verticalPreferred],
    item: { facts, findings in
      guard facts.item.isWide, facts.axisHint == .verticalPreferred, facts.place == .bar else { return }
      guard facts.placement != .keyboard, facts.placement != .secondaryAction else { return }
      let kind = facts.item.kind == .slider ? "slider" : "segmented control"
      findings.report(
        .wideNeverVertical, on: facts, "`\(facts.name)` is a \(kind) and prefers to be vertical",
        label: "it is too wide for the column and stays in a row", related: facts.hintOfGroup,
        help: ["a menu with a `symbol` could be in the column"], at: facts.item.axis != nil ? .axis : nil,
        fix: { syntax in
          guard facts.item.axis != nil, let edit = syntax.removing(.axis) else { return nil }
          return Fix("leave the hint out", facts.group?.axis == nil ? .safe : .unsafe, edits: [edit])
        })
    })
}
