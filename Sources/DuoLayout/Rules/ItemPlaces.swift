import DuoIR
import DuoLang

/// By layout of one screen: where each of its own items stands in `controls`.
struct ItemPlaces {
  /// Whether the items of each bar follow each other in one order in all layouts, so that no two of them differ.
  ///
  /// The order is that of the parts of a bar, then that in which they are declared. False says nothing.
  private(set) var keepsOrder = true
  /// The items by name: each has a number.
  private var numbers: SymbolMap
  /// By number, then by layout: the place + 1; 0 where the item is not.
  private var places: [UInt32] = []
  private let layoutCount: Int

  /// - Complexity: O(items + layouts × controls).
  init(_ layouts: [Layout], of facts: StateFacts) {
    layoutCount = layouts.count
    numbers = SymbolMap(expecting: facts.declared.elements.count)
    var ranks: [Rank] = []
    ranks.reserveCapacity(facts.declared.elements.count)
    for item in facts.contentItems where numbers[item.item.name] == nil {
      numbers[item.item.name] = ranks.count
      ranks.append(Rank(item.placement))
    }
    places = [UInt32](repeating: 0, count: ranks.count * layoutCount)
    for index in layouts.indices { add(layouts[index].controls, layouts[index].listEnds, layouts[index].ownColumn, index, &ranks) }
  }

  private mutating func add(
    _ controls: [Control], _ ends: ListEnds, _ ownColumn: SymbolID?, _ index: Int, _ ranks: inout [Rank]
  ) {
    for list in Layout.List.allCases {
      var last: (part: Int, number: Int)?
      for place in ends[list] {
        guard !controls[place].isSystem, ScreenLayouts.isOwn(controls[place].container, ownColumn) else { continue }
        guard let number = numbers[controls[place].name] else {
          keepsOrder = false
          continue
        }
        let slot = number * layoutCount + index
        if places[slot] == 0 { places[slot] = UInt32(truncatingIfNeeded: place) + 1 }
        guard keepsOrder, list == .column || list == .top || list == .bottom else { continue }
        keepsOrder = ranks[number].agrees(controls[place].tier == .pinned)
        let next = (part: ranks[number].part(in: list), number: number)
        if let last, last >= next { keepsOrder = false }
        last = next
      }
    }
  }

  /// The place of the item `name` in the layout at `index`; nil for a row of another control's menu, and in a bar of the app's.
  func place(of name: SymbolID, in index: Int) -> Int? {
    guard let number = numbers[name] else { return nil }
    let place = places[number * layoutCount + index]
    return place == 0 ? nil : Int(place) - 1
  }
}

/// Where an item belongs among those of its bar.
private struct Rank {
  private let part: Int
  /// Whether it is pinned; nil until it has been seen in a bar.
  private var isPinned: Bool?

  init(_ placement: Placement) {
    part =
      switch placement {
      case .cancellationAction: 0
      case .topBarLeading, .navigation: 2
      case .bottomBar, .status: 5
      default: 3
      }
  }

  /// Notes whether it is pinned here; false if that is otherwise elsewhere.
  mutating func agrees(_ isPinnedHere: Bool) -> Bool {
    let known = isPinned ?? isPinnedHere
    isPinned = known
    return known == isPinnedHere
  }

  /// Pinned items are second in a column and last in a row at the top.
  func part(in list: Layout.List) -> Int { isPinned == true ? (list == .column ? 1 : 4) : part }
}

extension ListEnds {
  /// The list in which the control at `place` is.
  func list(at place: Int) -> Layout.List {
    for list in Layout.List.allCases where place < self[list].upperBound { return list }
    return .hidden
  }
}
