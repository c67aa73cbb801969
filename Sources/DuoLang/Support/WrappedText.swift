extension String {
  /// How many columns of a terminal it takes, on one line.
  package var displayColumns: Int {
    var width = DisplayWidth()
    for scalar in unicodeScalars { width.add(scalar.value) }
    return width.columns
  }

  /// Its words in lines of at most `width` columns; what is in backticks is one word, and a longer word has a line of its own.
  func wrapped(to width: Int) -> [String] {
    displayColumns > width ? unbrokenWords.wrapped(to: width) : [self]
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

extension [String] {
  /// These words with spaces between them in lines of at most `width` columns; a longer word has a line of its own.
  package func wrapped(to width: Int) -> [String] {
    var lines: [String] = []
    var columns = 0
    for word in self {
      let added = word.displayColumns
      if let last = lines.indices.last, columns + 1 + added <= width {
        lines[last] += " " + word
        columns += 1 + added
      } else {
        lines.append(word)
        columns = added
      }
    }
    return lines
  }
}
