/// What cannot stand in a text: characters that mean nothing, bytes that are no characters.
extension Lexer {
  func span(_ start: Int, _ end: Int) -> SourceSpan {
    SourceSpan(file: file, start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  func report(
    _ diagnostics: inout DiagnosticBag, _ kind: DiagnosticKind, _ start: Int, _ end: Int, _ message: String,
    label: String = "", help: [String] = [], fix: Fix? = nil
  ) {
    diagnostics.report(kind, at: span(start, end), message, label: label, help: help, fix: fix)
  }

  /// Where a character of text stands: what may be there, and how it could be written instead, differs.
  enum TextPlace {
    case string, quotedWord, comment
  }

  /// Moves over one character of a text that is not plain ASCII, and reports it if it may not stand there.
  mutating func scanTextCharacter(_ bytes: Span<UInt8>, _ place: TextPlace, _ diagnostics: inout DiagnosticBag) {
    let start = position
    let byte = bytes[start]
    guard let scalar = decode(bytes) else {
      invalidUTF8(start, bytes, &diagnostics)
      return
    }
    if byte == 0 {
      abortAtNUL(start, &diagnostics)
    } else if byte == UInt8(ascii: "\t"), place == .string {
      report(
        &diagnostics, .invalidCharacter, start, position, "this string holds a raw tab", label: "a tab is written `\\t`",
        fix: Fix("write the escape", .safe, replace: span(start, position), with: "\\t"))
    } else if byte == UInt8(ascii: "\t") || scalar.isForbidden {
      reportForbidden(scalar, start, &diagnostics)
    }
  }

  /// Moves over one scalar; on invalid UTF-8 stays where it is.
  mutating func decode(_ bytes: Span<UInt8>) -> Unicode.Scalar? {
    guard let scalar = decodeScalar(bytes, at: position) else { return nil }
    position += utf8Length(ofLead: bytes[position])
    return scalar
  }

  /// Moves over a byte that begins no scalar and what continues it; the first of a file is reported.
  mutating func invalidUTF8(_ start: Int, _ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    position += 1
    while bytes[position] & 0xC0 == 0x80 { position += 1 }
    guard !reportedInvalidUTF8 else { return }
    reportedInvalidUTF8 = true
    report(
      &diagnostics, .invalidUTF8, start, start + 1, "byte \(start) of the file is not UTF-8",
      label: "in which encoding was this file saved?",
      help: ["save the file as UTF-8; only the first such byte of a file is reported"])
  }

  private mutating func abortAtNUL(_ start: Int, _ diagnostics: inout DiagnosticBag) {
    report(
      &diagnostics, .invalidCharacter, start, start + 1, "byte \(start) of the file is a NUL, which no text holds",
      label: "is this a text file, saved as UTF-8?", help: ["nothing after it was read"])
    abort(at: start)
  }

  /// - Requires: the character, or the escape that stands for it, is what lies between `start` and the position.
  mutating func reportForbidden(_ scalar: Unicode.Scalar, _ start: Int, _ diagnostics: inout DiagnosticBag) {
    let fix = Fix("remove it", .unsafe, replace: span(start, position), with: "")
    if scalar.isBidirectionalControl {
      report(
        &diagnostics, .bidiCharacter, start, position, "\(name(scalar)) reorders the text around it when that is shown",
        label: "what a reader sees is not what is compiled", fix: fix)
    } else {
      let isLineBreak = scalar.value == 0x2028 || scalar.value == 0x2029
      report(
        &diagnostics, .invalidCharacter, start, position,
        "\(name(scalar)) is \(isLineBreak ? "an invisible line break" : "a control character")",
        label: "no text in a bar can show it", fix: fix)
    }
  }

  func name(_ scalar: Unicode.Scalar) -> String {
    var digits = String(scalar.value, radix: 16, uppercase: true)
    while digits.utf8.count < 4 { digits = "0" + digits }
    return "U+" + digits
  }

  /// Moves over what begins no token and reports it once.
  ///
  /// Where something was lost an `.invalid` token stands for it; where it is plain what was meant, that is made instead.
  mutating func scanInvalid(
    _ bytes: Span<UInt8>, _ table: Span<UInt8>, _ symbols: inout SymbolTable, _ diagnostics: inout DiagnosticBag
  ) {
    let start = position
    let byte = bytes[start]
    switch byte {
    case 0: abortAtNUL(start, &diagnostics)
    case 0x80...: scanForeign(bytes, table, symbols, &diagnostics)
    case 1..<0x20, 0x7F:
      position += 1
      reportForbidden(Unicode.Scalar(byte), start, &diagnostics)
    case UInt8(ascii: ".") where table[Int(bytes[start + 1])] & CharacterClass.wordStart != 0:
      scanLeadingDot(bytes, table, &diagnostics)
    case UInt8(ascii: "-") where table[Int(bytes[start + 1])] & CharacterClass.blank != 0 && isAtLineStart:
      scanDash(&diagnostics)
    case UInt8(ascii: "#") where isAtLineStart || bytes[start + 1] == byte || bytes[start + 1] == UInt8(ascii: " "):
      scanHashComment(bytes, &diagnostics)
    case UInt8(ascii: "'") where scanCurlyString(bytes, &diagnostics): break
    case UInt8(ascii: "/") where followsWord(bytes, symbols) && table[Int(bytes[start + 1])] & CharacterClass.wordPart != 0:
      scanPath(bytes, table, symbols, &diagnostics)
    case UInt8(ascii: "*") where bytes[start + 1] == UInt8(ascii: "/"):
      position += 2
      report(
        &diagnostics, .invalidCharacter, start, position, "this `*/` closes nothing", label: "no comment is open here",
        fix: Fix("remove it", .safe, replace: span(start, position), with: ""))
    default: scanMeaningless(bytes, table, &diagnostics)
    }
  }

  /// A run of ASCII that means nothing in the language.
  private mutating func scanMeaningless(_ bytes: Span<UInt8>, _ table: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    let start = position
    position += 1
    while position < bytes.count - 1, isMeaningless(bytes[position], table) { position += 1 }
    var text: [UInt8] = []
    for index in start..<min(position, start + 12) { text.append(bytes[index]) }
    report(
      &diagnostics, .invalidCharacter, start, position, "`" + String(decoding: text, as: UTF8.self) + "` means nothing here",
      label: meaning(of: bytes[start]))
    add(.invalid, from: start, to: min(position, start + Token.payloadLimit - 1))
  }

  private func isMeaningless(_ byte: UInt8, _ table: Span<UInt8>) -> Bool {
    guard byte > 0x20, byte < 0x7F, table[Int(byte)] & CharacterClass.wordStart == 0 else { return false }
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""),
      UInt8(ascii: "/"), UInt8(ascii: "`"), UInt8(ascii: "'"), UInt8(ascii: "#"):
      return false
    default: return true
    }
  }

  private func meaning(of byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "#"): "comments begin with `//`"
    case UInt8(ascii: "'"): "strings stand in double quotes"
    case UInt8(ascii: "/"): "comments are `// …` or `/* … */`"
    case UInt8(ascii: "\\"): "a long line is wrapped by opening a block"
    case UInt8(ascii: "."), UInt8(ascii: "-"): "a word starts with a letter, a digit or `_`"
    default: "words, strings, `:`, `,`, `{ }` and `[ ]` are all there is"
    }
  }
}
