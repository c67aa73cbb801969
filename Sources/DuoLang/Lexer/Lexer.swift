/// Turns a text into tokens, in one pass over its bytes.
///
/// Every text gives tokens that end in one `.endOfFile`. What is no token is reported and left as `.invalid`, so that the
/// parser does not report it again.
///
/// - Complexity: O(n); 8 bytes a token.
public func lex(
  _ source: SourceFile, file: FileID, symbols: inout SymbolTable, diagnostics: inout DiagnosticBag
) -> [Token] {
  var lexer = Lexer(file: file, expecting: source.count)
  guard source.count <= SourceFile.sizeLimit else {
    lexer.report(&diagnostics, .fileTooLarge, 0, 0, "a file may be 4 GiB long; this one is longer")
    lexer.add(.endOfFile, from: 0, to: 0)
    return lexer.tokens
  }
  let table = CharacterClass.table
  lexer.run(source.bytes.span, table.span, &symbols, &diagnostics)
  return lexer.tokens
}

struct Lexer {
  let file: FileID
  var tokens: [Token] = []
  var position = 0
  /// What was reported once and is not worth saying again in this file.
  var reportedInvalidUTF8 = false
  /// Set when the rest of the text cannot be read as one: nothing after it is looked at.
  private(set) var isAborted = false
  /// Between `<<<<<<<` and `=======` of a merge that was left unresolved.
  var isInConflict = false
  /// No `>>>>>>>` follows: it is looked for once, so that the cost stays linear.
  var lacksConflictEnd = false
  /// So many tokens a file may hold, its end among them.
  var tokenLimit = Token.payloadLimit
  /// Up to here no quote that is not the language's own closes.
  var unclosedQuotesEnd = 0

  /// How many bytes of a file there are for each token, as a rule at least.
  private static let bytesPerToken = 8

  init(file: FileID, expecting count: Int) {
    self.file = file
    tokens.reserveCapacity(min(count / Self.bytesPerToken + 16, Token.payloadLimit))
  }

  mutating func add(_ kind: TokenKind, from start: Int, to end: Int) {
    tokens.append(Token(kind, payload: end - start, offset: start))
  }

  /// Stops the lexer: the text from `offset` on is not read, and the end-of-file token stands there.
  mutating func abort(at offset: Int) {
    isAborted = true
    position = offset
  }

  mutating func run(
    _ bytes: Span<UInt8>, _ table: Span<UInt8>, _ symbols: inout SymbolTable, _ diagnostics: inout DiagnosticBag
  ) {
    if bytes.count > 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    skipConflictMarker(bytes, &diagnostics)
    while !isAborted {
      let start = position
      let byte = bytes[start]
      let flags = table[Int(byte)]
      if flags & CharacterClass.wordStart != 0 {
        scanWord(bytes, table, &symbols, &diagnostics)
      } else if flags & CharacterClass.blank != 0 {
        repeat { position += 1 } while table[Int(bytes[position])] & CharacterClass.blank != 0
      } else {
        switch byte {
        case UInt8(ascii: "\n"):
          position += 1
          separator(at: start)
          skipConflictMarker(bytes, &diagnostics)
        case UInt8(ascii: ";"):
          position += 1
          separator(at: start)
        case UInt8(ascii: ":"): single(.colon)
        case UInt8(ascii: ","): single(.comma)
        case UInt8(ascii: "{"): single(.leftBrace)
        case UInt8(ascii: "}"): single(.rightBrace)
        case UInt8(ascii: "["): single(.leftBracket)
        case UInt8(ascii: "]"): single(.rightBracket)
        case UInt8(ascii: "="): single(.equals)
        case UInt8(ascii: "("): single(.leftParenthesis)
        case UInt8(ascii: ")"): single(.rightParenthesis)
        case UInt8(ascii: "\""): scanString(bytes, table, &diagnostics)
        case UInt8(ascii: "/") where bytes[start + 1] == UInt8(ascii: "/"): scanLineComment(bytes, table, &diagnostics)
        case UInt8(ascii: "/") where bytes[start + 1] == UInt8(ascii: "*"): scanBlockComment(bytes, &diagnostics)
        case UInt8(ascii: "-") where bytes[start + 1] >= UInt8(ascii: "0") && bytes[start + 1] <= UInt8(ascii: "9"):
          scanWord(bytes, table, &symbols, &diagnostics)
        case UInt8(ascii: "`"): scanQuotedWord(bytes, &symbols, &diagnostics)
        case 0 where start == bytes.count - 1: abort(at: start)
        default: scanInvalid(bytes, table, &symbols, &diagnostics)
        }
      }
      if tokens.count >= tokenLimit - 2, !isAborted {
        report(&diagnostics, .fileTooLarge, start, position, "a file may hold 16,777,216 tokens; this one holds more")
        // Half a statement would be reported once more; and what is not read may hold what the parser misses.
        while let last = tokens.last, last.kind != .separator { tokens.removeLast() }
        add(.invalid, from: start, to: min(bytes.count - 1, start + Token.payloadLimit - 1))
        abort(at: position)
      }
    }
    add(.endOfFile, from: position, to: position)
  }

  private mutating func single(_ kind: TokenKind) {
    add(kind, from: position, to: position + 1)
    position += 1
  }

  /// Adds a separator unless one is there already.
  private mutating func separator(at start: Int) {
    if tokens.last?.kind != .separator { add(.separator, from: start, to: start + 1) }
  }

  private mutating func scanWord(
    _ bytes: Span<UInt8>, _ table: Span<UInt8>, _ symbols: inout SymbolTable, _ diagnostics: inout DiagnosticBag
  ) {
    let start = position
    var end = start
    var hash = SymbolTable.hashSeed
    repeat {
      hash = SymbolTable.hash(hash, bytes[end])
      end += 1
    } while table[Int(bytes[end])] & CharacterClass.wordPart != 0
      || (bytes[end] == UInt8(ascii: "-") && table[Int(bytes[end + 1])] & CharacterClass.wordPart != 0)
    position = end
    word(symbols.intern(bytes, start..<end, hash: hash), start, &diagnostics)
  }

  mutating func word(_ symbol: SymbolID, _ start: Int, _ diagnostics: inout DiagnosticBag) {
    guard symbol.index < SymbolTable.capacity else {
      report(&diagnostics, .fileTooLarge, start, position, "a run may hold 16,777,216 different words; this one holds more")
      abort(at: start)
      return
    }
    tokens.append(Token(.word, payload: symbol.index, offset: start))
  }
}
