/// Code on one line.
extension LexedText {
  /// What becomes of a line break after the `[` of a list.
  enum ListBreaks {
    /// The list may be one line all the same.
    case joined
    /// The list stays broken.
    case kept
  }

  /// Writes lexemes on one line.
  ///
  /// - Returns: false if they cannot stand on one: a list holds a comment or is to stay broken, a block is on several lines.
  func flatten(_ range: Range<Int>, _ breaks: ListBreaks, into sink: inout some LineSink) -> Bool {
    var nesting = Nesting()
    for index in range {
      if index > range.lowerBound {
        guard flattenGap(before: index, nesting, breaks, into: &sink), !sink.isFull else { return false }
      }
      nesting.enter(kind(index))
      sink.write(bytes(index))
    }
    return true
  }

  /// How many lists and blocks are open.
  struct Nesting {
    private(set) var lists = 0
    private(set) var blocks = 0

    mutating func enter(_ kind: TokenKind) {
      switch kind {
      case .leftBracket: lists += 1
      case .rightBracket: lists -= 1
      case .leftBrace: blocks += 1
      case .rightBrace: blocks -= 1
      default: break
      }
    }
  }

  /// Writes what separates the lexeme at `index` from the one before.
  func flattenGap(before index: Int, _ nesting: Nesting, _ breaks: ListBreaks, into sink: inout some LineSink) -> Bool {
    let previous = kind(index - 1)
    let next = kind(index)
    let range = end(index - 1)..<start(index)
    if bytes[range].contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "/") }) {
      let gap = Gap(range, of: bytes)
      if nesting.lists > 0, !gap.comments.isEmpty { return false }
      let hasNewline = gap.newlines > 0 || gap.comments.contains { $0.newlinesBefore > 0 }
      if hasNewline, nesting.blocks > 0 || (previous == .leftBracket && breaks == .kept) { return false }
      if nesting.blocks > 0, gap.comments.contains(where: { $0.spansLines }) { return false }
      guard gap.comments.isEmpty else {
        flatten(gap, separates: separatesStatements(index, nesting), beforeColon: next == .colon, into: &sink)
        return true
      }
    }
    if next == .colon || previous == .leftBracket || next == .rightBracket { return true }
    if previous == .leftBrace, next == .rightBrace { return true }
    if nesting.lists > 0 {
      sink.write(UInt8(ascii: ","))
    } else if separatesStatements(index, nesting) {
      sink.write(UInt8(ascii: ";"))
    }
    sink.write(UInt8(ascii: " "))
    return true
  }

  /// Whether one statement of a block ends before the lexeme at `index` and the next begins with it.
  private func separatesStatements(_ index: Int, _ nesting: Nesting) -> Bool {
    lexemes[index].followsSeparator && nesting.blocks > 0 && nesting.lists == 0 && kind(index - 1) != .leftBrace
      && kind(index) != .rightBrace
  }

  private func flatten(_ gap: Gap, separates: Bool, beforeColon: Bool, into sink: inout some LineSink) {
    var isSeparated = !separates
    for comment in gap.comments {
      if !isSeparated, comment.followsMark {
        sink.write(UInt8(ascii: ";"))
        isSeparated = true
      }
      sink.write(UInt8(ascii: " "))
      if comment.spansLines { sink.writeLines(bytes[comment.range]) } else { sink.write(bytes[comment.range]) }
    }
    if !isSeparated { sink.write(UInt8(ascii: ";")) }
    if !beforeColon { sink.write(UInt8(ascii: " ")) }
  }
}
