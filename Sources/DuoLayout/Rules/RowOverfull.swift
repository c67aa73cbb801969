import DuoIR
import DuoLang

extension InspectionRule {
  static let rowOverfull = InspectionRule(
    RuleDocument(
      .rowOverfull,
      what: "What stays in a row does not fit it.",
      why: """
        Beside a vertical bar nothing leaves a row: what cannot turn vertical stays in it, and the title gives way. A row is \
        short there, as the strip takes its part. Shorten titles, give items a symbol so that they turn vertical, or put what \
        is needed rarely into the overflow menu.
        """,
      wrong: """
        duo 1

        app Bank {
          stack {
            screen Account "Account" {
              item balance "Balance 1,250.00" text: essential axis: horizontalOnly
              item pending "Pending 310.00" text: essential axis: horizontalOnly
              item limit "Limit 2,000.00" text: essential axis: horizontalOnly
            }
          }
        }

        """,
      right: """
        duo 1

        app Bank {
          stack {
            screen Account "Account" {
              item balance "1,250.00" text: essential axis: horizontalOnly
              item pending "−310.00" text: essential axis: horizontalOnly
              overflow {
                item limit "Limit 2,000.00"
              }
            }
          }
        }

        """,
      source: "Preparing your app for iPhone Duo; the row's room: simulator readings, iOS 27.1"),
    screen: { screen, findings in
      for list in [Layout.List.top, .bottom] { reportFullRow(list, screen, &findings) }
    })

  private static func reportFullRow(_ list: Layout.List, _ screen: ScreenLayouts, _ findings: inout Findings) {
    var places: [Layout] = []
    var fullest: (row: Layout.FullRow, index: Int)?
    for index in screen.layouts.indices where !screen.layouts[index].fullRows.isEmpty {
      let layout = screen.layouts[index]
      guard let row = layout.fullRows.first(where: { $0.list == list && ScreenLayouts.isOwn($0.container, layout.ownColumn) }) else { continue }
      places.append(layout)
      if row.missing > fullest?.row.missing ?? 0 { fullest = (row, index) }
    }
    guard let fullest else { return }
    // The widest is the one to begin with.
    var widest: (item: ItemFacts, width: Points)?
    for item in screen.facts.barItems {
      guard let sighting = screen.sighting(of: item, at: fullest.index), sighting.list == list, let frame = sighting.control.frame else { continue }
      if frame.width > widest?.width ?? 0 { widest = (item, frame.width) }
    }
    guard let widest else { return }
    let layout = screen.layouts[fullest.index]
    let isBeside = layout.edge != .none && screen.isMain(layout)
    findings.report(
      .rowOverfull, on: widest.item,
      "what stays in the row at the \(list.word) of `\(screen.facts.name)` does not fit in \(screen.list(places))",
      label: "the widest, of \(widest.width.description); the row \(ScreenLayouts.numbers(needs: fullest.row.needs, has: fullest.row.room))",
      help: [
        isBeside
          ? "make it shorter, let items turn vertical with a `symbol`, or put some into `overflow`"
          : "make it narrower, or put less into the row that never leaves",
        "≈ estimated: how wide controls are in a row; nobody published it",
      ])
  }
}
