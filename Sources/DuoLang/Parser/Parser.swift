/// Turns tokens into a tree by `grammar.ebnf`, whatever they are.
///
/// One mistake gives one message: after it the parser goes on at the next newline, brace or known kind. Which kinds and
/// attributes there are, and where they stand, is not its business (`DuoIR` checks that against the vocabulary); it asks
/// the vocabulary only to tell what was probably meant.
///
/// - Complexity: O(tokens); 8 bytes a node.
public func parse(
  _ tokens: [Token], of source: SourceFile, file: FileID, symbols: SymbolTable, diagnostics: inout DiagnosticBag
) -> SyntaxTree {
  var parser = Parser(tokens: tokens, source: source, file: file, symbols: symbols)
  parser.parseFile(&diagnostics)
  return SyntaxTree(file: file, tokens: tokens, nodes: parser.nodes, isUnbalanced: parser.isUnbalanced)
}

struct Parser {
  let tokens: [Token]
  let source: SourceFile
  let file: FileID
  let symbols: SymbolTable
  var nodes: [Node] = []
  /// The index of the token that is looked at.
  var position = 0
  /// How many blocks and lists are open.
  var depth = 0
  var isUnbalanced = false
  /// The statement being parsed has been reported on: it says nothing more.
  var hasFailed = false

  /// How deep blocks and lists may nest.
  static let depthLimit = 256

  init(tokens: [Token], source: SourceFile, file: FileID, symbols: SymbolTable) {
    self.tokens = tokens
    self.source = source
    self.file = file
    self.symbols = symbols
    nodes.reserveCapacity(tokens.count + 1)
  }

  // MARK: Tokens and nodes

  var kind: TokenKind { tokens[position].kind }
  /// The kind of the token after the current one; `.endOfFile` repeats.
  var nextKind: TokenKind { kind(after: 1) }
  func kind(after distance: Int) -> TokenKind { tokens[min(position + distance, tokens.count - 1)].kind }

  mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  /// Adds a node for the current token and returns its index; `close` ends its subtree.
  mutating func open(_ kind: NodeKind) -> Int {
    nodes.append(Node(kind, token: position, subtreeEnd: nodes.count + 1))
    return nodes.count - 1
  }

  mutating func close(_ node: Int) { nodes[node].subtreeEnd = UInt32(truncatingIfNeeded: nodes.count) }

  /// Adds a leaf for the current token and moves on.
  mutating func leaf(_ kind: NodeKind) {
    _ = open(kind)
    advance()
  }

  func span(_ index: Int) -> SourceSpan { tokens[index].span(in: file, source, symbols) }
  var currentSpan: SourceSpan { span(position) }
  var previousSpan: SourceSpan { span(max(0, position - 1)) }

  // MARK: Statements

  mutating func parseFile(_ diagnostics: inout DiagnosticBag) {
    let node = open(.file)
    parseStatements(&diagnostics, inBlock: false)
    close(node)
  }

  mutating func parseStatements(_ diagnostics: inout DiagnosticBag, inBlock: Bool) {
    while true {
      var documentation: Int?
      while kind == .separator || kind == .documentation {
        if kind == .documentation, documentation == nil { documentation = position }
        advance()
      }
      hasFailed = false
      let before = position
      switch kind {
      case .word where nextKind == .colon:
        reportDangling(documentation, &diagnostics)
        parseAttributes(&diagnostics)
      case .word:
        parseDeclaration(documentation, &diagnostics)
      case .endOfFile:
        reportDangling(documentation, &diagnostics)
        return
      case .rightBrace where inBlock:
        reportDangling(documentation, &diagnostics)
        return
      default:
        reportDangling(documentation, &diagnostics)
        parseNoStatement(&diagnostics)
      }
      if position == before { advance() }
      expectStatementEnd(&diagnostics)
    }
  }

  private mutating func parseAttributes(_ diagnostics: inout DiagnosticBag) {
    parseHeader(&diagnostics, mayOpenBlock: false)
  }

  private mutating func parseDeclaration(_ documentation: Int?, _ diagnostics: inout DiagnosticBag) {
    let node = open(.declaration)
    let kindSymbol = tokens[position].symbol
    if let documentation {
      nodes.append(Node(.documentation, token: documentation, subtreeEnd: nodes.count + 1))
    }
    advance()
    if kind == .word, nextKind != .colon, nextKind != .equals, !beginsStatement(after: kindSymbol) { leaf(.name) }
    if kind == .string, nextKind != .colon { leaf(.label) }
    parseHeader(&diagnostics, mayOpenBlock: true)
    if kind == .leftBrace {
      parseBlock(&diagnostics)
    } else if kind == .separator, nextKind == .leftBrace {
      reportBraceOnNextLine(&diagnostics)
      advance()
      parseBlock(&diagnostics)
    }
    close(node)
  }

  /// Whether the current word is a kind in a place where a name cannot stand, as in `spacer item a`.
  private func beginsStatement(after kindSymbol: SymbolID) -> Bool {
    guard let kind = Vocabulary.kind(kindSymbol), Vocabulary[kind].name == .notAllowed else { return false }
    return Vocabulary.kind(tokens[position].symbol) != nil
  }

  /// Attributes, up to the end of the line, a brace, or the first thing that is none.
  private mutating func parseHeader(_ diagnostics: inout DiagnosticBag, mayOpenBlock: Bool) {
    while true {
      switch kind {
      case .word where nextKind == .colon:
        parseAttribute(&diagnostics)
        if kind == .comma, nextKind == .word, self.kind(after: 2) == .colon || self.kind(after: 2) == .equals { advance() }
      case .word where nextKind == .equals:
        parseAttributeWithEquals(&diagnostics)
      case .invalid:
        advance()
      case .separator, .endOfFile, .rightBrace, .documentation:
        return
      case .leftBrace where mayOpenBlock:
        return
      case .word where Vocabulary.kind(tokens[position].symbol) != nil && nextKind != .equals:
        return
      default:
        reportInHeader(&diagnostics)
        skipToStatementEnd()
        return
      }
    }
  }

  mutating func parseBlock(_ diagnostics: inout DiagnosticBag) {
    guard depth < Self.depthLimit else {
      reportTooDeep(&diagnostics)
      return
    }
    let node = open(.block)
    advance()
    depth += 1
    parseStatements(&diagnostics, inBlock: true)
    depth -= 1
    if kind == .rightBrace {
      leaf(.end)
    } else if !isUnbalanced {
      isUnbalanced = true
      reportUnclosed(nodes[node].token, &diagnostics)
    }
    hasFailed = false
    close(node)
  }

  // MARK: Attributes and values

  private mutating func parseAttribute(_ diagnostics: inout DiagnosticBag) {
    let node = open(.attribute)
    advance()
    advance()
    parseValue(&diagnostics)
    close(node)
  }

  private mutating func parseAttributeWithEquals(_ diagnostics: inout DiagnosticBag) {
    let node = open(.attribute)
    advance()
    report(
      &diagnostics, .expectedValue, currentSpan, "an attribute and its value are joined by `:`",
      fix: Fix("write `:`", .safe, replace: previousSpan.afterEnd.joined(currentSpan), with: ":"))
    advance()
    parseValue(&diagnostics)
    close(node)
  }

  mutating func parseValue(_ diagnostics: inout DiagnosticBag) {
    switch kind {
    case .word where nextKind == .colon: reportNoValue(&diagnostics)
    case .word: leaf(.word)
    case .string: leaf(.string)
    case .leftBracket: parseList(&diagnostics)
    case .invalid: advance()
    default: reportNoValue(&diagnostics)
    }
  }

  private mutating func parseList(_ diagnostics: inout DiagnosticBag) {
    guard depth < Self.depthLimit else {
      reportTooDeep(&diagnostics)
      return
    }
    let node = open(.list)
    advance()
    depth += 1
    var mayTakeComma = false
    while true {
      switch kind {
      case .separator where source.bytes[Int(tokens[position].offset)] == UInt8(ascii: "\n") && !beginsDeclaration():
        advance()
        continue
      case .documentation, .invalid:
        advance()
        continue
      case .comma where mayTakeComma:
        advance()
        mayTakeComma = false
        continue
      case .word where nextKind != .colon, .string, .leftBracket:
        parseValue(&diagnostics)
        mayTakeComma = true
        continue
      case .rightBracket:
        leaf(.end)
      case .comma, .equals, .leftParenthesis, .rightParenthesis, .colon:
        report(&diagnostics, .expectedValue, currentSpan, "\(kind.description) cannot stand in a list", label: "a value belongs here")
        advance()
        continue
      default:
        report(
          &diagnostics, .unclosedBlock, span(nodes[node].token), "this `[` is never closed",
          label: "the list that begins here has no `]`")
        hasFailed = true
      }
      break
    }
    depth -= 1
    close(node)
  }

  /// Whether a line that begins after the current separator is plainly a declaration and no further value of a list.
  private func beginsDeclaration() -> Bool {
    guard nextKind == .word, Vocabulary.kind(tokens[position + 1].symbol) != nil else { return false }
    switch kind(after: 2) {
    case .string, .leftBrace: return true
    case .word: return [.string, .leftBrace, .colon].contains(kind(after: 3)) || kind(after: 4) == .colon
    default: return false
    }
  }
}
