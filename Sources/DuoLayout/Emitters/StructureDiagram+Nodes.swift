import DuoIR
import DuoLang

/// The nodes and clusters of a structure diagram.
extension StructureDiagram {
  mutating func write(_ id: ItemID, in path: [SymbolID], depth: Int) {
    let item = program.items[id]
    node(path + [item.name], class: "item", depth: depth) { text, symbols in
      text.write("<B>")
      text.write(html: symbols.utf8(item.name), limit: 40)
      text.write("</B>")
      if let title = item.title {
        text.write("  “")
        text.write(html: symbols.utf8(title), limit: 40)
        text.write("”")
      }
      let hints = StructureHints(item, symbols).text
      if !hints.isEmpty {
        text.write("<BR ALIGN=\"LEFT\"/><FONT POINT-SIZE=\"9\" COLOR=\"#57606a\">")
        text.write(html: hints[...], limit: 72)
        text.write("<BR ALIGN=\"LEFT\"/></FONT>")
      }
    }
    var next = item.firstChild
    while let child = next {
      write(child, in: path + [item.name], depth: depth)
      next = program.items[child].nextSibling
    }
  }

  mutating func write(_ search: Search, in path: [SymbolID], depth: Int) {
    node(path + [SystemNames.word(.search)], class: "search", depth: depth) { text, _ in
      text.write("<B>search</B>")
      guard search.placement != .automatic else { return }
      text.write("<BR ALIGN=\"LEFT\"/><FONT POINT-SIZE=\"9\" COLOR=\"#57606a\">placement: \(search.placement.word)<BR ALIGN=\"LEFT\"/></FONT>")
    }
  }

  mutating func write(_ spacer: Spacer, in path: [SymbolID], depth: Int) {
    let size: String =
      switch spacer.size {
      case .flexible: "flexible"
      case .fixed: "fixed"
      case .points(let points): "\(points.description) points"
      }
    node(path + [SystemNames.word(.spacer)], class: "spacer", depth: depth) { text, _ in
      text.write("<FONT POINT-SIZE=\"9\" COLOR=\"#57606a\">spacer · \(size)</FONT>")
    }
  }

  mutating func node(
    _ path: [SymbolID], class word: String, depth: Int, hasBorder: Bool = true, _ label: (inout [UInt8], SymbolTable) -> Void
  ) {
    let tooltip = dotted(path)
    let name = names.make(utf8(path)[...])
    stack.append(name)
    text.write(indent: depth)
    text.write("\"")
    text.write(name[...])
    text.write("\" [id=\"")
    text.write(name[...])
    text.write("\"")
    text.write(attribute: "class", word)
    text.write(attribute: "tooltip", dot: tooltip[...])
    text.write(" label=<<TABLE BORDER=\"\(hasBorder ? 1 : 0)\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"4\" COLOR=\"#afb8c1\" \(hasBorder ? "BGCOLOR=\"#ffffff\" " : "")STYLE=\"ROUNDED\"><TR><TD ALIGN=\"LEFT\">")
    label(&text, symbols)
    text.write("</TD></TR></TABLE>>];\n")
  }

  // MARK: Clusters and edges

  mutating func begin(group: Group, in path: [SymbolID], depth: Int) {
    var word = "group"
    if group.placement != .automatic { word += " · placement: \(group.placement.word)" }
    if let axis = group.axis { word += " · axis: \(axis.word)" }
    if let priority = group.priority { word += " · priority: \(priority.word)" }
    if group.when != .always { word += " · when: \(group.when.word)" }
    begin(path: path + [SystemNames.word(.group)], word: word, name: nil, title: group.title, fill: "#eaf2fb", depth: depth)
  }

  mutating func begin(path: [SymbolID], word: String, name: SymbolID?, title: SymbolID?, fill: String, depth: Int) {
    let id = names.make(utf8(path)[...])
    let kind = word.utf8.firstIndex(of: UInt8(ascii: " ")).map { String(word[..<$0]) } ?? word
    text.write(clusterNamed: id, class: kind, tooltip: dotted(path)[...], depth: depth)
    text.write(" style=\"rounded,filled\" fillcolor=\"\(fill)\" color=\"#8b949e\" label=<<FONT POINT-SIZE=\"9\" COLOR=\"#57606a\">\(word)</FONT>")
    if let name {
      text.write(" <B>")
      text.write(html: symbols.utf8(name), limit: 60)
      text.write("</B>")
    }
    if let title {
      text.write("  “")
      text.write(html: symbols.utf8(title), limit: 60)
      text.write("”")
    }
    text.write(">];\n")
  }

  /// Puts what has been written since the last call one below the other, in order.
  mutating func endStack() {
    for index in stack.indices.dropFirst() { edges.write(orderFrom: stack[index - 1][...], to: stack[index][...], depth: 1) }
    stack.removeAll(keepingCapacity: true)
  }

  mutating func end(depth: Int) {
    text.write(indent: depth)
    text.write("}\n")
  }

  func utf8(_ path: [SymbolID]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, part) in path.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "_")) }
      bytes.append(contentsOf: symbols.utf8(part))
    }
    return bytes
  }

  func dotted(_ path: [SymbolID]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, part) in path.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ".")) }
      bytes.append(contentsOf: symbols.utf8(part))
    }
    return bytes
  }
}
