import DuoLang
import TestSupport
import Testing

@Suite struct LineTableTests {
  private func positions(_ text: String) -> [String] {
    let file = SourceFile(name: "a", text: text)
    let table = LineTable(file)
    return (0...file.count).map {
      let position = table.position(of: UInt32($0), in: file)
      return "\(position.line):\(position.column)/\(position.utf16)"
    }
  }

  @Test func countsLinesAndColumnsFromOne() {
    #expect(positions("") == ["1:1/0"])
    #expect(positions("a\nb") == ["1:1/0", "1:2/1", "2:1/0", "2:2/1"])
    #expect(positions("a\r\nb\n") == ["1:1/0", "1:2/1", "1:3/2", "2:1/0", "2:2/1", "3:1/0"])
  }

  @Test func countsScalarsAndUTF16() {
    #expect(positions("é").last == "1:2/1")
    #expect(positions("漢字").last == "1:3/2")
    #expect(positions("🎉x").last == "1:3/3")
  }

  @Test func leavesOutTheByteOrderMark() {
    #expect(positions("\u{FEFF}ab") == ["1:1/0", "1:1/0", "1:1/0", "1:1/0", "1:2/1", "1:3/2"])
    let file = SourceFile(name: "a", text: "\u{FEFF}ab\nc")
    #expect(LineTable(file).range(ofLine: 0, in: file) == 3..<5)
  }

  @Test func takesWhatIsBeyondTheTextAsItsEnd() {
    let file = SourceFile(name: "a", text: "ab\n")
    let position = LineTable(file).position(of: 100, in: file)
    #expect(position == LineTable.Position(line: 2, column: 1, utf16: 0, byte: 3))
  }

  @Test func rangesLeaveOutTheLineBreak() {
    let file = SourceFile(name: "a", text: "ab\r\n\r\nc\n")
    let table = LineTable(file)
    #expect((0..<4).map { table.range(ofLine: $0, in: file) } == [0..<2, 4..<4, 6..<7, 8..<8])
  }

  /// Long lines are counted by blocks: the result is that of counting one by one.
  @Test func countsLongLinesLikeShortOnes() {
    var random = SeededRandom(seed: 1)
    var text: [UInt8] = []
    while text.count < 20_000 {
      let pieces = ["a", "é", "漢", "🎉", "\t", "bcdefgh"]
      text += Array(pieces[random.index(below: pieces.count)].utf8)
      if random.index(below: 2000) == 0 { text.append(UInt8(ascii: "\n")) }
    }
    let file = SourceFile(name: "a", text: text)
    let table = LineTable(file)
    var expected = LineTable.Position(line: 1, column: 1, utf16: 0, byte: 0)
    for (index, byte) in text.enumerated() {
      if byte & 0xC0 != 0x80 {
        expected.byte = index
        #expect(table.position(of: UInt32(index), in: file) == expected)
        expected.column += 1
        expected.utf16 += byte >= 0xF0 ? 2 : 1
      }
      if byte == UInt8(ascii: "\n") { expected = LineTable.Position(line: expected.line + 1, column: 1, utf16: 0, byte: index + 1) }
    }
  }
}
