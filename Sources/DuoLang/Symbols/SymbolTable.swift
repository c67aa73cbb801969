/// A name or a text, interned: two are the same text exactly when their ids are equal.
public typealias SymbolID = ID<SymbolTable.Text>

/// The distinct words and texts of one run, each stored once.
///
/// The words of the vocabulary are interned first (`Vocabulary.makeSymbolTable`), so that their ids are known constants.
/// Ids are given in order of first sight, which makes them, and all that is sorted by them, deterministic.
public struct SymbolTable: Sendable {
  /// What a `SymbolID` stands for.
  public enum Text: Sendable {}

  /// How many different texts a run may hold: a token keeps its symbol in 24 bits.
  public static let capacity = 1 << 24

  /// All texts, one after the other.
  @usableFromInline var bytes: [UInt8] = []
  /// Where each text ends in `bytes`; it starts where the one before it ends.
  @usableFromInline var ends: [UInt32] = []
  /// Open addressing: hash above, id + 1 below; 0 is empty. The count is a power of two.
  @usableFromInline var slots: [UInt64]

  public init(expecting count: Int = 1024) {
    var size = 1024
    while size < count * 2 { size *= 2 }
    slots = [UInt64](repeating: 0, count: size)
    ends.reserveCapacity(count)
    bytes.reserveCapacity(count * 8)
  }

  public var count: Int { ends.count }

  /// Makes room for the texts of a file of so many bytes, as far as that can be told, so that the table need not grow step by step.
  public mutating func reserve(forFileOf byteCount: Int) {
    let expected = count + byteCount / Self.bytesPerText
    bytes.reserveCapacity(bytes.count + byteCount / Self.bytesPerTextByte)
    ends.reserveCapacity(expected)
    if expected * 2 > slots.count { grow(to: expected * 2) }
  }

  /// How many bytes of a file there are for each text that it has not said before: measured over large apps.
  private static let bytesPerText = 90

  /// How many bytes of a file there are at least for each byte of such texts.
  private static let bytesPerTextByte = 4

  /// The mixing step of the hash, one byte; starts from `hashSeed`.
  @inlinable
  public static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }
  public static let hashSeed: UInt32 = 0x811C_9DC5

  private static func hash(_ text: Span<UInt8>) -> UInt32 {
    var hash = hashSeed
    for index in text.indices { hash = Self.hash(hash, text[index]) }
    return hash
  }

  /// The slot at which the search for a text of this hash begins.
  @inlinable
  static func slot(_ hash: UInt32, _ mask: Int) -> Int { Int(hash &* 0x9E37_79B1 ^ hash >> 15) & mask }

  /// Interns the bytes `range` of `source`, whose `hash` the scanner has already made.
  ///
  /// - Complexity: O(length), amortised.
  @inlinable
  public mutating func intern(_ source: Span<UInt8>, _ range: Range<Int>, hash: UInt32) -> SymbolID {
    let mask = slots.count - 1
    var slot = Self.slot(hash, mask)
    while slots[slot] != 0 {
      let entry = slots[slot]
      if UInt32(truncatingIfNeeded: entry >> 32) == hash {
        let id = SymbolID(rawValue: UInt32(truncatingIfNeeded: entry) - 1)
        if matches(id, source, range) { return id }
      }
      slot = (slot + 1) & mask
    }
    return insert(source, range, hash: hash, slot: slot)
  }

  @inlinable
  func matches(_ id: SymbolID, _ source: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let own = self.range(of: id)
    guard own.count == range.count else { return false }
    var left = own.lowerBound
    var right = range.lowerBound
    while left < own.upperBound {
      if bytes[left] != source[right] { return false }
      left += 1
      right += 1
    }
    return true
  }

  @usableFromInline
  mutating func insert(_ source: Span<UInt8>, _ range: Range<Int>, hash: UInt32, slot: Int) -> SymbolID {
    bytes.append(addingCapacity: range.count) { text in
      for index in range { text.append(source[index]) }
    }
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    slots[slot] = UInt64(hash) << 32 | UInt64(ends.count)
    if ends.count * 2 > slots.count { grow(to: ends.count * 2) }
    return SymbolID(ends.count - 1)
  }

  /// Gives it at least `size` slots.
  private mutating func grow(to size: Int) {
    let old = slots
    var count = old.count
    while count < size { count *= 2 }
    slots = [UInt64](repeating: 0, count: count)
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = Self.slot(UInt32(truncatingIfNeeded: entry >> 32), mask)
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  public mutating func intern(_ text: [UInt8]) -> SymbolID {
    intern(text.span, text.indices, hash: Self.hash(text.span))
  }

  public mutating func intern(_ text: String) -> SymbolID {
    let utf8 = text.utf8
    let source = utf8.span
    return intern(source, source.indices, hash: Self.hash(source))
  }

  /// The symbol of `text` if it has been interned.
  public func find(_ text: String) -> SymbolID? {
    let utf8 = text.utf8
    let source = utf8.span
    let hash = Self.hash(source)
    let mask = slots.count - 1
    var slot = Self.slot(hash, mask)
    while slots[slot] != 0 {
      let entry = slots[slot]
      let id = SymbolID(rawValue: UInt32(truncatingIfNeeded: entry) - 1)
      if UInt32(truncatingIfNeeded: entry >> 32) == hash, matches(id, source, source.indices) { return id }
      slot = (slot + 1) & mask
    }
    return nil
  }

  @inlinable
  public func range(of id: SymbolID) -> Range<Int> {
    let start = id.rawValue == 0 ? 0 : Int(ends[id.index - 1])
    return start..<Int(ends[id.index])
  }

  /// The text's UTF-8.
  @inlinable
  public func utf8(_ id: SymbolID) -> ArraySlice<UInt8> { bytes[range(of: id)] }

  public func text(_ id: SymbolID) -> String { String(decoding: utf8(id), as: UTF8.self) }
}
