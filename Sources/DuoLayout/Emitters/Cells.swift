import DuoLang

/// Short texts, one after the other, with the columns each takes: the cells of a table, the parts of a line.
///
/// It is a sink: what is written goes into the open cell, `end()` closes it.
struct Cells: ByteSink {
  private var bytes: [UInt8] = []
  private var cells: [(end: Int, width: Int)] = []

  var count: Int { cells.count }

  mutating func write(_ byte: UInt8) { bytes.append(byte) }
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func write(_ text: ArraySlice<UInt8>) { bytes.append(contentsOf: text) }

  /// Closes the cell.
  mutating func end() {
    cells.append((bytes.count, Self.width(of: bytes[start(cells.count)...])))
  }

  /// Adds a cell that holds `text`.
  mutating func add(_ text: String) {
    write(text)
    end()
  }

  /// The text of a cell.
  subscript(position: Int) -> ArraySlice<UInt8> { bytes[start(position)..<cells[position].end] }

  func width(_ position: Int) -> Int { cells[position].width }

  /// Drops the texts and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }

  private func start(_ position: Int) -> Int { position == 0 ? 0 : cells[position - 1].end }

  /// The columns that `text` takes in a terminal.
  static func width(of text: ArraySlice<UInt8>) -> Int {
    var width = DisplayWidth()
    var reader = PlainText(text)
    while let scalar = reader.next() { width.add(scalar) }
    return width.columns
  }
}

extension Cells {
  /// How wide a page is: what fits a terminal and a printed page.
  static let pageWidth = 120

  /// How wide a page is where a line may take so many columns; nil for as many as it takes.
  static func pageWidth(atMost columns: Int?) -> Int { min(columns ?? pageWidth, pageWidth) }

  /// Writes the cells in a row with `separator` between them, a new line begun where the page ends.
  ///
  /// - Parameter column: How many columns of the first line are taken.
  /// - Parameter lead: How many spaces stand there before the first cell.
  /// - Parameter indent: How far further lines are indented.
  func writeLine(
    into sink: inout some ByteSink, separator: String, column: Int = 0, lead: Int = 0, indent: Int = 4, limit: Int = Cells.pageWidth
  ) {
    let between = [UInt8](separator.utf8)
    let gap = Self.width(of: between[...])
    // What stays of it where a line ends.
    let ending = Self.width(of: Self.trimmed(between[...]))
    var taken = column
    for position in 0..<count {
      let needed = (position > 0 ? gap : lead) + width(position) + (position < count - 1 ? ending : 0)
      let wraps = taken > indent && taken + needed > limit
      if position > 0 {
        sink.write(wraps ? Self.trimmed(between[...]) : between[...])
        taken += gap
      } else if !wraps {
        sink.write(UInt8(ascii: " "), times: lead)
        taken += lead
      }
      if wraps {
        sink.write(UInt8(ascii: "\n"))
        sink.write(UInt8(ascii: " "), times: indent)
        taken = indent
      }
      sink.write(self[position])
      taken += width(position)
    }
    sink.write(UInt8(ascii: "\n"))
  }

  /// `text` without the spaces at its end.
  static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }
}
