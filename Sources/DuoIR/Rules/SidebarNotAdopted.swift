import DuoLang

extension PlacementRule {
  static let sidebarNotAdopted = PlacementRule(
    RuleDocument(
      .sidebarNotAdopted,
      what: "Tabs that adapt to a sidebar stay a tab bar on this device unless the app asks for the sidebar.",
      why: """
        On iPad `sidebarAdaptable` tabs may become a sidebar. Here they are a tab bar, also on the inner display, until the \
        app opts in: `defaultTabBarPlacement(.sidebar)` in SwiftUI, `sidebar.preferredPlacement` in UIKit. The layouts show \
        the tab bar. If it is what is meant here, say so beside an `ignore`.
        """,
      wrong: """
        duo 1

        app Music {
          tabs style: sidebarAdaptable {
            tab listen "Listen Now" symbol: play.circle { stack { screen ListenNow "Listen Now" } }
            tab library "Library" symbol: square.stack { stack { screen Library "Library" } }
          }
        }

        """,
      right: """
        duo 1

        app Music {
          tabs style: sidebarAdaptable {
            ignore: [sidebar-not-adopted]
            reason: "the sidebar is for iPad"
            tab listen "Listen Now" symbol: play.circle { stack { screen ListenNow "Listen Now" } }
            tab library "Library" symbol: square.stack { stack { screen Library "Library" } }
          }
        }

        """,
      source: "Apple Developer Forums, thread 847961; Tech Talk 111461, 5:44"),
    app: { facts, findings in
      facts.forEachContainer { _, container in
        guard container.kind == .tabs, container.style == .sidebarAdaptable else { return }
        findings.report(
          .sidebarNotAdopted, on: container.position, "these tabs adapt to a sidebar, and on this device are a tab bar",
          label: "a sidebar comes only where the app asks for it",
          help: [
            container.framework == .uikit
              ? "set `sidebar.preferredPlacement` of the tab bar controller where the sidebar is wanted"
              : "set `defaultTabBarPlacement(.sidebar)` where the sidebar is wanted"
          ], at: .style)
      }
    })
}
