/// What a byte may begin or continue: one table look-up decides where the lexer goes.
enum CharacterClass {
  static let wordStart: UInt8 = 1
  static let wordPart: UInt8 = 2
  static let blank: UInt8 = 4
  /// Ends the fast scan through a string or a comment: quote, backslash, newline, control characters, NUL, non-ASCII.
  static let stop: UInt8 = 8

  static let table: [UInt8] = (0..<256).map { value in
    let byte = UInt8(value)
    var flags: UInt8 = 0
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      flags = wordStart | wordPart
    case UInt8(ascii: "."): flags = wordPart
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): flags = blank
    default: break
    }
    if byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { flags |= stop }
    return flags
  }
}
