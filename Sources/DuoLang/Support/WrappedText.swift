extension String {
  /// How many columns of a terminal it takes, on one line.
  package var displayColumns: Int {
    var width = DisplayWidth()
    for scalar in unicodeScalars { width.add(scalar.value) }
    return width.columns
  }

  /// Its words in lines of at most `width` columns; what is in backticks is one word, and a longer word has a line of its own.
  ///
  /// - Parameter first: how many columns the first line has, if that is another number.
  func wrapped(to width: Int, first: Int? = nil) -> [String] {
    displayColumns > first ?? width ? unbrokenWords.wrapped(to: width, first: first) : [self]
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
  ///
  /// - Parameter first: how many columns the first line has, if that is another number.
  package func wrapped(to width: Int, first: Int? = nil) -> [String] {
    var lines: [String] = []
    var columns = 0
    for word in self {
      let added = word.displayColumns
      let room = lines.count == 1 ? first ?? width : width
      if let last = lines.indices.last, columns + 1 + added <= room {
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
