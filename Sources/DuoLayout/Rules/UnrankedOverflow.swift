import DuoIR
import DuoLang

extension InspectionRule {
  static let unrankedOverflow = InspectionRule(
    RuleDocument(
      .unrankedOverflow,
      what: "Items go to the overflow menu in some pose, and none of them says how important it is.",
      why: """
        Without a priority the last in the bar leaves first, whatever it does. Rank what must stay and what may go: groups \
        first, then the items in them.
        """,
      wrong: """
        duo 1

        app Editor {
          stack {
            screen Page "Page" {
              item bold "Bold" symbol: bold
              item italic "Italic" symbol: italic
              item underline "Underline" symbol: underline
              item list "List" symbol: list.bullet
              item link "Link" symbol: link
              item photo "Photo" symbol: photo
              item table "Table" symbol: tablecells
              item quote "Quote" symbol: quote.opening
            }
          }
        }

        """,
      right: """
        duo 1

        app Editor {
          stack {
            screen Page "Page" {
              item bold "Bold" symbol: bold priority: high
              item italic "Italic" symbol: italic
              item underline "Underline" symbol: underline
              item list "List" symbol: list.bullet
              item link "Link" symbol: link
              item photo "Photo" symbol: photo
              item table "Table" symbol: tablecells priority: low
              item quote "Quote" symbol: quote.opening priority: low
            }
          }
        }

        """,
      source: "Tech Talk 111462, 13:10; Human Interface Guidelines, Designing for iPhone Duo"),
    screen: { screen, findings in
      func isRanked(_ item: ItemFacts) -> Bool { item.item.priority != nil || item.group?.priority != nil }
      guard !screen.facts.barItems.contains(where: { isRanked($0) && $0.isInMovingBar }) else { return }
      let items = screen.facts.barItems.filter { $0.isInMovingBar }
      // In each layout the first in the bar that has left, where another one stays: the room that is missing is told of that one.
      var sightings: [ScreenLayouts.Sighting] = []
      for index in screen.layouts.indices {
        let own = items.compactMap { screen.sighting(of: $0, at: index) }
        guard let left = own.first(where: { $0.list == .menu && $0.lastRule == .overflowOrder }), own.contains(where: { $0.mightLeave }) else {
          continue
        }
        sightings.append(left)
      }
      guard let shown = screen.clearest(sightings), let item = items.first(where: { $0.item.name == shown.control.name }) else { return }
      // These say which of them should not have left.
      guard !reportsFrequentOverflow(screen), !opensFromOverflow(screen) else { return }
      let ungrouped = items.filter { $0.group == nil }.count
      findings.report(
        .unrankedOverflow, on: item,
        "items of `\(screen.facts.name)` go to the menu in \(screen.list(sightings.map { $0.layout })), and none has a `priority`",
        label: screen.numbers(item.item.name, in: shown.layout) ?? "it leaves because it is among the last in the bar",
        help: [
          ungrouped >= 5
            ? "put what belongs together into groups, then give groups and items a `priority`"
            : "give what must stay `priority: high`, and what may go `priority: low`"
        ] + screen.estimates(shown.layout), drawing: screen.drawing(shown))
    })
}
