import DuoLang

extension PlacementRule {
  static let supplementedBack = PlacementRule(
    RuleDocument(
      .supplementedBack,
      what: "A back or close item stands beside the system's Back, which it is to replace.",
      why: """
        With `leftItemsSupplementBackButton` the leading items of UIKit stand beside Back, among the other controls; without \
        it, which is the default, they replace Back and stand first in the column. An item that leads out itself wants the \
        second: otherwise the screen has two ways out, and the one that you made is not the first.
        """,
      wrong: """
        duo 1

        app Notes {
          framework: uikit

          stack {
            screen Notes "Notes"
            screen Editor "Note" leadingItems: supplementBack {
              item cancel "Cancel" symbol: xmark placement: leadingItemGroups role: cancel
              item share "Share" symbol: square.and.arrow.up placement: trailingItemGroups
            }
          }
        }

        """,
      right: """
        duo 1

        app Notes {
          framework: uikit

          stack {
            screen Notes "Notes"
            screen Editor "Note" leadingItems: replaceBack {
              item cancel "Cancel" symbol: xmark placement: leadingItemGroups role: cancel
              item share "Share" symbol: square.and.arrow.up placement: trailingItemGroups
            }
          }
        }

        """,
      source: "Tech Talk 111462, 5:00; UIKit, leftItemsSupplementBackButton"),
    state: { facts, findings in
      guard facts.isUIKit, facts.declared.leadingItems == .supplementBack, facts.screen.container != nil else { return }
      guard facts.isPushedSomewhere || facts.presentation.kind != .window else { return }
      let leading = facts.barItems.filter { $0.placement == .topBarLeading || $0.placement == .cancellationAction }
      let isSafe = leading.allSatisfy { $0.role.leadsOut }
      for item in leading where item.role.leadsOut { report(item, isSafe: isSafe, &findings) }
    })

  private static func report(_ item: ItemFacts, isSafe: Bool, _ findings: inout Findings) {
    let state = item.state
    let declaring = state.base.declared.leadingItems == .supplementBack ? state.base.declared.position : state.declared.position
    let screen = findings.syntax(declaring)
    findings.report(
      .supplementedBack, on: item, "`\(item.name)` leads out of `\(state.name)`, whose leading items stand beside Back",
      label: state.isPushedSomewhere ? "there are two ways out, and Back stands before it" : "it is not first in the column",
      related: [(declaring, "`leadingItems: supplementBack` is said here")],
      fix: { _ in
        screen.map {
          Fix("let the leading items replace Back", isSafe ? .safe : .unsafe, edits: [$0.setting(.leadingItems, to: LeadingItems.replaceBack.word)])
        }
      })
  }
}
