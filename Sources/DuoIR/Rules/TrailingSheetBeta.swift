import DuoLang

extension PlacementRule {
  static let trailingSheetBeta = PlacementRule(
    RuleDocument(
      .trailingSheetBeta,
      what: "A sheet at the trailing side does not say that it rests at `large` alone.",
      why: """
        On the inner display a sheet at the bar's side has a vertical bar. Betas of 27.1 gave it one only if the app said that \
        its one detent is large; where the detents were left out, or others stood beside it, its bar was horizontal. Saying \
        `detents: [large]` costs nothing and works in all of them.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }

          sheet Settings placement: trailing {
            stack {
              screen SettingsRoot "Settings" {
                item close "Close" symbol: xmark placement: cancellationAction
                item help "Help" symbol: questionmark.circle
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

          sheet Settings placement: trailing detents: [large] {
            stack {
              screen SettingsRoot "Settings" {
                item close "Close" symbol: xmark placement: cancellationAction
                item help "Help" symbol: questionmark.circle
              }
            }
          }
        }

        """,
      source: "Preparing your app for iPhone Duo; readings of one author, iOS 27.1 beta (nilcoalescing.com)"),
    app: { facts, findings in
      let sdk = facts.declared.sdk
      guard sdk == .verticalBars else { return }
      let sheets = facts.declared.presentations.filter { id in
        let sheet = facts.program.presentations[id]
        return sheet.kind == .sheet && sheet.placement == .trailing && sheet.verticalBar == .automatic && sheet.detents != [.large]
      }
      guard !sheets.isEmpty else { return }
      // A sheet without controls has no bar at all.
      let counts = facts.controlCounts()
      for id in sheets where counts[id] ?? 0 > 0 {
        let sheet = facts.program.presentations[id]
        let isLeftOut = sheet.detents.isEmpty
        findings.report(
          .trailingSheetBeta, on: sheet.position,
          isLeftOut
            ? "`\(sheet.name.map { facts.symbols.text($0) } ?? "")` stands at the trailing side and does not say where it rests"
            : "`\(sheet.name.map { facts.symbols.text($0) } ?? "")` stands at the trailing side and rests at other heights than `large`",
          label: "betas of \(sdk.major).\(sdk.minor) gave such a sheet no vertical bar",
          help: ["that was a fault of betas, seen by one author: look at it on the release"], at: .placement,
          fix: { syntax in
            Fix("let it rest at `large` alone", isLeftOut ? .safe : .unsafe, edits: [syntax.setting(.detents, to: "[large]")])
          })
      }
    })
}
