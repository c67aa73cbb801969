/// How the parser says what is wrong, and where it goes on.
///
/// *Invariant:* every loop that calls these moves on by at least one token.
extension Parser {
  func report(
    _ diagnostics: inout DiagnosticBag, _ kind: DiagnosticKind, _ span: SourceSpan, _ message: String, label: String = "",
    related: [Diagnostic.Related] = [], help: [String] = [], fix: Fix? = nil
  ) {
    guard !hasFailed else { return }
    diagnostics.report(kind, at: span, message, label: label, related: related, help: help, fix: fix)
  }

  /// A token's text for a message, cut after 40 bytes.
  func name(_ index: Int) -> String {
    let range = span(index).range
    guard range.count > 40 else { return source.text(range) }
    var end = range.lowerBound + 40
    while end > range.lowerBound, source.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return source.text(range.lowerBound..<end) + "…"
  }

  func description(_ index: Int) -> String {
    switch tokens[index].kind {
    case .string: "a string"
    case .separator where source.bytes[Int(tokens[index].offset)] == UInt8(ascii: ";"): "`;`"
    case .separator: "the end of the line"
    default: tokens[index].kind.description
    }
  }

  // MARK: Going on

  /// Moves to the end of the statement: a separator, a brace, or the next known kind outside brackets.
  mutating func skipToStatementEnd() {
    hasFailed = true
    var brackets = 0
    while true {
      switch kind {
      case .separator, .endOfFile, .leftBrace, .rightBrace, .documentation: return
      case .word where brackets == 0 && Vocabulary.kind(tokens[position].symbol) != nil && !nextJoins: return
      case .leftBracket, .leftParenthesis: brackets += 1
      case .rightBracket, .rightParenthesis: brackets = max(0, brackets - 1)
      default: break
      }
      advance()
    }
  }

  /// Moves over the bracket that is open here and all in it, without recursion.
  mutating func skipBalanced() {
    var open = 0
    repeat {
      switch kind {
      case .leftBrace, .leftBracket: open += 1
      case .rightBrace, .rightBracket: open -= 1
      case .endOfFile: return
      default: break
      }
      advance()
    } while open > 0
  }

  /// Moves over the parenthesis here to the one that closes it on this line.
  mutating func skipParentheses() {
    var open = 0
    repeat {
      switch kind {
      case .leftParenthesis: open += 1
      case .rightParenthesis: open -= 1
      case .separator, .endOfFile, .leftBrace, .rightBrace, .documentation: return
      default: break
      }
      advance()
    } while open > 0
  }

  /// Moves over what stands right after an invalid token, without a blank: it is part of the same mistake.
  mutating func skipAdjoining() {
    while position > 0, span(position - 1).end == tokens[position].offset {
      switch kind {
      case .word, .string, .invalid, .equals, .leftParenthesis, .rightParenthesis: advance()
      default: return
      }
    }
  }

  func expectStatementEnd(_ diagnostics: inout DiagnosticBag) {
    guard kind == .word else { return }
    report(
      &diagnostics, .missingNewline, currentSpan, "`\(name(position))` begins on the line of another statement",
      label: "a statement begins on a line of its own, or after `;`",
      fix: Fix("separate them", .safe, replace: previousSpan.afterEnd.joined(currentSpan.beforeStart), with: "; "))
  }

  /// A statement that begins with something else than a word.
  mutating func parseNoStatement(_ diagnostics: inout DiagnosticBag) {
    switch kind {
    case .invalid:
      leaf(.gap)
      skipAdjoining()
      skipToStatementEnd()
    case .string where nextJoins:
      parseHeader(of: nil, &diagnostics, mayOpenBlock: false)
      return
    case .leftBrace:
      parseOrphanBlock(&diagnostics)
      return
    case .rightBrace:
      reportStrayBrace(&diagnostics)
      leaf(.gap)
      return
    case .comma:
      skipCommas(mayTakeOne: false, &diagnostics)
      hasFailed = true
      return
    case .rightParenthesis, .rightBracket:
      reportStrayBracket(&diagnostics)
      hasFailed = true
      advance()
      return
    case .leftBracket:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "a list cannot begin a statement",
        label: "it follows an attribute's word and `:`, as in `menu: [share]`")
      skipList(&diagnostics)
      skipToStatementEnd()
    case .colon, .equals:
      report(
        &diagnostics, .expectedName, currentSpan, "\(description(position)) has no attribute before it",
        label: "the attribute's word belongs before it")
      _ = open(.gap)
      skipToStatementEnd()
    default:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "\(description(position)) cannot begin a statement",
        label: "a declaration or an attribute belongs here, as in `item add` or `symbol: plus`")
      _ = open(.gap)
      skipToStatementEnd()
    }
    if kind == .leftBrace { parseOrphanBlock(&diagnostics) }
  }
}
