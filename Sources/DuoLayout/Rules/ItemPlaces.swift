import DuoLang

/// By layout of one screen: where each of its own items stands in `controls`.
struct ItemPlaces {
  /// The items by name: each has a number.
  private var numbers: SymbolMap
  /// By number, then by layout: the place + 1; 0 where the item is not.
  private var places: [UInt32] = []
  private let layoutCount: Int

  /// - Complexity: O(layouts × controls).
  init(_ layouts: [Layout]) {
    layoutCount = layouts.count
    let expected = layouts.first?.controls.count ?? 0
    numbers = SymbolMap(expecting: expected)
    places.reserveCapacity(expected * layoutCount)
    var count = 0
    for index in layouts.indices {
      for place in 0..<layouts[index].listEnds[.hidden].upperBound {
        let control = layouts[index].controls[place]
        guard !control.isSystem, ScreenLayouts.isOwn(control.container, in: layouts[index]) else { continue }
        let number = numbers[control.name] ?? count
        if number == count {
          numbers[control.name] = number
          for _ in 0..<layoutCount { places.append(0) }
          count += 1
        }
        let slot = number * layoutCount + index
        if places[slot] == 0 { places[slot] = UInt32(truncatingIfNeeded: place) + 1 }
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

extension Layout {
  /// The list in which the control at `place` is.
  func list(at place: Int) -> List {
    if place < listEnds[.column].upperBound { return .column }
    if place < listEnds[.top].upperBound { return .top }
    if place < listEnds[.bottom].upperBound { return .bottom }
    if place < listEnds[.menu].upperBound { return .menu }
    if place < listEnds[.keyboard].upperBound { return .keyboard }
    return place < listEnds[.custom].upperBound ? .custom : .hidden
  }
}
