import DuoLang

extension PlacementRule {
  static let optOutDiffers = PlacementRule(
    RuleDocument(
      .optOutDiffers,
      what: "Screens that follow one another in one place differ in whether the vertical bar is turned off.",
      why: """
        Whether bars are vertical is decided for the whole window, or sheet, by the screen on top. If two screens of a stack, \
        two states of a screen, two tabs or two columns answer differently, all bars move to another side of the display, \
        the status bar with them, in the middle of a task. Give them one answer. What needs another one, such as a player, is \
        a `cover` or a `sheet`: these decide for themselves. To hide bars for a while there are `hidesTabs` and \
        `hidesNavigationBar`.
        """,
      wrong: """
        duo 1

        app Films {
          stack {
            screen Library "Library" {
              item sort "Sort" symbol: arrow.up.arrow.down
            }
            screen Player "Player" content: media verticalBar: disabled {
              item shrink "Picture in Picture" symbol: pip.enter
            }
          }
        }

        """,
      right: """
        duo 1

        app Films {
          stack {
            screen Library "Library" {
              item sort "Sort" symbol: arrow.up.arrow.down
            }
          }

          cover Film verticalBar: disabled {
            stack {
              screen Player "Player" content: media {
                item close "Close" symbol: xmark placement: cancellationAction
                item shrink "Picture in Picture" symbol: pip.enter
              }
            }
          }
        }

        """,
      source: "SwiftUI, toolbarVerticalBehavior(_:); UIKit, preferredVerticalBarBehavior"),
    app: { facts, findings in
      var hasOptOut = false
      facts.forEachState { if $0.optOut != nil { hasOptOut = true } }
      guard hasOptOut else { return }
      compareStates(facts, &findings)
      var screens: [ContainerID: [ScreenID]] = [:]
      for id in facts.declared.screens {
        if let container = facts.program.screens[id].container { screens[container, default: []].append(id) }
      }
      var tabs: [ContainerID: [ScreenID]] = [:]
      facts.forEachContainer { _, container in
        guard container.kind == .tab, let parent = container.parent, let first = container.firstScreen else { return }
        tabs[parent, default: []].append(first)
      }
      facts.forEachContainer { id, container in
        switch container.kind {
        case .stack:
          compare(screens[id] ?? [], "of the same stack", "all bars change sides when one is pushed on the other", facts, &findings)
        case .tabs:
          compare(tabs[id] ?? [], "of the same tab bar", "all bars change sides when the other tab is chosen", facts, &findings)
        case .split:
          // Side by side the detail column decides for all; an inspector is a sheet where the others are one stack.
          let columns = container.columns.filter { facts.program.containers[$0].kind != .inspector }
          compare(
            columns.compactMap { facts.program.containers[$0].firstScreen }, "of the same split",
            "all bars change sides in compact width, where the columns are one stack", facts, &findings, inCompact: true)
        default: break
        }
      }
    })
}

/// Reports the states that answer otherwise than their screen.
private func compareStates(_ facts: AppFacts, _ findings: inout Findings) {
  for screen in facts.declared.screens {
    let states = facts.states(of: screen)
    guard let base = states.first else { continue }
    let behavior = base.optOut?.behavior
    for state in states.dropFirst() where state.optOut?.behavior != behavior {
      findings.report(
        .optOutDiffers, on: state.declared.position, "`\(state.name)` \(answer(state)), and its screen \(answer(base, "it"))",
        label: "all bars change sides while the screen stays", related: [(base.declared.position, "this \(answer(base))")],
        help: ["say it of the screen, for all its states; to hide bars for a while, there are `hidesTabs` and `hidesNavigationBar`"],
        at: .verticalBar)
    }
  }
}

/// Reports those of `screens` that answer otherwise than most of them do.
private func compare(
  _ screens: [ScreenID], _ place: String, _ label: String, _ facts: AppFacts, _ findings: inout Findings, inCompact: Bool = false
) {
  let states = screens.map { screen in
    StateFacts(facts.context, StateID(rawValue: facts.program.screens[screen].states.lower))
  }
  func behavior(_ state: StateFacts) -> VerticalBar {
    let own = state.optOut?.behavior ?? .automatic
    return inCompact && own == .disabledInRegular ? .automatic : own
  }
  // By answer, in the order of the cases: of two equally frequent ones the vertical bar is the usual one.
  var counts = [0, 0, 0]
  for state in states { counts[Int(behavior(state).rawValue)] += 1 }
  guard let most = counts.max(), most < states.count, let usual = counts.firstIndex(of: most) else { return }
  guard let other = states.first(where: { Int(behavior($0).rawValue) == usual }) else { return }
  for state in states where Int(behavior(state).rawValue) != usual {
    findings.report(
      .optOutDiffers, on: state.optOut?.position ?? state.declared.position,
      "`\(state.name)` \(answer(state)), and `\(other.name)` \(place) \(answer(other, "it"))", label: label,
      related: [(other.declared.position, "this \(answer(other))")],
      help: ["give both the same `verticalBar`, or show one in a `cover` or a `sheet`, which decides for itself"], at: .verticalBar)
  }
}

/// What a screen does with the vertical bar.
private func answer(_ state: StateFacts, _ bar: String = "the vertical bar") -> String {
  switch state.optOut?.behavior {
  case nil, .automatic: "keeps \(bar)"
  case .disabled: "turns \(bar) off"
  case .disabledInRegular: "turns \(bar) off in regular width"
  }
}
