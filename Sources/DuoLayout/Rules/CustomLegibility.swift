import DuoIR
import DuoLang

extension InspectionRule {
  static let customLegibility = InspectionRule(
    RuleDocument(
      .customLegibility,
      what: "A custom view stands in the column of a scenario with reduced transparency.",
      why: """
        The vertical bar has no background, so a custom view is usually drawn for what lies behind it. With Reduce \
        Transparency the system puts an opaque background there, a little narrower than the strip, and adapts its own icons \
        to it; a view that the app draws it leaves alone. Look at the view on both backgrounds, or show an icon instead.
        """,
      wrong: """
        duo 1

        app Recorder {
          stack {
            screen Recording "Recording" {
              item level "Level" kind: custom width: 44 height: 96 axis: verticalPreferred
            }
          }

          scenario opaque { pose: outerPortrait reduceTransparency: true }
        }

        """,
      right: """
        duo 1

        app Recorder {
          stack {
            screen Recording "Recording" {
              item level "Level" symbol: waveform
            }
          }

          scenario opaque { pose: outerPortrait reduceTransparency: true }
        }

        """,
      source: "Tech Talk 111462, 10:07; group lab of September 2026, forum thread 847644"),
    needs: [.custom],
    screen: { screen, findings in
      for item in screen.facts.barItems where item.item.kind == .custom {
        let sightings = screen.sightings(of: item).filter { $0.list == .column && $0.layout.hasOpaqueBackground }
        guard let shown = sightings.first else { continue }
        findings.report(
          .customLegibility, on: item, "`\(item.name)` is a custom view on an opaque bar in \(screen.list(sightings.map { $0.layout }))",
          label: "the system adapts its own icons to the background, not this view",
          help: ["check that it is legible on the opaque background too, or show a `symbol` instead"], drawing: screen.drawing(shown))
      }
    })
}
