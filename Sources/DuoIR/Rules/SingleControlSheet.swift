import DuoLang

extension PlacementRule {
  static let singleControlSheet = PlacementRule(
    RuleDocument(
      .singleControlSheet,
      what: "A sheet with one control keeps a whole strip for it on the outer display.",
      why: """
        On the outer display a sheet's bar is vertical, and the strip beside its content is kept for it from top to bottom, \
        also for a lone button. With `verticalBar: disabled` the button stands in a row at the top and the content has the \
        whole width: this is one of the few places where turning the bar off is right. If more controls are to come, leave it.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }

          sheet About {
            stack {
              screen AboutReader "About" {
                item close "Close" symbol: xmark placement: cancellationAction
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }

          sheet About verticalBar: disabled {
            stack {
              screen AboutReader "About" {
                item close "Close" symbol: xmark placement: cancellationAction
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 14:37"),
    app: { facts, findings in
      guard facts.declared.sdk >= .verticalBars else { return }
      let sheets = facts.declared.presentations.filter { id in
        let sheet = facts.program.presentations[id]
        return sheet.kind == .sheet && sheet.detents.allSatisfy { $0 == .large }
      }
      guard !sheets.isEmpty else { return }
      let counts = facts.controlCounts()
      var roots: [PresentationID: StateFacts] = [:]
      facts.forEachState { state in
        let id = state.screen.presentation
        if state.presentation.kind == .sheet, roots[id] == nil { roots[id] = state }
      }
      for id in sheets where counts[id] == 1 {
        guard let root = roots[id], root.screen.container != nil, root.optOut == nil, let item = root.sharingItems.first else { continue }
        findings.report(
          .singleControlSheet, on: facts.program.presentations[id].position,
          "`\(facts.program.presentations[id].name.map { facts.symbols.text($0) } ?? "")` has one control, `\(item.name)`",
          label: "on the outer display the whole strip is kept for it",
          help: ["the content gets that width; if more controls are to come, leave it"],
          fix: { Fix("turn the vertical bar off there", .unsafe, edits: [$0.setting(.verticalBar, to: "disabled")]) })
      }
    })
}
