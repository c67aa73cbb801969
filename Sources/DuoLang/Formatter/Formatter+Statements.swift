/// Statements: whether they stand on one line, and how they are broken if not.
extension Formatter {
  /// Writes a statement and the comments that end its line, which stand in the gap after it.
  mutating func write(_ statement: Statement, depth: Int, before gap: Gap) {
    let header = statement.header
    if statement.block != nil, fits(header.lowerBound..<statement.end, .joined) {
      isSound = text.flatten(header.lowerBound..<statement.end, .joined, into: &output) && isSound
    } else if !text.isDeclaration(header) {
      writeAttributes(header, depth: depth)
    } else if !fits(header, .joined, extra: statement.block == nil ? 0 : 2), mayMoveAttributes(statement, before: gap) {
      return writeMovingAttributes(statement, depth: depth, before: gap)
    } else {
      writeLoosely(header, depth: depth, .joined)
      if let block = statement.block { writeBlock(block, depth: depth) }
    }
    writeTrailing(gap)
  }

  /// Writes a block behind its header.
  private mutating func writeBlock(_ opening: Int, depth: Int) {
    isSound = text.flattenGap(before: opening, LexedText.Nesting(), .joined, into: &output) && isSound
    output.append(UInt8(ascii: "{"))
    let body = body(opening, depth: depth + 1)
    let gap = firstGap(body)
    if !body.items.isEmpty || !gap.comments.isEmpty {
      writeTrailing(gap)
      write(body, after: gap)
      startLine(depth: depth)
    }
    output.append(UInt8(ascii: "}"))
  }

  // MARK: Attributes

  /// Writes a line of attributes, or if it is too long a line for each.
  private mutating func writeAttributes(_ range: Range<Int>, depth: Int) {
    let starts = text.attributes(range)
    if fits(range, .kept) || starts.count < 2 || !starts.allSatisfy(text.mayBeginLine) {
      writeLoosely(range, depth: depth, .kept)
    } else {
      writeLines(starts, to: range.upperBound, depth: depth, isOnLine: true)
    }
  }

  /// Writes attributes a line each, with the comments between them. - Parameter isOnLine: whether the line of the first has begun.
  private mutating func writeLines(_ starts: [Int], to end: Int, depth: Int, isOnLine: Bool) {
    for (position, index) in starts.enumerated() {
      if position > 0 || !isOnLine {
        let gap = Gap(text.end(index - 1)..<text.start(index), of: text.bytes, from: .opening)
        _ = writeOwn(gap, depth: depth, isFirst: true, blank: false)
        startLine(depth: depth)
        writeLeading(gap)
      }
      writeLoosely(index..<(position + 1 < starts.count ? starts[position + 1] : end), depth: depth, .kept)
    }
  }

  // MARK: Long headers

  /// Whether the attributes of a header mean the same in its block.
  private func mayMoveAttributes(_ statement: Statement, before gap: Gap) -> Bool {
    let first = text.lexemes[statement.header.lowerBound]
    guard text.depth < Parser.depthLimit, first.kind == .word, let kind = Vocabulary.kind(first.symbol), Vocabulary.facts(kind).block != .notAllowed else { return false }
    // Behind a `{` it would be documentation of what follows.
    if statement.block == nil, gap.trailing.contains(where: { $0.isDocumentation }) { return false }
    let starts = text.attributes(statement.header)
    return !starts.isEmpty && starts.allSatisfy(text.mayBeginLine)
  }

  /// Writes a declaration with the attributes of its header at the beginning of its block.
  private mutating func writeMovingAttributes(_ statement: Statement, depth: Int, before gap: Gap) {
    let starts = text.attributes(statement.header)
    isSound = text.flatten(statement.header.lowerBound..<starts[0], .joined, into: &output) && isSound
    output.write(" {")
    let body = statement.block.map { self.body($0, depth: depth + 1) }
    let first = body.map { firstGap($0) }
    writeTrailing(first ?? gap)
    writeLines(starts, to: statement.header.upperBound, depth: depth + 1, isOnLine: false)
    if let block = statement.block, let body, let first {
      writeTrailing(Gap(text.end(block - 1)..<text.start(block), of: text.bytes, to: .closing))
      let startsWithDeclaration = !body.items.isEmpty && text.isDeclaration(Statement(at: body.items.lowerBound, in: text).header)
      write(body, after: first, blank: startsWithDeclaration)
    }
    startLine(depth: depth)
    output.append(UInt8(ascii: "}"))
    if statement.block != nil { writeTrailing(gap) }
  }

  // MARK: Lists

  /// Whether lexemes fit on the rest of the line, with `extra` columns after them.
  func fits(_ range: Range<Int>, _ breaks: LexedText.ListBreaks, extra: Int = 0) -> Bool {
    var counter = ColumnCounter(limit: FormatStyle.columns - column - extra)
    return text.flatten(range, breaks, into: &counter) && !counter.isFull
  }

  /// Writes lexemes outside of blocks on one line, except for the lists that do not fit on it.
  mutating func writeLoosely(_ range: Range<Int>, depth: Int, _ breaks: LexedText.ListBreaks, extra: Int = 0) {
    var index = range.lowerBound
    while index < range.upperBound {
      if index > range.lowerBound { isSound = text.flattenGap(before: index, LexedText.Nesting(), breaks, into: &output) && isSound }
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
    let closing = text.lexemes[opening].partner
    if fits(opening..<closing + 1, breaks, extra: extra) {
      isSound = text.flatten(opening..<closing + 1, breaks, into: &output) && isSound
      return
    }
    output.append(UInt8(ascii: "["))
    let body = body(opening, depth: depth + 1)
    let gap = firstGap(body)
    if !body.items.isEmpty || !gap.comments.isEmpty {
      writeTrailing(gap)
      write(body, after: gap)
      startLine(depth: depth)
    }
    output.append(UInt8(ascii: "]"))
  }
}
