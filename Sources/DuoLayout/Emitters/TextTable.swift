import DuoLang

/// A table with a head, drawn as aligned text or as a Markdown table.
///
/// It is a sink: what is written goes into the open cell, `end()` closes it; cells follow each other row by row.
struct TextTable: ByteSink {
  private(set) var cells = Cells()
  let columnCount: Int
  /// The column whose cells are wrapped where the table would be wider than a page.
  let wrapped: Int?
  let pageWidth: Int
  /// Beyond this the columns go into further blocks, below the first.
  private let splitWidth: Int
  /// How many columns, from the first on, say what a row is about: each block begins with them.
  let leadingColumns: Int
  private let separator = 2

  /// - Parameters:
  ///   - terminal: how many columns the terminal has that shows it; nil for a file, whose pages a table with a wrapped column may exceed.
  ///   - pageWidth: how many columns it takes at most where one is wrapped, or a block of it where none is.
  init(columns: Int, wrapped: Int? = nil, shownOn terminal: Int? = nil, pageWidth: Int = Cells.pageWidth, leadingColumns: Int = 1) {
    columnCount = columns
    self.wrapped = wrapped
    self.pageWidth = min(terminal ?? pageWidth, pageWidth)
    splitWidth = wrapped == nil ? self.pageWidth : terminal ?? .max
    self.leadingColumns = leadingColumns
  }

  var rowCount: Int { cells.count / columnCount }

  mutating func write(_ byte: UInt8) { cells.write(byte) }
  mutating func write(_ text: String) { cells.write(text) }
  mutating func write(_ bytes: ArraySlice<UInt8>) { cells.write(bytes) }
  mutating func end() { cells.end() }
  mutating func add(_ text: String) { cells.add(text) }

  /// Closes the row: cells that are missing are empty.
  mutating func endRow() {
    while cells.count % columnCount != 0 { cells.end() }
  }

  /// Draws the table, in blocks below each other where its columns do not fit a page; rows with nothing in a further one are left out.
  func write(into sink: inout some ByteSink, indent: Int = 0) {
    var widths: [Int] = []
    for column in 0..<columnCount { widths.append(width(ofColumn: column)) }
    var isBroken = false
    if let wrapped { (widths[wrapped], isBroken) = wrappedWidth(wrapped, widths, indent) }
    var start = leadingColumns
    repeat {
      var end = start
      var taken = total(widths[..<leadingColumns])
      while end < columnCount, end == start || indent + taken + separator + widths[end] <= splitWidth {
        if isBroken, end == wrapped, end > start { break }
        taken += separator + widths[end]
        end += 1
      }
      if start > leadingColumns { sink.write(UInt8(ascii: "\n")) }
      for row in 0..<rowCount where start == leadingColumns || !isEmpty(row: row, start..<end) {
        write(row: row, start..<end, widths, indent, into: &sink)
      }
      start = end
    } while start < columnCount
  }

  /// Writes the table in the syntax of GitHub's Markdown.
  func writeMarkdown(into sink: inout some ByteSink) {
    for row in 0..<rowCount {
      for column in 0..<columnCount {
        sink.write(column == 0 ? "| " : " | ")
        var text = cells[row * columnCount + column]
        while text.first == UInt8(ascii: " ") {
          sink.write("&nbsp;")
          text.removeFirst()
        }
        sink.write(markdown: text)
      }
      sink.write(" |\n")
      if row == 0 {
        for column in 0..<columnCount { sink.write(column == 0 ? "| ---" : " | ---") }
        sink.write(" |\n")
      }
    }
  }

  private func write(row: Int, _ columns: Range<Int>, _ widths: [Int], _ indent: Int, into sink: inout some ByteSink) {
    let first = row * columnCount
    var rest: ArraySlice<UInt8> = []
    if let wrapped, columns.contains(wrapped) { rest = cells[first + wrapped] }
    var isFirstLine = true
    repeat {
      var spaces = indent
      for column in 0..<columnCount where column < leadingColumns || columns.contains(column) {
        var text: ArraySlice<UInt8> = []
        if column == wrapped {
          text = Self.line(of: &rest, width: widths[column])
        } else if isFirstLine {
          text = cells[first + column]
        }
        if !text.isEmpty {
          sink.write(UInt8(ascii: " "), times: spaces)
          sink.write(text)
          spaces = 0
        }
        spaces += widths[column] + separator - Cells.width(of: text)
      }
      sink.write(UInt8(ascii: "\n"))
      isFirstLine = false
    } while !rest.isEmpty
  }

  /// Takes from `text` what fits `width`, at least a word.
  private static func line(of text: inout ArraySlice<UInt8>, width limit: Int) -> ArraySlice<UInt8> {
    var end: Int?
    var width = DisplayWidth()
    var reader = PlainText(text)
    var position = reader.position
    while let scalar = reader.next(), width.columns <= limit || end == nil {
      if scalar == 0x20 { end = position }
      width.add(scalar)
      position = reader.position
    }
    if width.columns <= limit { end = nil }
    let line = text[..<(end ?? text.endIndex)]
    text = text[line.endIndex...]
    while text.first == UInt8(ascii: " ") { text.removeFirst() }
    return line
  }

  private func isEmpty(row: Int, _ columns: Range<Int>) -> Bool {
    columns.allSatisfy { cells[row * columnCount + $0].isEmpty }
  }

  /// How wide the wrapped column is: what the others leave; where that is too little, a block begins with it, and it has what those
  /// leave that stand in that.
  private func wrappedWidth(_ column: Int, _ widths: [Int], _ indent: Int) -> (width: Int, isBroken: Bool) {
    let least = 24
    let others = total(widths[...]) - widths[column] + indent
    var room = pageWidth - others
    let isBroken = others + min(least, widths[column]) > splitWidth
    if isBroken {
      room = splitWidth - indent - total(widths[..<leadingColumns]) - separator
      for other in widths[(column + 1)...] { room -= separator + other }
    }
    return (min(widths[column], max(least, room)), isBroken)
  }

  private func width(ofColumn column: Int) -> Int {
    var width = 0
    for row in 0..<rowCount { width = max(width, cells.width(row * columnCount + column)) }
    return width
  }

  private func total(_ widths: ArraySlice<Int>) -> Int {
    var total = -separator
    for width in widths { total += width + separator }
    return total
  }
}
