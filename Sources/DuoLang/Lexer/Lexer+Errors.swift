/// What cannot stand in a text, and what people write there out of habit.
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

  /// Moves over one character of a string or a comment that is not plain ASCII, and reports it if it may not stand there.
  mutating func scanTextCharacter(_ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag, inString: Bool) {
    let start = position
    let byte = bytes[start]
    if byte < 0x80 {
      position += 1
      if byte == 0 {
        abortAtNUL(start, &diagnostics)
      } else if inString {
        let tab = byte == UInt8(ascii: "\t")
        report(
          &diagnostics, .invalidCharacter, start, position, "a raw control character stands in a string",
          label: tab ? "a tab is written `\\t`" : "it is written as an escape",
          fix: Fix("write the escape", .safe, replace: span(start, position), with: tab ? "\\t" : escape(UInt32(byte))))
      }
      return
    }
    guard let scalar = decode(bytes) else {
      invalidUTF8(start, bytes, &diagnostics)
      return
    }
    if isForbidden(scalar) { reportForbidden(scalar, start, &diagnostics) }
  }

  /// Moves over one multi-byte scalar; on invalid UTF-8 stays where it is.
  private mutating func decode(_ bytes: Span<UInt8>) -> Unicode.Scalar? {
    let first = bytes[position]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, position + length < bytes.count else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = bytes[position + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard length < 3 || value >= (length == 3 ? 0x800 : 0x10000), let scalar = Unicode.Scalar(value) else { return nil }
    position += length
    return scalar
  }

  private mutating func invalidUTF8(_ start: Int, _ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    position += 1
    while bytes[position] & 0xC0 == 0x80 { position += 1 }
    guard !reportedInvalidUTF8 else { return }
    reportedInvalidUTF8 = true
    report(
      &diagnostics, .invalidUTF8, start, start + 1, "byte \(start) of the file is not UTF-8",
      help: ["save the file as UTF-8; only the first such byte of a file is reported"])
  }

  private mutating func abortAtNUL(_ start: Int, _ diagnostics: inout DiagnosticBag) {
    report(
      &diagnostics, .invalidCharacter, start, start + 1, "byte \(start) of the file is NUL",
      label: "is this a text file?", help: ["nothing after it was read"])
    isAborted = true
  }

  /// The bidirectional overrides, embeddings and isolates, and control characters: they make a text read as what it is not.
  func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069, 0x80...0x9F, 0x2028, 0x2029: true
    case 0..<0x20: scalar.value != 9 && scalar.value != 10
    case 0x7F: true
    default: false
    }
  }

  func reportForbidden(_ scalar: Unicode.Scalar, _ start: Int, _ diagnostics: inout DiagnosticBag) {
    let isBidi = scalar.value >= 0x202A && scalar.value != 0x2028 && scalar.value != 0x2029
    report(
      &diagnostics, isBidi ? .bidiCharacter : .invalidCharacter, start, position,
      isBidi
        ? "\(name(scalar)) reorders the text around it when it is shown"
        : "\(name(scalar)) is a control character",
      label: isBidi ? "what a reviewer sees is not what is compiled" : "",
      fix: Fix("remove it", .unsafe, replace: span(start, position), with: ""))
  }

  private func name(_ scalar: Unicode.Scalar) -> String {
    var digits = String(scalar.value, radix: 16, uppercase: true)
    while digits.utf8.count < 4 { digits = "0" + digits }
    return "U+" + digits
  }

  private func escape(_ value: UInt32) -> String { "\\u{" + String(value, radix: 16, uppercase: true) + "}" }

  /// Moves over what begins no token, reports it once, and leaves an `.invalid` token.
  mutating func scanInvalid(
    _ bytes: Span<UInt8>, _ table: Span<UInt8>, _ symbols: inout SymbolTable, _ diagnostics: inout DiagnosticBag
  ) {
    let start = position
    let byte = bytes[start]
    if byte == 0 {
      abortAtNUL(start, &diagnostics)
      return
    }
    if byte == UInt8(ascii: "."), table[Int(bytes[start + 1])] & CharacterClass.wordStart != 0 {
      position += 1
      report(
        &diagnostics, .invalidCharacter, start, position, "a value is written without a leading dot",
        fix: Fix("remove the dot", .safe, replace: span(start, position), with: ""))
      return  // the word after it is read as if the dot were not there
    }
    if byte == UInt8(ascii: "-"), table[Int(bytes[start + 1])] & CharacterClass.blank != 0, isAtLineStart {
      position += 1
      report(
        &diagnostics, .invalidCharacter, start, position, "a declaration is not written as a list entry",
        label: "no dash here: each line is a declaration of its own",
        fix: Fix("remove the dash", .safe, replace: span(start, start + 2), with: ""))
      return
    }
    if byte >= 0x80 {
      scanForeign(start, bytes, &diagnostics)
      return
    }
    position += 1
    while position < bytes.count - 1, isInvalidASCII(bytes[position], table) { position += 1 }
    report(&diagnostics, .invalidCharacter, start, position, invalidMessage(bytes, start), label: invalidHelp(byte))
    add(.invalid, from: start, to: min(position, start + Token.payloadLimit - 1))
  }

  private var isAtLineStart: Bool { tokens.last.map { $0.kind == .separator || $0.kind == .leftBrace } ?? true }

  private func isInvalidASCII(_ byte: UInt8, _ table: Span<UInt8>) -> Bool {
    guard byte < 0x80, byte != 0, table[Int(byte)] & (CharacterClass.wordStart | CharacterClass.blank) == 0 else { return false }
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "="), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""),
      UInt8(ascii: "/"), UInt8(ascii: "`"):
      return false
    default: return true
    }
  }

  private func invalidMessage(_ bytes: Span<UInt8>, _ start: Int) -> String {
    guard bytes[start] >= 0x20, bytes[start] != 0x7F else { return "a control character stands here" }
    var text: [UInt8] = []
    for index in start..<min(position, start + 12) where bytes[index] >= 0x20 && bytes[index] < 0x7F { text.append(bytes[index]) }
    return "`" + String(decoding: text, as: UTF8.self) + "` means nothing here"
  }

  private func invalidHelp(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "#"): "comments begin with `//`"
    case UInt8(ascii: "'"): "strings stand in double quotes"
    case UInt8(ascii: "/"): "comments are `// …` or `/* … */`"
    case UInt8(ascii: "."), UInt8(ascii: "-"): "a word starts with a letter, a digit or `_`"
    default: ""
    }
  }

  /// Text outside strings that is not ASCII: smart quotes and full-width marks get an answer of their own.
  private mutating func scanForeign(_ start: Int, _ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    guard let scalar = decode(bytes) else {
      invalidUTF8(start, bytes, &diagnostics)
      add(.invalid, from: start, to: start + 1)
      return
    }
    if isForbidden(scalar) {
      reportForbidden(scalar, start, &diagnostics)
      return
    }
    if scalar.value >= 0x2018, scalar.value <= 0x201F || scalar.value == 0xAB || scalar.value == 0xBB {
      smartQuote(start, bytes, &diagnostics)
      return
    }
    if scalar.value == 0xA0 || (0x2000...0x200B).contains(scalar.value) || scalar.value == 0x3000 || scalar.value == 0xFEFF {
      report(
        &diagnostics, .invalidCharacter, start, position, "\(name(scalar)) looks like a space and is none",
        fix: Fix("write a plain space", .safe, replace: span(start, position), with: " "))
      return
    }
    while bytes[position] >= 0x80 || CharacterClass.table[Int(bytes[position])] & CharacterClass.wordPart != 0 {
      if bytes[position] < 0x80 {
        position += 1
      } else if decode(bytes) == nil {
        break
      }
    }
    report(
      &diagnostics, .invalidCharacter, start, position, "a word is written in ASCII letters",
      label: "names may stand in backquotes, titles in double quotes")
    add(.invalid, from: start, to: min(position, start + Token.payloadLimit - 1))
  }

  /// Reads `“Title”` as the string that was meant.
  private mutating func smartQuote(_ start: Int, _ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    let open = position
    while bytes[position] != UInt8(ascii: "\n"), position < bytes.count - 1 {
      let before = position
      if bytes[position] < 0x80 {
        position += 1
        if bytes[before] == UInt8(ascii: "\"") {
          closeSmartQuote(start, open, before, &diagnostics)
          return
        }
      } else if let scalar = decode(bytes) {
        if scalar.value >= 0x2018, scalar.value <= 0x201F {
          closeSmartQuote(start, open, before, &diagnostics)
          return
        }
      } else {
        break
      }
    }
    position = open
    report(&diagnostics, .invalidCharacter, start, open, "a string stands in straight double quotes")
    add(.invalid, from: start, to: open)
  }

  private mutating func closeSmartQuote(_ start: Int, _ open: Int, _ close: Int, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .invalidCharacter, at: span(start, position), "a string stands in straight double quotes",
      fix: Fix(
        "straighten the quotes", .safe,
        edits: [Edit(span(start, open), "\""), Edit(span(close, position), "\"")]))
    add(.invalid, from: start, to: min(position, start + Token.payloadLimit - 1))
  }

  /// Skips the markers of an unresolved merge, and the second of the two texts, after one message.
  mutating func skipConflict(_ bytes: Span<UInt8>, _ diagnostics: inout DiagnosticBag) {
    if isMarker(UInt8(ascii: "<"), at: position, bytes) {
      report(
        &diagnostics, .mergeConflict, position, position + 7, "a merge was left unresolved here",
        help: ["keep one of the two texts and remove the lines `<<<<<<<`, `=======` and `>>>>>>>`"])
      skipLine(bytes)
    } else if isMarker(UInt8(ascii: "="), at: position, bytes) || isMarker(UInt8(ascii: "|"), at: position, bytes) {
      while position < bytes.count - 1, !isMarker(UInt8(ascii: ">"), at: position, bytes) {
        skipLine(bytes)
        if position < bytes.count - 1 { position += 1 }
      }
      skipLine(bytes)
    }
  }

  private mutating func skipLine(_ bytes: Span<UInt8>) {
    while bytes[position] != UInt8(ascii: "\n"), position < bytes.count - 1 { position += 1 }
  }

  private func isMarker(_ byte: UInt8, at start: Int, _ bytes: Span<UInt8>) -> Bool {
    guard start + 7 < bytes.count else { return false }
    for index in start..<start + 7 where bytes[index] != byte { return false }
    return true
  }
}
