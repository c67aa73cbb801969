import DuoIR
import DuoLang

extension InspectionRule {
  static let opensFromMenu = InspectionRule(
    RuleDocument(
      .opensFromMenu,
      what: "An item opens a dialog or a popover, and is in the overflow menu in some pose.",
      why: """
        A dialog or popover points at the control that opened it. The menu is no such anchor: it is gone once a row of it was \
        chosen, and a dialog that is declared on the item goes with it. Keep the state and the modifier on the screen (in \
        UIKit, anchor it at `overflowPresentationSource` where there is an overflow control), or keep the item in the bar.
        """,
      wrong: """
        duo 1

        app Notes {
          stack {
            screen Note "Note" {
              item share "Share" symbol: square.and.arrow.up
              overflow {
                item remove "Delete" symbol: trash role: destructive opens: dialog
              }
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
              item remove "Delete" symbol: trash role: destructive opens: dialog
            }
          }
        }

        """,
      source: "Group lab of September 2026, forum thread 847644; UIKit, overflowPresentationSource"),
    needs: [.opens],
    screen: { screen, findings in
      for item in screen.facts.contentItems where item.item.opens == .dialog || item.item.opens == .popover {
        let sightings = screen.sightings(of: item).filter { $0.list == .menu }
        guard let shown = screen.clearest(sightings) else { continue }
        let what = item.item.opens.word
        let hasLeft = shown.lastRule == .overflowOrder
        let anchored =
          screen.facts.isUIKit
          ? "anchor the \(what) at `overflowPresentationSource` where the item is in the menu"
          : "keep the \(what)'s state and modifier on the screen, not on the item"
        findings.report(
          .opensFromMenu, on: item, "`\(item.name)` opens a \(what), and is in the menu in \(screen.list(sightings.map { $0.layout }))",
          label: "the menu cannot anchor it: \(screen.whyInMenu(shown))",
          help: ["\(anchored), or \(hasLeft ? "keep it in the bar with a higher `priority`" : "put it into a bar")"]
            + (hasLeft ? screen.estimates(shown.layout) : []),
          at: .opens, drawing: hasLeft ? screen.drawing(shown) : [])
      }
    })

  /// Whether an item that opens a dialog or a popover has left for the menu somewhere, of which this rule speaks.
  static func opensFromOverflow(_ screen: ScreenLayouts) -> Bool {
    screen.facts.barItems.contains { item in
      guard item.item.opens == .dialog || item.item.opens == .popover else { return false }
      return screen.sightings(of: item).contains { $0.list == .menu && $0.lastRule == .overflowOrder }
    }
  }
}
