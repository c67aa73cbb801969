import DuoLang

extension PlacementRule {
  static let centerItemsOverflow = PlacementRule(
    RuleDocument(
      .centerItemsOverflow,
      what: "Items of UIKit's centre groups live in the overflow menu.",
      why: """
        `centerItemGroups` are meant for the wide bar of an iPad. In the navigator style, which bars have unless they say \
        otherwise, they are in the overflow menu, in every pose of both displays. If that is where they are to be, declare \
        them in `overflow`, which says so; if not, give them to the trailing groups or to the toolbar.
        """,
      wrong: """
        duo 1

        app Draw {
          framework: uikit

          stack {
            screen Canvas "Canvas" {
              item share "Share" symbol: square.and.arrow.up placement: trailingItemGroups
              item ruler "Ruler" symbol: ruler placement: centerItemGroups
            }
          }
        }

        """,
      right: """
        duo 1

        app Draw {
          framework: uikit

          stack {
            screen Canvas "Canvas" {
              item share "Share" symbol: square.and.arrow.up placement: trailingItemGroups
              item ruler "Ruler" symbol: ruler placement: toolbarItems
            }
          }
        }

        """,
      source: "UIKit, centerItemGroups"),
    itemNeeds: [.startsInMenu],
    item: { facts, findings in
      guard facts.place == .bar, facts.state.isUIKit, facts.placement == .secondaryAction else { return }
      // `secondary-frequent` says more; what is used rarely is in the right place.
      guard facts.item.frequency == .normal else { return }
      let isGroup = facts.group != nil
      findings.report(
        .centerItemsOverflow, on: facts.placementPosition, "\(facts.placedName) is placed in `centerItemGroups`",
        label: isGroup ? "its items are in the menu in every pose" : "it is in the menu in every pose",
        help: ["if \(isGroup ? "they are" : "it is") for the menu, say so: declare \(isGroup ? "them" : "it") in `overflow`"],
        at: .placement, use: facts.item.use,
        fix: { Fix(isGroup ? "place them in a bar" : "place it in a bar", .unsafe, edits: [$0.setting(.placement, to: "trailingItemGroups")]) })
    })
}
