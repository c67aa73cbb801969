import DuoLang

/// Writes `set` as a Graphviz diagram: a cluster for each app, screen and state, and pose.
///
/// In a pose the column stands as a stack, with the rows and the menu; edges follow each control from pose to pose where it
/// changes bar. What rests on an estimate is dashed. `dot` accepts it without a word, whatever the texts are.
public func writeDot(_ set: LayoutSet, into sink: inout some ByteSink) {
  var diagram = Diagram(set)
  diagram.writeHead()
  sink.write(diagram.text[...])
  var start = 0
  while start < set.layouts.count {
    let isFirst = start == 0 || set.layouts[start - 1].app != set.layouts[start].app
    let end = set.endOfScreen(from: start)
    let isLast = end == set.layouts.count || set.layouts[end].app != set.layouts[start].app
    diagram.text.removeAll(keepingCapacity: true)
    if isFirst { diagram.beginApp(set.layouts[start].app) }
    diagram.write(screen: set.layouts[start..<end])
    if isLast { diagram.text.write("    }\n") }
    sink.write(diagram.text[...])
    start = end
  }
  sink.write("  }\n}\n")
}

/// The text of a diagram, and the names given in it.
private struct Diagram {
  private let symbols: SymbolTable
  private let device: [UInt8]
  private let isEmpty: Bool
  private var names = DotNames()
  var text: [UInt8] = []

  init(_ set: LayoutSet) {
    symbols = set.symbols
    device = [UInt8](set.device.utf8)
    isEmpty = set.layouts.isEmpty
  }

  mutating func writeHead() {
    let name = names.make([UInt8]("duo".utf8)[...])
    text.write("digraph \"")
    text.write(name[...])
    text.write("\" {\n  graph [id=\"")
    text.write(name[...])
    text.write(
      """
      " class="bars" tooltip="bars, pose by pose" rankdir="LR" newrank="true" fontname="Helvetica" fontsize="11" \
      fontcolor="#1f2328" bgcolor="transparent" nodesep="0.12" ranksep="0.6" pad="0.1" labeljust="l"];
        node [shape="plain" fontname="Helvetica" fontsize="11" fontcolor="#1f2328"];
        edge [fontname="Helvetica" fontsize="9" arrowsize="0.6" penwidth="1.3"];

      """)
    // One cluster holds the others, for clusters that nothing holds would stand in reverse.
    let page = names.make(name[...], [UInt8]("page".utf8)[...])
    text.write(clusterNamed: page, class: "device", tooltip: device[...], depth: 1)
    text.write(" style=\"filled\" fillcolor=\"#ffffff\" color=\"#ffffff\" label=<<FONT POINT-SIZE=\"9\" COLOR=\"#57606a\">")
    text.write(html: device[...], limit: 60)
    text.write(" · ≈ and dashed: estimated, nobody published it</FONT>>];\n")
    if isEmpty { text.write(anchorNamed: names.make(page[...], [UInt8]("empty".utf8)[...]), depth: 2) }
  }

  mutating func beginApp(_ app: SymbolID) {
    let name = names.make(symbols.utf8(app))
    text.write(clusterNamed: name, class: "app", tooltip: symbols.utf8(app), depth: 2)
    text.write(" style=\"rounded,filled\" fillcolor=\"#eaeef2\" color=\"#8b949e\" label=<<FONT POINT-SIZE=\"16\"><B>")
    text.write(html: symbols.utf8(app), limit: 60)
    text.write("</B></FONT>>];\n")
  }

  mutating func write(screen layouts: ArraySlice<Layout>) {
    guard let first = layouts.first else { return }
    var title: [UInt8] = []
    title.write(headOf: layouts, symbols)
    let name = names.make(symbols.utf8(first.app), symbols.utf8(first.screen), first.state.map { symbols.utf8($0) } ?? [])
    text.write(clusterNamed: name, class: "screen", tooltip: title[...], depth: 3)
    text.write(" style=\"rounded,filled\" fillcolor=\"#ffffff\" color=\"#8b949e\" label=<<FONT POINT-SIZE=\"13\"><B>")
    text.write(html: symbols.utf8(first.screen), limit: 60)
    if let state = first.state {
      text.write(" · ")
      text.write(html: symbols.utf8(state), limit: 40)
    }
    if let presentation = first.presentation.name {
      text.write(" · ")
      text.write(first.presentation.word)
      text.write(" ")
      text.write(html: symbols.utf8(presentation), limit: 40)
    }
    text.write("</B></FONT>>];\n")
    let screenNames = ScreenNames(layouts, symbols)
    var poses: [PoseNode] = []
    for layout in layouts { poses.append(write(pose: layout, of: layouts, screenNames, path: name)) }
    for position in poses.indices.dropFirst() {
      text.write(orderFrom: poses[position - 1].node[...], to: poses[position].node[...], depth: 4)
    }
    write(movesOf: layouts, screenNames, poses)
    text.write("      }\n")
  }

  /// Writes the cluster of a pose, in it one node with the bars below each other, and returns their names.
  private mutating func write(
    pose layout: Layout, of layouts: ArraySlice<Layout>, _ screenNames: ScreenNames, path: [UInt8]
  ) -> PoseNode {
    var tooltip: [UInt8] = []
    tooltip.write(poseOf: layout, symbols)
    let name = names.make(path[...], symbols.utf8(layout.pose), layout.scenario.map { symbols.utf8($0) } ?? [])
    text.write(clusterNamed: name, class: layout.isPlain ? "pose" : "scenario", tooltip: tooltip[...], depth: 4)
    text.write(" style=\"rounded,filled\" fillcolor=\"#f6f8fa\" color=\"#afb8c1\" label=")
    text.write(labelOf: layout, symbols)
    text.write("];\n")
    let node = names.make(name[...], [UInt8]("bars".utf8)[...])
    if layout.controls.isEmpty {
      text.write(anchorNamed: node, depth: 5)
    } else {
      write(barsOf: layout, screenNames, reference: layout.isPlain ? nil : Self.plain(layout.pose, in: layouts), node, tooltip)
    }
    text.write("        }\n")
    return PoseNode(cluster: name, node: node)
  }

  /// Writes the node of a pose: a table with a table for each bar.
  private mutating func write(
    barsOf layout: Layout, _ screenNames: ScreenNames, reference: Layout?, _ node: [UInt8], _ tooltip: [UInt8]
  ) {
    text.write(indent: 5)
    text.write("\"")
    text.write(node[...])
    text.write("\" [id=\"")
    text.write(node[...])
    text.write("\" class=\"bars\"")
    text.write(attribute: "tooltip", dot: tooltip[...])
    text.write(" label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"4\">")
    let reasons = Reasons(layout)
    for list in PoseNode.stack where !layout[list].isEmpty {
      text.write("\n<TR><TD>")
      BarLabel(layout: layout, list: list, names: screenNames, reasons: reasons, reference: reference).write(into: &text)
      text.write("</TD></TR>")
    }
    text.write("</TABLE>>];\n")
  }

  private static func plain(_ pose: SymbolID, in layouts: ArraySlice<Layout>) -> Layout? {
    for layout in layouts where layout.isPlain && layout.pose == pose { return layout }
    return nil
  }

  /// Writes an edge for each control that stands in different bars in a pose and the next.
  private mutating func write(movesOf layouts: ArraySlice<Layout>, _ screenNames: ScreenNames, _ poses: [PoseNode]) {
    let matrix = ControlMatrix(layouts, screenNames)
    for position in layouts.indices.dropFirst() where layouts[position].isPlain && layouts[position - 1].isPlain {
      let index = position - layouts.startIndex
      for row in matrix.order {
        guard let old = matrix.place(row, index - 1), let new = matrix.place(row, index), old.list != new.list else { continue }
        let control = layouts[position].controls[new.index]
        let name = names.make(symbols.utf8(control.name), poses[index - 1].cluster[...], poses[index].cluster[...])
        var tooltip: [UInt8] = []
        tooltip.write(nameOf: control, screenNames)
        tooltip.write(": ")
        tooltip.write(old)
        tooltip.write(" in ")
        tooltip.write(poseOf: layouts[position - 1], symbols)
        tooltip.write(", ")
        tooltip.write(new)
        tooltip.write(" in ")
        tooltip.write(poseOf: layouts[position], symbols)
        write(
          edge: name, from: poses[index - 1].node, old, to: poses[index].node, new, tooltip: tooltip,
          isEstimated: control.basis == .estimated)
      }
    }
  }

  private mutating func write(
    edge name: [UInt8], from start: [UInt8], _ old: ControlMatrix.Place, to end: [UInt8], _ place: ControlMatrix.Place,
    tooltip: [UInt8], isEstimated: Bool
  ) {
    text.write(indent: 4)
    text.write("\"")
    text.write(start[...])
    text.write("\":\"")
    text.write(old.list.word)
    text.write("_o")
    text.write(old.number)
    text.write("\":\"e\" -> \"")
    text.write(end[...])
    text.write("\":\"")
    text.write(place.list.word)
    text.write("_i")
    text.write(place.number)
    text.write("\":\"w\" [id=\"")
    text.write(name[...])
    text.write("\" class=\"move ")
    text.write(place.list.word)
    text.write("\"")
    text.write(attribute: "tooltip", dot: tooltip[...])
    text.write(attribute: "style", isEstimated ? "dashed" : "solid")
    text.write(attribute: "color", place.list.color)
    text.write("];\n")
  }
}
