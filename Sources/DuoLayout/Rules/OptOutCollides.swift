import DuoIR
import DuoLang

extension InspectionRule {
  static let optOutCollides = InspectionRule(
    RuleDocument(
      .optOutCollides,
      what: "A screen that turns the vertical bar off and does not scroll has the camera or the status bar in its content in some pose.",
      why: """
        Without the vertical bar the content is as wide as the display, and the inset that kept it clear of the camera and the \
        status bar at that side is gone. What scrolls can be moved from under them; fixed content, and controls at the bottom, \
        cannot. Keep them clear of that place, or keep the vertical bar.
        """,
      wrong: """
        duo 1

        app Calculator {
          stack {
            screen Keys "Calculator" content: bottomHeavy verticalBar: disabled {
              item history "History" symbol: clock
            }
          }
        }

        """,
      right: """
        duo 1

        app Calculator {
          stack {
            screen Keys "Calculator" content: bottomHeavy {
              item history "History" symbol: clock
            }
          }
        }

        """,
      source: "Human Interface Guidelines, Designing for iPhone Duo; the camera's place: simulator readings, iOS 27.1"),
    screen: { screen, findings in
      let content = screen.facts.declared.content
      guard content == .fixed || content == .bottomHeavy else { return }
      switch screen.facts.presentation.kind {
      case .window, .cover: break
      // A sheet ends before the camera.
      case .sheet, .popover: return
      }
      var places: [Layout] = []
      var met: Region?
      for layout in screen.layouts where screen.isMain(layout) && layout.barRules.contains(.optOut) {
        guard screen.scenario(of: layout)?.verticalBar == nil, let region = collision(layout, screen) else { continue }
        places.append(layout)
        if met == nil { met = region }
      }
      guard let met else { return }
      let name = screen.symbols.text(met.name)
      let frame = met.frame
      findings.report(
        .optOutCollides, on: screen.position(declaring: .verticalBar, findings),
        "`\(screen.facts.name)` has no vertical bar and does not scroll, and the \(name) reaches into it in \(screen.list(places))",
        label: "nothing keeps the content clear of it",
        help: [
          "keep x \(frame.x.description) to \(frame.maxX.description), y \(frame.y.description) to \(frame.maxY.description) clear there, "
            + "or keep the vertical bar"
        ] + (name == "status" ? ["≈ estimated: where the status bar stands without the vertical one; nobody published it"] : []),
        at: .verticalBar)
    })

  /// The camera or the status region, where it reaches into what the safe area leaves.
  private static func collision(_ layout: Layout, _ screen: ScreenLayouts) -> Region? {
    let left = layout.bounds.x + layout.safeArea.left
    let right = layout.bounds.maxX - layout.safeArea.right
    let top = layout.bounds.y + layout.safeArea.top
    let bottom = layout.bounds.maxY - layout.safeArea.bottom
    return layout.regions.first { region in
      let name = screen.symbols.text(region.name)
      return (name == "camera" || name == "status") && region.frame.x < right && region.frame.maxX > left && region.frame.y < bottom
        && region.frame.maxY > top
    }
  }
}
