/// Writes lexemes and the comments between them in the one style: `format` says which.
struct Formatter {
  let text: LexedText
  let broken: BrokenLines
  var output: [UInt8] = []
  /// False once something was met that is neither lexeme nor comment: then the output is worth nothing.
  var isSound = true

  init(_ text: LexedText, broken: BrokenLines) {
    self.text = text
    self.broken = broken
    output.reserveCapacity(text.bytes.count + text.bytes.count / 8)
  }

  /// Writes all. - Parameter start: where the text begins, after its byte order mark.
  mutating func writeFile(from start: Int) {
    let body = Body(items: text.lexemes.indices, range: start..<text.bytes.count - 1, depth: 0, isList: false)
    write(body, after: gap(from: .start, start, to: 0, in: body))
    if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
  }

  // MARK: Bodies

  /// What lies between two brackets or braces, or all of a text.
  struct Body {
    /// The positions of its lexemes.
    let items: Range<Int>
    /// Its bytes, from the end of what opens it to the start of what closes it.
    let range: Range<Int>
    /// How deep its lines are indented.
    let depth: Int
    /// Whether its items are values, not statements.
    let isList: Bool
  }

  /// The body of the block or list that begins with the lexeme at `opening`, or what of it begins at `offset`.
  func body(_ opening: Int, depth: Int, from offset: Int? = nil) -> Body {
    let closing = text.lexemes[opening].partner
    return Body(
      items: opening + 1..<closing, range: (offset ?? text.end(opening))..<text.start(closing), depth: depth,
      isList: text.kind(opening) == .leftBracket)
  }

  /// The gap before the item at `index`, or before the end of the body if there is none; it begins at `offset`.
  func gap(from before: Gap.Before, _ offset: Int, to index: Int, in body: Body) -> Gap {
    guard index < body.items.upperBound else {
      return Gap(offset..<body.range.upperBound, of: text.bytes, from: before, to: .closing)
    }
    let next = text.start(index)
    return Gap(offset..<(broken.contains(next) ? max(offset, broken.lineStart(next)) : next), of: text.bytes, from: before)
  }

  func firstGap(_ body: Body) -> Gap { gap(from: .opening, body.range.lowerBound, to: body.items.lowerBound, in: body) }

  /// Writes the items of a body, each on a line of its own, with the comments between them.
  ///
  /// - Parameters:
  ///   - gap: what stands before the first item; its trailing comments are written already.
  ///   - blank: whether a blank line comes first.
  mutating func write(_ body: Body, after gap: Gap, blank: Bool = false) {
    var gap = gap
    var index = body.items.lowerBound
    var isFirst = true
    while index < body.items.upperBound {
      let isRaw = broken.contains(text.start(index))
      let hasOwn = writeOwn(gap, depth: body.depth, isFirst: isFirst, blank: blank)
      startLine(depth: isRaw ? 0 : body.depth, blank: isFirst && !hasOwn ? blank : gap.newlinesBeforeItem > 1)
      writeLeading(gap)
      if isRaw {
        (index, gap) = writeRaw(index, in: body)
      } else if body.isList {
        let next = text.kind(index) == .leftBracket ? text.lexemes[index].partner + 1 : index + 1
        let after = self.gap(from: .item, text.end(next - 1), to: next, in: body)
        writeLoosely(index..<next, depth: body.depth, .kept, extra: 1)
        output.append(UInt8(ascii: ","))
        writeTrailing(after)
        (index, gap) = (next, after)
      } else {
        let statement = Statement(at: index, in: text)
        let after = self.gap(from: .item, text.end(statement.end - 1), to: statement.end, in: body)
        write(statement, depth: body.depth, before: after)
        (index, gap) = (statement.end, after)
      }
      isFirst = false
    }
    _ = writeOwn(gap, depth: body.depth, isFirst: isFirst, blank: blank)
  }

  // MARK: Broken lines

  /// Writes the lines of the statement at `index` as they are, and of others on them; but the block of one whose header alone is
  /// broken is formatted.
  ///
  /// - Returns: the position of the next statement of the body, and the gap before it.
  private mutating func writeRaw(_ index: Int, in body: Body) -> (next: Int, gap: Gap) {
    var statement = Statement(at: index, in: text)
    var last = lineEnd(of: statement)
    while !hasSoundBlock(statement), statement.end < body.items.upperBound, text.start(statement.end) < last {
      statement = Statement(at: statement.end, in: text)
      // Many may stand on one line, which is looked through once.
      if text.end(statement.end - 1) > last || hasSoundBlock(statement) { last = lineEnd(of: statement) }
    }
    writeLines(broken.lineStart(text.start(index))..<last)
    guard hasSoundBlock(statement), let block = statement.block else {
      return (statement.end, gap(from: .item, last, to: statement.end, in: body))
    }
    let inner = self.body(block, depth: body.depth + 1, from: last)
    write(inner, after: firstGap(inner))
    startLine(depth: body.depth)
    output.append(UInt8(ascii: "}"))
    let after = gap(from: .item, text.end(statement.end - 1), to: statement.end, in: body)
    writeTrailing(after)
    return (statement.end, after)
  }

  /// Where the last line of a broken statement ends, or that of its header if its block is sound.
  private func lineEnd(of statement: Statement) -> Int {
    text.lineEnd(text.end(hasSoundBlock(statement) ? statement.header.upperBound : statement.end - 1))
  }

  private func hasSoundBlock(_ statement: Statement) -> Bool {
    statement.block != nil && !broken.contains(text.start(statement.end - 1))
  }
}
