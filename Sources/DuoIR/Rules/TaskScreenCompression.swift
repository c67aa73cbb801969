import DuoLang

extension PlacementRule {
  static let taskScreenCompression = PlacementRule(
    RuleDocument(
      .taskScreenCompression,
      what: "A screen for a task keeps the whole tab bar before its own items.",
      why: """
        The tab bar and the items share one column, and unless the screen says otherwise the tab bar stays whole and the items \
        leave for the menu. Where people work rather than look for their way, say `compression: prefersToolbarItems`: then the \
        tab bar shrinks to one control first, and the actions stay.
        """,
      wrong: """
        duo 1

        app Photos {
          tabs {
            tab library "Library" symbol: photo {
              stack {
                screen Library "Library"
                screen Edit "Edit" focus: task {
                  item rotate "Rotate" symbol: rotate.right
                  item crop "Crop" symbol: crop
                }
              }
            }
            tab albums "Albums" symbol: square.stack { stack { screen Albums "Albums" } }
          }
        }

        """,
      right: """
        duo 1

        app Photos {
          tabs {
            tab library "Library" symbol: photo {
              stack {
                screen Library "Library"
                screen Edit "Edit" focus: task compression: prefersToolbarItems {
                  item rotate "Rotate" symbol: rotate.right
                  item crop "Crop" symbol: crop
                }
              }
            }
            tab albums "Albums" symbol: square.stack { stack { screen Albums "Albums" } }
          }
        }

        """,
      source: "Tech Talk 111462, 12:10; Human Interface Guidelines, Designing for iPhone Duo"),
    state: { facts, findings in
      guard facts.keepsTabsOverTask else { return }
      // A state that says nothing of its own is its screen's affair.
      let base = facts.base
      let position = facts.declared.name != nil && base.declared.focus == .task && base.declared.compression == .automatic
        ? base.declared.position : facts.declared.position
      let items = facts.isUIKit ? "prefersBarItems" : Compression.prefersToolbarItems.word
      findings.report(
        .taskScreenCompression, on: position, "`\(facts.name)` is for a task and lets the tab bar win",
        label: "when room is short its items leave for the menu, and the tab bar stays whole",
        at: .focus,
        fix: { Fix("let the tab bar give way first", .safe, edits: [$0.setting(.compression, to: items)]) })
    })
}

extension StateFacts {
  /// Whether it is for a task, its items share the column with a whole tab bar, and nothing says which of them gives way.
  fileprivate var keepsTabsOverTask: Bool {
    guard declared.focus == .task, declared.compression == .automatic, declared.hidesTabs == .never, hasColumn else { return false }
    // A tab bar of one tab never shrinks.
    guard let tabs = container(.tabs), program.containers[tabs].tabs.count > 1 else { return false }
    return barItems.contains { $0.turnsVertical && $0.placement.barClass != .back && $0.placement.barClass != .pinned }
  }
}
