/// Code that stands on one line, and lists that do not.
extension Formatter {
  /// Whether lexemes fit on the rest of the line, with `extra` columns after them.
  func fits(_ range: Range<Int>, _ breaks: LexedText.ListBreaks, extra: Int = 0) -> Bool {
    var counter = ColumnCounter(limit: FormatStyle.columns - column - extra)
    return text.flatten(range, breaks, into: &counter) && !counter.isFull
  }

  /// Writes lexemes that fit on the line.
  mutating func writeFlat(_ range: Range<Int>, _ breaks: LexedText.ListBreaks) {
    if !text.flatten(range, breaks, into: &output) { isSound = false }
  }

  /// Writes what separates the lexeme at `index`, outside of lists and blocks, from the one before on its line.
  mutating func writeGap(before index: Int, _ breaks: LexedText.ListBreaks) {
    if !text.flattenGap(before: index, LexedText.Nesting(), breaks, into: &output) { isSound = false }
  }

  /// Writes lexemes outside of blocks on one line, except for the lists that do not fit on it.
  mutating func writeLoosely(_ range: Range<Int>, depth: Int, _ breaks: LexedText.ListBreaks, extra: Int = 0) {
    var index = range.lowerBound
    while index < range.upperBound {
      if index > range.lowerBound { writeGap(before: index, breaks) }
      if text.kind(index) == .leftBracket {
        writeList(index, depth: depth, breaks, extra: extra)
        index = text.lexemes[index].partner + 1
      } else {
        output.write(text.bytes(index))
        index += 1
      }
    }
  }

  /// Writes a list: on one line if it fits, else one value a line.
  private mutating func writeList(_ opening: Int, depth: Int, _ breaks: LexedText.ListBreaks, extra: Int) {
    let range = opening..<text.lexemes[opening].partner + 1
    if fits(range, breaks, extra: extra) { writeFlat(range, breaks) } else { writeBody(opening, depth: depth) }
  }

  /// Writes a list or a block on several lines, or on one if nothing is in it.
  mutating func writeBody(_ opening: Int, depth: Int) {
    output.write(text.bytes(opening))
    let body = body(opening, depth: depth + 1)
    let gap = firstGap(body)
    if !body.items.isEmpty || !gap.comments.isEmpty {
      writeTrailing(gap)
      write(body, after: gap)
      startLine(depth: depth)
    }
    output.write(text.bytes(text.lexemes[opening].partner))
  }
}
