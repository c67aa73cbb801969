import DuoLang

/// Writes a contact sheet for each screen of `set`, one below the other, as one SVG document.
///
/// It stands alone: no script, no font, no file is loaded; light and dark follow the reader's system. What rests on an estimate
/// is dashed. `<desc>` says in words what is to be seen.
public func writeSVG(_ set: LayoutSet, into sink: inout some ByteSink) {
  var ids = ElementIDs()
  var sheets: [(id: [UInt8], sheet: ContactSheet)] = []
  var start = 0
  while start < set.layouts.count {
    let end = set.endOfAllStates(from: start)
    let id = ids.make([UInt8]("sheet".utf8)[...], set.symbols.utf8(set.layouts[start].screen))
    sheets.append((id, ContactSheet(set.layouts[start..<end], of: set, &ids)))
    start = end
  }
  var size = Size(width: 560, height: 0)
  for (_, sheet) in sheets {
    size.width = max(size.width, sheet.size.width)
    size.height += sheet.size.height
  }
  let legend = Legend(set)
  size.height = max(size.height + legend.height, ContactSheet.margin * 2)
  var head: [UInt8] = []
  head.write(headOf: size, set)
  sink.write(head[...])
  var icons = IconDefinitions()
  var top: Points = 0
  for (position, (id, sheet)) in sheets.enumerated() {
    var canvas = SVGCanvas(depth: 1)
    if position > 0 { canvas.line(ContactSheet.margin, top, size.width - ContactSheet.margin, top, class: "d-rule") }
    sheet.write(&canvas, id: id, top: top, icons: &icons)
    top += sheet.size.height
    sink.write(canvas.bytes[...])
  }
  var canvas = SVGCanvas(depth: 1)
  legend.write(&canvas, id: ids.make([UInt8]("legend".utf8)[...]), top: top)
  sink.write(canvas.bytes[...])
  if !icons.isEmpty {
    sink.write("  <defs>\n")
    icons.write(into: &sink)
    sink.write("  </defs>\n")
  }
  sink.write("</svg>\n")
}

extension LayoutSet {
  /// The end of the run of layouts of one screen, in all its states, that begins at `start`.
  public func endOfAllStates(from start: Int) -> Int {
    var end = start + 1
    while end < layouts.count, layouts[end].app == layouts[start].app, layouts[end].screen == layouts[start].screen { end += 1 }
    return end
  }
}

extension ByteSink {
  /// Writes the beginning of a document: its size, what it is, how it looks, and the page.
  fileprivate mutating func write(headOf size: Size, _ set: LayoutSet) {
    var title: [UInt8] = []
    title.writeTitle(set)
    var description: [UInt8] = []
    description.writeDescription(set)
    write(headOf: size, title: title, description: description)
  }

  /// Writes the beginning of a document. - Parameters title, description: Made harmless already.
  mutating func write(headOf size: Size, title: [UInt8], description: [UInt8], hasMarks: Bool = false) {
    write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
    write(size.width)
    write(" ")
    write(size.height)
    write("\"")
    write(attribute: "width", size.width)
    write(attribute: "height", size.height)
    write(" role=\"img\" aria-labelledby=\"document_title document_description\">\n")
    write("  <title id=\"document_title\">")
    write(title[...])
    write("</title>\n  <desc id=\"document_description\">")
    write(description[...])
    write("</desc>\n  <style>\n")
    DrawingStyle.write(into: &self, hasMarks: hasMarks)
    write("  </style>\n  <rect class=\"d-page\"")
    write(attribute: "width", size.width)
    write(attribute: "height", size.height)
    write("/>\n")
  }

  fileprivate mutating func writeTitle(_ set: LayoutSet) {
    write("Bars on ")
    write(xml: [UInt8](set.device.utf8)[...])
    var last: (SymbolID, SymbolID)?
    for layout in set.layouts {
      if let last, last == (layout.app, layout.screen) { continue }
      write(last == nil ? ": " : ", ")
      write(xml: set.symbols.utf8(layout.app))
      write(" · ")
      write(xml: set.symbols.utf8(layout.screen))
      last = (layout.app, layout.screen)
    }
  }

  /// A sentence a layout: which controls stand in which bar.
  fileprivate mutating func writeDescription(_ set: LayoutSet) {
    for layout in set.layouts {
      let names = ScreenNames([layout][...], set.symbols)
      var text: [UInt8] = []
      text.write(screenOf: layout, set.symbols)
      text.write(" · ")
      text.write(poseOf: layout, set.symbols)
      var isFirst = true
      for list in Layout.List.allCases where !layout[list].isEmpty {
        text.write(isFirst ? ": " : "; ")
        text.write(list.caption)
        for (position, control) in layout[list].enumerated() {
          text.write(position == 0 ? " " : ", ")
          text.write(nameOf: control, names)
        }
        isFirst = false
      }
      text.write(isFirst ? ": no controls. " : ". ")
      write(xml: text[...])
    }
  }
}
