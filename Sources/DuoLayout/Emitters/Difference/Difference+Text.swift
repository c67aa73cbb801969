import DuoLang

/// Writes `difference` for a terminal of 80 columns: a line that sums up, then each screen with what changed there, the gravest
/// first. Colours only repeat what signs and words say.
public func writeText(_ difference: LayoutDifference, color: Bool, into sink: inout some ByteSink) {
  let writer = DifferenceTextWriter(isColored: color)
  var page: [UInt8] = []
  writer.writeHead(difference, into: &page)
  for section in DifferenceWords(difference).sections() { writer.write(section, into: &page) }
  sink.write(page[...])
}

private struct DifferenceTextWriter {
  let isColored: Bool

  /// Names are set in a column of their own, unless they are longer.
  private static let nameWidth = 20
  private static let indent = 2

  func writeHead(_ difference: LayoutDifference, into page: inout [UInt8]) {
    page.set(.strong, color: isColored)
    page.write(plain: [UInt8](difference.oldTitle.utf8)[...])
    page.write(" → ")
    page.write(plain: [UInt8](difference.newTitle.utf8)[...])
    page.set(.plain, color: isColored)
    page.write("\n")
    let summary = DifferenceSummary(difference)
    guard !difference.isEmpty else { return page.write(summary.nothing + "\n") }
    var parts = Cells()
    for (position, part) in summary.parts.enumerated() {
      parts.add(position + 1 < summary.parts.count ? part + "," : difference.screens.isEmpty ? part : part + ";")
    }
    if !difference.screens.isEmpty { parts.add(summary.scope) }
    parts.writeLine(into: &page, separator: " ", indent: 0, limit: Cells.terminalWidth)
  }

  func write(_ section: DifferenceSection, into page: inout [UInt8]) {
    page.write("\n")
    page.set(.strong, color: isColored)
    writeHeading(section, into: &page)
    page.set(.plain, color: isColored)
    var width = 0
    for row in section.rows {
      let own = Cells.width(of: row.name[...])
      if own <= Self.nameWidth { width = max(width, own) }
    }
    for row in section.rows { write(row, width, into: &page) }
  }

  private func writeHeading(_ section: DifferenceSection, into page: inout [UInt8]) {
    var words = Cells()
    words.write(section.app[...])
    if let first = section.screens.first {
      words.write(" · ")
      words.write(first[...])
    }
    for screen in section.screens.dropFirst() {
      words.write(",")
      words.end()
      words.write(screen[...])
    }
    words.end()
    words.writeLine(into: &page, separator: " ", limit: Cells.terminalWidth)
  }

  private func write(_ row: DifferenceSection.Row, _ width: Int, into page: inout [UInt8]) {
    page.write(UInt8(ascii: " "), times: Self.indent)
    page.set(row.style, color: isColored)
    page.write(row.mark)
    page.write(" ")
    page.write(row.name[...])
    page.set(.plain, color: isColored)
    let column = Self.indent + 2 + width + 2
    var taken = Self.indent + 2 + Cells.width(of: row.name[...])
    if taken + 2 > column {
      page.write("\n")
      taken = 0
    }
    page.write(UInt8(ascii: " "), times: column - taken)
    var words = Cells()
    words.add(wordsOf: row.what[...])
    let end = words.writeParagraph(into: &page, column: column)
    // The poses stay on the line if they fit it.
    let poses = Cells.width(of: row.poses[...])
    if !row.poses.isEmpty, row.cause.isEmpty, end + 3 + poses <= Cells.terminalWidth {
      page.set(.faint, color: isColored)
      page.write(" · ")
      page.write(row.poses[...])
      page.set(.plain, color: isColored)
      page.write("\n")
    } else {
      page.write("\n")
      write(line: row.cause, .plain, column, into: &page)
      write(line: row.poses, .faint, column, into: &page)
    }
  }

  private func write(line text: [UInt8], _ style: TextStyle, _ column: Int, into page: inout [UInt8]) {
    guard !text.isEmpty else { return }
    var words = Cells()
    words.add(wordsOf: text[...])
    page.write(UInt8(ascii: " "), times: column)
    page.set(style, color: isColored)
    _ = words.writeParagraph(into: &page, column: column)
    page.set(.plain, color: isColored)
    page.write("\n")
  }
}

extension Cells {
  /// Writes the cells as words from `column` on, in lines of a terminal's width that begin there, and gives the column after them.
  fileprivate func writeParagraph(into sink: inout some ByteSink, column: Int) -> Int {
    var taken = column
    for position in 0..<count {
      if position > 0 {
        if taken + 1 + width(position) > Cells.terminalWidth {
          sink.write("\n")
          sink.write(UInt8(ascii: " "), times: column)
          taken = column
        } else {
          sink.write(" ")
          taken += 1
        }
      }
      sink.write(self[position])
      taken += width(position)
    }
    return taken
  }
}

extension DifferenceSection.Row {
  fileprivate var style: TextStyle {
    switch kind {
    case .fact: .note
    case .inventory(let isAdded): isAdded ? .insertion : .removal
    case .change(.gone): .removal
    case .change(.added), .change(.outOfMenu), .change(.shown): .insertion
    case .change(.intoMenu), .change(.hidden), .change(.axis), .change(.bar): .warning
    case .change(.frame): .faint
    case .change(.renamed): .secondary
    case .change: .note
    }
  }
}
