import DuoIR
import DuoLang

extension InspectionRule {
  static let itemNotShown = InspectionRule(
    RuleDocument(
      .itemNotShown,
      what: "An item has no bar to stand in, because its screen hides the navigation bar.",
      why: """
        With the navigation bar goes the row at the top. Beside a vertical bar that takes away what must stay horizontal; in a \
        pose with horizontal bars it takes away all that belongs at the top, and the overflow control with it. Such an item is \
        not moved into a menu, it is not shown at all. Put it into the bottom bar, which stays, or keep the navigation bar.
        """,
      wrong: """
        duo 1

        app Maps {
          stack {
            screen Map "Map" hidesNavigationBar: true {
              item distance "12 km" text: essential axis: horizontalOnly
            }
          }
        }

        """,
      right: """
        duo 1

        app Maps {
          stack {
            screen Map "Map" hidesNavigationBar: true {
              item distance "12 km" text: essential axis: horizontalOnly placement: bottomBar
            }
          }
        }

        """,
      source: "SwiftUI, axisBehavior(_:): an item that may only be horizontal is not shown without a horizontal bar"),
    screen: { screen, findings in
      guard screen.facts.declared.hidesNavigationBar else { return }
      for item in screen.facts.barItems {
        let sightings = screen.sightings(of: item).filter { $0.list == .hidden && $0.control.rules.contains(.noRow) }
        guard let shown = screen.clearest(sightings) else { continue }
        let hider = Self.hider(screen, findings)
        findings.report(
          .itemNotShown, on: item, "`\(item.name)` is \(screen.negatedList(sightings.map { $0.layout }, "shown"))",
          label: "there is no row at the top for it to stand in", related: hider,
          help: [item.group == nil ? "or keep the navigation bar" : "put its group into the bottom bar, or keep the navigation bar"],
          drawing: screen.drawing(shown),
          fix: { syntax in
            guard item.group == nil else { return nil }
            return Fix("put it into the bottom bar", .unsafe, edits: [syntax.setting(.placement, to: "bottomBar")])
          })
      }
      reportClosedMenu(screen, &findings)
    })

  /// Where the overflow control is hidden with the row, nothing opens the menu: reported of its first item.
  private static func reportClosedMenu(_ screen: ScreenLayouts, _ findings: inout Findings) {
    var places: [Layout] = []
    var held: ItemFacts?
    let items = screen.facts.contentItems
    for index in screen.layouts.indices {
      let layout = screen.layouts[index]
      let isClosed = layout[.hidden].contains { $0.isSystem && $0.rules.contains(.overflowControl) && screen.isOwn($0, in: layout) }
      guard isClosed, let item = items.first(where: { screen.sighting(of: $0, at: index)?.list == .menu }) else { continue }
      places.append(layout)
      if held == nil { held = item }
    }
    guard let held else { return }
    let hider = Self.hider(screen, findings)
    findings.report(
      .itemNotShown, on: held, "nothing opens the menu that holds `\(held.name)`, in \(screen.list(places))",
      label: "the overflow control has no row to stand in", related: hider,
      help: ["put what the menu holds into the bottom bar, or keep the navigation bar"])
  }

  private static func hider(_ screen: ScreenLayouts, _ findings: Findings) -> [(position: SourcePosition, label: String)] {
    [(screen.position(declaring: .hidesNavigationBar, findings), "it hides the navigation bar")]
  }
}
