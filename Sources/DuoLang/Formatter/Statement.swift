/// A statement as positions of its lexemes: a header, then perhaps a block.
struct Statement {
  /// What stands before the block.
  let header: Range<Int>
  /// The position of the `{`, if it has a block; it is `header.upperBound`.
  let block: Int?
  /// The position after its last lexeme.
  let end: Int

  /// The statement that begins with the lexeme at `start`.
  init(at start: Int, in text: LexedText) {
    let lexemes = text.lexemes
    var index = start
    while index < lexemes.count, index == start || !lexemes[index].followsSeparator {
      switch lexemes[index].kind {
      case .leftBrace:
        header = start..<index
        block = index
        end = lexemes[index].partner + 1
        return
      case .rightBrace:
        header = start..<index
        block = nil
        end = index
        return
      case .leftBracket: index = lexemes[index].partner + 1
      default: index += 1
      }
    }
    header = start..<index
    block = nil
    end = index
  }
}

extension LexedText {
  /// Whether a header is that of a declaration, not a line of attributes.
  func isDeclaration(_ header: Range<Int>) -> Bool { header.count < 2 || kind(header.lowerBound + 1) != .colon }

  /// Where the attributes of a header, or of a line of them, begin.
  func attributes(_ range: Range<Int>) -> [Int] {
    range.filter { kind($0) == .word && $0 + 1 < range.upperBound && kind($0 + 1) == .colon }
  }

  /// Whether the attribute at `index` is read as one at the beginning of a line too: a kind's word would begin a declaration there.
  func mayBeginLine(_ index: Int) -> Bool {
    let symbol = lexemes[index].symbol
    return Vocabulary.kind(symbol) == nil || Vocabulary.isAttribute(symbol)
  }
}
