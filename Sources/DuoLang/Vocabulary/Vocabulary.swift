/// The words of the language: which kinds and attributes there are, where they stand, what they take.
///
/// The parser, the checks, `explain`, the formatter, the reference and the tests all read this one table. To add a word is
/// to add a row (`Kind+Table`, `Attribute+…`) and, for a new word, a case (`Kind`, `Key`, `Values`).
public enum Vocabulary {
  public static let edition = "1"

  public static subscript(kind: Kind) -> KindDefinition { kinds[Int(kind.rawValue)] }
  public static subscript(attribute: AttributeID) -> AttributeDefinition { attributes[attribute.index] }

  /// The kind whose word `symbol` is. - Complexity: O(1).
  public static func kind(_ symbol: SymbolID) -> Kind? {
    symbol.rawValue < UInt32(Kind.count) ? Kind(rawValue: UInt8(symbol.rawValue)) : nil
  }

  /// The key whose word `symbol` is. - Complexity: O(1).
  public static func key(_ symbol: SymbolID) -> Key? {
    symbol.index < index.keys.count ? Key(rawValue: index.keys[symbol.index]) : nil
  }

  public static func isAttribute(_ symbol: SymbolID) -> Bool { key(symbol) != nil }

  /// The attribute that `key` is in a declaration of `kind`, if it may stand there. - Complexity: O(1).
  public static func attribute(_ key: Key, in kind: Kind) -> AttributeID? {
    let slot = index.attributes[Int(kind.rawValue) * Int(Key.count) + Int(key.rawValue)]
    return slot == 0 ? nil : AttributeID(Int(slot) - 1)
  }

  /// The position among its attribute's words of the word `symbol`, aliases resolved; nil if it is none of them.
  public static func ordinal(of symbol: SymbolID, in attribute: AttributeID) -> (ordinal: UInt8, isAlias: Bool)? {
    guard symbol.index < vocabularySize else { return nil }
    let words = index.words[attribute.index]
    for position in words.indices where words[position] == symbol {
      let type = Vocabulary[attribute].type
      guard position >= type.words.count else { return (UInt8(position), false) }
      let meant = type.aliases[position - type.words.count].means
      return (UInt8(type.words.firstIndex { Array($0.utf8) == Array(meant.utf8) } ?? 0), true)
    }
    return nil
  }

  /// A new table in which the vocabulary's words have their fixed ids.
  public static func makeSymbolTable() -> SymbolTable { index.symbols }

  /// How many symbols are words of the vocabulary.
  public static var vocabularySize: Int { index.symbols.count }

  private static let index = Index()

  /// The tables as arrays by id, made once.
  private struct Index: Sendable {
    var symbols = SymbolTable()
    /// By symbol: the raw value of its key, or 255.
    var keys: [UInt8] = []
    /// By kind and key: the attribute's position + 1, or 0.
    var attributes: [UInt8]
    /// By attribute: the symbols of its words and aliases.
    var words: [[SymbolID]] = []

    init() {
      for kind in kinds { _ = symbols.intern(kind.word) }
      attributes = [UInt8](repeating: 0, count: Int(Kind.count) * Int(Key.count))
      var keySymbols: [SymbolID] = []
      for word in keyWords { keySymbols.append(symbols.intern(word)) }
      for (position, attribute) in Vocabulary.attributes.enumerated() {
        for kind in attribute.owners.kinds {
          attributes[Int(kind.rawValue) * Int(Key.count) + Int(attribute.key.rawValue)] = UInt8(position + 1)
        }
        var row: [SymbolID] = []
        for word in attribute.type.words { row.append(symbols.intern(word)) }
        for alias in attribute.type.aliases { row.append(symbols.intern(alias.word)) }
        words.append(row)
      }
      keys = [UInt8](repeating: 255, count: symbols.count)
      for (position, symbol) in keySymbols.enumerated() { keys[symbol.index] = UInt8(position) }
    }
  }
}
