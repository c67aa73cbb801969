import DuoLang

extension PlacementRule {
  static let unsoundOptOut = PlacementRule(
    RuleDocument(
      .unsoundOptOut,
      what: "The vertical bar is turned off where it should stand.",
      why: """
        Without the vertical bar every bar is horizontal on every display, the status bar too, and rows at the top and the \
        bottom take the little height that there is. That is right for media that fills the display, for content that does \
        not scroll and is heavy at the bottom, and for a sheet with one control. It is wrong where content scrolls, and no \
        way to hide bars: `hidesTabs` and `hidesNavigationBar` do that. To turn it off in one width class takes a reason as \
        good as a browser's, which shows its tabs in a row of their own.
        """,
      wrong: """
        duo 1

        app Reader {
          stack verticalBar: disabled {
            screen Feeds "Feeds" {
              item filter "Filter" symbol: line.3.horizontal.decrease
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds" {
              item filter "Filter" symbol: line.3.horizontal.decrease
            }
          }

          cover Video verticalBar: disabled {
            stack {
              screen Player "Video" content: media {
                item close "Close" symbol: xmark placement: cancellationAction
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 14:21; SwiftUI, toolbarVerticalBehavior(_:); Apple Developer Forums, thread 847864"),
    app: { facts, findings in
      var cases: [UnsoundCase] = []
      var indexes: [SourcePosition: Int] = [:]
      var counts: [PresentationID: Int]?
      facts.forEachState { state in
        guard let optOut = state.optOut, state.declared.content != .media, state.declared.content != .bottomHeavy else { return }
        let known = counts ?? facts.controlCounts()
        counts = known
        // In a presentation of its own: a sheet, or a popover, which is one in compact width.
        let isSheet = state.presentation.kind == .sheet || state.presentation.kind == .popover
        let controls = isSheet ? known[state.screen.presentation] ?? 0 : 0
        if isSheet, controls <= 1 { return }
        let found = UnsoundCase(optOut: optOut, state: state, controls: controls)
        guard let index = indexes[optOut.position] else {
          indexes[optOut.position] = cases.count
          cases.append(found)
          return
        }
        if found.isWarning, !cases[index].isWarning { cases[index] = found }
      }
      for found in cases { found.report(&findings) }
    })
}

/// An opt-out and the first screen, in file order, for which it is least sound.
private struct UnsoundCase {
  let optOut: OptOut
  let state: StateFacts
  /// How many controls its sheet has; 0 where it is in none.
  let controls: Int

  var isWarning: Bool { state.declared.content == .scrolling || controls > 1 }

  func report(_ findings: inout Findings) {
    let name = "`\(state.name)`"
    let extent = optOut.behavior == .disabledInRegular ? "turned off in regular width" : "turned off"
    let message: String
    let label: String
    if controls > 1, let sheet = state.presentation.name {
      message = "`\(state.symbols.text(sheet))` has \(controls) controls, and its vertical bar is \(extent)"
      label = "they stand in rows, which take from its height"
    } else if isWarning {
      message = "\(name) scrolls, and its vertical bar is \(extent)"
      label = "rows at the top and the bottom take from the height that it scrolls in"
    } else {
      message = "\(name) neither scrolls nor is heavy at the bottom, and its vertical bar is \(extent)"
      label = "its bars are rows, and the status bar is one too"
    }
    var help: [String] = []
    if state.declared.content == .scrolling, controls == 0 {
      help.append("if it shows media or does not scroll, say so: `content: media`, `bottomHeavy` or `fixed`")
    } else if !isWarning {
      help.append("controls that stand at the bottom of the content are a reason: `content: bottomHeavy`")
    }
    if optOut.behavior == .disabledInRegular {
      help.append("a reason as good as a browser's, whose tabs stand in a row of their own, belongs beside `ignore: [unsound-opt-out]`")
    }
    let shown = controls > 1 ? "this is shown in it" : isWarning ? "this scrolls" : "this is shown so"
    findings.report(
      .unsoundOptOut, on: optOut.position, message, label: label,
      related: optOut.position == state.declared.position ? [] : [(state.declared.position, shown)], help: help,
      severity: isWarning ? nil : .note, at: .verticalBar,
      fix: { syntax in syntax.removing(.verticalBar).map { Fix("keep the vertical bar", .unsafe, edits: [$0]) } })
  }
}
