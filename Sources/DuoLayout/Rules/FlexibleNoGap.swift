import DuoIR
import DuoLang

extension InspectionRule {
  static let flexibleNoGap = InspectionRule(
    RuleDocument(
      .flexibleNoGap,
      what: "A flexible spacer stands between two items that are in the column, where it has no length.",
      why: """
        In a horizontal bar a flexible spacer takes what room is left and pushes its neighbours apart. In the column it takes \
        none: it ends a capsule, and the next one follows after the usual gap. What is to look separate everywhere belongs \
        into groups of its own, and what is to stand at the other end into the other bar, top or bottom.
        """,
      wrong: """
        duo 1

        app Mail {
          stack {
            screen Inbox "Inbox" {
              item filter "Filter" symbol: line.3.horizontal.decrease placement: bottomBar
              spacer
              item compose "New Message" symbol: square.and.pencil placement: bottomBar
            }
          }
        }

        """,
      right: """
        duo 1

        app Mail {
          stack {
            screen Inbox "Inbox" {
              item filter "Filter" symbol: line.3.horizontal.decrease placement: topBarTrailing
              item compose "New Message" symbol: square.and.pencil placement: bottomBar
            }
          }
        }

        """,
      source: "Tech Talk 111462, 10:50"),
    needs: [.flexibleSpacer],
    screen: { screen, findings in
      let gaps = flexibleGaps(screen)
      guard let first = gaps.first else { return }
      let count = gaps.count
      findings.report(
        .flexibleNoGap, on: first.spacer.position,
        count == 1
          ? "a flexible spacer gives no room in the column, as in `\(screen.name(first.layout))`"
          : "\(count) flexible spacers give no room in the column, as in `\(screen.name(first.layout))`",
        label: "`\(first.before.name)` and `\(first.after.name)` follow each other there",
        related: count > 1 ? [(gaps[1].spacer.position, "nor here")] : [],
        help: ["separate them by groups, or put what belongs to the other end into the other bar"], use: first.spacer.use,
        drawing: screen.drawing(first.layout, marking: first.after.item.name))
    })

  private struct FlexibleGap {
    var spacer: Spacer
    var before: ItemFacts
    var after: ItemFacts
    var layout: Layout
  }

  /// The flexible spacers between two items that share the column somewhere, in the order declared.
  private static func flexibleGaps(_ screen: ScreenLayouts) -> [FlexibleGap] {
    var gaps: [FlexibleGap] = []
    var items = screen.facts.barItems
    // By class: the item before, and the spacer after it.
    var before: [(item: ItemFacts?, spacer: Spacer?)] = Array(repeating: (nil, nil), count: 3)
    for position in screen.facts.declared.elements {
      switch screen.facts.program.elements[position] {
      case .spacer(let spacer) where spacer.size == .flexible:
        guard let index = spacedClass(spacer.placement), before[index].item != nil, before[index].spacer == nil else { continue }
        before[index].spacer = spacer
      case .item:
        guard let item = items.next(), let index = spacedClass(item.placement) else { continue }
        if let last = before[index].item, let spacer = before[index].spacer, let layout = sharedColumn(last, item, screen) {
          gaps.append(FlexibleGap(spacer: spacer, before: last, after: item, layout: layout))
        }
        before[index] = (item, nil)
      default: continue
      }
    }
    return gaps
  }

  /// The class within which a spacer acts: leading, trailing or bottom.
  private static func spacedClass(_ placement: Placement) -> Int? {
    switch placement {
    case .topBarLeading, .navigation: 0
    case .automatic, .topBarTrailing, .primaryAction, .confirmationAction, .destructiveAction: 1
    case .bottomBar, .status: 2
    default: nil
    }
  }

  /// A layout in whose column both are, and neither in Back's place.
  private static func sharedColumn(_ first: ItemFacts, _ second: ItemFacts, _ screen: ScreenLayouts) -> Layout? {
    for index in screen.layouts.indices {
      guard let left = screen.sighting(of: first, at: index), let right = screen.sighting(of: second, at: index) else { continue }
      if left.list == .column, right.list == .column, left.control.tier == right.control.tier, left.control.tier != .navigation { return left.layout }
    }
    return nil
  }
}
