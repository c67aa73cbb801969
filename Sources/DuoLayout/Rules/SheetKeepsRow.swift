import DuoIR
import DuoLang

extension InspectionRule {
  static let sheetKeepsRow = InspectionRule(
    RuleDocument(
      .sheetKeepsRow,
      what: "A sheet stands away from the bar on the inner display, and holds items that prefer to be vertical.",
      why: """
        On the inner display only a sheet at the bar's side has a vertical bar; a centred one, which is the default, and one \
        at the other side keep their bars horizontal. Items with `axis: verticalPreferred` were drawn for the column and stand \
        in a row there. Let the sheet stand at the trailing side, or check that they look right in a row.
        """,
      wrong: """
        duo 1

        app Photos {
          stack {
            screen Library "Library"
          }

          sheet Adjust placement: center {
            stack {
              screen AdjustRoot "Adjust" {
                item close "Close" symbol: xmark placement: cancellationAction
                item amount "Amount" kind: custom width: 44 height: 160 axis: verticalPreferred
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Photos {
          stack {
            screen Library "Library"
          }

          sheet Adjust placement: trailing detents: [large] {
            stack {
              screen AdjustRoot "Adjust" {
                item close "Close" symbol: xmark placement: cancellationAction
                item amount "Amount" kind: custom width: 44 height: 160 axis: verticalPreferred
              }
            }
          }
        }

        """,
      source: "Preparing your app for iPhone Duo; Tech Talk 111462, 4:03"),
    screen: { screen, findings in
      let sheet = screen.facts.presentation
      guard sheet.kind == .sheet, sheet.placement != .trailing, !screen.isOptedOut(.regular) else { return }
      let items = screen.facts.barItems.filter { $0.axisHint == .verticalPreferred && $0.item.axis(hint: .verticalPreferred).axis == .vertical }
      guard !items.isEmpty else { return }
      let name = sheet.name.map { screen.symbols.text($0) } ?? ""
      for item in items {
        let places = screen.sightings(of: item).filter { sighting in
          sighting.layout.barRules.contains(.sheetAxis) && sighting.layout.edge == .none && (sighting.list == .top || sighting.list == .bottom)
            && screen.scenario(of: sighting.layout)?.sheetPlacement == nil
        }.map { $0.layout }
        guard !places.isEmpty else { continue }
        findings.report(
          .sheetKeepsRow, on: sheet.position,
          "`\(name)` keeps its bars horizontal in \(screen.list(places)), and `\(item.name)` prefers to be vertical",
          label: sheet.placement == .leading ? "it stands away from the bar" : "it stands in the middle, away from the bar",
          related: [(item.item.position, "it is in a row there")], help: ["check that `\(item.name)` looks right in a row too"],
          at: .placement,
          fix: { Fix("let it stand at the bar's side", .unsafe, edits: [$0.setting(.placement, to: "trailing")]) })
        return
      }
    })
}
