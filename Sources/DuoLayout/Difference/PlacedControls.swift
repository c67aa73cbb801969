import DuoLang

/// The controls of one layout with their places, list by list, each with its rows after it.
struct PlacedControls {
  struct Element {
    var place: ControlPlace
    /// The container, where the name alone does not say which control it is.
    var qualifier: SymbolID?
    /// The position of the control whose row it is.
    var parent: Int?
    /// The position after its last row.
    fileprivate(set) var end = 0
    /// The next control of the same name.
    fileprivate(set) var namesake: Int?
  }

  let layout: Layout
  private(set) var elements: [Element] = []
  /// The first control of each name.
  private var heads: SymbolMap

  init(_ layout: Layout, _ symbols: SymbolTable) {
    self.layout = layout
    heads = SymbolMap(expecting: layout.controls.count)
    elements.reserveCapacity(layout.controls.count)
    let names = ScreenNames([layout], symbols)
    for list in Layout.List.allCases {
      let controls = layout[list]
      for index in controls.indices {
        add(ControlPlace(list: list, number: index - controls.startIndex + 1, index: index), parent: nil, names)
      }
    }
    // From the last, so that each chain goes forwards.
    for position in elements.indices.reversed() {
      let name = control(position).name
      elements[position].namesake = heads[name]
      heads[name] = position
    }
  }

  func control(_ position: Int) -> Control { layout.controls[elements[position].place.index] }

  /// The first control called `name`; `namesake` leads on.
  func first(named name: SymbolID) -> Int? { heads[name] }

  /// The position of the control that stands in the same place as `place` does in another layout.
  func position(at place: ControlPlace) -> Int? {
    elements.firstIndex { $0.place.list == place.list && $0.place.number == place.number && $0.place.parent == place.parent }
  }

  /// The rows of the control at `parent`, without theirs.
  func rows(of parent: Int) -> [Int] {
    var rows: [Int] = []
    var position = parent + 1
    while position < elements[parent].end {
      rows.append(position)
      position = elements[position].end
    }
    return rows
  }

  private mutating func add(_ place: ControlPlace, parent: Int?, _ names: ScreenNames) {
    let control = layout.controls[place.index]
    let position = elements.count
    elements.append(Element(place: place, qualifier: names.qualifier(of: control), parent: parent))
    let rows = layout.children(of: control)
    for index in rows.indices {
      let row = ControlPlace(list: place.list, number: index - rows.startIndex + 1, parent: control.name, index: index)
      add(row, parent: position, names)
    }
    elements[position].end = elements.count
  }
}
