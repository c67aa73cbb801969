import DuoLang

extension PlacementRule {
  static let needsNewerSDK = PlacementRule(
    RuleDocument(
      .needsNewerSDK,
      what: "A hint or a placement is newer than the SDK that the app is built with.",
      why: """
        The hints for vertical bars (axis, compression, the opt-out) came with SDK 27.1; the visibility priority, pinned \
        placement, the overflow menu, a sheet's side and prominent tabs with 27.0. With an older SDK the code that such a spec \
        describes does not compile. UIKit has had pinned groups and additional overflow items since iOS 16. Build with the \
        newer SDK, or leave the hint out.
        """,
      wrong: """
        duo 1

        app Shop {
          sdk: 27.0

          stack {
            screen Article "Article" {
              item basket "Basket" symbol: basket axis: horizontalOnly
            }
          }
        }

        """,
      right: """
        duo 1

        app Shop {
          sdk: 27.1

          stack {
            screen Article "Article" {
              item basket "Basket" symbol: basket axis: horizontalOnly
            }
          }
        }

        """,
      source: "SwiftUI and UIKit, availability of axisBehavior, visibilityPriority, toolbarVerticalCompressionBehavior and their kin"),
    app: { facts, findings in
      let app = facts.declared
      guard app.sdk < .verticalBars, let syntax = findings.syntax(app.position) else { return }
      let name = facts.symbols.text(app.name)
      for api in facts.newerAPIs {
        let others = api.count - 1
        let elsewhere = others == 0 ? "" : others == 1 ? ", nor the other use of it" : ", nor its \(others) other uses"
        findings.report(
          .needsNewerSDK, on: api.position, "\(api.name) needs SDK \(api.since.text), and `\(name)` is built with \(app.sdk.text)",
          label: "SDK \(app.sdk.text) does not compile this\(elsewhere)", related: [(app.position, "its `sdk` is \(app.sdk.text)")],
          help: [
            api.since < .verticalBars
              ? "SDK \(api.since.text) has it already; bars turn vertical from \(Version.verticalBars.text) on" : "or leave it out"
          ], at: api.key, use: api.use,
          fix: { _ in
            Fix("build with SDK \(Version.verticalBars.text)", .unsafe, edits: [syntax.setting(.sdk, to: Version.verticalBars.text)])
          })
      }
    })
}
