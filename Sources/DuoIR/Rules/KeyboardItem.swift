import DuoLang

extension PlacementRule {
  static let keyboardItem = PlacementRule(
    RuleDocument(
      .keyboardItem,
      what: "An item on the keyboard has an axis or a priority.",
      why: """
        What stands above the keyboard stays with the keyboard: it never joins the column, never moves to the menu, and is \
        gone while the keyboard is down. Neither hint is heard there. Leave it out; what is needed without the keyboard \
        belongs in a bar.
        """,
      wrong: """
        duo 1

        app Notes {
          stack {
            screen Note "Note" {
              item share "Share" symbol: square.and.arrow.up
              item bold "Bold" symbol: bold placement: keyboard axis: verticalPreferred
            }
          }
        }

        """,
      right: """
        duo 1

        app Notes {
          stack {
            screen Note "Note" {
              item share "Share" symbol: square.and.arrow.up
              item bold "Bold" symbol: bold placement: keyboard
            }
          }
        }

        """,
      source: "Tech Talk 111462, 10:00"),
    itemNeeds: [.keyboard],
    item: { facts, findings in
      guard facts.place == .bar, facts.placement == .keyboard else { return }
      let item = facts.item
      report(
        "`\(facts.name)`", isGroup: false, axis: item.axis ?? .automatic, priority: item.priority ?? .automatic, on: item.position,
        use: item.use, &findings)
      guard let group = facts.group else { return }
      report(
        facts.placedName, isGroup: true, axis: group.axis ?? .automatic, priority: group.priority ?? .automatic, on: group.position,
        use: item.use, &findings)
    })

  private static func report(
    _ name: String, isGroup: Bool, axis: AxisHint, priority: Priority, on position: SourcePosition, use: SourcePosition?,
    _ findings: inout Findings
  ) {
    let keys: [Key] = (axis == .automatic ? [] : [.axis]) + (priority == .automatic ? [] : [.priority])
    guard let first = keys.first else { return }
    let hints = keys.count == 2 ? "neither its `axis` nor its `priority` is" : "its `\(first.word)` is not"
    findings.report(
      .keyboardItem, on: position, "\(name) stands on the keyboard, where \(hints) heard",
      label: isGroup ? "its items never join the column, nor leave for the menu" : "it never joins the column, nor leaves for the menu",
      help: ["what is needed without the keyboard belongs in a bar"], at: first, use: use,
      fix: { syntax in
        let edits = syntax.removing(keys)
        return edits.isEmpty ? nil : Fix("leave it out", .safe, edits: edits)
      })
  }
}
