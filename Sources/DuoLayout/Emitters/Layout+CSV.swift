import DuoLang

/// Writes one flat table of all controls, as RFC 4180 has it: a head, a row a control, lines that end in CR LF.
///
/// Children follow their control and name it as `parent`. Texts are as declared, quoted where they must be; where
/// there is none the cell is empty.
public func writeCSV(_ set: LayoutSet, into sink: inout some ByteSink) {
  sink.write(
    """
    app,screen,state,presentation,pose,scenario,direction,edge,room,used,list,position,parent,id,title,symbol,image,badge,\
    source,container,axis,shows,segment,group,x,y,width,height,rules,basis,frameBasis,note,file,line,column\r\n
    """)
  for layout in set.layouts {
    var encoder = RowEncoder(layout, set)
    for list in Layout.List.allCases { encoder.write(layout[list], in: list, parent: nil) }
    sink.write(encoder.rows[...])
  }
}

/// The rows of one layout.
private struct RowEncoder {
  private let layout: Layout
  private let symbols: SymbolTable
  private let files: [String]
  /// The cells that all rows begin with.
  private var start: [UInt8] = []
  private(set) var rows: [UInt8] = []

  init(_ layout: Layout, _ set: LayoutSet) {
    self.layout = layout
    symbols = set.symbols
    files = set.files
    add(layout.app)
    add(layout.screen)
    add(layout.state)
    var presentation = [UInt8](layout.presentation.word.utf8)
    if let name = layout.presentation.name {
      presentation.write(":")
      presentation.write(symbols.utf8(name))
    }
    add(text: presentation[...])
    add(layout.pose)
    add(layout.scenario)
    add(word: layout.direction.word)
    add(word: layout.edge == .none ? nil : layout.edge.word)
    add(layout.room)
    add(layout.used)
    start = rows
    rows = []
  }

  mutating func write(_ controls: ArraySlice<Control>, in list: Layout.List, parent: SymbolID?) {
    for position in controls.indices {
      let control = controls[position]
      rows.write(start[...])
      add(word: list.word)
      add(number: position - controls.startIndex + 1)
      add(parent)
      write(control)
      rows.write("\r\n")
      write(layout.children(of: control), in: list, parent: control.name)
    }
  }

  private mutating func write(_ control: Control) {
    add(control.name)
    add(control.title)
    add(control.symbol)
    add(control.image)
    add(control.badge)
    add(word: control.isSystem ? "system" : "item")
    add(control.container)
    add(word: control.axis?.word)
    add(word: control.shows.word)
    add(word: control.segment?.word)
    add(number: control.group == 0 ? nil : Int(control.group))
    add(control.frame?.x)
    add(control.frame?.y)
    add(control.frame?.width)
    add(control.frame?.height)
    separate()
    for position in 0..<control.rules.count {
      if position > 0 { rows.write(" ") }
      rows.write(control.rules[position].id)
    }
    add(word: control.basis.word)
    add(word: control.frameBasis?.word)
    add(control.note)
    if let origin = control.origin, files.indices.contains(origin.file.index) {
      add(text: [UInt8](files[origin.file.index].utf8)[...])
      add(number: Int(origin.line))
      add(number: Int(origin.column))
    } else {
      separate()
      separate()
      separate()
    }
  }

  /// Begins a cell.
  private mutating func separate() {
    if let last = rows.last, last != UInt8(ascii: "\n") { rows.write(",") }
  }

  private mutating func add(_ symbol: SymbolID?) {
    if let symbol { add(text: symbols.utf8(symbol)) } else { separate() }
  }

  private mutating func add(word: String?) {
    separate()
    if let word { rows.write(word) }
  }

  private mutating func add(_ points: Points?) {
    separate()
    if let points { rows.write(points) }
  }

  private mutating func add(number: Int?) {
    separate()
    if let number { rows.write(number) }
  }

  /// Adds a cell, in quotes where its text is empty, begins or ends in a space, or holds a comma, a quote or a line break.
  private mutating func add(text: ArraySlice<UInt8>) {
    separate()
    var needsQuotes = text.isEmpty || text.first == UInt8(ascii: " ") || text.last == UInt8(ascii: " ")
    for byte in text {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\r"), UInt8(ascii: "\n"): needsQuotes = true
      default: break
      }
    }
    guard needsQuotes else { return rows.write(text) }
    rows.write(UInt8(ascii: "\""))
    for byte in text {
      if byte == UInt8(ascii: "\"") { rows.write(byte) }
      rows.write(byte)
    }
    rows.write(UInt8(ascii: "\""))
  }
}
