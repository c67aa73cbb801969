/// What the parser says where the grammar ends, and where it goes on.
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

  func reportDangling(_ documentation: Int?, _ diagnostics: inout DiagnosticBag) {
    guard let documentation else { return }
    report(
      &diagnostics, .danglingDocComment, span(documentation), "this documentation documents nothing",
      label: "no declaration follows",
      fix: Fix("make it a comment", .safe, replace: slashes(documentation), with: "//"))
  }

  private func slashes(_ documentation: Int) -> SourceSpan {
    let start = tokens[documentation].offset
    return SourceSpan(file: file, start: start, end: start + 3)
  }

  /// Moves to the end of the statement: a separator, a brace, or the next known kind.
  mutating func skipToStatementEnd() {
    hasFailed = true
    while true {
      switch kind {
      case .separator, .endOfFile, .leftBrace, .rightBrace, .documentation: return
      case .word where Vocabulary.kind(tokens[position].symbol) != nil && nextKind != .colon && nextKind != .equals: return
      default: advance()
      }
    }
  }

  func expectStatementEnd(_ diagnostics: inout DiagnosticBag) {
    switch kind {
    case .separator, .endOfFile, .rightBrace, .documentation, .invalid: return
    case .word:
      report(
        &diagnostics, .missingNewline, currentSpan, "`\(text(position))` begins on the line of another statement",
        label: "a statement begins on a line of its own, or after `;`",
        fix: Fix("separate them", .safe, replace: previousSpan.afterEnd.joined(currentSpan.beforeStart), with: "; "))
    default: return
    }
  }

  /// A statement that begins with something else than a word.
  mutating func parseNoStatement(_ diagnostics: inout DiagnosticBag) {
    switch kind {
    case .invalid:
      advance()
      hasFailed = true
    case .string where nextKind == .colon || nextKind == .equals:
      reportQuotedKey(&diagnostics)
      advance()
      advance()
      parseValueIntoNothing(&diagnostics)
      if kind == .comma { advance() }
    case .leftBrace:
      report(
        &diagnostics, .unexpectedBrace, currentSpan, "this `{` opens a block that belongs to nothing",
        label: "a block stands on the line of its declaration")
      skipBalanced()
    case .rightBrace:
      isUnbalanced = true
      report(&diagnostics, .unexpectedBrace, currentSpan, "this `}` closes nothing", label: "all blocks are closed already")
      advance()
    case .colon, .equals:
      report(&diagnostics, .expectedName, currentSpan, "\(kind.description) has no attribute before it", label: "a key belongs here")
      skipToStatementEnd()
    default:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "\(description(position)) cannot begin a statement",
        label: "a declaration or an attribute belongs here")
      skipToStatementEnd()
    }
  }

  private func reportQuotedKey(_ diagnostics: inout DiagnosticBag) {
    let key = source.text(currentSpan.range.lowerBound + 1..<max(currentSpan.range.lowerBound + 1, currentSpan.range.upperBound - 1))
    report(
      &diagnostics, .expectedName, currentSpan, "an attribute is written without quotes",
      fix: Fix("remove the quotes", .safe, replace: currentSpan, with: key))
  }

  /// Parses a value whose attribute cannot be kept, for its errors and its end.
  private mutating func parseValueIntoNothing(_ diagnostics: inout DiagnosticBag) {
    if kind == .leftBrace {
      skipBalanced()
      return
    }
    let count = nodes.count
    parseValue(&diagnostics)
    nodes.removeSubrange(count...)
  }

  /// What cannot stand in a header, with the answer to the habit behind it.
  mutating func reportInHeader(_ diagnostics: inout DiagnosticBag) {
    let text = text(position)
    switch kind {
    case .word where Vocabulary.isAttribute(tokens[position].symbol) && (nextKind == .word || nextKind == .string || nextKind == .leftBracket):
      report(
        &diagnostics, .expectedValue, currentSpan, "`\(text)` has no `:` before its value",
        fix: Fix("write `:`", .safe, insert: ":", at: currentSpan.afterEnd))
    case .word:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "`\(text)` cannot stand here",
        label: "an attribute, `{` or the end of the line belongs here",
        help: ["a title stands in double quotes after the name: `\"\(text)\"`"])
    case .string where nextKind == .colon || nextKind == .equals:
      reportQuotedKey(&diagnostics)
    case .string:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "a title cannot stand here",
        label: "it stands once, right after the name")
    case .comma:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "this comma separates nothing",
        label: "commas may stand between attributes and between the values of a list",
        fix: Fix("remove it", .safe, replace: currentSpan, with: ""))
    case .leftBrace:
      report(
        &diagnostics, .unexpectedBrace, currentSpan, "an attribute has no block",
        label: "a block belongs to a declaration")
      skipBalanced()
    default:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "\(description(position)) cannot stand here",
        label: "an attribute, `{` or the end of the line belongs here")
    }
  }

  mutating func reportNoValue(_ diagnostics: inout DiagnosticBag) {
    let key = position >= 2 ? text(position - 2) : ""
    report(
      &diagnostics, .expectedValue, previousSpan, "`\(key)` has no value",
      label: "a word, a string or a list belongs after it")
    if kind == .colon || kind == .equals || kind == .leftParenthesis || kind == .rightParenthesis { skipToStatementEnd() }
  }

  func reportBraceOnNextLine(_ diagnostics: inout DiagnosticBag) {
    let gap = SourceSpan(file: file, start: span(position - 1).end, end: tokens[position + 1].offset)
    var isBlank = true
    for index in gap.range where source.bytes[index] > UInt8(ascii: " ") { isBlank = false }
    report(
      &diagnostics, .braceOnNextLine, span(position + 1), "a block's `{` stands on the line of its declaration",
      related: [Diagnostic.Related(span(position - 1), "this line")],
      fix: isBlank ? Fix("move it up", .safe, replace: gap, with: " ") : nil)
  }

  mutating func reportTooDeep(_ diagnostics: inout DiagnosticBag) {
    report(
      &diagnostics, .nestingTooDeep, currentSpan, "blocks and lists may nest \(Self.depthLimit) deep; this is deeper",
      label: "skipped from here")
    skipBalanced()
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

  /// Reports the block that most likely lacks its `}`: the first whose `}` stands further left than its line does.
  func reportUnclosed(_ innermost: Int, _ diagnostics: inout DiagnosticBag) {
    var stack: [Int] = []
    var suspect = innermost
    var isGuess = false
    search: for index in tokens.indices {
      switch tokens[index].kind {
      case .leftBrace: stack.append(index)
      case .rightBrace:
        guard let open = stack.popLast() else { continue }
        if let own = indentation(index), own < lineIndentation(open) {
          suspect = open
          isGuess = true
          break search
        }
      default: break
      }
    }
    if tokens.last.map({ source.count > Int($0.offset) + 1 }) ?? false { return }  // the lexer stopped before the end
    report(
      &diagnostics, .unclosedBlock, span(suspect), "this `{` is never closed",
      label: isGuess ? "by the indentation, its `}` is missing" : "the file ends before its `}`",
      help: isGuess ? ["a `}` further down closes this block instead of the one around it"] : [])
  }

  /// The column, from 0, of a token that is the first of its line.
  private func indentation(_ token: Int) -> Int? {
    let column = lineIndentation(token)
    let lineStart = lineStart(token)
    return lineStart + column == Int(tokens[token].offset) ? column : nil
  }

  private func lineStart(_ token: Int) -> Int {
    var start = Int(tokens[token].offset)
    while start > 0, source.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  /// How many blanks begin the line of a token.
  private func lineIndentation(_ token: Int) -> Int {
    let start = lineStart(token)
    var end = start
    while source.bytes[end] == UInt8(ascii: " ") || source.bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return end - start
  }

  func text(_ index: Int) -> String { source.text(span(index).range) }

  private func description(_ index: Int) -> String {
    switch tokens[index].kind {
    case .string: "a string"
    case .separator: "the end of the line"
    default: tokens[index].kind.description
    }
  }
}
