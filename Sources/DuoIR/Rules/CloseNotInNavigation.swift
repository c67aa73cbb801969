import DuoLang

extension PlacementRule {
  static let closeNotInNavigation = PlacementRule(
    RuleDocument(
      .closeNotInNavigation,
      what: "A close, cancel or back item stands outside the place of Back.",
      why: """
        The way out stands first: at the top of the column, in the place of Back, and it never leaves for the menu. The system \
        puts an item there by its placement, `cancellationAction`, or in UIKit as one of the leading items that replace Back. \
        With any other placement it stands among the actions, moves down as they change, and leaves when room is short.
        """,
      wrong: """
        duo 1

        app Reader {
          stack {
            screen Feeds "Feeds"
          }

          sheet Settings {
            stack {
              screen SettingsRoot "Settings" {
                item help "Help" symbol: questionmark.circle
                item close "Close" symbol: xmark placement: topBarTrailing
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

          sheet Settings {
            stack {
              screen SettingsRoot "Settings" {
                item help "Help" symbol: questionmark.circle
                item close "Close" symbol: xmark placement: cancellationAction
              }
            }
          }
        }

        """,
      source: "Tech Talk 111462, 5:00; SwiftUI, cancellationAction; UIKit, leadingItemGroups"),
    stateNeeds: [.leadsOut],
    state: { facts, findings in
      guard facts.screen.container != nil else { return }
      let hasForward = facts.barItems.contains { facts.context.icons.isForward($0.item.symbol) }
      for item in facts.barItems where item.leadsOutElsewhere(besideForward: hasForward) { report(item, &findings) }
    })

  private static func report(_ item: ItemFacts, _ findings: inout Findings) {
    let place = item.state.isUIKit ? Placement.topBarLeading : .cancellationAction
    let remedy = item.state.word(place)
    let isSupplementing = item.state.isUIKit && item.state.declared.leadingItems == .supplementBack
    var help: [String] = []
    if isSupplementing {
      help.append("place it in `\(remedy)`, and say `leadingItems: replaceBack`")
    } else if item.group != nil {
      help.append("take it out of its group, and place it in `\(remedy)`")
    }
    if item.role == .back { help.append("or leave Back to the system") }
    if !item.item.hasIcon, item.axisHint == .automatic { help.append("give it a `symbol` too: text alone never joins the column") }
    let isSafe = item.item.role != .none && item.role != .back
    findings.report(
      .closeNotInNavigation, on: item, "`\(item.name)` is \(item.role.phrase), and its placement is `\(item.state.word(item.placement))`",
      label: item.turnsVertical
        ? "it stands among the other controls, not first in the column" : "it does not stand in the place of Back",
      help: help, at: .placement,
      fix: { syntax in
        guard item.group == nil, !isSupplementing else { return nil }
        return Fix("place it in `\(remedy)`, the place of Back", isSafe ? .safe : .unsafe, edits: [syntax.setting(.placement, to: remedy)])
      })
  }
}

extension ItemFacts {
  /// Whether it leads out of its screen and stands elsewhere than in the place of Back.
  fileprivate func leadsOutElsewhere(besideForward hasForward: Bool) -> Bool {
    guard isInMovingBar, role.leadsOut, placement != .cancellationAction else { return false }
    // With `supplementBack` that is what `supplemented-back` speaks of.
    if state.isUIKit, placement == .topBarLeading { return false }
    if item.role != .none { return true }
    // Only its symbol says so: history, pages and what can be cleared have the same ones.
    if role == .back, hasForward { return false }
    guard state.presentation.kind == .window else { return true }
    return placement != .bottomBar && (state.isPushedSomewhere || state.declared.name != nil)
  }
}

extension ItemRole {
  var leadsOut: Bool { self == .back || self == .close || self == .cancel }

  fileprivate var phrase: String {
    switch self {
    case .back: "a back item"
    case .close: "a close item"
    case .cancel: "a cancel item"
    case .confirm: "a confirm item"
    case .destructive: "a destructive item"
    case .none: "an item"
    }
  }
}
