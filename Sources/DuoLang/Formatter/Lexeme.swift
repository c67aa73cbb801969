/// A token that the formatter moves: any but separators, commas that separate something, and documentation,
/// which belong to the gaps between lexemes.
struct Lexeme {
  let start: UInt32
  let end: UInt32
  /// Of a word its symbol, of a bracket or brace the position of the lexeme that it belongs to.
  private var payload: UInt32
  let kind: TokenKind
  /// Whether a separator, documentation or a `{` stands between it and the lexeme before, or none at all.
  let followsSeparator: Bool

  /// - Requires: `kind == .word`.
  var symbol: SymbolID { SymbolID(rawValue: payload) }
  /// - Requires: it is a brace or a square bracket.
  var partner: Int { Int(payload) }

  private init(_ token: Token, _ view: SyntaxView, partner: Int = 0, followsSeparator: Bool) {
    let span = token.span(in: view.tree.file, view.source, view.symbols)
    start = span.start
    end = span.end
    kind = token.kind
    payload = token.kind == .word ? token.symbol.rawValue : UInt32(truncatingIfNeeded: partner)
    self.followsSeparator = followsSeparator
  }

  /// The lexemes of a text; nil if brackets and braces do not match.
  fileprivate static func all(of view: SyntaxView) -> (lexemes: [Lexeme], depth: Int)? {
    var lexemes: [Lexeme] = []
    lexemes.reserveCapacity(view.tree.tokens.count)
    var open: [Int] = []
    var depth = 0
    var followsSeparator = true
    for token in view.tree.tokens {
      switch token.kind {
      case .endOfFile: continue
      case .separator, .documentation:
        followsSeparator = true
        continue
      case .comma:
        let isInList = open.last.map { lexemes[$0].kind == .leftBracket } ?? false
        if isInList || !followsSeparator { continue }
      case .rightBrace, .rightBracket:
        guard let partner = open.popLast(), (lexemes[partner].kind == .leftBrace) == (token.kind == .rightBrace) else { return nil }
        lexemes[partner].payload = UInt32(truncatingIfNeeded: lexemes.count)
        lexemes.append(Lexeme(token, view, partner: partner, followsSeparator: followsSeparator))
        followsSeparator = false
        continue
      case .leftBrace, .leftBracket:
        open.append(lexemes.count)
        depth = max(depth, open.count)
      default: break
      }
      lexemes.append(Lexeme(token, view, followsSeparator: followsSeparator))
      followsSeparator = token.kind == .leftBrace
    }
    return open.isEmpty ? (lexemes, depth) : nil
  }
}

/// A text as lexemes, by whose positions the formatter works.
struct LexedText {
  let lexemes: [Lexeme]
  /// With the NUL that ends them.
  let bytes: [UInt8]
  /// How deep its blocks and lists nest.
  let depth: Int

  /// Nil if brackets and braces do not match.
  init?(_ view: SyntaxView) {
    guard let (lexemes, depth) = Lexeme.all(of: view) else { return nil }
    self.lexemes = lexemes
    self.depth = depth
    bytes = view.source.bytes
  }

  func start(_ index: Int) -> Int { Int(lexemes[index].start) }
  func end(_ index: Int) -> Int { Int(lexemes[index].end) }
  func kind(_ index: Int) -> TokenKind { lexemes[index].kind }
  func bytes(_ index: Int) -> ArraySlice<UInt8> { bytes[start(index)..<end(index)] }

  /// Where the line that holds `offset` ends, without its line break.
  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while bytes[end] != UInt8(ascii: "\n"), end < bytes.count - 1 { end += 1 }
    return end
  }
}
