/// One token in 8 bytes: kind, 24 bits of payload, and the byte offset at which it starts.
///
/// The payload of a word is its symbol, that of every other token its length in bytes.
@frozen
public struct Token: Hashable, Sendable {
  @usableFromInline let head: Tagged<TokenKind>
  /// The byte offset of the first byte.
  public let offset: UInt32

  /// Payloads, and so lengths and counts of tokens and symbols, stay below this.
  public static let payloadLimit = 1 << 24

  /// - Requires: `payload < Token.payloadLimit`.
  @inlinable
  public init(_ kind: TokenKind, payload: Int, offset: Int) {
    head = Tagged(kind, payload)
    self.offset = UInt32(truncatingIfNeeded: offset)
  }

  @inlinable
  public var kind: TokenKind { head.tag }

  /// - Requires: `kind == .word`.
  @inlinable
  public var symbol: SymbolID { SymbolID(rawValue: head.number) }

  /// The length in bytes. - Requires: `kind != .word`.
  @inlinable
  public var length: UInt32 { head.number }
}

extension Token {
  /// The token's bytes in `file`.
  public func span(in file: FileID, _ source: SourceFile, _ symbols: SymbolTable) -> SourceSpan {
    guard kind == .word else { return SourceSpan(file: file, start: offset, end: offset + length) }
    let quoted: UInt32 = source.bytes[Int(offset)] == UInt8(ascii: "`") ? 2 : 0
    let length = UInt32(truncatingIfNeeded: symbols.range(of: symbol).count)
    return SourceSpan(file: file, start: offset, end: offset + length + quoted)
  }
}
