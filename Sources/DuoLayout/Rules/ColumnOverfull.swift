import DuoIR
import DuoLang

extension InspectionRule {
  static let columnOverfull = InspectionRule(
    RuleDocument(
      .columnOverfull,
      what: "The controls of a column that never leave it do not fit.",
      why: """
        Back and what takes its place, pinned items, search, and a tab bar that may not collapse stay whatever the room. Where \
        even they are too many, controls lie outside the bar and cannot be reached. Pin less, let the tab bar collapse, or put \
        what is pinned among the items that may leave.
        """,
      wrong: """
        duo 1

        app Chat {
          tabs {
            tab chats "Chats" symbol: message {
              screen Chat "Chat" compression: prefersTabBar {
                item call "Call" symbol: phone
              }
            }
            tab calls "Calls" symbol: phone.connection { screen Calls "Calls" }
            tab people "People" symbol: person.2 { screen People "People" }
            tab media "Media" symbol: photo { screen Media "Media" }
          }

          scenario typing { pose: outerPortrait keyboard: shown }
        }

        """,
      right: """
        duo 1

        app Chat {
          tabs {
            tab chats "Chats" symbol: message {
              screen Chat "Chat" {
                item call "Call" symbol: phone
              }
            }
            tab calls "Calls" symbol: phone.connection { screen Calls "Calls" }
            tab people "People" symbol: person.2 { screen People "People" }
            tab media "Media" symbol: photo { screen Media "Media" }
          }

          scenario typing { pose: outerPortrait keyboard: shown }
        }

        """,
      source: "Tech Talk 111462, 11:40 to 12:30; SwiftUI, topBarPinnedTrailing and toolbarVerticalCompressionBehavior(_:)"),
    screen: { screen, findings in
      let places = screen.layouts.filter { $0.missing > 0 && screen.isMain($0) }
      guard let fullest = places.max(by: { $0.missing < $1.missing }), let room = fullest.room, let used = fullest.used else { return }
      let end = fullest.columnRange?.upperBound ?? 0
      let lost = fullest[.column].first { ($0.frame?.maxY ?? 0) > end }
      let pinned = screen.facts.barItems.filter { $0.placement == .topBarPinnedTrailing }
      let holdsTabs = screen.facts.declared.compression == .prefersTabBar && screen.scenario(of: fullest)?.compression == nil
        && fullest[.column].contains { $0.shows == .tabs && $0.childCount >= 2 }
      let key: Key? = holdsTabs ? .compression : nil
      findings.report(
        .columnOverfull, on: key.map { screen.position(declaring: $0, findings) } ?? screen.facts.declared.position,
        "what never leaves the column of `\(screen.facts.name)` does not fit in \(screen.list(places))",
        label: ScreenLayouts.numbers(needs: used, has: room),
        related: pinned.prefix(2).map { ($0.item.position, "pinned") },
        help: (pinned.isEmpty ? [] : ["\(holdsTabs ? "or pin" : "pin") fewer items: what is not pinned may leave"]) + [
          "≈ estimated: where controls lie that do not fit; nobody published it"
        ] + screen.estimates(fullest),
        at: key, drawing: screen.drawing(fullest, marking: lost?.name),
        fix: { syntax in
          key.map { _ in Fix("let the tab bar collapse where nothing else helps", .unsafe, edits: [syntax.setting(.compression, to: "automatic")]) }
        })
    })
}
