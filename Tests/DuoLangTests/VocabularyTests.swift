import DuoLang
import Foundation
import Testing

/// The words of the language against the cases that stand for them.
@Suite struct VocabularyTests {
  /// A `WordEnum` type by its name, its words and the names of its cases.
  struct Words: Sendable, CustomStringConvertible {
    let description: String
    let words: [String]
    let cases: [String]

    init<E: WordEnum>(_ type: E.Type) {
      description = "\(type)"
      words = E.words
      cases = E.allCases.map { "\($0)" }
    }
  }

  static let all = [
    Words(Framework.self), Words(VerticalBar.self), Words(TabsStyle.self), Words(TabRole.self), Words(When.self), Words(Opens.self),
    Words(SheetPlacement.self), Words(Detent.self), Words(CustomBarKind.self), Words(Compression.self), Words(TitleDisplay.self),
    Words(ScreenContent.self), Words(Focus.self), Words(BackDisplay.self), Words(LeadingItems.self), Words(HidesTabs.self),
    Words(Placement.self), Words(SearchPlacement.self), Words(AxisHint.self), Words(PriorityLevel.self), Words(ItemKind.self),
    Words(LabelStyle.self), Words(ItemRole.self), Words(ItemStyle.self), Words(DynamicBadge.self), Words(Becomes.self),
    Words(TextMeaning.self), Words(Frequency.self), Words(SpacerSize.self), Words(Flag.self), Words(Direction.self),
    Words(Basis.self), Words(SizeClass.self), Words(Display.self), Words(Orientation.self), Words(Side.self), Words(TabBarForm.self),
    Words(Shown.self), Words(Pinned.self), Words(SearchState.self),
  ]

  @Test(arguments: all)
  func wordsAreTheCasesNames(_ type: Words) {
    #expect(type.words == type.cases)
  }

  /// Reads the sources: a type that is missing above would not be tested.
  @Test func allWordEnumsAreTested() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/DuoLang/Vocabulary").standardized
    var declared: [String] = []
    for file in try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/public enum (\w+): UInt8, WordEnum/#) { declared.append(String(match.1)) }
    }
    #expect(declared.sorted() == Self.all.map(\.description).sorted())
  }

  @Test(arguments: Kind.allCases)
  func kindsAreTheirCasesNamesAndFixedSymbols(_ kind: Kind) throws {
    #expect(kind.word == "\(kind)")
    let symbol = try #require(Vocabulary.makeSymbolTable().find(kind.word))
    #expect(symbol.rawValue == UInt32(kind.rawValue))
    #expect(Vocabulary.kind(symbol) == kind)
  }

  @Test(arguments: Key.allCases)
  func keysAreTheirCasesNames(_ key: Key) throws {
    #expect(key.word == "\(key)")
    let symbol = try #require(Vocabulary.makeSymbolTable().find(key.word))
    #expect(Vocabulary.key(symbol) == key)
  }

  @Test func wordsOfAttributesHaveTheirOrdinals() throws {
    let symbols = Vocabulary.makeSymbolTable()
    for index in Vocabulary.attributes.indices {
      let attribute = AttributeID(index)
      let type = Vocabulary[attribute].type
      for (ordinal, word) in type.words.enumerated() {
        let symbol = try #require(symbols.find(word))
        let found = try #require(Vocabulary.ordinal(of: symbol, in: attribute))
        #expect(found == UInt8(ordinal))
      }
      for alias in type.aliases {
        let symbol = try #require(symbols.find(alias.word))
        let found = try #require(Vocabulary.ordinal(of: symbol, in: attribute))
        #expect(type.words[Int(found)] == alias.means)
      }
    }
  }

  @Test func vocabularyComesFirstInEveryTable() {
    var symbols = Vocabulary.makeSymbolTable()
    let size = symbols.count
    #expect(symbols.intern("a word of no vocabulary").index == size)
    #expect(Vocabulary.kind(SymbolID(size)) == nil)
    #expect(Vocabulary.key(SymbolID(size)) == nil)
  }

  @Test func symbolTablesGrowAndKeepTheirTexts() {
    var symbols = Vocabulary.makeSymbolTable()
    let ids = (0..<5000).map { symbols.intern("word\($0)") }
    #expect(Set(ids).count == 5000)
    for (index, id) in ids.enumerated() {
      #expect(symbols.text(id) == "word\(index)")
      #expect(symbols.find("word\(index)") == id)
    }
    #expect(symbols.find("word5000") == nil)
  }
}
