import DuoLang

extension PlacementRule {
  static let secondaryFrequent = PlacementRule(
    RuleDocument(
      .secondaryFrequent,
      what: "A frequently used item starts in the overflow menu.",
      why: """
        Secondary actions and what is declared in `overflow` are in the menu in every pose, even where the column is empty: \
        two taps for what people do all the time. Place it in a bar, and let the system move it to the menu only where there \
        is no room; its priority says how late.
        """,
      wrong: """
        duo 1

        app Mail {
          stack {
            screen Messages "Inbox" {
              item filter "Filter" symbol: line.3.horizontal.decrease
              item compose "New Message" symbol: square.and.pencil placement: secondaryAction frequency: frequent
            }
          }
        }

        """,
      right: """
        duo 1

        app Mail {
          stack {
            screen Messages "Inbox" {
              item filter "Filter" symbol: line.3.horizontal.decrease
              item compose "New Message" symbol: square.and.pencil placement: primaryAction frequency: frequent
            }
          }
        }

        """,
      source: "Simulator readings, iOS 27.1; Tech Talk 111462, 13:40; Human Interface Guidelines, Designing for iPhone Duo"),
    itemNeeds: [.startsInMenu, .frequent],
    item: { facts, findings in
      guard facts.item.frequency == .frequent else { return }
      let isOverflow = facts.place == .overflow
      guard isOverflow || (facts.place == .bar && facts.placement == .secondaryAction) else { return }
      let bar = facts.state.isUIKit ? facts.state.word(.topBarTrailing) : Placement.primaryAction.word
      findings.report(
        .secondaryFrequent, on: facts,
        "`\(facts.name)` is used frequently and \(isOverflow ? "declared in `overflow`" : "placed in `\(facts.state.word(.secondaryAction))`")",
        label: "it starts in the menu in every pose, whatever the room",
        help: isOverflow || facts.group != nil ? ["declare it in a bar: `placement: \(bar)`"] : [],
        at: facts.group == nil ? .placement : nil,
        fix: {
          guard !isOverflow, facts.group == nil else { return nil }
          return Fix("place it in a bar", .unsafe, edits: [$0.setting(.placement, to: bar)])
        })
    })
}
