import DuoLang

/// Writes `set` as GitHub's Markdown: for each app the matrix of every screen and state, then a table for each pose.
public func writeMarkdown(_ set: LayoutSet, into sink: inout some ByteSink) {
  var start = 0
  while start < set.layouts.count {
    let end = set.endOfApp(from: start)
    var page: [UInt8] = []
    if start > 0 { page.write("\n") }
    page.write("# ")
    page.write(heading: set.symbols.utf8(set.layouts[start].app))
    page.write("\n")
    sink.write(page[...])
    writeMatrices(set, start..<end, into: &sink)
    writePoses(set, start..<end, into: &sink)
    start = end
  }
}

/// Writes the matrices of an app's screens.
private func writeMatrices(_ set: LayoutSet, _ app: Range<Int>, into sink: inout some ByteSink) {
  sink.write("\n## Where every control stands\n")
  var hasEstimates = false
  var start = app.lowerBound
  while start < app.upperBound {
    let end = set.endOfScreen(from: start)
    let layouts = set.layouts[start..<end]
    let names = ScreenNames(layouts, set.symbols)
    var page: [UInt8] = []
    page.write("\n### ")
    var heading: [UInt8] = []
    heading.write(headOf: layouts, set.symbols)
    page.write(heading: heading[...])
    page.write("\n\n")
    let matrix = makeMatrixTable(layouts, names)
    if matrix.table.rowCount > 1 {
      matrix.table.writeMarkdown(into: &page)
    } else {
      page.write("There are no controls on this screen.\n")
    }
    page.write("\n")
    makeRoomTable(layouts, names).writeMarkdown(into: &page)
    sink.write(page[...])
    hasEstimates = hasEstimates || matrix.hasEstimates
    start = end
  }
  if hasEstimates { sink.write("\n≈ estimated: nobody published it\n") }
}

/// Writes the tables of an app's layouts, a pose each.
private func writePoses(_ set: LayoutSet, _ app: Range<Int>, into sink: inout some ByteSink) {
  sink.write("\n## Pose by pose\n")
  var start = app.lowerBound
  while start < app.upperBound {
    let end = set.endOfScreen(from: start)
    let names = ScreenNames(set.layouts[start..<end], set.symbols)
    for layout in set.layouts[start..<end] {
      var page: [UInt8] = []
      page.write("\n### ")
      var heading: [UInt8] = []
      heading.write(screenOf: layout, set.symbols)
      heading.write(" · ")
      heading.write(poseOf: layout, set.symbols)
      page.write(heading: heading[...])
      page.write("\n\n")
      page.write(factsOf: layout, set.symbols)
      page.write("\n")
      if layout.controls.isEmpty {
        page.write(layout.emptiness + "\n")
      } else {
        makeTable(layout, names).writeMarkdown(into: &page)
        page.write(notesOf: layout, names)
      }
      sink.write(page[...])
    }
    start = end
  }
}

extension ByteSink {
  /// Writes the text of a heading: what is empty could not be linked to.
  fileprivate mutating func write(heading text: ArraySlice<UInt8>) {
    if text.isEmpty { write("–") } else { write(markdown: text) }
  }

  /// Writes what is to be known of a layout, as a paragraph.
  fileprivate mutating func write(factsOf layout: Layout, _ symbols: SymbolTable) {
    var facts = Cells()
    facts.add(factsOf: layout, symbols)
    for position in 0..<facts.count {
      if position > 0 { write(" · ") }
      write(markdown: facts[position])
    }
    write("\n")
  }

  /// Writes the authors' notes on a layout's controls as a list.
  fileprivate mutating func write(notesOf layout: Layout, _ names: ScreenNames) {
    var isFirst = true
    for control in layout.controls {
      guard let note = control.note else { continue }
      if isFirst { write("\n") }
      isFirst = false
      var text: [UInt8] = []
      text.write(nameOf: control, names)
      text.write(": ")
      text.write(plain: names.symbols.utf8(note))
      write("- ")
      write(markdown: text[...])
      write("\n")
    }
  }

  /// Writes `text` so that Markdown, tables of GitHub's Markdown and HTML see nothing but text.
  mutating func write(markdown text: ArraySlice<UInt8>) {
    var reader = PlainText(text)
    while let scalar = reader.next() {
      switch scalar {
      case 0x26: write("&amp;")
      case 0x3C: write("&lt;")
      case 0x3E: write("&gt;")
      // \ ` * _ [ ] | ~ $ # !
      case 0x5C, 0x60, 0x2A, 0x5F, 0x5B, 0x5D, 0x7C, 0x7E, 0x24, 0x23, 0x21:
        write(UInt8(ascii: "\\"))
        write(UInt8(truncatingIfNeeded: scalar))
      default: write(scalar: scalar)
      }
    }
  }
}
