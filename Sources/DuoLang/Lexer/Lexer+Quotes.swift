/// Strings in quotes that are not the language's own: `“Title”`, `'Title'`, `«Title»`.
extension Lexer {
  func isCurlyQuote(_ scalar: Unicode.Scalar) -> Bool {
    (0x2018...0x201F).contains(scalar.value) || scalar.value == 0xAB || scalar.value == 0xBB
  }

  /// Reads `“Title”` or `'Title'` as the string that was meant; false, without moving, if it does not close on its line.
  mutating func scanCurlyString(_ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) -> Bool {
    let start = position
    guard start >= unclosedQuotesEnd, let opening = decode(bytes) else { return false }
    let open = position
    guard let close = closingQuote(of: opening, bytes) else {
      unclosedQuotesEnd = position
      position = start
      return false
    }
    position = close.upperBound
    diagnostics.report(
      .invalidCharacter, at: span(start, position), "a string stands in straight double quotes",
      label: opening == "'" ? "not in single ones" : "not in curly ones",
      fix: Fix("write straight double quotes", .safe, edits: quoteEdits(start, open, close.lowerBound, bytes)))
    add(.string, from: start, to: min(position, start + Token.payloadLimit - 1))
    return true
  }

  /// Where the string that `opening` began ends: at the quote that belongs to it, else at a straight one, else where the
  /// opening one is repeated. Moves to where it stopped looking.
  private mutating func closingQuote(of opening: Unicode.Scalar, _ bytes: Span<UInt8>) -> Range<Int>? {
    var other: Range<Int>?
    while bytes[position] != UInt8(ascii: "\n"), position < bytes.count - 1 {
      let before = position
      guard let scalar = decode(bytes) else { break }
      if closes(scalar, opening, next: bytes[position]) { return before..<position }
      if scalar == "\"", opening != "'", other == nil { other = before..<position }
      if scalar == opening, isCurlyQuote(scalar) { return other ?? before..<position }
    }
    return other
  }

  /// Whether `scalar` ends a string that `opening` began; an apostrophe inside a word does not.
  private func closes(_ scalar: Unicode.Scalar, _ opening: Unicode.Scalar, next: UInt8) -> Bool {
    switch opening.value {
    case 0x201C, 0x201D: scalar.value == 0x201D
    case 0x201E, 0x201F: scalar.value == 0x201C || scalar.value == 0x201D
    case 0xAB: scalar.value == 0xBB
    case 0xBB: scalar.value == 0xAB
    default:
      (scalar == "'" || (0x2018...0x201B).contains(scalar.value))
        && CharacterClass.table[Int(next)] & CharacterClass.wordStart == 0
    }
  }

  /// Straightens both quotes, and escapes straight ones between them.
  private func quoteEdits(_ start: Int, _ open: Int, _ close: Int, _ bytes: Span<UInt8>) -> [Edit] {
    var edits = [Edit(span(start, open), "\"")]
    for index in open..<close where bytes[index] == UInt8(ascii: "\"") && bytes[index - 1] != UInt8(ascii: "\\") {
      edits.append(Edit(span(index, index), "\\"))
    }
    edits.append(Edit(span(close, position), "\""))
    return edits
  }

  /// The last curly double quote between two offsets, where a string that a straight one began was meant to end.
  func lastCurlyQuote(_ start: Int, _ end: Int, _ bytes: Span<UInt8>) -> Range<Int>? {
    var index = end - 3
    while index >= start {
      if bytes[index] == 0xE2, bytes[index + 1] == 0x80, (0x9C...0x9F).contains(bytes[index + 2]) { return index..<index + 3 }
      index -= 1
    }
    return nil
  }
}
