/// A tree together with its text and the run's symbols: what is needed to read and point at it.
public struct SyntaxView {
  public let tree: SyntaxTree
  public let source: SourceFile
  public let symbols: SymbolTable

  public init(_ tree: SyntaxTree, _ source: SourceFile, _ symbols: SymbolTable) {
    self.tree = tree
    self.source = source
    self.symbols = symbols
  }

  /// The span of a node's own token.
  public func span(_ id: NodeID) -> SourceSpan { tree.token(id).span(in: tree.file, source, symbols) }

  /// The span from a node's first to its last token.
  public func wholeSpan(_ id: NodeID) -> SourceSpan {
    span(id).joined(span(NodeID(rawValue: tree[id].subtreeEnd - 1)))
  }

  /// The text of a word, or the decoded text of a string.
  public func text(_ id: NodeID) -> String {
    let token = tree.token(id)
    return token.kind == .word ? symbols.text(token.symbol) : String(decoding: decodeString(source, token), as: UTF8.self)
  }

  /// The documentation's lines without their slashes, joined by newlines.
  public func documentation(_ id: NodeID) -> String {
    var index = tree[id].token
    var lines: [String] = []
    while tree.tokens[index].kind == .documentation || tree.tokens[index].kind == .separator {
      let token = tree.tokens[index]
      index += 1
      guard token.kind == .documentation else { continue }
      var start = Int(token.offset) + 3
      let end = Int(token.offset + token.length)
      if start < end, source.bytes[start] == UInt8(ascii: " ") { start += 1 }
      lines.append(source.text(start..<end))
    }
    return lines.joined(separator: "\n")
  }
}

/// The bytes between the quotes of a string token, escapes as they are written. Curly quotes, which the lexer reports but
/// reads, are longer than straight ones.
public func stringContent(_ source: SourceFile, _ token: Token) -> Range<Int> {
  let start = Int(token.offset)
  let end = start + Int(token.length)
  let open = start + utf8Length(ofLead: source.bytes[start])
  var close = end - 1
  for _ in 0..<2 where close > open && source.bytes[close] & 0xC0 == 0x80 { close -= 1 }
  return open..<max(open, close)
}

/// The text that a string token stands for: without its quotes, escapes replaced.
///
/// - Requires: the lexer made `token` from `source`, so that its escapes are sound or were reported; of an unsound one the
///   backslash is kept.
public func decodeString(_ source: SourceFile, _ token: Token) -> [UInt8] {
  let bytes = source.bytes
  let content = stringContent(source, token)
  var index = content.lowerBound
  let end = content.upperBound
  var text: [UInt8] = []
  text.reserveCapacity(end - index)
  while index < end {
    guard bytes[index] == UInt8(ascii: "\\"), index + 1 < end else {
      text.append(bytes[index])
      index += 1
      continue
    }
    switch bytes[index + 1] {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(bytes[index + 1])
    case UInt8(ascii: "u"):
      var close = index + 3
      while close < end, close < index + 10, bytes[close] != UInt8(ascii: "}") { close += 1 }
      guard close < end, let value = UInt32(String(decoding: bytes[index + 3..<close], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { fallthrough }
      text.write(scalar: scalar.value)
      index = close - 1
    default:
      text.append(bytes[index])
      index -= 1
    }
    index += 2
  }
  return text
}
