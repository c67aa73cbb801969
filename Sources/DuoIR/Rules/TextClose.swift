import DuoLang

extension PlacementRule {
  static let textClose = PlacementRule(
    RuleDocument(
      .textClose,
      what: "A close or cancel item shows text, so it does not stand at the top of the column.",
      why: """
        Text never joins the column. A close item that is text alone stays in the row at the top, though its placement is that \
        of Back, and the column begins with something else. Give it a symbol, `xmark` for most: then it is the first control \
        of the column, and its title is still its spoken name. If the word must be read, say `axis: horizontalOnly`.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }

          sheet Compose {
            stack {
              screen Draft "New Message" {
                item cancel "Cancel" placement: cancellationAction role: cancel
                item attach "Attach" symbol: paperclip kind: menu
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }

          sheet Compose {
            stack {
              screen Draft "New Message" {
                item cancel "Cancel" symbol: xmark placement: cancellationAction role: cancel
                item attach "Attach" symbol: paperclip kind: menu
              }
            }
          }
        }

        """,
      source: "Preparing your app for iPhone Duo; Tech Talk 111462, 5:00; simulator readings, iOS 27.1"),
    itemNeeds: [.leading],
    item: { facts, findings in
      guard facts.standsInPlaceOfBack, facts.state.hasColumn, facts.item.title != nil else { return }
      let item = facts.item
      guard item.kind != .custom, item.kind != .edit, !item.isWide, item.text == .unset else { return }
      guard facts.axisHint == .automatic, !facts.turnsVertical, !facts.swapsBars else { return }
      findings.report(
        .textClose, on: facts,
        item.hasIcon ? "`\(facts.name)` shows its title beside or instead of its icon" : "`\(facts.name)` has a title but no icon",
        label: "it stays in the row at the top, and is not first in the column",
        help: ["if the word must be read, say `axis: horizontalOnly`"], at: item.hasIcon ? .label : nil,
        fix: { syntax in
          if item.hasIcon { return syntax.removing(.label).map { Fix("let it show its icon alone", .unsafe, edits: [$0]) } }
          let symbol = facts.role == .back ? "chevron.backward" : "xmark"
          return Fix("give it a `symbol`; its title stays its spoken name", .unsafe, edits: [syntax.setting(.symbol, to: symbol)])
        })
    })
}

extension ItemFacts {
  /// Whether it takes the place of Back; where it should and does not, `close-not-in-navigation` speaks.
  fileprivate var standsInPlaceOfBack: Bool {
    guard isInMovingBar else { return false }
    if placement == .cancellationAction { return true }
    return placement == .topBarLeading && state.isUIKit && role.leadsOut
  }
}
