import DuoIR
import DuoLang

extension InspectionRule {
  static let sheetDetent = InspectionRule(
    RuleDocument(
      .sheetDetent,
      what: "A sheet comes to rest below its full height, where its bars are horizontal on the outer display.",
      why: """
        On the outer display a sheet at full height has a vertical bar. At a smaller detent measurements show its controls in \
        a row at its top, so they move when the sheet is pulled up. That may be what a short list wants; where the controls \
        should stand in one place, let the sheet rest at `large`.
        """,
      wrong: """
        duo 1

        app Recipes {
          stack {
            screen Recipes "Recipes"
          }

          sheet Sort detents: [medium, large] {
            stack {
              screen SortRoot "Sort" {
                item close "Close" symbol: xmark placement: cancellationAction
                item reverse "Reverse" symbol: arrow.up.arrow.down
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Recipes {
          stack {
            screen Recipes "Recipes"
          }

          sheet Sort detents: [large] {
            stack {
              screen SortRoot "Sort" {
                item close "Close" symbol: xmark placement: cancellationAction
                item reverse "Reverse" symbol: arrow.up.arrow.down
              }
            }
          }
        }

        """,
      source: "Simulator readings, iOS 27.1 (one source saw otherwise); the documentation names no detent"),
    screen: { screen, findings in
      let sheet = screen.facts.presentation
      guard sheet.kind == .sheet, sheet.detents.contains(where: { $0 != .large }), !screen.isOptedOut(.compact) else { return }
      let places = screen.layouts.filter { layout in
        layout.barRules.contains(.sheetDetentAxis) && (!layout[.top].isEmpty || !layout[.bottom].isEmpty || !layout[.menu].isEmpty)
      }
      guard !places.isEmpty else { return }
      findings.report(
        .sheetDetent, on: sheet.position,
        "`\(sheet.name.map { screen.symbols.text($0) } ?? "")` rests below `large`, where its bars are horizontal in \(screen.list(places))",
        label: sheet.detents.contains(.large)
          ? "its controls move from a row into the column when it is pulled up" : "its controls stay out of the column",
        help: ["that is measured, and one source saw otherwise: look at it on the device"],
        at: .detents,
        fix: { Fix("let it rest at its full height", .unsafe, edits: [$0.setting(.detents, to: "[large]")]) })
    })
}
