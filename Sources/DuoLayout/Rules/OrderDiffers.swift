import DuoIR
import DuoLang

extension InspectionRule {
  static let orderDiffers = InspectionRule(
    RuleDocument(
      .orderDiffers,
      what: "Two poses show two controls of one bar in different order.",
      why: """
        Folding and turning the device must not reshuffle the controls that a hand has learned. The system keeps the order in \
        which items are declared; what moves is an item whose place depends on the pose. In UIKit leading items that replace \
        Back stand first of all where the screen has Back, so on the outer display, where a split is one stack; side by side \
        the same screen is the root of its column, and pinned items come before them. Let them supplement Back, or place them \
        where every pose means the same.
        """,
      wrong: """
        duo 1

        app Library {
          framework: uikit

          split {
            sidebar {
              screen Books "Books"
            }
            detail {
              stack {
                screen Book "Book" {
                  item chapters "Chapters" symbol: list.bullet placement: leadingItemGroups
                  item share "Share" symbol: square.and.arrow.up placement: pinnedTrailingGroup
                }
              }
            }
          }
        }

        """,
      right: """
        duo 1

        app Library {
          framework: uikit

          split {
            sidebar {
              screen Books "Books"
            }
            detail {
              stack {
                screen Book "Book" leadingItems: supplementBack {
                  item chapters "Chapters" symbol: list.bullet placement: leadingItemGroups
                  item share "Share" symbol: square.and.arrow.up placement: pinnedTrailingGroup
                }
              }
            }
          }
        }

        """,
      source: "Human Interface Guidelines, Designing for iPhone Duo; Tech Talk 111462, 5:00 and 5:41; UIKit, leftItemsSupplementBackButton"),
    screen: { screen, findings in
      guard !screen.keepsOrder else { return }
      var reported: [SymbolID] = []
      var known: [BarOrder] = []
      for index in screen.layouts.indices {
        var order = BarOrder(screen, index)
        guard !known.contains(where: { $0.items == order.items }) else { continue }
        for other in known {
          guard let pair = order.inversion(against: other), !reported.contains(pair.first), !reported.contains(pair.second) else { continue }
          reported.append(pair.first)
          report(pair, order, other, screen, &findings)
        }
        // More different orders than this say nothing new.
        guard known.count < 8 else { continue }
        order.findPlaces()
        known.append(order)
      }
    })

  private static func report(
    _ pair: (first: SymbolID, second: SymbolID), _ order: BarOrder, _ other: BarOrder, _ screen: ScreenLayouts, _ findings: inout Findings
  ) {
    let items = screen.facts.barItems
    guard var moved = items.first(where: { $0.item.name == pair.first }), var kept = items.first(where: { $0.item.name == pair.second }) else {
      return
    }
    // Of `navigation`, which trails where the screen has Back, `navigation-placement-moves` speaks.
    guard moved.placement != .navigation, kept.placement != .navigation else { return }
    if moved.placement != .topBarLeading { swap(&moved, &kept) }
    let replacesBack = moved.placement == .topBarLeading && screen.facts.isUIKit
    let before = order.comes(moved.item.name, before: kept.item.name) ? order : other
    let after = before.index == order.index ? other : order
    let place = screen.position(declaring: .leadingItems, findings)
    let supplement = findings.syntax(place).map { $0.setting(.leadingItems, to: "supplementBack") }
    let beforeName = screen.name(screen.layouts[before.index])
    let afterName = screen.name(screen.layouts[after.index])
    findings.report(
      .orderDiffers, on: moved, "`\(moved.name)` comes before `\(kept.name)` in `\(beforeName)`, and after it in `\(afterName)`",
      label: replacesBack ? "it takes the place of Back, which `\(screen.facts.name)` has in some poses only" : "its place depends on the pose",
      related: [(kept.item.position, "this one")], help: [replacesBack ? "or place it among the trailing items" : "give both one placement"],
      at: moved.group == nil ? .placement : nil, drawing: screen.drawing(screen.layouts[after.index], marking: moved.item.name),
      fix: { _ in replacesBack ? supplement.map { Fix("let it stand beside Back", .unsafe, edits: [$0]) } : nil })
  }
}

/// The items of a screen in the order of their bars, in one layout.
struct BarOrder {
  struct Item: Equatable {
    var name: SymbolID
    var list: Layout.List
    var isPinned: Bool
  }

  let index: Int
  /// Those of the column, then those of the rows at the top and at the bottom.
  private(set) var items: [Item] = []
  /// By name: the place in `items`, once it has been asked for.
  private var places: SymbolMap?

  init(_ screen: ScreenLayouts, _ index: Int) {
    let layout = screen.layouts[index]
    self.init(index, layout) { ScreenLayouts.isOwn($0.container, layout.ownColumn) }
  }

  init(_ index: Int, _ layout: Layout, isOwn: (Control) -> Bool = { _ in true }) {
    self.index = index
    items.reserveCapacity(layout.listEnds[.bottom].upperBound)
    for list in [Layout.List.column, .top, .bottom] {
      for place in layout.listEnds[list] {
        let control = layout.controls[place]
        guard !control.isSystem, isOwn(control) else { continue }
        items.append(Item(name: control.name, list: list, isPinned: control.tier == .pinned))
      }
    }
  }

  /// Gets ready for being compared with several orders.
  mutating func findPlaces() { places = makePlaces() }

  private func makePlaces() -> SymbolMap {
    var places = SymbolMap(expecting: items.count)
    for place in items.indices { places[items[place].name] = place }
    return places
  }

  /// Whether two items stand in one bar, the first before the second.
  func comes(_ first: SymbolID, before second: SymbolID) -> Bool {
    let places = self.places ?? makePlaces()
    guard let left = places[first], let right = places[second] else { return false }
    return items[left].list == items[right].list && left < right
  }

  /// Two items that share a bar in both layouts, here in the one order and there in the other.
  ///
  /// Pinned items are second in a column and last in a row: between these two they are not compared.
  /// - Complexity: O(items).
  func inversion(against other: BarOrder) -> (first: SymbolID, second: SymbolID)? {
    let places = other.places ?? other.makePlaces()
    // By bar of the other layout: the item seen last.
    var last = LastSeen()
    for (position, item) in items.enumerated() {
      if position > 0, items[position - 1].list != item.list { last = LastSeen() }
      guard let place = places[item.name], other.items[place].list == item.list || !item.isPinned else { continue }
      if let before = last.replace(in: other.items[place].list, by: place), before > place { return (other.items[before].name, item.name) }
    }
    return nil
  }

  private struct LastSeen {
    private var column: Int?
    private var top: Int?
    private var bottom: Int?

    /// What was seen last in a bar, before `place` is.
    mutating func replace(in list: Layout.List, by place: Int) -> Int? {
      let before: Int?
      switch list {
      case .column: (before, column) = (column, place)
      case .top: (before, top) = (top, place)
      default: (before, bottom) = (bottom, place)
      }
      return before
    }
  }
}
