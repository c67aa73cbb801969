import DuoLang

/// The names of a pose's cluster and nodes in a diagram.
struct PoseNodes {
  let name: [UInt8]
  /// By list; nil where the bar is empty.
  private(set) var nodes: [[UInt8]?] = [nil, nil, nil, nil, nil, nil, nil]
  /// The node that keeps the pose in its place among the others.
  var anchor: [UInt8] = []

  init(name: [UInt8]) { self.name = name }

  var isEmpty: Bool { anchor.isEmpty }

  mutating func set(_ list: Layout.List, _ name: [UInt8]) {
    nodes[Int(list.rawValue)] = name
    if anchor.isEmpty { anchor = name }
  }

  /// The nodes as they stand below each other.
  private static let stack: [Layout.List] = [.top, .column, .bottom, .menu, .keyboard, .custom, .hidden]

  /// Writes what puts the pose's nodes below each other.
  func writeStack(into sink: inout some ByteSink) {
    sink.write("          { rank=\"same\";")
    var above: [UInt8]?
    for list in Self.stack {
      guard let node = nodes[Int(list.rawValue)] else { continue }
      sink.write(" \"")
      sink.write(node[...])
      sink.write("\";")
    }
    sink.write(" }\n")
    for list in Self.stack {
      guard let node = nodes[Int(list.rawValue)] else { continue }
      // Within a rank of a diagram that runs from left to right, an edge runs upwards.
      if let above { sink.write(orderFrom: node[...], to: above[...], depth: 5) }
      above = node
    }
  }
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
