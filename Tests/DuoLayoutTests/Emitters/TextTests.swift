import Testing

@testable import DuoLang
@testable import DuoLayout

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｶﾅ", 2), ("한글", 4), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2),
    ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("≈170–218", 8), ("שלום", 4), ("क्‍ष", 2), ("x\u{200D}y", 2), ("a\u{20DD}", 1), ("𠀋", 2),
  ])
  func columns(_ text: String, _ width: Int) {
    #expect(Cells.width(of: Array(text.utf8)[...]) == width)
  }

  @Test(arguments: [DisplayWidth.zero, DisplayWidth.wide]) func rangesAscend(_ ranges: [UInt32]) {
    #expect(ranges.count % 2 == 0)
    for index in 1..<ranges.count { #expect(index % 2 == 1 ? ranges[index - 1] <= ranges[index] : ranges[index - 1] < ranges[index]) }
  }
}

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("a b", "a b"), ("a\nb\tc\r", "a␊b␉c␍"), ("\u{0}\u{1B}\u{7F}", "␀␛␡"), ("\u{85}\u{202E}\u{2028}\u{FEFF}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("日本 👨‍👩‍👧 é", "日本 👨‍👩‍👧 é"),
  ])
  func harmless(_ text: String, _ expected: String) {
    var bytes: [UInt8] = []
    bytes.write(plain: Array(text.utf8)[...])
    #expect(Array(String(decoding: bytes, as: UTF8.self).unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func everyScalarIsReadAndWritten() {
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var reader = PlainText(Array(String(scalar).utf8)[...])
      let read = reader.next()
      let isRead = read == value || read == 0xFFFD || value == 0x7F
      var bytes: [UInt8] = []
      bytes.write(scalar: value)
      if !isRead || reader.next() != nil || bytes != Array(String(scalar).utf8) { Issue.record("U+\(String(value, radix: 16))") }
    }
  }
}

@Suite struct JSONStringTests {
  @Test(arguments: [
    ("", "\"\""), ("plain", "\"plain\""), ("a\"b\\c", #""a\"b\\c""#), ("/é日👍", "\"/é日👍\""),
    ("\n\r\t\u{0}\u{1F}", #""\n\r\t\u0000\u001f""#),
  ])
  func escapes(_ text: String, _ expected: String) {
    var bytes: [UInt8] = []
    bytes.write(json: Array(text.utf8)[...])
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}

@Suite struct TextTableTests {
  private func draw(_ table: TextTable) -> String {
    var bytes: [UInt8] = []
    table.write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func alignsByColumnsAndLeavesNoSpacesAtTheEnd() {
    var table = TextTable(columns: 3)
    for cell in ["a", "b", "c", "日本", "", "x", "long one", "y", ""] { table.add(cell) }
    #expect(draw(table) == "a         b  c\n日本         x\nlong one  y\n")
  }

  @Test func wrapsTheLongColumn() {
    var table = TextTable(columns: 3, wrapped: 1)
    for cell in ["a", "why", "z", String(repeating: "x", count: 90), "one two three four five six seven", "end"] { table.add(cell) }
    let lines = draw(table).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1].hasSuffix("one two three four five   end"))
    #expect(lines[2] == String(repeating: " ", count: 92) + "six seven")
  }

  @Test func breaksIntoBlocksWhereAPageEnds() {
    var table = TextTable(columns: 4)
    for row in 0..<2 { for column in 0..<4 { table.add(String(repeating: "\(row)", count: column == 0 ? 4 : 50)) } }
    let blocks = draw(table).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(blocks.map(\.count) == [108, 108, 0, 56, 56, 0])
    #expect(blocks[4].hasPrefix("1111  1"))
  }

  /// Where the column that is wrapped gets too little room, it has a block of its own.
  @Test func breaksBeforeItWrapsTooNarrow() {
    func lines(_ pageWidth: Int) -> [Int] {
      var table = TextTable(columns: 3, wrapped: 2, shownOn: pageWidth)
      for cell in ["row", String(repeating: "b", count: 30), "one two three four five six seven eight"] { table.add(cell) }
      return draw(table).split(separator: "\n", omittingEmptySubsequences: false).map(\.count)
    }
    #expect(lines(76) == [76, 0])
    #expect(lines(61) == [60, 52, 0])
    #expect(lines(60) == [35, 0, 44, 0])
    #expect(lines(30) == [35, 0, 28, 20, 0])
  }

  @Test func eachBlockBeginsWithWhatItsRowsAreAbout() {
    var table = TextTable(columns: 5, wrapped: 3, shownOn: 49, leadingColumns: 2)
    for cell in ["bar", "name", "place", "why", "basis"] { table.add(cell) }
    for cell in ["column", "star", "from here to there", "it has an icon that all know", "measured"] { table.add(cell) }
    for cell in ["", "child", "there"] { table.add(cell) }
    table.endRow()
    #expect(
      draw(table) == """
        bar     name   place
        column  star   from here to there
                child  there

        bar     name   why                       basis
        column  star   it has an icon that all   measured
                       know

        """)
  }

  /// Matrix and tables as a narrow terminal shows them are the same in more blocks.
  @Test(arguments: [76, 80, 100, 119]) func pagesFitATerminal(_ width: Int) {
    let set = ReaderFixture.article(LayoutFixture.Pose.all)
    func expectFit(_ write: (Int?) -> [UInt8]) {
      func words(_ width: Int?) -> Set<Substring> { Set(String(decoding: write(width), as: UTF8.self).split { $0 == " " || $0 == "\n" }) }
      for line in String(decoding: write(width), as: UTF8.self).split(separator: "\n") { #expect(line.count <= width, "\(line)") }
      #expect(words(width) == words(nil))
      #expect(write(300) == write(nil))
    }
    expectFit { width in
      var bytes: [UInt8] = []
      writeMatrix(set, columns: width, into: &bytes)
      return bytes
    }
    expectFit { width in
      var bytes: [UInt8] = []
      writeTable(set, columns: width, into: &bytes)
      return bytes
    }
  }

  @Test func wrapsLinesBetweenParts() {
    var cells = Cells()
    for part in ["one", "two", "three", "four"] { cells.add(part) }
    var bytes: [UInt8] = []
    cells.writeLine(into: &bytes, separator: " · ", indent: 2, limit: 12)
    #expect(String(decoding: bytes, as: UTF8.self) == "one · two ·\n  three ·\n  four\n")
  }
}

@Suite struct DotNamesTests {
  private func make(_ names: inout DotNames, _ path: String...) -> String {
    let parts = path.map { Array($0.utf8)[...] }
    let name = parts.count == 1 ? names.make(parts[0]) : names.make(parts[0], parts[1])
    return String(decoding: name, as: UTF8.self)
  }

  @Test func namesArePlainAndDifferent() {
    var names = DotNames()
    #expect(make(&names, "Reader", "Article") == "reader_article")
    #expect(make(&names, "Reader_Article") == "reader_article_2")
    #expect(make(&names, "reader_article_2") == "reader_article_2_2")
    #expect(make(&names, "", "x.y-z") == "x_y_z")
    #expect(make(&names, "") == "_")
    #expect(make(&names, "é") == "__")
  }
}
