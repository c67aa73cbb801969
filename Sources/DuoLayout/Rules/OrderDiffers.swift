import DuoIR
import DuoLang

extension InspectionRule {
  static let orderDiffers = InspectionRule(
    RuleDocument(
      .orderDiffers,
      what: "Two poses show two controls of one bar in different order.",
      why: """
        Folding and turning the device must not reshuffle the controls that a hand has learned. The system keeps the order in \
        which items are declared within a class; what moves is an item whose class depends on the pose. A `navigation` item \
        leads where its screen is the root of a column, and stands among the trailing items where the split is one stack and \
        the same screen has Back. Give it a placement that means the same everywhere.
        """,
      wrong: """
        duo 1

        app Library {
          split {
            sidebar {
              screen Books "Books"
            }
            detail {
              stack {
                screen Book "Book" {
                  item share "Share" symbol: square.and.arrow.up
                  item chapters "Chapters" symbol: list.bullet placement: navigation
                }
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Library {
          split {
            sidebar {
              screen Books "Books"
            }
            detail {
              stack {
                screen Book "Book" {
                  item share "Share" symbol: square.and.arrow.up
                  item chapters "Chapters" symbol: list.bullet placement: topBarLeading
                }
              }
            }
          }
        }

        """,
      source: "Human Interface Guidelines, Designing for iPhone Duo; Tech Talk 111462, 5:41; SwiftUI, ToolbarItemPlacement.navigation"),
    screen: { screen, findings in
      var reported: [SymbolID] = []
      var known: [BarOrder] = []
      for index in screen.layouts.indices {
        let order = BarOrder(screen, index)
        guard !known.contains(where: { $0.bars == order.bars }) else { continue }
        for other in known {
          guard let pair = order.inversion(against: other), !reported.contains(pair.first), !reported.contains(pair.second) else { continue }
          reported.append(pair.first)
          report(pair, order, other, screen, &findings)
        }
        // More different orders than this say nothing new.
        if known.count < 8 { known.append(order) }
      }
    })

  private static func report(
    _ pair: (first: SymbolID, second: SymbolID), _ order: BarOrder, _ other: BarOrder, _ screen: ScreenLayouts, _ findings: inout Findings
  ) {
    let items = screen.facts.barItems
    guard var moved = items.first(where: { $0.item.name == pair.first }), var kept = items.first(where: { $0.item.name == pair.second }) else {
      return
    }
    if kept.placement == .navigation { swap(&moved, &kept) }
    // `navigation-placement-moves` speaks of a pushed screen.
    guard moved.placement != .navigation || screen.facts.screen.depth == 0 else { return }
    func precedes(_ order: BarOrder) -> Bool { order.comes(moved.item.name, before: kept.item.name) }
    let (before, after) = precedes(other) ? (other, order) : (order, other)
    findings.report(
      .orderDiffers, on: moved,
      "`\(moved.name)` comes before `\(kept.name)` in `\(screen.name(screen.layouts[before.index]))`, and after it in `\(screen.name(screen.layouts[after.index]))`",
      label: moved.placement == .navigation ? "`navigation` leads only where the screen has no Back" : "its class depends on the pose",
      related: [(kept.item.position, "this one stays where it is")],
      help: [moved.placement == .navigation ? "say `placement: topBarLeading`, which means the same in every pose" : "give both one placement"],
      at: .placement, drawing: screen.drawing(screen.layouts[after.index], marking: moved.item.name),
      fix: { syntax in
        guard moved.group == nil, moved.placement == .navigation else { return nil }
        return Fix("let it lead in every pose", .unsafe, edits: [syntax.setting(.placement, to: "topBarLeading")])
      })
  }
}

/// The items of a screen in the order of their bars, in one layout: those of each tier of each bar in a list of their own.
struct BarOrder {
  let index: Int
  private(set) var bars: [[SymbolID]] = []

  init(_ screen: ScreenLayouts, _ index: Int) {
    let layout = screen.layouts[index]
    self.init(index, layout) { screen.isOwn($0, in: layout) }
  }

  init(_ index: Int, _ layout: Layout, isOwn: (Control) -> Bool = { _ in true }) {
    self.index = index
    for list in [Layout.List.column, .top, .bottom] {
      for tier in [Control.Tier.navigation, .pinned, .top, .bottom] {
        var names: [SymbolID] = []
        for control in layout[list] where control.tier == tier && !control.isSystem && isOwn(control) { names.append(control.name) }
        if !names.isEmpty { bars.append(names) }
      }
    }
  }

  /// Whether two items stand in one bar, the first before the second.
  func comes(_ first: SymbolID, before second: SymbolID) -> Bool {
    for bar in bars {
      if let left = bar.firstIndex(of: first), let right = bar.firstIndex(of: second) { return left < right }
    }
    return false
  }

  /// Two items that share a bar in both layouts, here in the one order and there in the other.
  ///
  /// - Complexity: O(items).
  func inversion(against other: BarOrder) -> (first: SymbolID, second: SymbolID)? {
    var places: [SymbolID: (bar: Int, position: Int)] = [:]
    for (number, bar) in other.bars.enumerated() {
      for (position, name) in bar.enumerated() { places[name] = (number, position) }
    }
    for bar in bars {
      // By bar of the other layout: the item seen last.
      var last: [Int: (position: Int, name: SymbolID)] = [:]
      for name in bar {
        guard let place = places[name] else { continue }
        if let before = last[place.bar], before.position > place.position { return (before.name, name) }
        last[place.bar] = (place.position, name)
      }
    }
    return nil
  }
}
