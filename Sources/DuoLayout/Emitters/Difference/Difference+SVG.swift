import DuoLang

/// Draws `difference` as one SVG document: each screen that differs, in each pose in which it does, as it is now, with what has
/// changed marked on it: added, gone, moved, changed, each by colour, kind of line and sign, which a legend explains.
///
/// Poses in which controls only moved along are drawn where nothing else moved on the screen. Screens that changed alike are drawn
/// once. The layouts are to have their scenery. The document stands alone, as that of `writeSVG(_:into:)` for layouts.
public func writeSVG(_ difference: LayoutDifference, into sink: inout some ByteSink) {
  var ids = ElementIDs()
  let words = DifferenceWords(difference)
  let sections = words.sections()
  var sheets: [(id: [UInt8], sheet: DifferenceSheet)] = []
  for section in sections {
    let id = ids.make([UInt8]("sheet".utf8)[...], section.app[...], section.screens.first?[...] ?? [])
    sheets.append((id, DifferenceSheet(section, words, &ids)))
  }
  let head = DifferenceSheetHead(difference)
  var size = Size(width: max(760, head.width), height: head.height)
  for (_, sheet) in sheets {
    size.width = max(size.width, sheet.size.width)
    size.height += sheet.size.height
  }
  writeHead(difference, size, sections, into: &sink)
  var canvas = SVGCanvas(depth: 1)
  head.write(&canvas, id: ids.make([UInt8]("head".utf8)[...]))
  sink.write(canvas.bytes[...])
  var icons = IconDefinitions()
  var top = head.height
  for (id, sheet) in sheets {
    var canvas = SVGCanvas(depth: 1)
    canvas.line(ContactSheet.margin, top, size.width - ContactSheet.margin, top, class: "d-rule")
    sheet.write(&canvas, id: id, top: top, icons: &icons)
    top += sheet.size.height
    sink.write(canvas.bytes[...])
  }
  if !icons.isEmpty {
    sink.write("  <defs>\n")
    icons.write(into: &sink)
    sink.write("  </defs>\n")
  }
  sink.write("</svg>\n")
}

/// The title, and in the description all changes in words.
private func writeHead(
  _ difference: LayoutDifference, _ size: Size, _ sections: [DifferenceSection], into sink: inout some ByteSink
) {
  var title: [UInt8] = []
  title.write("Bars: what moved from ")
  title.write(xml: [UInt8](difference.oldTitle.utf8)[...])
  title.write(" to ")
  title.write(xml: [UInt8](difference.newTitle.utf8)[...])
  var description: [UInt8] = []
  if sections.isEmpty { description.write(DifferenceSummary(difference).nothing) }
  for section in sections {
    description.write(xml: section.heading[...])
    description.write(": ")
    for (position, row) in section.rows.enumerated() {
      if position > 0 { description.write("; ") }
      description.write(xml: row.line[...])
      if !row.poses.isEmpty { description.write(" ") }
      description.write(xml: row.poses[...])
    }
    description.write(". ")
  }
  sink.write(headOf: size, title: title, description: description, hasMarks: true)
}

/// The head of the document: which versions, in numbers what moved, and what the marks mean.
private struct DifferenceSheetHead {
  private var title: [UInt8] = []
  private var summary: [UInt8] = []
  let width: Points
  let height: Points = 132

  private static let margin = ContactSheet.margin

  init(_ difference: LayoutDifference) {
    title.write(plain: [UInt8](difference.oldTitle.utf8)[...])
    title.write(" → ")
    title.write(plain: [UInt8](difference.newTitle.utf8)[...])
    title = TextMeasure(21, bold: true).fit(title[...], in: 900)
    let numbers = DifferenceSummary(difference)
    for part in numbers.parts {
      if !summary.isEmpty { summary.write(", ") }
      summary.write(part)
    }
    if !difference.screens.isEmpty {
      summary.write(summary.isEmpty ? "" : "; ")
      summary.write(numbers.scope)
    }
    if difference.isEmpty { summary.write(numbers.nothing) }
    summary = TextMeasure(14).fit(summary[...], in: 1200)
    width = max(TextMeasure(21, bold: true).width(of: title[...]), TextMeasure(14).width(of: summary[...])) + Self.margin * 2
  }

  func write(_ canvas: inout SVGCanvas, id: [UInt8]) {
    canvas.begin(id: id, class: "d-drawing")
    canvas.text(title[...], Self.margin, 50, class: "d-heading")
    canvas.text(summary[...], Self.margin, 74, class: "d-subheading")
    var x = Self.margin
    for (kind, text) in [
      (DrawingMark.Kind.added, "added"), (.removed, "gone"), (.moved, "moved"), (.changed, "changed"),
    ] {
      let mark = DrawingMark(kind)
      canvas.rect(Rect(x: x + 11, y: 98, width: 34, height: 18), radius: 9, class: "d-\(mark.word)")
      canvas.write(signOf: mark, x + 11, 98)
      x = write(text, at: x + 54, &canvas)
    }
    canvas.rect(Rect(x: x + 6, y: 98, width: 34, height: 18), radius: 9, class: "d-ghost")
    _ = write("where it was", at: x + 50, &canvas)
    canvas.end()
  }

  /// Writes a word of the legend and gives where the next sign begins.
  private func write(_ text: String, at x: Points, _ canvas: inout SVGCanvas) -> Points {
    canvas.text(text, x, 111, class: "d-facts")
    return x + TextMeasure(12).width(of: [UInt8](text.utf8)[...]) + 26
  }
}
