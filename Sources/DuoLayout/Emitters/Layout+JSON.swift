import DuoLang

/// Writes `set` in the schema `duo-layout/1`: the head on a line, one layout a line, then `]}` and a newline.
///
/// Every key is always there, in the schema's order; there are no spaces, and numbers have at most one decimal.
public func writeJSON(_ set: LayoutSet, into sink: inout some ByteSink) {
  var encoder = LayoutEncoder(set)
  encoder.line.write("{\"schema\":\"duo-layout/1\",\"device\":")
  encoder.line.write(json: [UInt8](set.device.utf8)[...])
  encoder.line.write(",\"layouts\":[\n")
  for position in set.layouts.indices {
    encoder.write(set.layouts[position])
    if position + 1 < set.layouts.count { encoder.line.write(UInt8(ascii: ",")) }
    encoder.line.write(UInt8(ascii: "\n"))
    sink.write(encoder.line[...])
    encoder.line.removeAll(keepingCapacity: true)
  }
  encoder.line.write("]}\n")
  sink.write(encoder.line[...])
}

/// One line of JSON at a time, in memory, so that a sink is called once a layout.
private struct LayoutEncoder {
  private let symbols: SymbolTable
  /// The names of the files, as JSON.
  private var files: [[UInt8]] = []
  var line: [UInt8] = []

  init(_ set: LayoutSet) {
    symbols = set.symbols
    for name in set.files {
      var quoted: [UInt8] = []
      quoted.write(json: [UInt8](name.utf8)[...])
      files.append(quoted)
    }
  }

  mutating func write(_ layout: Layout) {
    write("{\"app\":", layout.app)
    write(",\"screen\":", layout.screen)
    write(",\"state\":", layout.state)
    write(layout.presentation)
    write(",\"pose\":", layout.pose)
    write(",\"scenario\":", layout.scenario)
    write(",\"direction\":", word: layout.direction.word)
    line.write(",\"window\":{\"width\":")
    line.write(layout.window.width)
    line.write(",\"height\":")
    line.write(layout.window.height)
    line.write("}")
    write(",\"bounds\":", layout.bounds)
    write(layout.safeArea)
    write(",\"edge\":", word: layout.edge == .none ? nil : layout.edge.word)
    write(",\"verticalEdge\":", word: layout.verticalEdge)
    write(",\"statusBar\":", word: layout.statusBar.word)
    write(",\"background\":", word: layout.hasOpaqueBackground ? "opaque" : "none")
    write(",\"room\":", layout.room)
    write(",\"used\":", layout.used)
    write(",\"tabs\":", word: layout.tabs.word)
    for list in Layout.List.allCases {
      line.write(",\"")
      line.write(list.word)
      line.write("\":")
      write(layout[list], of: layout)
    }
    line.write("}")
  }

  private mutating func write(_ controls: ArraySlice<Control>, of layout: Layout) {
    line.write("[")
    for position in controls.indices {
      if position > controls.startIndex { line.write(",") }
      write(controls[position], of: layout)
    }
    line.write("]")
  }

  private mutating func write(_ control: Control, of layout: Layout) {
    write("{\"id\":", control.name)
    write(",\"title\":", control.title)
    write(",\"symbol\":", control.symbol)
    write(",\"image\":", control.image)
    write(",\"badge\":", control.badge)
    write(",\"source\":", word: control.isSystem ? "system" : "item")
    write(",\"container\":", control.container)
    write(",\"axis\":", word: control.axis?.word)
    write(",\"shows\":", word: control.shows.word)
    write(",\"segment\":", word: control.segment?.word)
    line.write(",\"group\":")
    if control.group == 0 { line.write("null") } else { line.write(Int(control.group)) }
    write(",\"frame\":", control.frame)
    line.write(",\"rules\":[")
    for position in 0..<control.rules.count {
      write(position == 0 ? "" : ",", word: control.rules[position].id)
    }
    line.write("]")
    write(",\"basis\":", word: control.basis.word)
    write(",\"frameBasis\":", word: control.frameBasis?.word)
    line.write(",\"children\":")
    write(layout.children(of: control), of: layout)
    write(control.origin)
    line.write("}")
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

  private mutating func write(_ key: String, _ rect: Rect?) {
    line.write(key)
    guard let rect else { return line.write("null") }
    line.write("{\"x\":")
    line.write(rect.x)
    line.write(",\"y\":")
    line.write(rect.y)
    line.write(",\"width\":")
    line.write(rect.width)
    line.write(",\"height\":")
    line.write(rect.height)
    line.write("}")
  }

  private mutating func write(_ origin: Origin?) {
    line.write(",\"at\":")
    guard let origin, files.indices.contains(origin.file.index) else { return line.write("null") }
    line.write("{\"file\":")
    line.write(files[origin.file.index][...])
    line.write(",\"line\":")
    line.write(Int(origin.line))
    line.write(",\"column\":")
    line.write(Int(origin.column))
    line.write("}")
  }

  private mutating func write(_ key: String, _ points: Points?) {
    line.write(key)
    if let points { line.write(points) } else { line.write("null") }
  }

  private mutating func write(_ key: String, _ symbol: SymbolID?) {
    line.write(key)
    if let symbol { line.write(json: symbols.utf8(symbol)) } else { line.write("null") }
  }

  /// Writes a word of the schema, which needs no escapes.
  private mutating func write(_ key: String, word: String?) {
    line.write(key)
    guard let word else { return line.write("null") }
    line.write(UInt8(ascii: "\""))
    line.write(word)
    line.write(UInt8(ascii: "\""))
  }
}
