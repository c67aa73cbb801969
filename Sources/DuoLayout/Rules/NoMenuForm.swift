import DuoIR
import DuoLang

extension InspectionRule {
  static let noMenuForm = InspectionRule(
    RuleDocument(
      .noMenuForm,
      what: "A custom view without a title is in the overflow menu in some pose.",
      why: """
        In the menu an item is a row of title and icon; a view that the app draws is not shown there. Without a title the row \
        is empty, and VoiceOver has nothing to say. Give the item a title, and in UIKit a `menuRepresentation` if choosing the \
        row should do more than the view's own action.
        """,
      wrong: """
        duo 1

        app Recorder {
          stack {
            screen Recording "Recording" {
              item stop "Stop" symbol: stop
              overflow {
                item level kind: custom width: 120
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Recorder {
          stack {
            screen Recording "Recording" {
              item stop "Stop" symbol: stop
              overflow {
                item level "Level" kind: custom width: 120
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 6:40; UIKit, UIBarButtonItem.menuRepresentation"),
    needs: [.custom],
    screen: { screen, findings in
      // With an icon `missing-title` speaks.
      for item in screen.facts.contentItems where item.item.kind == .custom && item.item.title == nil && !item.item.hasIcon {
        let sightings = screen.sightings(of: item).filter { $0.list == .menu }
        guard let shown = screen.clearest(sightings) else { continue }
        let isLeft = shown.lastRule == .overflowOrder || shown.lastRule == .tooTall
        findings.report(
          .noMenuForm, on: item,
          "`\(item.name)` is a custom view without a title, and is in the menu in \(screen.list(sightings.map { $0.layout }))",
          label: "its row there is empty: \(screen.whyInMenu(shown))",
          help: (screen.facts.isUIKit ? ["if it has a `menuRepresentation`, that one's title is what to write here"] : [])
            + (isLeft ? screen.estimates(shown.layout) : []),
          drawing: isLeft ? screen.drawing(shown) : [],
          fix: { Fix("give it a title", .unsafe, edits: [$0.titling(item.name.titleFromName)]) })
      }
    })
}
