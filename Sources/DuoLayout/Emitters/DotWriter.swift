import DuoLang

/// The names of nodes, clusters and edges of one diagram: made of `[a-z0-9_]` only, each given once.
struct DotNames {
  private var used = SymbolTable(expecting: 256)

  /// Makes the name of what stands at `path`, the parts joined by `_` and empty ones left out; where another has it already,
  /// a number is added.
  mutating func make(_ path: ArraySlice<UInt8>...) -> [UInt8] {
    var name: [UInt8] = []
    for part in path where !part.isEmpty {
      if !name.isEmpty { name.append(UInt8(ascii: "_")) }
      for byte in part { name.append(Self.plain(byte)) }
    }
    if name.isEmpty { name.append(UInt8(ascii: "_")) }
    if isNew(name) { return name }
    var number = 2
    while true {
      var candidate = name
      candidate.write("_")
      candidate.write(number)
      if isNew(candidate) { return candidate }
      number += 1
    }
  }

  private mutating func isNew(_ name: [UInt8]) -> Bool {
    let count = used.count
    _ = used.intern(name)
    return used.count > count
  }

  private static func plain(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    default: UInt8(ascii: "_")
    }
  }
}

/// DOT's syntax: statements, quoting, labels. All text of users goes through `dot:` or `html:`.
extension ByteSink {
  /// Writes `text` as it stands inside a quoted attribute: nothing in it is an escape, an entity or an end of the string.
  mutating func write(dot text: ArraySlice<UInt8>) {
    var reader = PlainText(text)
    while let scalar = reader.next() {
      switch scalar {
      case 0x22: write("\\\"")
      case 0x26: write("&amp;")
      case 0x5C: write("\\\\")
      default: write(scalar: scalar)
      }
    }
  }

  /// Writes `text` as it stands in an HTML-like label, cut with `…` where it is wider than `limit` columns.
  ///
  /// Of an empty text a space is written: elements of a label must not be empty.
  mutating func write(html text: ArraySlice<UInt8>, limit: Int = Int.max) {
    if text.isEmpty { return write("&#160;") }
    let isCut = Cells.width(of: text) > limit
    var width = DisplayWidth()
    var reader = PlainText(text)
    while let scalar = reader.next() {
      width.add(scalar)
      if isCut, width.columns >= limit { return write("…") }
      switch scalar {
      case 0x22: write("&quot;")
      case 0x26: write("&amp;")
      case 0x3C: write("&lt;")
      case 0x3E: write("&gt;")
      // Labels know escapes of their own (`\N`).
      case 0x5C: write("\\\\")
      default: write(scalar: scalar)
      }
    }
  }

  /// Writes ` key="value"`; the value is written as it is.
  mutating func write(attribute key: String, _ value: String) {
    write(" ")
    write(key)
    write("=\"")
    write(value)
    write("\"")
  }

  /// Writes ` key="text"`, the text quoted.
  mutating func write(attribute key: String, dot text: ArraySlice<UInt8>) {
    write(" ")
    write(key)
    write("=\"")
    write(dot: text)
    write("\"")
  }

  /// Writes the begin of a cluster and what every cluster says, up to its label.
  mutating func write(clusterNamed name: [UInt8], class word: String, tooltip: ArraySlice<UInt8>, depth: Int) {
    write(indent: depth)
    write("subgraph \"cluster_")
    write(name[...])
    write("\" {\n")
    write(indent: depth + 1)
    write("graph [")
    write("id=\"")
    write(name[...])
    write("\"")
    write(attribute: "class", word)
    write(attribute: "tooltip", dot: tooltip)
  }

  /// Writes the node that keeps an empty cluster from vanishing.
  mutating func write(anchorNamed name: [UInt8], depth: Int) {
    write(indent: depth)
    write("\"")
    write(name[...])
    write("\" [id=\"")
    write(name[...])
    write("\" class=\"anchor\" tooltip=\"\" style=\"invis\" label=\"\"];\n")
  }

  /// Writes an edge that is not seen and keeps order.
  mutating func write(orderFrom start: ArraySlice<UInt8>, to end: ArraySlice<UInt8>, depth: Int) {
    write(indent: depth)
    write("\"")
    write(start)
    write("\" -> \"")
    write(end)
    write("\" [style=\"invis\"];\n")
  }

  mutating func write(indent depth: Int) { write(UInt8(ascii: " "), times: depth * 2) }
}
