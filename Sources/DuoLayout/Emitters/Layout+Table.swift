import DuoLang

/// Writes a table for each layout of `set`: the bars from top to bottom, then the menu, then what is not shown.
///
/// Each row says why its control stands there and how sure that is: the basis of the decision, then of the frame. Numbers
/// that rest on an estimate are marked `≈`.
///
/// - Parameter columns: how many the terminal has that shows it; nil for a file.
public func writeTable(_ set: LayoutSet, columns: Int? = nil, into sink: inout some ByteSink) {
  var start = 0
  while start < set.layouts.count {
    let end = set.endOfScreen(from: start)
    let names = ScreenNames(set.layouts[start..<end], set.symbols)
    for position in start..<end {
      var page: [UInt8] = []
      if position > 0 { page.write("\n") }
      page.write(set.layouts[position], names, columns)
      sink.write(page[...])
    }
    start = end
  }
}

/// The table of one layout, its head first.
func makeTable(_ layout: Layout, _ names: ScreenNames, columns: Int? = nil) -> TextTable {
  var table = TextTable(columns: 9, wrapped: 7, shownOn: columns, leadingColumns: 3)
  table.add("bar")
  table.add("#")
  table.add("control")
  table.add("shows")
  table.add("group")
  table.add(layout.edge == .none ? "x" : "y")
  table.add(layout.edge == .none ? "width" : "height")
  table.add("why")
  table.add("basis")
  let reasons = Reasons(layout)
  for row in layout.tableRows {
    let control = layout.controls[row.index]
    if row.depth == 0 {
      table.add(row.list.word)
      table.write(row.number)
      table.end()
      table.write(rowOf: control, in: row.list, of: layout, names, reasons)
    } else {
      table.add("")
      table.add("")
      table.write(rowOfChild: control, of: layout, names, depth: row.depth)
    }
  }
  return table
}

/// A row of a layout's table: a control of one of its lists, or a child of one.
struct LayoutTableRow {
  let list: Layout.List
  /// From 1, among the controls of its list or the children of its parent.
  let number: Int
  /// Its index in the layout's `controls`.
  let index: Int
  /// 0 for a control of a list, 1 for its children, and so on.
  let depth: Int
}

extension Layout {
  /// The rows of its table, in order: each control, its children behind it.
  var tableRows: [LayoutTableRow] {
    var rows: [LayoutTableRow] = []
    for list in List.allCases { add(self[list], list, depth: 0, to: &rows) }
    return rows
  }

  private func add(_ some: ArraySlice<Control>, _ list: List, depth: Int, to rows: inout [LayoutTableRow]) {
    for index in some.indices {
      rows.append(LayoutTableRow(list: list, number: index - some.startIndex + 1, index: index, depth: depth))
      add(children(of: some[index]), list, depth: depth + 1, to: &rows)
    }
  }
}

extension TextTable {
  /// Writes the cells of a control from its name on.
  fileprivate mutating func write(
    rowOf control: Control, in list: Layout.List, of layout: Layout, _ names: ScreenNames, _ reasons: Reasons
  ) {
    write(nameOf: control, names)
    end()
    add(control.shows.phrase)
    if control.group > 0 { write(Int(control.group)) } else { write("–") }
    end()
    write(extentOf: control, isRow: list != .column, of: layout)
    write(reasonFor: control, in: list, reasons)
    end()
    write(control.basis.word)
    if let basis = control.frameBasis {
      write(" · ")
      write(basis.word)
    }
    endRow()
  }

  /// Writes the cells of what a menu or a tab bar holds, indented, from its name on.
  fileprivate mutating func write(rowOfChild child: Control, of layout: Layout, _ names: ScreenNames, depth: Int) {
    write(UInt8(ascii: " "), times: depth * 2)
    write(nameOf: child, names)
    end()
    add(child.shows.phrase)
    add("–")
    write(extentOf: child, isRow: false, of: layout)
    endRow()
  }

  /// Writes where a control begins and ends along its bar, and its length.
  ///
  /// Where there is a column the head speaks of y and height: in a row then both say that they mean x and width.
  private mutating func write(extentOf control: Control, isRow: Bool, of layout: Layout) {
    guard let frame = control.frame else {
      add("–")
      add("–")
      return
    }
    let isAcross = isRow || layout.edge == .none
    let differs = isAcross && layout.edge != .none
    if differs { write("x ") }
    write(markOf: control.frameBasis)
    if isAcross { write(from: frame.x, to: frame.maxX) } else { write(from: frame.y, to: frame.maxY) }
    end()
    write(markOf: control.frameBasis)
    write(isAcross ? frame.width : frame.height)
    if differs { write(" wide") }
    end()
  }
}

extension ByteSink {
  /// Writes the page of one layout.
  fileprivate mutating func write(_ layout: Layout, _ names: ScreenNames, _ columns: Int?) {
    var title: [UInt8] = []
    title.write(screenOf: layout, names.symbols)
    title.write(" · ")
    title.write(poseOf: layout, names.symbols)
    write(title[...])
    var facts = Cells()
    facts.add(factsOf: layout, names.symbols)
    let pageWidth = Cells.pageWidth(atMost: columns)
    facts.writeLine(into: &self, separator: " · ", column: Cells.width(of: title[...]), lead: 3, limit: pageWidth)
    write("\n")
    if layout.controls.isEmpty { return write(layout.emptiness + "\n") }
    makeTable(layout, names, columns: columns).write(into: &self)
    write(notesOf: layout, names, pageWidth)
  }

  /// Writes the authors' notes on a layout's controls, one a paragraph.
  fileprivate mutating func write(notesOf layout: Layout, _ names: ScreenNames, _ pageWidth: Int) {
    var isFirst = true
    for control in layout.controls {
      guard let note = control.note else { continue }
      if isFirst { write("\n") }
      isFirst = false
      var words = Cells()
      words.write("note on ")
      words.write(nameOf: control, names)
      words.write(":")
      words.end()
      words.add(wordsOf: names.symbols.utf8(note))
      words.writeLine(into: &self, separator: " ", limit: pageWidth)
    }
  }
}
