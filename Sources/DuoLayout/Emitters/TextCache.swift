/// Texts that were made before, by what they say. A key has one place, by its hash: the key that comes last keeps it, so that
/// there are never more texts than places.
struct TextCache<Key: Equatable> {
  private var keys: [Key?]
  private(set) var texts: [[UInt8]]

  /// - Requires: `places` is a power of two, up to 65,536.
  init(places: Int) {
    keys = [Key?](repeating: nil, count: places)
    texts = [[UInt8]](repeating: [], count: places)
  }

  func place(forHash hash: UInt64) -> Int {
    // The high bits of a product depend on all bits of its factors.
    Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 48) & (keys.count - 1)
  }

  /// Whether the text at `place` is that of `key`.
  func holds(_ key: Key, at place: Int) -> Bool { keys[place] == key }

  mutating func keep(_ text: [UInt8], of key: Key, at place: Int) {
    keys[place] = key
    texts[place] = text
  }
}
