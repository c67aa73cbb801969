import DuoLang

/// Writes for each screen and state of `set` where each control stands, pose by pose: the page a review looks at first.
///
/// Below it, pose by pose: the column's room, what is left of it, and which items leave next, in order.
///
/// - Parameter columns: how many the terminal has that shows it; nil for a file.
public func writeMatrix(_ set: LayoutSet, columns: Int? = nil, into sink: inout some ByteSink) {
  var start = 0
  while start < set.layouts.count {
    let end = set.endOfScreen(from: start)
    let layouts = set.layouts[start..<end]
    let names = ScreenNames(layouts, set.symbols)
    var page: [UInt8] = []
    if start > 0 { page.write("\n") }
    page.write(headOf: layouts, set.symbols)
    page.write("\n\n")
    let matrix = makeMatrixTable(layouts, names, columns: columns)
    if matrix.table.rowCount > 1 {
      matrix.table.write(into: &page)
    } else {
      page.write("There are no controls on this screen.\n")
    }
    page.write("\n")
    makeRoomTable(layouts, names, columns: columns).write(into: &page)
    if matrix.hasEstimates { page.write("\n≈ estimated: nobody published it\n") }
    sink.write(page[...])
    start = end
  }
}

/// The table of where controls stand, a row each, a column a layout; and whether an estimate decided any of it.
func makeMatrixTable(
  _ layouts: ArraySlice<Layout>, _ names: ScreenNames, columns: Int? = nil
) -> (table: TextTable, hasEstimates: Bool) {
  let matrix = ControlMatrix(layouts, names)
  var table = TextTable(columns: layouts.count + 1, shownOn: columns)
  var hasEstimates = false
  table.add("control")
  for layout in layouts {
    table.write(plain: names.symbols.utf8(layout.scenario ?? layout.pose))
    table.end()
  }
  for row in matrix.order {
    if let qualifier = matrix.rows[row].qualifier {
      table.write(plain: names.symbols.utf8(qualifier))
      table.write(".")
    }
    table.write(plain: names.symbols.utf8(matrix.rows[row].name))
    table.end()
    for position in layouts.indices {
      if let place = matrix.place(row, position - layouts.startIndex) {
        table.write(place)
        if layouts[position].controls[place.index].basis == .estimated {
          table.write(" ≈")
          hasEstimates = true
        }
      } else {
        table.write("–")
      }
      table.end()
    }
  }
  return (table, hasEstimates)
}

/// The table of each layout's bar, room, spare and next departures.
func makeRoomTable(_ layouts: ArraySlice<Layout>, _ names: ScreenNames, columns: Int? = nil) -> TextTable {
  var table = TextTable(columns: 7, wrapped: 6, shownOn: columns)
  table.add("pose")
  table.add("bar")
  table.add("tabs")
  table.add("room")
  table.add("used")
  table.add("spare")
  table.add("leaves next, with less room than")
  for layout in layouts {
    if let scenario = layout.scenario {
      table.write(plain: names.symbols.utf8(scenario))
      table.write(": ")
    }
    table.write(plain: names.symbols.utf8(layout.pose))
    table.end()
    table.add(layout.edge == .none ? "horizontal" : layout.edge.word)
    table.add(layout.tabs.word)
    table.add(layout.room, basis: layout.columnBasis)
    table.add(layout.used, basis: .documented)
    if layout.missing > 0 {
      table.write(markOf: layout.columnBasis)
      table.write(layout.missing)
      table.write(" missing")
      table.end()
    } else {
      table.add(layout.spare, basis: layout.columnBasis)
    }
    table.write(departuresOf: layout, names.symbols)
    table.end()
  }
  return table
}

extension TextTable {
  fileprivate mutating func add(_ points: Points?, basis: Basis) {
    if let points {
      write(markOf: basis)
      write(points)
    } else {
      write("–")
    }
    end()
  }

  /// Writes the items that have not left yet, the next first, each with the room below which it leaves.
  fileprivate mutating func write(departuresOf layout: Layout, _ symbols: SymbolTable) {
    var isFirst = true
    for departure in layout.leaving where !departure.hasLeft {
      if !isFirst { write(", ") }
      isFirst = false
      write(plain: symbols.utf8(departure.name))
      write(" ")
      write(departure.needs)
    }
    if isFirst { write(layout.room == nil ? "–" : "nothing") }
  }
}

extension ByteSink {
  /// Writes the screen, its title where it has one, and what it is shown in.
  mutating func write(headOf layouts: ArraySlice<Layout>, _ symbols: SymbolTable) {
    guard let layout = layouts.first else { return }
    write(screenOf: layout, symbols)
    if let title = layout.screenTitle, !symbols.utf8(title).isEmpty {
      write(" “")
      write(plain: symbols.utf8(title))
      write("”")
    }
    if let name = layout.presentation.name {
      write(" · ")
      write(layout.presentation.word)
      write(" ")
      write(plain: symbols.utf8(name))
    }
  }
}
