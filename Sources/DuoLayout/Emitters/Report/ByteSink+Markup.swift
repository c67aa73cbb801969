import DuoLang

/// HTML that is XML as well. All text of users goes through these or `write(xml:)`.
extension ByteSink {
  /// Writes `text` as it stands in an element or a quoted attribute.
  mutating func write(xml text: String) { write(xml: Array(text.utf8)[...]) }

  /// Writes the lines of `text` as they are.
  mutating func write(preformatted text: [UInt8]) {
    var rest = text[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      write(xml: rest[..<end])
      write("\n")
      rest = rest[(end + 1)...]
    }
    write(xml: rest)
  }

  /// Writes a name or title so that its direction leaves its neighbours alone; a dash for an empty one.
  mutating func write(isolated text: ArraySlice<UInt8>) {
    write("<bdi>")
    if text.isEmpty { write("–") } else { write(xml: text) }
    write("</bdi>")
  }

  /// Writes the title of what is called `name`; nothing where it has none or says the same.
  mutating func write(title: SymbolID?, besides name: SymbolID, _ symbols: SymbolTable) {
    guard let title else { return }
    let (text, word) = (symbols.utf8(title), symbols.utf8(name))
    func isSame(_ left: UInt8, _ right: UInt8) -> Bool {
      left == right || left ^ right == 0x20 && (0x61...0x7A).contains(left | 0x20)
    }
    guard !text.isEmpty, text.count != word.count || !zip(text, word).allSatisfy(isSame) else { return }
    write(" <span class=\"label\">")
    write(isolated: text)
    write("</span>")
  }

  /// Writes `text` with what stands between backticks as code.
  mutating func write(prose text: String) {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "`")), let end = rest[(start + 1)...].firstIndex(of: UInt8(ascii: "`")) {
      write(xml: rest[..<start])
      write("<code dir=\"auto\">")
      write(xml: rest[(start + 1)..<end])
      write("</code>")
      rest = rest[(end + 1)...]
    }
    write(xml: rest)
  }

  /// Writes how sure something is, as word and shape: the style sheet puts a shape before each of the three words.
  mutating func write(badgeOf basis: Basis) {
    write("<span class=\"basis \(basis.word)\">\(basis.word)</span>")
  }
}

extension TextTable {
  /// Writes the table in HTML, the first row and the first column as heads; `caption` is for those who do not see it.
  func writeHTML(caption: String, class name: String, into sink: inout some ByteSink) {
    sink.write("<table class=\"\(name)\">\n<caption class=\"unseen\">")
    sink.write(xml: caption)
    sink.write("</caption>\n")
    for row in 0..<rowCount {
      sink.write(row == 0 ? "<thead><tr>" : "<tr>")
      for column in 0..<columnCount {
        let kind = row == 0 ? "th scope=\"col\"" : column == 0 ? "th scope=\"row\"" : "td"
        sink.write("<\(kind)>")
        sink.write(xml: cells[row * columnCount + column])
        sink.write(row == 0 || column == 0 ? "</th>" : "</td>")
      }
      sink.write(row == 0 ? "</tr></thead>\n<tbody>\n" : "</tr>\n")
    }
    sink.write("</tbody>\n</table>\n")
  }
}
