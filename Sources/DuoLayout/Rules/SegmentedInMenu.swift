import DuoIR
import DuoLang

extension InspectionRule {
  static let segmentedInMenu = InspectionRule(
    RuleDocument(
      .segmentedInMenu,
      what: "A segmented control is in the overflow menu in some pose.",
      why: """
        A segmented control is chosen because all of its choices show at once. In the menu they are rows behind a control, and \
        which of them is selected no longer shows. Keep it in the row, where it always stands beside a vertical bar: in the \
        title row with `placement: principal` it does not leave. Or offer a menu from the start, with a symbol of its own.
        """,
      wrong: """
        duo 1

        app Calendar {
          stack {
            screen Month "Month" {
              item today "Today" symbol: calendar
              item span "Span" kind: segmented width: 220 placement: secondaryAction
            }
          }
        }

        """,
      right: """
        duo 1

        app Calendar {
          stack {
            screen Month "Month" {
              item today "Today" symbol: calendar
              item span "Span" kind: segmented width: 220 placement: principal
            }
          }
        }

        """,
      source: "Tech Talk 111466, 6:20; forum thread 847811"),
    needs: [.wide],
    screen: { screen, findings in
      for item in screen.facts.contentItems where item.item.kind == .segmented {
        let sightings = screen.sightings(of: item).filter { $0.list == .menu }
        guard let shown = screen.clearest(sightings) else { continue }
        findings.report(
          .segmentedInMenu, on: item, "`\(item.name)` is a segmented control, and is in the menu in \(screen.list(sightings.map { $0.layout }))",
          label: "its choices do not show there: \(screen.whyInMenu(shown))",
          help: ["a `kind: picker` with a `symbol` is made for the menu"]
            + (shown.lastRule == .overflowOrder ? screen.estimates(shown.layout) : []),
          fix: { syntax in
            // In the title row it stands alone.
            let isTitleFree = !screen.facts.barItems.contains { $0.placement == .principal || $0.placement == .title }
            guard item.place == .bar, item.group == nil, isTitleFree, screen.facts.declared.titleDisplay != .inlineLarge else { return nil }
            return Fix("keep it in the title row", .unsafe, edits: [syntax.setting(.placement, to: "principal")])
          })
      }
    })
}
