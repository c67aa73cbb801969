import DuoLang

/// Where each control of one screen and state stands in each of its layouts.
struct ControlMatrix {
  /// One control of the screen, whichever bars it stands in.
  struct Row {
    let name: SymbolID
    let qualifier: SymbolID?
    /// The row shown after this one.
    fileprivate(set) var next: Int?
    /// The next row of the same name.
    fileprivate var namesake: Int?
  }

  /// A control's place in one layout.
  struct Place {
    let list: Layout.List
    /// From 1, in its list.
    let number: Int
    /// Its index in the layout's `controls`.
    let index: Int
  }

  /// In the order in which they were found; `order` says how they are shown.
  private(set) var rows: [Row] = []
  private let layoutCount: Int
  private var first: Int?
  private var places: [Place?] = []

  /// - Parameter layouts: All layouts of one screen and state.
  /// - Complexity: O(controls of the layouts).
  init(_ layouts: ArraySlice<Layout>, _ names: ScreenNames) {
    layoutCount = layouts.count
    var heads = SymbolMap(expecting: layouts.first?.controls.count ?? 0)
    for position in layouts.indices {
      var previous: Int?
      for list in Layout.List.allCases {
        let controls = layouts[position][list]
        for index in controls.indices {
          let row = row(of: controls[index], names.qualifier(of: controls[index]), after: previous, &heads)
          let slot = row * layoutCount + position - layouts.startIndex
          if places[slot] == nil { places[slot] = Place(list: list, number: index - controls.startIndex + 1, index: index) }
          previous = row
        }
      }
    }
  }

  /// The place of `row`'s control in a layout, by the layout's position among those of the screen; nil if it is not there.
  func place(_ row: Int, _ layout: Int) -> Place? { places[row * layoutCount + layout] }

  /// The rows in the order of the first layout, each control that only later ones have after its predecessor there.
  var order: [Int] {
    var order: [Int] = []
    var row = first
    while let current = row {
      order.append(current)
      row = rows[current].next
    }
    return order
  }

  /// Finds the row of `control`, or adds it after the row `previous`.
  private mutating func row(
    of control: Control, _ qualifier: SymbolID?, after previous: Int?, _ heads: inout SymbolMap
  ) -> Int {
    var candidate = heads[control.name]
    while let row = candidate {
      if rows[row].qualifier == qualifier { return row }
      candidate = rows[row].namesake
    }
    let row = rows.count
    let next = if let previous { rows[previous].next } else { first }
    rows.append(Row(name: control.name, qualifier: qualifier, next: next, namesake: heads[control.name]))
    heads[control.name] = row
    if let previous { rows[previous].next = row } else { first = row }
    for _ in 0..<layoutCount { places.append(nil) }
    return row
  }
}

extension ByteSink {
  /// Writes `column 3`, `row 2`, `bottom 1`, `menu 2`, `keyboard`, `custom`, `hidden`.
  mutating func write(_ place: ControlMatrix.Place) {
    switch place.list {
    case .top: write("row")
    default: write(place.list.word)
    }
    switch place.list {
    case .keyboard, .custom, .hidden: break
    default:
      write(" ")
      write(place.number)
    }
  }
}
