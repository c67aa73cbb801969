import DuoLang

/// Writes `set` in the schema `duo-layout/1`: the head on a line, one layout a line, then `]}` and a newline.
///
/// Every key is always there, in the schema's order; there are no spaces, and numbers have at most one decimal.
public func writeJSON(_ set: LayoutSet, into sink: inout some ByteSink) {
  var writer = JSONWriter(device: set.device, symbols: set.symbols, files: set.files)
  for layout in set.layouts { writer.write(layout, into: &sink) }
  writer.finish(into: &sink)
}

/// Writes what `writeJSON` writes layout by layout, so that nobody has to keep them all.
public struct JSONWriter {
  private let symbols: SymbolTable
  private var controls: ControlEncoder
  /// What the sink gets next: it is called once a layout.
  private var line: [UInt8] = []
  private var isFirst = true

  /// - Parameters:
  ///   - device: the device's title.
  ///   - symbols: the texts behind the layouts' `SymbolID`s.
  ///   - files: the names of the run's files, by `FileID`.
  public init(device: String, symbols: SymbolTable, files: [String]) {
    self.symbols = symbols
    controls = ControlEncoder(symbols, files)
    line.write("{\"schema\":\"duo-layout/1\",\"device\":")
    line.write(json: device)
    line.write(",\"layouts\":[\n")
  }

  /// Writes one more layout.
  public mutating func write(_ layout: borrowing Layout, into sink: inout some ByteSink) {
    if !isFirst { line.write(",\n") }
    isFirst = false
    encode(layout)
    sink.write(line[...])
    line.removeAll(keepingCapacity: true)
  }

  /// Writes the end of the document.
  public mutating func finish(into sink: inout some ByteSink) {
    line.write(isFirst ? "]}\n" : "\n]}\n")
    sink.write(line[...])
    line = []
  }

  // MARK: A layout

  private mutating func encode(_ layout: borrowing Layout) {
    write("{\"app\":", layout.app)
    write(",\"screen\":", layout.screen)
    write(",\"state\":", layout.state)
    write(layout.presentation)
    write(",\"pose\":", layout.pose)
    write(",\"scenario\":", layout.scenario)
    line.write(",\"direction\":", word: layout.direction.word)
    line.write(",\"window\":{\"width\":")
    line.write(layout.window.width)
    line.write(",\"height\":")
    line.write(layout.window.height)
    line.write("},\"bounds\":")
    line.write(json: layout.bounds)
    write(layout.safeArea)
    line.write(",\"edge\":", word: layout.edge == .none ? nil : layout.edge.word)
    line.write(",\"verticalEdge\":", word: layout.verticalEdge)
    line.write(",\"statusBar\":", word: layout.statusBar.word)
    line.write(",\"background\":", word: layout.hasOpaqueBackground ? "opaque" : "none")
    write(",\"room\":", layout.room)
    write(",\"used\":", layout.used)
    line.write(",\"tabs\":", word: layout.tabs.word)
    for list in Layout.List.allCases {
      line.write(",\"")
      line.write(list.word)
      line.write("\":")
      controls.write(layout.listEnds[list], of: layout.controls, into: &line)
    }
    line.write(UInt8(ascii: "}"))
  }

  private mutating func write(_ presentation: Layout.Presentation) {
    line.write(",\"presentation\":")
    var text: [UInt8] = []
    text.write(presentation.word)
    if let name = presentation.name {
      text.write(":")
      text.write(symbols.utf8(name))
    }
    line.write(json: text[...])
  }

  private mutating func write(_ insets: Insets) {
    line.write(",\"safeArea\":{\"top\":")
    line.write(insets.top)
    line.write(",\"left\":")
    line.write(insets.left)
    line.write(",\"bottom\":")
    line.write(insets.bottom)
    line.write(",\"right\":")
    line.write(insets.right)
    line.write("}")
  }

  private mutating func write(_ key: String, _ points: Points?) {
    line.write(key)
    if let points { line.write(points) } else { line.write("null") }
  }

  private mutating func write(_ key: String, _ symbol: SymbolID?) { line.write(key, symbol, symbols) }
}

extension [UInt8] {
  /// Writes a text as a JSON string, `null` where there is none.
  mutating func write(_ key: String, _ symbol: SymbolID?, _ symbols: SymbolTable) {
    write(key)
    if let symbol { write(json: symbols.utf8(symbol)) } else { write("null") }
  }

  /// Writes a word of the schema, which needs no escapes.
  mutating func write(_ key: String, word: String?) {
    write(key)
    guard let word else { return write("null") }
    write(UInt8(ascii: "\""))
    write(word)
    write(UInt8(ascii: "\""))
  }

  mutating func write(json rect: Rect) {
    write("{\"x\":")
    write(rect.x)
    write(",\"y\":")
    write(rect.y)
    write(",\"width\":")
    write(rect.width)
    write(",\"height\":")
    write(rect.height)
    write("}")
  }
}
