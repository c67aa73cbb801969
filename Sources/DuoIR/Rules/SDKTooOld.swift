import DuoLang

extension PlacementRule {
  static let sdkTooOld = PlacementRule(
    RuleDocument(
      .sdkTooOld,
      what: "The app is built with an SDK that does not know vertical bars.",
      why: """
        Whether bars turn vertical depends on the SDK that the app is built with, not on the system that it runs on. Below \
        27.1 all bars stay horizontal, on every display and in every pose. Build with SDK 27.1, then look at each screen.
        """,
      wrong: """
        duo 1

        app Reader {
          sdk: 27.0

          stack {
            screen Feeds "Feeds" {
              item filter "Filter" symbol: line.3.horizontal.decrease
            }
          }
        }

        """,
      right: """
        duo 1

        app Reader {
          sdk: 27.1

          stack {
            screen Feeds "Feeds" {
              item filter "Filter" symbol: line.3.horizontal.decrease
            }
          }
        }

        """,
      source: "Tech Talk 111461, 0:30; Preparing your app for iPhone Duo"),
    app: { facts, findings in
      // Where something needs a newer SDK, `needs-newer-sdk` says all that is to say.
      guard facts.declared.sdk < .verticalBars, facts.newerAPIs.isEmpty else { return }
      findings.report(
        .sdkTooOld, on: facts.declared.position,
        "`\(facts.symbols.text(facts.declared.name))` is built with SDK \(facts.declared.sdk.text)",
        label: "below \(Version.verticalBars.text) no bar turns vertical, on any display",
        at: .sdk,
        fix: { Fix("build with SDK \(Version.verticalBars.text)", .unsafe, edits: [$0.setting(.sdk, to: Version.verticalBars.text)]) })
    })
}
