import DuoLang

extension PlacementRule {
  static let inlineLargeTitle = PlacementRule(
    RuleDocument(
      .inlineLargeTitle,
      what: "A title that is `inlineLarge` sends leading and centred items to the overflow menu.",
      why: """
        With `toolbarTitleDisplayMode(.inlineLarge)` the large title stands in the bar itself and takes the leading side and \
        the middle. Items placed there start in the menu, in every pose, also beside a column with room to spare. Place them \
        at the trailing side, or choose another title display.
        """,
      wrong: """
        duo 1

        app Maps {
          stack {
            screen Places "Places" titleDisplay: inlineLarge {
              item layers "Layers" symbol: square.3.layers.3d kind: menu placement: topBarLeading
              item add "Add Place" symbol: plus
            }
          }
        }

        """,
      right: """
        duo 1

        app Maps {
          stack {
            screen Places "Places" titleDisplay: inlineLarge {
              item layers "Layers" symbol: square.3.layers.3d kind: menu placement: topBarTrailing
              item add "Add Place" symbol: plus
            }
          }
        }

        """,
      source: "SwiftUI, ToolbarTitleDisplayMode.inlineLarge"),
    state: { facts, findings in
      guard facts.declared.titleDisplay == .inlineLarge, facts.screen.container != nil else { return }
      let displaced = facts.barItems.filter { $0.isDisplacedByTitle }
      guard !displaced.isEmpty else { return }
      // What a state has from its screen is put right there.
      let base = facts.base.declared
      let position = base.titleDisplay == .inlineLarge ? base.position : facts.declared.position
      let one = displaced.count == 1
      findings.report(
        .inlineLargeTitle, on: position,
        "`\(facts.name)` has an `inlineLarge` title, and \(listed(displaced.map { $0.name })) \(one ? "stands" : "stand") where it goes",
        label: one ? "the title sends it to the menu in every pose" : "the title sends them to the menu in every pose",
        related: displaced.prefix(2).map { ($0.item.position, "starts in the menu") },
        help: ["or place \(one ? "it" : "them") in `\(facts.word(.topBarTrailing))`"], at: .titleDisplay,
        fix: { Fix("show the title large", .unsafe, edits: [$0.setting(.titleDisplay, to: TitleDisplay.large.word)]) })
    })
}

extension ItemFacts {
  /// Whether it is leading or centred: what a title in the bar displaces.
  fileprivate var isDisplacedByTitle: Bool {
    switch placement {
    case .topBarLeading: !state.leadingItemsReplaceBack
    case .navigation, .principal, .title, .subtitle, .largeTitle, .largeSubtitle: true
    default: false
    }
  }
}
