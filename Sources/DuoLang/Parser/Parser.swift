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
  return SyntaxTree(
    file: file, tokens: tokens, nodes: parser.nodes, isUnbalanced: parser.hasStrayBrace || parser.hasUnclosedBlock)
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
  /// The statement being parsed has been reported on: it says nothing more.
  var hasFailed = false
  /// What is said once a file: one misplaced brace easily looks like many.
  var hasStrayBrace = false
  var hasUnclosedBlock = false
  var isTooDeep = false
  /// A block that belongs to nothing was reported: a brace that is missing later may be its.
  var hasOrphanBlock = false

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
  /// Whether the token after the current one joins a key to its value, rightly or out of habit.
  var nextJoins: Bool { nextKind == .colon || nextKind == .equals }

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
      hasFailed = false
      let documentation = takeDocumentation(&diagnostics)
      let before = position
      switch kind {
      case .word where beginsAttribute:
        reportDangling(documentation, label: "an attribute follows; only declarations are documented", &diagnostics)
        parseHeader(of: nil, &diagnostics, mayOpenBlock: false)
        if kind == .leftBrace { skipOrphanBlock(&diagnostics) }  // the statement has been reported on
      case .word:
        parseDeclaration(documentation, &diagnostics)
      case .endOfFile:
        reportDangling(documentation, &diagnostics)
        return
      case .rightBrace where inBlock:
        reportDangling(documentation, &diagnostics)
        return
      default:
        parseNoStatement(&diagnostics)
      }
      if position == before { advance() }
      expectStatementEnd(&diagnostics)
    }
  }

  /// Moves over separators and documentation; the index of the token with which the latter begins, if there is any.
  private mutating func takeDocumentation(_ diagnostics: inout DiagnosticBag) -> Int? {
    var documentation: Int?
    while kind == .separator || kind == .documentation {
      if kind == .documentation, documentation == nil {
        if followsStatement { reportTrailingDocumentation(&diagnostics) } else { documentation = position }
      }
      advance()
    }
    return documentation
  }

  /// Whether the current token stands on a line behind a statement.
  private var followsStatement: Bool {
    guard position > 0 else { return false }
    let before = tokens[position - 1].kind
    return before != .separator && before != .leftBrace && before != .documentation
  }

  /// Whether the word here is a key: before `:` or `=`, or where only these were forgotten.
  private var beginsAttribute: Bool {
    let symbol = tokens[position].symbol
    if nextJoins {
      return Vocabulary.kind(symbol) == nil || (Vocabulary.isAttribute(symbol) && kind(after: 2) != .leftBrace)
        || kind(after: 2) == .leftBracket
    }
    return Vocabulary.kind(symbol) == nil && lacksColon && kind(after: 2) != .leftBrace && !isItemOfKind
  }

  private mutating func parseDeclaration(_ documentation: Int?, _ diagnostics: inout DiagnosticBag) {
    let node = open(.declaration)
    let kindToken = position
    if let documentation {
      nodes.append(Node(.documentation, token: documentation, subtreeEnd: nodes.count + 1))
    }
    advance()
    if kind == .colon || kind == .equals { reportJoinAfterKind(kindToken, &diagnostics) }
    parseName(after: kindToken, &diagnostics)
    if kind == .string, !nextJoins { leaf(.label) }
    if isNameAfterLabel(kindToken) { parseNameAfterLabel(&diagnostics) }
    parseHeader(of: Vocabulary.kind(tokens[kindToken].symbol), &diagnostics, mayOpenBlock: true)
    if kind == .leftBrace {
      parseBlock(&diagnostics)
    } else if kind == .separator, nextKind == .leftBrace {
      reportBraceOnNextLine(&diagnostics)
      advance()
      parseBlock(&diagnostics)
    }
    close(node)
  }

  private mutating func parseName(after kindToken: Int, _ diagnostics: inout DiagnosticBag) {
    if kind == .word, !nextJoins, !beginsStatement(after: tokens[kindToken].symbol), !isKeyInsteadOfName(tokens[kindToken].symbol) {
      leaf(.name)
    } else if kind == .word, nextJoins, isNameBeforeJoin(tokens[kindToken].symbol) {
      leaf(.name)
      reportJoinAfterName(&diagnostics)
    }
    if kind == .invalid {
      leaf(.gap)
      skipAdjoining()
    }
  }

  /// Whether the current word is a kind in a place where a name cannot stand, as in `spacer item a`.
  private func beginsStatement(after kindSymbol: SymbolID) -> Bool {
    guard let kind = Vocabulary.kind(kindSymbol), Vocabulary[kind].name == .notAllowed else { return false }
    return Vocabulary.kind(tokens[position].symbol) != nil
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
    } else if !hasUnclosedBlock {
      hasUnclosedBlock = true
      if !hasOrphanBlock { reportUnclosed(nodes[node].token, &diagnostics) }
    }
    hasFailed = false
    close(node)
  }
}
