/// Statements: whether they stand on one line, and how they are broken if not.
extension Formatter {
  /// Writes a statement and the comments that end its line, which stand in the gap after it.
  mutating func write(_ statement: Statement, depth: Int, before gap: Gap) {
    let header = statement.header
    if statement.block != nil, fits(header.lowerBound..<statement.end, .joined) {
      writeFlat(header.lowerBound..<statement.end, .joined)
    } else if !text.isDeclaration(header) {
      writeAttributes(header, depth: depth)
    } else if !fits(header, .joined, extra: statement.block == nil ? 0 : 2), mayMoveAttributes(statement, before: gap) {
      return writeMovingAttributes(statement, depth: depth, before: gap)
    } else {
      writeLoosely(header, depth: depth, .joined)
      if let block = statement.block {
        writeGap(before: block, .joined)
        writeBody(block, depth: depth)
      }
    }
    writeTrailing(gap)
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
    guard first.kind == .word, let kind = Vocabulary.kind(first.symbol), Vocabulary.facts(kind).block != .notAllowed,
      text.depth < Parser.depthLimit
    else { return false }
    // Behind a `{` it would be documentation of what follows.
    if statement.block == nil, gap.trailing.contains(where: { $0.isDocumentation }) { return false }
    let starts = text.attributes(statement.header)
    return !starts.isEmpty && starts.allSatisfy(text.mayBeginLine)
  }

  /// Writes a declaration with the attributes of its header at the beginning of its block.
  private mutating func writeMovingAttributes(_ statement: Statement, depth: Int, before gap: Gap) {
    let starts = text.attributes(statement.header)
    writeFlat(statement.header.lowerBound..<starts[0], .joined)
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
}
