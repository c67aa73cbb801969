/// Strings, comments and quoted words: the tokens that hold text.
extension Lexer {
  mutating func scanString(_ bytes: Span<UInt8>, _ table: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    let start = position
    position += 1
    while true {
      while table[Int(bytes[position])] & CharacterClass.stop == 0 { position += 1 }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        finishString(start, &diagnostics)
        return
      case UInt8(ascii: "\\"):
        scanEscape(bytes, &diagnostics)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        unterminated(start, bytes, &diagnostics)
        return
      case 0 where position == bytes.count - 1:
        unterminated(start, bytes, &diagnostics)
        return
      case 0x20...0x7E:
        position += 1
      default:
        scanTextCharacter(bytes, .string, &diagnostics)
        if isAborted { return }
      }
    }
  }

  private mutating func finishString(_ start: Int, _ diagnostics: inout DiagnosticBag) {
    guard position - start < Token.payloadLimit else {
      report(&diagnostics, .fileTooLarge, start, start + 1, "a string may be 16 MiB long; this one is longer")
      add(.invalid, from: start, to: start + 1)
      return
    }
    add(.string, from: start, to: position)
  }

  private mutating func unterminated(_ start: Int, _ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    var end = position
    while end > start + 1, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    if let quote = lastCurlyQuote(start + 1, end, bytes) {
      report(
        &diagnostics, .unterminatedString, start, quote.upperBound, "this string ends in a curly quote",
        label: "a string begins and ends with a straight `\"`",
        fix: Fix("straighten the quote", .safe, replace: span(quote.lowerBound, quote.upperBound), with: "\""))
      position = quote.upperBound
      add(.string, from: start, to: min(quote.upperBound, start + Token.payloadLimit - 1))
      return
    }
    report(
      &diagnostics, .unterminatedString, start, end, "this string has no closing quote",
      label: "a string ends on the line on which it begins",
      fix: Fix("close it at the end of the line", .unsafe, insert: "\"", at: span(end, end)))
    add(.invalid, from: start, to: min(end, start + Token.payloadLimit - 1))
  }

  private mutating func scanEscape(_ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    let start = position
    switch bytes[position + 1] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0:
      position += 1  // what is wrong is that the string does not end
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "n"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u") where bytes[position + 2] == UInt8(ascii: "{"):
      position += 3
      var value: UInt32 = 0
      var digits = 0
      while let digit = hexadecimal(bytes[position]), digits < 7 {
        value = value << 4 | digit
        digits += 1
        position += 1
      }
      if bytes[position] == UInt8(ascii: "}"), digits > 0, digits < 7, let scalar = Unicode.Scalar(value) {
        position += 1
        if scalar.isForbidden { reportForbidden(scalar, start, &diagnostics) }
      } else {
        let end = bytes[position] == UInt8(ascii: "}") ? position + 1 : position
        report(
          &diagnostics, .invalidEscape, start, end, "this escape names no character",
          label: "write `\\u{…}` with one to six hexadecimal digits, as in `\\u{1F600}`")
      }
    default:
      position += 1
      let isPlain = bytes[position] > 0x20 && bytes[position] < 0x7F
      let name = isPlain ? "`\\" + String(Unicode.Scalar(bytes[position])) + "`" : "a lone backslash"
      report(
        &diagnostics, .invalidEscape, start, isPlain ? position + 1 : position, name + " is no escape",
        label: "the escapes are `\\\"`, `\\\\`, `\\n`, `\\t` and `\\u{…}`",
        fix: Fix("write a plain backslash", .unsafe, insert: "\\", at: span(start, start)))
    }
  }

  private func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  mutating func scanLineComment(_ bytes: Span<UInt8>, _ table: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    let start = position
    let isDocumentation = bytes[start + 2] == UInt8(ascii: "/") && bytes[start + 3] != UInt8(ascii: "/")
    position += 2
    skipComment(bytes, table, &diagnostics)
    var end = position
    if bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    if isDocumentation { add(.documentation, from: start, to: min(end, start + Token.payloadLimit - 1)) }
  }

  /// Moves to the end of the line.
  private mutating func skipComment(_ bytes: Span<UInt8>, _ table: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    while !isAborted {
      while table[Int(bytes[position])] & CharacterClass.stop == 0 { position += 1 }
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || (byte == 0 && position == bytes.count - 1) { return }
      if byte < 0x80, byte != 0 {
        position += 1
      } else {
        scanTextCharacter(bytes, .comment, &diagnostics)
      }
    }
  }

  mutating func scanBlockComment(_ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    let start = position
    var depth = 1
    position += 2
    while depth > 0, !isAborted {
      let byte = bytes[position]
      if byte == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else if byte == UInt8(ascii: "/"), bytes[position + 1] == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == 0, position == bytes.count - 1 {
        report(
          &diagnostics, .unterminatedComment, start, start + 2, "this comment is never closed",
          label: depth > 1 ? "comments nest, and \(depth) `/*` have no `*/`" : "no `*/` follows",
          help: ["nothing after it was read"])
        abort(at: start)
      } else if byte < 0x80, byte != 0 {
        position += 1
      } else {
        scanTextCharacter(bytes, .comment, &diagnostics)
      }
    }
  }

  mutating func scanQuotedWord(_ bytes: Span<UInt8>, _ symbols: inout SymbolTable, _ diagnostics: inout DiagnosticBag) {
    let start = position
    position += 1
    var hash = SymbolTable.hashSeed
    while bytes[position] != UInt8(ascii: "`"), !isAborted {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || (byte == 0 && position == bytes.count - 1) {
        report(&diagnostics, .unterminatedString, start, position, "this quoted word has no closing backquote",
          label: "it ends on the line on which it begins")
        add(.invalid, from: start, to: min(position, start + Token.payloadLimit - 1))
        return
      }
      let before = position
      if byte >= 0x20, byte < 0x7F { position += 1 } else { scanTextCharacter(bytes, .quotedWord, &diagnostics) }
      for index in before..<position { hash = SymbolTable.hash(hash, bytes[index]) }
    }
    guard !isAborted else { return }
    position += 1
    guard position - start > 2 else {
      report(&diagnostics, .expectedName, start, position, "a quoted word is empty", label: "a name goes between the backquotes")
      add(.invalid, from: start, to: position)
      return
    }
    word(symbols.intern(bytes, start + 1..<position - 1, hash: hash), start, &diagnostics)
  }
}
