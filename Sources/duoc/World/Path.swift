import DuoLang

/// A path as the operating system takes it: bytes, which need not be UTF-8.
struct Path: Hashable, Sendable {
  var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }
  init(_ text: String) { bytes = [UInt8](text.utf8) }

  /// The directory in which relative paths begin; children of it are written without a prefix.
  static let workingDirectory = Path(".")

  private static let slash = UInt8(ascii: "/")

  var isAbsolute: Bool { bytes.first == Self.slash }

  /// This directory's child (or descendant) `name`; an absolute `name` stands for itself.
  func appending(_ name: Path) -> Path {
    if self == .workingDirectory || bytes.isEmpty || name.isAbsolute { return name }
    return Path(bytes: bytes.last == Self.slash ? bytes + name.bytes : bytes + [Self.slash] + name.bytes)
  }

  /// The directory that holds it, by its text alone; `.` for a mere name, `/` for the root.
  var parent: Path {
    let trimmed = withoutTrailingSlashes.bytes
    guard let slash = trimmed.lastIndex(of: Self.slash) else { return .workingDirectory }
    let parent = Path(bytes: [UInt8](trimmed[..<slash])).withoutTrailingSlashes
    return parent.bytes.isEmpty ? Path("/") : parent
  }

  /// The part after the last slash.
  var name: ArraySlice<UInt8> {
    let trimmed = withoutTrailingSlashes.bytes[...]
    return trimmed.lastIndex(of: Self.slash).map { trimmed[($0 + 1)...] } ?? trimmed
  }

  /// Whether the name ends in `.duo`, with something before it.
  var isSource: Bool { name.count > 4 && name.suffix(4).elementsEqual(".duo".utf8) }

  /// Whether the name begins with a dot: editors' locks, version control, caches.
  var isHidden: Bool { name.first == UInt8(ascii: ".") }

  /// Without `.` and without `NAME/..`, as far as the text tells: through links it may be another file.
  var normalized: Path {
    var kept: [ArraySlice<UInt8>] = []
    for part in bytes.split(separator: Self.slash) where !part.elementsEqual(".".utf8) {
      if part.elementsEqual("..".utf8), let last = kept.last, !last.elementsEqual("..".utf8) {
        kept.removeLast()
      } else {
        kept.append(part)
      }
    }
    let joined = [UInt8](kept.joined(separator: [Self.slash]))
    return Path(bytes: isAbsolute ? [Self.slash] + joined : joined)
  }

  /// For people and messages: U+FFFD stands for what is not UTF-8 or would act on a terminal.
  var display: String { String(decoding: bytes, as: UTF8.self).printable }

  /// A text that no other path has, also where Swift's strings compare as equal what differs in bytes.
  var identity: String {
    let digits = [UInt8]("0123456789ABCDEF".utf8)
    var text: [UInt8] = []
    for byte in bytes {
      if byte < 0x80, byte != UInt8(ascii: "%") {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private var withoutTrailingSlashes: Path {
    var end = bytes.count
    while end > 1, bytes[end - 1] == Self.slash { end -= 1 }
    return end == bytes.count ? self : Path(bytes: [UInt8](bytes[..<end]))
  }
}

extension String {
  /// With U+FFFD for what would act on a terminal or on the text beside it.
  var printable: String {
    guard unicodeScalars.contains(where: \.isHarmful) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { text.append(scalar.isHarmful ? "\u{FFFD}" : scalar) }
    return String(text)
  }

  /// As a message quotes what the user gave: in backquotes, harmless, at most 80 characters.
  var quoted: String {
    let text = printable
    return text.count > 80 ? "`\(text.prefix(79))…`" : "`\(text)`"
  }
}
