import DuoLang

extension PlacementRule {
  static let fixedSpacing = PlacementRule(
    RuleDocument(
      .fixedSpacing,
      what: "A fixed space separates items of a bar.",
      why: """
        The system spaces its bars itself, and a space of the app's own does not follow it: it takes its length in the column \
        too, where every point counts. Put what belongs together into groups; the system sets them apart, and keeps \
        them apart in every pose.
        """,
      wrong: """
        duo 1

        app Editor {
          stack {
            screen Page "Page" {
              item undo "Undo" symbol: arrow.uturn.backward placement: bottomBar
              item redo "Redo" symbol: arrow.uturn.forward placement: bottomBar
              spacer size: fixed
              item draw "Draw" symbol: pencil.tip placement: bottomBar
              item photo "Photo" symbol: photo placement: bottomBar
            }
          }
        }

        """,
      right: """
        duo 1

        app Editor {
          stack {
            screen Page "Page" {
              group placement: bottomBar {
                item undo "Undo" symbol: arrow.uturn.backward
                item redo "Redo" symbol: arrow.uturn.forward
              }
              group placement: bottomBar {
                item draw "Draw" symbol: pencil.tip
                item photo "Photo" symbol: photo
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 10:50; Human Interface Guidelines, Designing for iPhone Duo"),
    stateNeeds: [.fixedSpacer],
    state: { facts, findings in
      var lanes: [BarClass: Lane] = [:]
      for position in facts.declared.elements {
        switch facts.program.elements[position] {
        case .spacer(let spacer):
          guard spacer.size != .flexible, let kind = spacer.placement.barClass, kind.takesSpacers else { continue }
          // Before the first item of its class it is at an end, and inert.
          guard lanes[kind] != nil else { continue }
          lanes[kind]?.waiting.append(spacer)
        case .item(let id, let group):
          let item = ItemFacts(id, group, .bar, facts)
          guard let kind = item.placement.barClass, kind.takesSpacers else { continue }
          if let lane = lanes[kind] {
            for spacer in lane.waiting { report(spacer, between: lane.last, and: item, &findings) }
          }
          lanes[kind] = Lane(last: item)
        default: break
        }
      }
    })

  private struct Lane {
    var last: ItemFacts
    var waiting: [Spacer] = []
  }

  private static func report(_ spacer: Spacer, between first: ItemFacts, and second: ItemFacts, _ findings: inout Findings) {
    // Items of different groups are in capsules of their own, with or without a space between them.
    let areApart = first.groupID != second.groupID
    findings.report(
      .fixedSpacing, on: spacer.position, "a fixed space stands between `\(first.name)` and `\(second.name)`",
      label: areApart ? "the end of a group sets them apart already" : "it takes its length in the column too",
      help: [
        areApart
          ? "the system spaces groups itself, in every pose"
          : "put what belongs together into a `group`: the system sets groups apart"
      ], at: .size, use: spacer.use,
      fix: { syntax in
        // The default size is less than the distance between capsules, so that it adds nothing.
        areApart && spacer.use == nil ? Fix("leave it out", spacer.size == .fixed ? .safe : .unsafe, edits: [syntax.removal]) : nil
      })
  }
}
