/// What people write out of habit from other languages: each gets an answer of its own, and is read as what was meant.
extension Lexer {
  var isAtLineStart: Bool {
    tokens.last.map { $0.kind == .separator || $0.kind == .leftBrace || $0.kind == .leftBracket } ?? true
  }

  /// The dot of Swift's `.bottomBar`; the word after it is read as if the dot were not there.
  mutating func scanLeadingDot(_ bytes: Span<UInt8>, _ table: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    let start = position
    position += 1
    var end = position
    while table[Int(bytes[end])] & CharacterClass.wordPart != 0, end < position + 40 { end += 1 }
    report(
      &diagnostics, .invalidCharacter, start, position, "`\(text(start, end, bytes))` begins with a dot",
      label: "words stand without one",
      fix: Fix("remove the dot", .safe, replace: span(start, position), with: ""))
  }

  /// The dash before an entry of a YAML list.
  mutating func scanDash(_ diagnostics: inout DiagnosticBag) {
    let start = position
    position += 1
    report(
      &diagnostics, .invalidCharacter, start, position, "this line begins with a dash",
      label: "what stands on a line of its own needs no mark",
      fix: Fix("remove the dash", .safe, replace: span(start, start + 2), with: ""))
  }

  /// A comment that begins with `#`, to the end of its line.
  mutating func scanHashComment(_ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    let start = position
    while bytes[position] == UInt8(ascii: "#") { position += 1 }
    report(
      &diagnostics, .invalidCharacter, start, position, "a comment begins with `//`", label: "`#` begins none",
      fix: Fix("write `//`", .safe, replace: span(start, position), with: "//"))
    skipLine(bytes)
  }

  /// A path without its quotes, the word before its first slash included.
  mutating func scanPath(
    _ bytes: Span<UInt8>, _ table: Span<UInt8>, _ symbols: SymbolTable, _ diagnostics: inout DiagnosticBag
  ) {
    let start = takeWordBefore(bytes, symbols)
    let slash = UInt8(ascii: "/")
    while table[Int(bytes[position])] & CharacterClass.wordPart != 0 || bytes[position] == UInt8(ascii: "-")
      || (bytes[position] == slash && bytes[position + 1] != slash && bytes[position + 1] != UInt8(ascii: "*"))
    { position += 1 }
    report(
      &diagnostics, .invalidCharacter, start, position, "`\(text(start, position, bytes))` is no plain word",
      label: "a path to a file stands in double quotes",
      fix: Fix("quote it", .safe, edits: [Edit(span(start, start), "\""), Edit(span(position, position), "\"")]))
    add(.invalid, from: start, to: min(position, start + Token.payloadLimit - 1))
  }

  /// Text outside strings that is not ASCII.
  mutating func scanForeign(
    _ bytes: Span<UInt8>, _ table: Span<UInt8>, _ symbols: SymbolTable, _ diagnostics: inout DiagnosticBag
  ) {
    let start = position
    guard let scalar = decode(bytes) else {
      invalidUTF8(start, bytes, &diagnostics)
      add(.invalid, from: start, to: min(position, start + Token.payloadLimit - 1))
      return
    }
    if scalar.isForbidden {
      reportForbidden(scalar, start, &diagnostics)
    } else if isCurlyQuote(scalar) {
      position = start
      if scanCurlyString(bytes, &diagnostics) { return }
      _ = decode(bytes)
      report(
        &diagnostics, .invalidCharacter, start, position, "`\(String(scalar))` begins no string",
        label: "a string begins and ends with a straight `\"`")
      add(.invalid, from: start, to: position)
    } else if isFalseSpace(scalar) {
      report(
        &diagnostics, .invalidCharacter, start, position, "\(name(scalar)) looks like a space and is none",
        fix: Fix("write a plain space", .safe, replace: span(start, position), with: " "))
    } else if let mark = fullWidthMark(scalar) {
      report(
        &diagnostics, .invalidCharacter, start, position, "`\(String(scalar))` is not `\(String(Unicode.Scalar(mark.byte)))`",
        label: "a full-width mark",
        fix: Fix("write the plain one", .safe, replace: span(start, position), with: String(Unicode.Scalar(mark.byte))))
      add(mark.kind, from: start, to: position)
    } else {
      position = start
      scanForeignWord(bytes, table, symbols, &diagnostics)
    }
  }

  /// A word with letters that are not ASCII, the plain ones before them included.
  private mutating func scanForeignWord(
    _ bytes: Span<UInt8>, _ table: Span<UInt8>, _ symbols: SymbolTable, _ diagnostics: inout DiagnosticBag
  ) {
    let start = takeWordBefore(bytes, symbols)
    while true {
      let byte = bytes[position]
      if byte < 0x80 {
        guard table[Int(byte)] & CharacterClass.wordPart != 0 else { break }
        position += 1
      } else {
        guard let scalar = decodeScalar(bytes, at: position), !scalar.isForbidden, !isCurlyQuote(scalar), !isFalseSpace(scalar),
          fullWidthMark(scalar) == nil
        else { break }
        position += utf8Length(ofLead: byte)
      }
    }
    report(
      &diagnostics, .invalidCharacter, start, position, "`\(text(start, position, bytes))` is no plain word",
      label: "a word holds ASCII letters, digits, `_`, `.` and `-`",
      help: ["a title stands in double quotes after the name"],
      fix: Fix("quote it", .unsafe, edits: [Edit(span(start, start), "`"), Edit(span(position, position), "`")]))
    add(.invalid, from: start, to: min(position, start + Token.payloadLimit - 1))
  }

  /// Whether a plain word ends at the position.
  func followsWord(_ bytes: Span<UInt8>, _ symbols: SymbolTable) -> Bool { tokens.last.map { endsHere($0, bytes, symbols) } ?? false }

  /// Takes back the plain word that ends here, if one does; returns where it began, or else the position.
  private mutating func takeWordBefore(_ bytes: Span<UInt8>, _ symbols: SymbolTable) -> Int {
    guard let last = tokens.last, endsHere(last, bytes, symbols) else { return position }
    tokens.removeLast()
    return Int(last.offset)
  }

  private func endsHere(_ token: Token, _ bytes: Span<UInt8>, _ symbols: SymbolTable) -> Bool {
    token.kind == .word && bytes[Int(token.offset)] != UInt8(ascii: "`") && Int(token.offset) + symbols.range(of: token.symbol).count == position
  }

  private func isFalseSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }

  /// The mark of the language that a full-width one looks like.
  private func fullWidthMark(_ scalar: Unicode.Scalar) -> (byte: UInt8, kind: TokenKind)? {
    switch scalar.value {
    case 0xFF1A: (UInt8(ascii: ":"), .colon)
    case 0xFF0C, 0x3001: (UInt8(ascii: ","), .comma)
    case 0xFF1B: (UInt8(ascii: ";"), .separator)
    case 0xFF5B: (UInt8(ascii: "{"), .leftBrace)
    case 0xFF5D: (UInt8(ascii: "}"), .rightBrace)
    case 0xFF3B, 0x3010: (UInt8(ascii: "["), .leftBracket)
    case 0xFF3D, 0x3011: (UInt8(ascii: "]"), .rightBracket)
    default: nil
    }
  }

  /// The text between two offsets for a message, cut after 40 bytes.
  func text(_ start: Int, _ end: Int, _ bytes: Span<UInt8>) -> String {
    var text: [UInt8] = []
    var cut = min(end, start + 40)
    while cut < end, cut > start, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
    for index in start..<cut { text.append(bytes[index]) }
    return String(decoding: text, as: UTF8.self) + (cut < end ? "…" : "")
  }
}
