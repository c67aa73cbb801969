import DuoLang
import Testing

/// A record that grows slows every stage: its size changes on purpose or not at all.
@Suite struct RecordSizeTests {
  @Test func tokensTakeEightBytes() {
    #expect(MemoryLayout<Token>.size == 8)
    #expect(MemoryLayout<Token>.stride == 8)
  }

  @Test func nodesTakeEightBytes() {
    #expect(MemoryLayout<Node>.size == 8)
    #expect(MemoryLayout<Node>.stride == 8)
  }

  @Test func idsAndSpansAreSmall() {
    #expect(MemoryLayout<SymbolID>.size == 4)
    #expect(MemoryLayout<SourceSpan>.size == 12)
    #expect(MemoryLayout<Points>.size == 4)
  }

  @Test func payloadsAreKept() {
    let token = Token(.string, payload: Token.payloadLimit - 1, offset: Int(UInt32.max))
    #expect(token.kind == .string)
    #expect(Int(token.length) == Token.payloadLimit - 1)
    #expect(token.offset == UInt32.max)
    for kind in TokenKind.allCases { #expect(Token(kind, payload: 0, offset: 0).kind == kind) }
  }
}
