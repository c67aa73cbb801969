import DuoLang

extension Cells {
  /// How wide a page is that people read in a terminal.
  static let terminalWidth = 80

  /// Adds the words of `text`, a cell each.
  mutating func add(wordsOf text: ArraySlice<UInt8>) {
    var rest = text
    while let space = rest.firstIndex(of: UInt8(ascii: " ")) {
      write(plain: rest[..<space])
      end()
      rest = rest[(space + 1)...]
    }
    write(plain: rest)
    end()
  }
}

extension ByteSink {
  /// Writes `text` in lines of a terminal's width, indented; those after the first by `hanging`, where it is given.
  mutating func write(paragraph text: String, indent: Int = 0, hanging: Int? = nil) {
    var words = Cells()
    words.add(wordsOf: [UInt8](text.utf8)[...])
    write(UInt8(ascii: " "), times: indent)
    words.writeLine(into: &self, separator: " ", column: indent, indent: hanging ?? indent, limit: Cells.terminalWidth)
  }

  /// Writes `documented`, `measured` or, so that it is never overlooked, `≈ estimated`.
  mutating func write(_ basis: Basis) {
    write(markOf: basis)
    if basis == .estimated { write(" ") }
    write(basis.word)
  }
}
