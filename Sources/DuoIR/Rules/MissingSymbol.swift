import DuoLang

extension PlacementRule {
  static let missingSymbol = PlacementRule(
    RuleDocument(
      .missingSymbol,
      what: "An item of a bar has a title and no icon.",
      why: """
        The column is as wide as an icon, so an item that is text alone never stands in it: beside a vertical bar it stays in \
        the row at the top, away from the controls that it belongs with. Give it a symbol; the title stays its name in the \
        overflow menu. If the text itself is the information, a price or a count, say `text: essential` and \
        `axis: horizontalOnly`.
        """,
      wrong: """
        duo 1

        app Shop {
          stack {
            screen Article "Article" {
              item share "Share" symbol: square.and.arrow.up
              item reviews "Reviews"
            }
          }
        }

        """,
      right: """
        duo 1

        app Shop {
          stack {
            screen Article "Article" {
              item share "Share" symbol: square.and.arrow.up
              item reviews "Reviews" symbol: text.bubble
            }
          }
        }

        """,
      source: "Preparing your app for iPhone Duo; Human Interface Guidelines, Designing for iPhone Duo; simulator readings, iOS 27.1"),
    itemNeeds: [.iconless],
    item: { facts, findings in
      let item = facts.item
      guard item.title != nil, !item.hasIcon, facts.isInMovingBar, facts.state.canBeVertical else { return }
      guard item.kind != .edit, item.kind != .custom, !item.isWide else { return }
      // Deliberate where it says so; a hint that does not help has a finding of its own.
      guard facts.axisHint == .automatic, item.text != .essential else { return }
      // `text-close` and `swapping-item` say more of these.
      guard facts.role != .close, facts.role != .cancel, facts.placement != .cancellationAction, !facts.swapsBars else { return }
      findings.report(
        .missingSymbol, on: facts, "`\(facts.name)` has a title but no icon",
        label: "it can never be vertical: beside a vertical bar it stays in a row",
        help: ["give it a `symbol`; if its text carries information, say `text: essential` and `axis: horizontalOnly`"],
        fix: { facts.usualSymbolFix($0) })
    })
}
