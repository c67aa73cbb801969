/// Blocks that stand in the wrong place, are not closed, or are too deep.
extension Parser {
  /// Whether the lexer gave up before the end of the text: then what lacks an end may well have one.
  var stoppedEarly: Bool { tokens.last.map { source.count > Int($0.offset) } ?? false }

  func reportBraceOnNextLine(_ diagnostics: inout DiagnosticBag) {
    let gap = SourceSpan(file: file, start: span(position - 1).end, end: tokens[position + 1].offset)
    let isBlank = source.bytes[gap.range].allSatisfy { $0 <= UInt8(ascii: " ") }
    report(
      &diagnostics, .braceOnNextLine, span(position + 1), "a block's `{` stands on the line of its declaration",
      label: "not on a line of its own", related: [Diagnostic.Related(span(position - 1), "it belongs after this")],
      fix: isBlank ? Fix("move it up", .safe, replace: gap, with: " ") : nil)
  }

  mutating func reportTooDeep(_ diagnostics: inout DiagnosticBag) {
    if !isTooDeep {
      report(
        &diagnostics, .nestingTooDeep, currentSpan, "blocks and lists may nest \(Self.depthLimit) deep; this is deeper",
        label: "nothing in it was read")
    }
    isTooDeep = true
    _ = open(.gap)
    skipBalanced()
  }

  /// A block where a statement should begin.
  mutating func parseOrphanBlock(_ diagnostics: inout DiagnosticBag) {
    report(
      &diagnostics, .unexpectedBrace, currentSpan, "this `{` opens a block that belongs to nothing",
      label: "a block stands on the line of its declaration, as in `screen Feeds {`",
      help: isJSON ? ["this looks like JSON, in which no `.duo` file is written"] : [])
    skipOrphanBlock(&diagnostics)
  }

  /// Reads the block here for its mistakes and adds a gap for it. Of JSON one mistake was reported already: all of it is one.
  mutating func skipOrphanBlock(_ diagnostics: inout DiagnosticBag) {
    hasOrphanBlock = true
    let count = nodes.count
    let brace = position
    if isJSON { skipBalanced() } else { parseBlock(&diagnostics) }
    nodes.removeSubrange(count...)
    nodes.append(Node(.gap, token: brace, subtreeEnd: count + 1))
  }

  /// Whether the block here begins as a JSON object does.
  private var isJSON: Bool {
    let inside = nextKind == .separator ? 2 : 1
    return kind(after: inside) == .string && kind(after: inside + 1) == .colon
  }

  mutating func reportStrayBrace(_ diagnostics: inout DiagnosticBag) {
    if !hasStrayBrace {
      let suspect = misplacedBrace(before: position) { closing, opening in closing > opening }
      report(
        &diagnostics, .unexpectedBrace, currentSpan, "this `}` closes nothing", label: "all blocks are closed already",
        related: suspect.map { [Diagnostic.Related(span($0.closing), "by the indentation, this one is too many")] } ?? [])
    }
    hasStrayBrace = true
  }

  /// Reports the block that most likely lacks its `}`: the first whose `}` stands further left than its line does.
  func reportUnclosed(_ innermost: Int, _ diagnostics: inout DiagnosticBag) {
    guard !stoppedEarly, !isSwallowed(UInt8(ascii: "}"), innermost..<tokens.count) else { return }
    let suspect = misplacedBrace(before: tokens.count) { closing, opening in closing < opening }
    report(
      &diagnostics, .unclosedBlock, span(suspect?.opening ?? innermost), "this `{` is never closed",
      label: suspect == nil ? "the file ends before its `}`" : "by the indentation, its `}` is missing",
      related: suspect.map { [Diagnostic.Related(span($0.closing), "this closes it instead of a block around it")] } ?? [])
  }

  /// The first `}` that begins a line and whose indentation does not fit that of its block's line, with its `{`.
  ///
  /// - Complexity: O(text): the start of the line is carried along.
  private func misplacedBrace(before end: Int, _ isMisplaced: (Int, Int) -> Bool) -> (opening: Int, closing: Int)? {
    var open: [(token: Int, indentation: Int)] = []
    var line = (start: 0, textStart: textStart(0))
    var cursor = 0
    for index in 0..<end where tokens[index].kind == .leftBrace || tokens[index].kind == .rightBrace {
      let offset = Int(tokens[index].offset)
      while cursor < offset {
        if source.bytes[cursor] == UInt8(ascii: "\n") { line = (cursor + 1, textStart(cursor + 1)) }
        cursor += 1
      }
      let indentation = line.textStart - line.start
      if tokens[index].kind == .leftBrace {
        open.append((index, indentation))
      } else if let block = open.popLast(), line.textStart == offset, isMisplaced(indentation, block.indentation) {
        return (block.token, index)
      }
    }
    return nil
  }

  /// Where the text of a line begins after its blanks.
  private func textStart(_ lineStart: Int) -> Int {
    var start = lineStart
    while source.bytes[start] == UInt8(ascii: " ") || source.bytes[start] == UInt8(ascii: "\t") { start += 1 }
    return start
  }

  /// Whether something that the lexer has reported, such as a string without its end, holds the bracket that is missed.
  func isSwallowed(_ bracket: UInt8, _ range: Range<Int>) -> Bool {
    for token in tokens[range] where token.kind == .invalid {
      let range = Int(token.offset)..<Int(token.offset + token.length)
      if source.bytes[range].contains(bracket) { return true }
    }
    return false
  }
}
