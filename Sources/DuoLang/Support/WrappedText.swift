extension String {
  /// How many columns of a terminal it takes, on one line.
  var displayColumns: Int {
    var width = DisplayWidth()
    for scalar in unicodeScalars { width.add(scalar.value) }
    return width.columns
  }

  /// Its words in lines of at most `width` columns; what is in backticks is one word, and a longer word has a line of its own.
  ///
  /// - Parameter first: how many columns the first line has, if that is another number.
  func wrapped(to width: Int, first: Int? = nil) -> [String] {
    guard displayColumns > first ?? width else { return [self] }
    var lines: [String] = []
    var line = ""
    for word in unbrokenWords {
      let room = lines.isEmpty ? first ?? width : width
      if !line.isEmpty, line.displayColumns + 1 + word.displayColumns > room {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    lines.append(line)
    return lines
  }

  /// What stands between blanks that are not between backticks.
  private var unbrokenWords: [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var isCode = false
    for byte in utf8 {
      if byte == UInt8(ascii: "`") { isCode.toggle() }
      if byte == UInt8(ascii: " "), !isCode {
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      } else {
        word.append(byte)
      }
    }
    words.append(String(decoding: word, as: UTF8.self))
    return words
  }
}
