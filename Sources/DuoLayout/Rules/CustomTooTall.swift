import DuoIR
import DuoLang

extension InspectionRule {
  static let customTooTall = InspectionRule(
    RuleDocument(
      .customTooTall,
      what: "A custom view is taller than the whole column of some pose.",
      why: """
        The column's width is fixed and the height of an item is its own, but the room is not the same in every pose: on the \
        outer display in landscape it is about half of what it is on the inner one, and a keyboard halves it again. A view that \
        is taller goes to the menu before anything else, where its title is all that is left of it.
        """,
      wrong: """
        duo 1

        app Player {
          stack {
            screen Track "Track" {
              item volume "Volume" kind: custom width: 44 height: 380 axis: verticalPreferred
            }
          }
        }

        """,
      right: """
        duo 1

        app Player {
          stack {
            screen Track "Track" {
              item volume "Volume" kind: custom width: 44 height: 160 axis: verticalPreferred
            }
          }
        }

        """,
      source: "Tech Talk 111462, 5:56; the room of each pose: simulator readings, iOS 27.1"),
    needs: [.custom],
    screen: { screen, findings in
      for item in screen.facts.barItems where item.item.kind == .custom {
        guard let height = item.item.height else { continue }
        let sightings = screen.sightings(of: item).filter { sighting in
          guard screen.isMain(sighting.layout), let room = sighting.layout.room, height > room else { return false }
          return sighting.control.rules.contains(.customVertical)
        }
        guard let first = screen.clearest(sightings) else { continue }
        var least = sightings[0]
        for sighting in sightings where sighting.layout.room ?? 0 < least.layout.room ?? 0 { least = sighting }
        let room = first.layout.room ?? 0
        findings.report(
          .customTooTall, on: item, "`\(item.name)` is taller than the whole column in \(screen.list(sightings.map { $0.layout }))",
          label: ScreenLayouts.numbers(needs: height, has: room),
          help: [
            "make it at most \((least.layout.room ?? 0).description) tall, the room in `\(screen.name(least.layout))`, less what else stays there",
            "≈ estimated: that it leaves before all others; nobody published what becomes of such a view",
          ], at: .height, drawing: screen.drawing(first))
      }
    })
}
