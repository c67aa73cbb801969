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

  /// The raw value that the word `symbol`, or what it is an alias for, has among its attribute's words; nil if it is none of them.
  public static func ordinal(of symbol: SymbolID, in attribute: AttributeID) -> UInt8? {
    let facts = index.attributeFacts[attribute.index]
    guard symbol.index < index.keys.count else { return nil }
    for position in Int(facts.firstWord)..<Int(facts.firstWord) + Int(facts.wordCount) where index.words[position].symbol == symbol {
      return index.words[position].ordinal
    }
    return nil
  }

  /// What the checks ask of a kind, without its texts.
  public static func facts(_ kind: Kind) -> KindFacts { index.kindFacts[Int(kind.rawValue)] }
  /// What the checks ask of an attribute, without its texts.
  public static func facts(_ attribute: AttributeID) -> AttributeFacts { index.attributeFacts[attribute.index] }

  /// A new table in which the vocabulary's words have their fixed ids.
  public static func makeSymbolTable() -> SymbolTable { index.symbols }

  private static let index = Index()

  /// The tables as arrays by id, made once.
  private struct Index: Sendable {
    var symbols = SymbolTable()
    /// By symbol: the raw value of its key, or 255.
    var keys: [UInt8] = []
    /// By kind and key: the attribute's position + 1, or 0.
    var attributes: [UInt8]
    var kindFacts: [KindFacts] = []
    var attributeFacts: [AttributeFacts] = []
    /// The words and aliases of all attributes, one attribute after the other.
    var words: [(symbol: SymbolID, ordinal: UInt8)] = []

    init() {
      for kind in kinds {
        _ = symbols.intern(kind.word)
        kindFacts.append(
          KindFacts(
            parents: kind.parents, standsInFile: kind.standsInFile, name: kind.name, nameIsPath: kind.nameIsPath, label: kind.label,
            block: kind.block))
      }
      attributes = [UInt8](repeating: 0, count: Int(Kind.count) * Int(Key.count))
      var keySymbols: [SymbolID] = []
      for word in keyWords { keySymbols.append(symbols.intern(word)) }
      for position in Vocabulary.attributes.indices {
        let attribute = Vocabulary.attributes[position]
        for kind in Kind.allCases where attribute.owners.contains(kind) {
          attributes[Int(kind.rawValue) * Int(Key.count) + Int(attribute.key.rawValue)] = UInt8(position + 1)
        }
        let type = attribute.type
        attributeFacts.append(
          AttributeFacts(
            key: attribute.key, forms: type.forms, list: type.list, firstWord: UInt16(words.count),
            wordCount: UInt16(type.words.count + type.aliases.count)))
        for (ordinal, word) in type.words.enumerated() { words.append((symbols.intern(word), UInt8(ordinal))) }
        for alias in type.aliases {
          words.append((symbols.intern(alias.word), UInt8(type.words.firstIndex { $0 == alias.means } ?? 0)))
        }
      }
      keys = [UInt8](repeating: 255, count: symbols.count)
      for (position, symbol) in keySymbols.enumerated() { keys[symbol.index] = UInt8(position) }
    }
  }
}
