/// What cannot stand where it stands, with an answer to the habit behind it.
extension Parser {
  // MARK: Documentation

  func reportDangling(_ documentation: Int?, label: String = "no declaration follows", _ diagnostics: inout DiagnosticBag) {
    guard let documentation else { return }
    report(
      &diagnostics, .danglingDocComment, span(documentation), "this documentation documents nothing", label: label,
      fix: Fix("make it a comment", .safe, replace: slashes(documentation), with: "//"))
  }

  mutating func reportTrailingDocumentation(_ diagnostics: inout DiagnosticBag) {
    report(
      &diagnostics, .danglingDocComment, currentSpan, "documentation stands after a statement",
      label: "it belongs on the line above its declaration",
      fix: Fix("make it a comment", .safe, replace: slashes(position), with: "//"))
  }

  private func slashes(_ documentation: Int) -> SourceSpan {
    let start = tokens[documentation].offset
    return SourceSpan(file: file, start: start, end: start + 3)
  }

  // MARK: Kind, name and title

  /// `screen: Feeds`, as in YAML; moves over the mark.
  mutating func reportJoinAfterKind(_ kindToken: Int, _ diagnostics: inout DiagnosticBag) {
    let mark = kind.description
    report(
      &diagnostics, .expectedDeclaration, currentSpan, "`\(name(kindToken))` is followed by \(mark)",
      label: "its name, its title or its block follows at once",
      fix: Fix("remove it", .safe, replace: currentSpan, with: ""))
    advance()
  }

  /// Whether the word here, before `:` or `=`, is rather a name: `item add: "Add"`, or `app Reader:` before a block.
  func isNameBeforeJoin(_ kindSymbol: SymbolID) -> Bool {
    guard let kind = Vocabulary.kind(kindSymbol), Vocabulary[kind].name != .notAllowed,
      !Vocabulary.isAttribute(tokens[position].symbol)
    else { return false }
    switch self.kind(after: 2) {
    case .string, .leftBrace, .separator, .endOfFile: return true
    default: return false
    }
  }

  /// Moves over the mark after a name.
  mutating func reportJoinAfterName(_ diagnostics: inout DiagnosticBag) {
    let mark = kind.description
    report(
      &diagnostics, .expectedDeclaration, currentSpan, "the name `\(name(position - 1))` is followed by \(mark)",
      label: nextKind == .string ? "its title follows at once" : "its block stands in `{ }`",
      fix: nextKind == .separator || nextKind == .endOfFile
        ? nil : Fix("remove it", .safe, replace: previousSpan.afterEnd.joined(currentSpan), with: ""))
    advance()
  }

  /// Whether the word here is the declaration's name in the place after its title.
  func isNameAfterLabel(_ kindToken: Int) -> Bool {
    guard kind == .word, position == kindToken + 2, tokens[kindToken + 1].kind == .string, !nextJoins,
      let kind = Vocabulary.kind(tokens[kindToken].symbol)
    else { return false }
    let symbol = tokens[position].symbol
    return Vocabulary[kind].name != .notAllowed && Vocabulary.kind(symbol) == nil && !Vocabulary.isAttribute(symbol)
  }

  /// `item "Add" add`: the name is taken, before the title's node.
  mutating func parseNameAfterLabel(_ diagnostics: inout DiagnosticBag) {
    let gap = previousSpan.afterEnd.joined(currentSpan)
    let isShort = currentSpan.range.count <= 40
    report(
      &diagnostics, .expectedDeclaration, currentSpan, "the name `\(name(position))` stands after the title",
      label: "it belongs before it",
      fix: isShort
        ? Fix(
          "swap them", .safe,
          edits: [Edit(previousSpan.beforeStart, name(position) + " "), Edit(gap, "")]) : nil)
    let label = nodes.count - 1
    nodes[label].subtreeEnd += 1
    nodes.insert(Node(.name, token: position, subtreeEnd: label + 1), at: label)
    advance()
  }

  /// Whether the word after `expect` or another kind without a name is a key that lacks its colon: `expect in all`.
  func isKeyInsteadOfName(_ kindSymbol: SymbolID) -> Bool {
    guard let kind = Vocabulary.kind(kindSymbol), Vocabulary[kind].name == .notAllowed else { return false }
    return lacksColon(in: kind)
  }

  /// Whether an item is declared here by its `kind`, which is also a key: `menu more "More"`.
  var isItemOfKind: Bool {
    guard let id = Vocabulary.attribute(.kind, in: .item), Vocabulary.ordinal(of: tokens[position].symbol, in: id) != nil else { return false }
    guard nextKind == .word else { return nextKind == .string }
    return kind(after: 2) == .string || kind(after: 3) == .colon
  }

  // MARK: Headers

  /// Reports what cannot stand in a header and moves on to the end of the statement.
  mutating func reportInHeader(_ diagnostics: inout DiagnosticBag) {
    switch kind {
    case .word:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "`\(name(position))` cannot stand here",
        label: "an attribute, `{` or the end of the line belongs here",
        help: nodes.last?.kind == .word ? ["a value of several words stands in double quotes"] : [])
    case .string:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "a title cannot stand here",
        label: "it stands once, right after the name")
    case .leftBrace:
      report(
        &diagnostics, .unexpectedBrace, currentSpan, "this block belongs to an attribute", label: "only declarations have blocks")
      skipOrphanBlock(&diagnostics)
      hasFailed = true
      return
    case .leftBracket:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "this list belongs to no attribute",
        label: "a list follows its attribute's `:`")
      skipList(&diagnostics)
      return
    case .leftParenthesis:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "a declaration has no parentheses",
        label: "its attributes follow the name, as in `item add symbol: plus`")
    case .rightParenthesis, .rightBracket:
      reportStrayBracket(&diagnostics)
    default:
      report(
        &diagnostics, .expectedDeclaration, currentSpan, "\(description(position)) cannot stand here",
        label: "an attribute, `{` or the end of the line belongs here")
    }
    _ = open(.gap)
    skipToStatementEnd()
  }

  /// Moves over the commas here and reports those that separate nothing.
  mutating func skipCommas(mayTakeOne: Bool, _ diagnostics: inout DiagnosticBag) {
    if mayTakeOne { advance() }
    guard kind == .comma else { return }
    let first = currentSpan
    var isOne = true
    advance()
    while kind == .comma {
      isOne = false
      advance()
    }
    report(
      &diagnostics, .expectedDeclaration, first.joined(previousSpan),
      isOne ? "this comma separates nothing" : "these commas separate nothing",
      label: "commas stand between attributes and between the values of a list",
      fix: Fix("remove \(isOne ? "it" : "them")", .safe, replace: first.joined(previousSpan), with: ""))
  }

  /// Moves over a list that belongs to nothing, after a message about it.
  mutating func skipList(_ diagnostics: inout DiagnosticBag) {
    hasFailed = true
    let count = nodes.count
    let bracket = position
    parseValue(&diagnostics)
    nodes.removeSubrange(count...)
    nodes.append(Node(.gap, token: bracket, subtreeEnd: count + 1))
  }

  /// `item filter Filter Feeds`: the words are taken for the title that they look like.
  mutating func reportUnquotedTitle(_ diagnostics: inout DiagnosticBag) {
    let first = position
    _ = open(.gap)
    while kind == .word, !nextJoins, !lacksColon, position == first || Vocabulary.kind(tokens[position].symbol) == nil { advance() }
    let words = span(first).joined(previousSpan)
    report(
      &diagnostics, .expectedDeclaration, words, "this looks like a title without quotes",
      label: "a title stands in double quotes",
      fix: Fix("quote it", .unsafe, edits: [Edit(words.beforeStart, "\""), Edit(words.afterEnd, "\"")]))
  }

  func reportStrayBracket(_ diagnostics: inout DiagnosticBag) {
    report(
      &diagnostics, .expectedDeclaration, currentSpan, "this \(description(position)) closes nothing",
      label: kind == .rightBracket ? "no list is open here" : "parentheses are no part of the language",
      fix: Fix("remove it", .safe, replace: currentSpan, with: ""))
  }

  // MARK: Values

  /// - Requires: the token before is the `:` or `=` that joins, or a key without it.
  mutating func reportNoValue(_ diagnostics: inout DiagnosticBag) {
    let joined = position > 1 && (tokens[position - 1].kind == .colon || tokens[position - 1].kind == .equals)
    let key = joined ? position - 2 : max(0, position - 1)
    let keySpan = span(key).joined(previousSpan)
    switch kind {
    case .leftBrace:
      report(
        &diagnostics, .expectedValue, currentSpan, "a block is no value", label: "`\(name(key))` takes a word, a string or a list")
      skipOrphanBlock(&diagnostics)
      hasFailed = true
    case .leftParenthesis:
      report(&diagnostics, .expectedValue, currentSpan, "a list stands in `[ ]`", label: "not in parentheses")
      skipParentheses()
    case .colon, .equals, .rightParenthesis, .rightBracket:
      report(
        &diagnostics, .expectedValue, currentSpan, "\(description(position)) is no value",
        label: "`\(name(key))` takes a word, a string or a list")
      skipToStatementEnd()
    default:
      report(
        &diagnostics, .expectedValue, keySpan, "`\(name(key))` has no value",
        label: "a word, a string or a list belongs after it")
      if kind == .comma { advance() }
    }
  }

  /// Reports what cannot stand in a list and moves over it.
  mutating func reportInList(_ diagnostics: inout DiagnosticBag) {
    report(
      &diagnostics, .expectedValue, currentSpan, "\(description(position)) cannot stand in a list",
      label: "values do, with `,` or blanks between them")
    if kind == .leftParenthesis { skipParentheses() } else { advance() }
  }

  mutating func reportUnclosedList(_ bracket: Int, _ diagnostics: inout DiagnosticBag) {
    guard !stoppedEarly, !isSwallowed(UInt8(ascii: "]"), bracket..<position) else { return }
    report(
      &diagnostics, .unclosedBlock, span(bracket), "this `[` is never closed", label: "the list that begins here has no `]`")
    hasFailed = true
  }
}
