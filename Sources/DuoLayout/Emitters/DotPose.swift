import DuoLang

/// The names of a pose's cluster and of the node in it.
struct PoseNode {
  let cluster: [UInt8]
  let node: [UInt8]

  /// The bars as they stand below each other.
  static let stack: [Layout.List] = [.top, .column, .bottom, .menu, .keyboard, .custom, .hidden]
}

extension ByteSink {
  /// Writes the label of a pose's cluster: its name, its size, its room.
  mutating func write(labelOf layout: Layout, _ symbols: SymbolTable) {
    write("<<FONT POINT-SIZE=\"12\"><B>")
    write(html: symbols.utf8(layout.scenario ?? layout.pose), limit: 40)
    write("</B></FONT>")
    if !layout.isPlain {
      write("<BR ALIGN=\"LEFT\"/>scenario in ")
      write(html: symbols.utf8(layout.pose), limit: 40)
    }
    write("<BR ALIGN=\"LEFT\"/><FONT POINT-SIZE=\"9\" COLOR=\"#57606a\">")
    write(layout.window.width, by: layout.window.height)
    var facts = Cells()
    facts.add(sideOf: layout)
    facts.add(roomOf: layout)
    if layout.controls.isEmpty { facts.add("no controls") }
    for position in 0..<facts.count {
      write(position == 1 ? "<BR ALIGN=\"LEFT\"/>" : " · ")
      write(html: facts[position])
    }
    write("<BR ALIGN=\"LEFT\"/></FONT>>")
  }
}
