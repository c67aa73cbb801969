import DuoLang

/// An icon as a symbol's name asks for it: a motif, and what its suffixes make of it.
///
/// `trash.fill` fills it, `plus.circle` puts it into a shape, `bell.slash` strikes it out, `person.badge.plus` adds a small one,
/// `12.circle` shows a number. Words that depend on the reading direction (`chevron.backward`) are resolved first.
struct IconVariant: Equatable {
  /// The motif; nil where the shape holds text.
  private(set) var motif: String?
  /// A number or letters in the shape.
  private(set) var text = ""
  /// `circle` and the like, around the motif.
  private(set) var shape: String?
  private(set) var isFilled = false
  private(set) var isStruckOut = false
  /// The small icon at the lower right; empty for a dot.
  private(set) var badge: String?

  /// Shapes that hold a motif.
  static let shapes = ["circle", "square", "rectangle", "diamond", "triangle", "hexagon", "shield", "capsule", "bubble", "message"]

  /// The variant that `name` asks for; nil if its motif is unknown.
  init?(_ name: ArraySlice<UInt8>, _ isRightToLeft: Bool) {
    guard name.count <= 64, !name.isEmpty else { return nil }
    for byte in name where !Self.isPlain(byte) { return nil }
    var words: [String] = []
    for word in name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      words.append(Self.physical(String(decoding: word, as: UTF8.self), isRightToLeft))
    }
    if !resolve(words[...]) { return nil }
  }

  private mutating func resolve(_ words: ArraySlice<String>) -> Bool {
    guard let last = words.last, !last.isEmpty else { return false }
    if takeWhole(words) { return true }
    let rest = words.dropLast()
    guard let first = rest.first else { return false }
    if let place = rest.firstIndex(where: { $0 == "badge" }), place > rest.startIndex, shape == nil {
      return takeBadge(words[(place + 1)...]) && resolve(words[..<place])
    }
    switch last {
    case "badge":
      badge = ""
    case "fill":
      isFilled = true
    case "slash":
      isStruckOut = true
    // Neither changes much of what is seen.
    case "ltr", "rtl", "dashed", "inverse":
      break
    case _ where shape == nil && Self.shapes.contains(last):
      shape = last
      if rest.count == 1, Self.isShort(first), IconSet.find(first) == nil {
        text = first
        return true
      }
    case _ where rest.count == 1 && (first == "goforward" || first == "gobackward") && Self.isNumber(last):
      motif = IconSet.find(first)?.name
      text = last
      return true
    default:
      return false
    }
    return resolve(rest)
  }

  private mutating func takeWhole(_ words: ArraySlice<String>) -> Bool {
    let name = Self.join(words)
    guard let icon = IconSet.find(name) else { return false }
    motif = icon.name
    return true
  }

  private mutating func takeBadge(_ words: ArraySlice<String>) -> Bool {
    let name = Self.join(words.last == "fill" ? words.dropLast() : words)
    badge = IconSet.find(name)?.name ?? ""
    return true
  }

  // MARK: Words

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// One letter or a number of two digits.
  private static func isShort(_ word: String) -> Bool { word.utf8.count == 1 || isNumber(word) }

  private static func isNumber(_ word: String) -> Bool {
    for byte in word.utf8 where byte < UInt8(ascii: "0") || byte > UInt8(ascii: "9") { return false }
    return word.utf8.count <= 2
  }

  private static func join(_ words: ArraySlice<String>) -> String {
    var name: [UInt8] = []
    for word in words {
      if !name.isEmpty { name.append(UInt8(ascii: ".")) }
      name.append(contentsOf: word.utf8)
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// The side that a word of the reading direction means.
  private static func physical(_ word: String, _ isRightToLeft: Bool) -> String {
    switch word {
    case "backward", "leading": isRightToLeft ? "right" : "left"
    case "forward", "trailing": isRightToLeft ? "left" : "right"
    default: word
    }
  }

  /// What the variant is called in a document: letters, digits and `-`.
  var id: [UInt8] {
    var id = [UInt8]("icon".utf8)
    for word in [motif ?? "", text, shape ?? "", isFilled ? "fill" : "", isStruckOut ? "slash" : ""] where !word.isEmpty {
      id.write("-")
      for byte in word.utf8 { id.append(byte == UInt8(ascii: ".") ? UInt8(ascii: "-") : byte) }
    }
    if let badge {
      id.write("-badge")
      if !badge.isEmpty { id.write("-") }
      for byte in badge.utf8 { id.append(byte == UInt8(ascii: ".") ? UInt8(ascii: "-") : byte) }
    }
    return id
  }
}
