import DuoLang

extension PlacementRule {
  static let ellipsisReserved = PlacementRule(
    RuleDocument(
      .ellipsisReserved,
      what: "An item has the ellipsis as its symbol.",
      why: """
        The ellipsis is the symbol of the system's overflow menu, which appears as soon as the controls of a bar do not fit. \
        Beside it a second ellipsis cannot be told from the first, and where the bar has room people take yours for the \
        system's. Give the item a symbol that shows what it does.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Article "Article" {
              item share "Share" symbol: square.and.arrow.up
              item options "Reading Options" symbol: ellipsis
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Article "Article" {
              item share "Share" symbol: square.and.arrow.up
              item options "Reading Options" symbol: textformat.size
            }
          }
        }

        """,
      source: "Tech Talk 111462, 12:43; Human Interface Guidelines, Designing for iPhone Duo"),
    itemNeeds: [.ellipsis],
    item: { facts, findings in
      guard facts.place == .bar, facts.placement != .secondaryAction, facts.placement != .keyboard, facts.hasEllipsis else { return }
      findings.report(
        .ellipsisReserved, on: facts, "`\(facts.name)` has the symbol of the system's overflow menu",
        label: "beside that menu it is a second ellipsis",
        help: [facts.item.kind == .menu ? "another menu needs a symbol of its own" : "give it a symbol that shows what it does"],
        at: .symbol)
    })
}

extension ItemFacts {
  /// Whether its symbol is the overflow menu's.
  var hasEllipsis: Bool { state.context.icons.isEllipsis(item.symbol) }
}
