import DuoIR
import DuoLang

/// Writes `apps` as they are declared: clusters nested as their containers are, a node for each item with its hints.
///
/// `dot` accepts it without a word, whatever the texts are.
public func writeDotStructure(_ program: Program, apps: [AppID], symbols: SymbolTable, into sink: inout some ByteSink) {
  var diagram = StructureDiagram(program, symbols)
  diagram.writeHead()
  for app in apps { diagram.write(app) }
  diagram.writeEnd()
  sink.write(diagram.text[...])
}

/// The text of a structure diagram, and the names given in it.
private struct StructureDiagram {
  private let program: Program
  private let symbols: SymbolTable
  private var names = DotNames()
  /// By container: what stands in it. Containers and screens are in file order.
  private var innerContainers: [[ContainerID]]
  private var innerScreens: [[ScreenID]]
  /// The node by which edges reach a screen, by screen.
  private var anchors: [[UInt8]]
  private var edges: [UInt8] = []
  var text: [UInt8] = []

  init(_ program: Program, _ symbols: SymbolTable) {
    self.program = program
    self.symbols = symbols
    innerContainers = Array(repeating: [], count: program.containers.count)
    innerScreens = Array(repeating: [], count: program.containers.count)
    anchors = Array(repeating: [], count: program.screens.count)
    for id in program.containers.ids {
      // A screen's inspector is written where the screen is.
      if let parent = program.containers[id].parent, program.containers[id].host == nil { innerContainers[parent.index].append(id) }
    }
    for id in program.screens.ids {
      if let container = program.screens[id].container { innerScreens[container.index].append(id) }
    }
  }

  mutating func writeHead() {
    text.write(
      """
      digraph "structure" {
        graph [id="structure" class="structure" tooltip="the app as declared" rankdir="LR" newrank="true" fontname="Helvetica" \
      fontsize="11" fontcolor="#1f2328" bgcolor="transparent" nodesep="0.08" ranksep="0.5" pad="0.1" labeljust="l"];
        node [shape="plain" fontname="Helvetica" fontsize="11" fontcolor="#1f2328"];
        edge [fontname="Helvetica" fontsize="9" fontcolor="#57606a" color="#57606a" arrowsize="0.6"];

      """)
    _ = names.make([UInt8]("structure".utf8)[...])
  }

  mutating func writeEnd() {
    text.write(edges[...])
    text.write("}\n")
  }

  mutating func write(_ id: AppID) {
    let app = program.apps[id]
    begin(path: [app.name], word: "app", name: app.name, title: app.title, fill: "#eaeef2", depth: 1)
    for presentation in app.presentations { write(presentation, app.name) }
    for bar in app.customBars { write(program.customBars[bar], in: [app.name], depth: 2) }
    end(depth: 1)
  }

  private mutating func write(_ id: PresentationID, _ app: SymbolID) {
    let presentation = program.presentations[id]
    let word: String =
      switch presentation.kind {
      case .window: "window"
      case .sheet: "sheet"
      case .cover: "cover"
      case .popover: "popover"
      }
    var path = [app]
    var depth = 2
    if let name = presentation.name {
      path.append(name)
      begin(path: path, word: word, name: name, title: presentation.title, fill: "#fff8e6", depth: depth)
      depth += 1
    }
    for container in program.containers.ids
    where program.containers[container].presentation == id && program.containers[container].parent == nil
      && program.containers[container].host == nil
    {
      write(container, in: path, depth: depth)
    }
    for screen in program.apps[presentation.app].screens
    where program.screens[screen].presentation == id && program.screens[screen].container == nil {
      write(screen, in: path, depth: depth)
    }
    if presentation.name != nil { end(depth: depth - 1) }
  }

  private mutating func write(_ id: ContainerID, in path: [SymbolID], depth: Int) {
    let container = program.containers[id]
    var path = path
    var inner = depth
    if container.isDeclared {
      var name: SymbolID?
      var title: SymbolID?
      if container.kind == .tab, let tab = program.tab(of: id) {
        name = program.tabs[tab].name
        title = program.tabs[tab].title
      }
      path.append(name ?? SystemNames.word(container.kind.declaration))
      begin(path: path, word: container.kind.declaration.word, name: name, title: title, fill: "#f6f8fa", depth: depth)
      inner += 1
    }
    if let accessory = container.accessory { write(program.customBars[accessory], in: path, depth: inner) }
    for child in innerContainers[id.index] { write(child, in: path, depth: inner) }
    var previous: ScreenID?
    for screen in innerScreens[id.index] {
      write(screen, in: path, depth: inner)
      if let previous { edge(from: previous, to: screen, "pushes") }
      previous = screen
    }
    if container.isDeclared { end(depth: depth) }
  }

  // MARK: Screens

  private mutating func write(_ id: ScreenID, in path: [SymbolID], depth: Int) {
    let screen = program.screens[id]
    let path = path + [screen.name]
    begin(path: path, word: "screen", name: screen.name, title: screen.title, fill: "#ffffff", depth: depth)
    for state in screen.states {
      let declared = program.states[state]
      var inner = depth + 1
      if let name = declared.name {
        begin(path: path + [name], word: "state", name: name, title: declared.title, fill: "#f6f8fa", depth: inner)
        inner += 1
      }
      let statePath = declared.name.map { path + [$0] } ?? path
      let anchor = names.make(utf8(statePath)[...])
      if declared.name == nil { anchors[id.index] = anchor }
      text.write(anchorNamed: anchor, depth: inner)
      writeElements(declared, in: statePath, depth: inner)
      for bar in declared.customBars { write(program.customBars[bar], in: statePath, depth: inner) }
      if declared.name != nil { end(depth: inner - 1) }
    }
    if let inspector = screen.inspector { write(inspector, in: path, depth: depth + 1) }
    end(depth: depth)
    if let presenter = program.presentations[screen.presentation].presenter, screen.depth == 0 {
      edge(from: presenter, to: id, "presents")
    }
  }

  private mutating func writeElements(_ state: ScreenState, in path: [SymbolID], depth: Int) {
    var group: GroupID?
    var isInOverflow = false
    var inner = depth
    for position in state.elements {
      let element = program.elements[position]
      var ownGroup = group
      var ownOverflow = false
      switch element {
      case .item(_, let itemGroup): ownGroup = itemGroup
      case .overflowItem:
        ownGroup = nil
        ownOverflow = true
      case .search: ownGroup = nil
      case .spacer: ownOverflow = isInOverflow
      }
      if ownGroup != group || ownOverflow != isInOverflow {
        if inner > depth { end(depth: depth) }
        inner = depth
        if let ownGroup {
          begin(group: program.groups[ownGroup], in: path, depth: depth)
          inner += 1
        } else if ownOverflow {
          begin(path: path + [SystemNames.word(.overflow)], word: "overflow", name: nil, title: nil, fill: "#f6f8fa", depth: depth)
          inner += 1
        }
        (group, isInOverflow) = (ownGroup, ownOverflow)
      }
      switch element {
      case .item(let item, _), .overflowItem(let item): write(item, in: path, depth: inner)
      case .search(let search): write(search, in: path, depth: inner)
      case .spacer(let spacer): write(spacer, in: path, depth: inner)
      }
    }
    if inner > depth { end(depth: depth) }
  }

  private mutating func write(_ bar: CustomBar, in path: [SymbolID], depth: Int) {
    let word = bar.name == nil ? "accessory" : "customBar"
    begin(path: path + (bar.name.map { [$0] } ?? []), word: word, name: bar.name, title: bar.title, fill: "#f6f8fa", depth: depth)
    text.write(anchorNamed: names.make(utf8(path)[...]), depth: depth + 1)
    var next = bar.firstItem
    while let item = next {
      write(item, in: path, depth: depth + 1)
      next = program.items[item].nextSibling
    }
    end(depth: depth)
  }

  // MARK: Nodes

  private mutating func write(_ id: ItemID, in path: [SymbolID], depth: Int) {
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

  private mutating func write(_ search: Search, in path: [SymbolID], depth: Int) {
    node(path + [SystemNames.word(.search)], class: "search", depth: depth) { text, _ in
      text.write("<B>search</B>")
      guard search.placement != .automatic else { return }
      text.write("<BR ALIGN=\"LEFT\"/><FONT POINT-SIZE=\"9\" COLOR=\"#57606a\">placement: \(search.placement.word)<BR ALIGN=\"LEFT\"/></FONT>")
    }
  }

  private mutating func write(_ spacer: Spacer, in path: [SymbolID], depth: Int) {
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

  private mutating func node(
    _ path: [SymbolID], class word: String, depth: Int, _ label: (inout [UInt8], SymbolTable) -> Void
  ) {
    let tooltip = dotted(path)
    let name = names.make(utf8(path)[...])
    text.write(indent: depth)
    text.write("\"")
    text.write(name[...])
    text.write("\" [id=\"")
    text.write(name[...])
    text.write("\"")
    text.write(attribute: "class", word)
    text.write(attribute: "tooltip", dot: tooltip[...])
    text.write(" label=<<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"4\" COLOR=\"#afb8c1\" BGCOLOR=\"#ffffff\" STYLE=\"ROUNDED\"><TR><TD ALIGN=\"LEFT\">")
    label(&text, symbols)
    text.write("</TD></TR></TABLE>>];\n")
  }

  // MARK: Clusters and edges

  private mutating func begin(group: Group, in path: [SymbolID], depth: Int) {
    var word = "group"
    if group.placement != .automatic { word += " · placement: \(group.placement.word)" }
    if let axis = group.axis { word += " · axis: \(axis.word)" }
    if let priority = group.priority { word += " · priority: \(StructureHints.word(priority))" }
    if group.when != .always { word += " · when: \(group.when.word)" }
    begin(path: path + [SystemNames.word(.group)], word: word, name: nil, title: group.title, fill: "#eaf2fb", depth: depth)
  }

  private mutating func begin(path: [SymbolID], word: String, name: SymbolID?, title: SymbolID?, fill: String, depth: Int) {
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
    // An empty cluster would vanish.
    text.write(anchorNamed: names.make(utf8(path)[...]), depth: depth + 1)
  }

  private mutating func end(depth: Int) {
    text.write(indent: depth)
    text.write("}\n")
  }

  private mutating func edge(from start: ScreenID, to end: ScreenID, _ label: String) {
    edges.write("  \"")
    edges.write(anchors[start.index][...])
    edges.write("\" -> \"")
    edges.write(anchors[end.index][...])
    edges.write("\" [label=\"\(label)\" class=\"\(label)\" tooltip=\"\(label)\"\(label == "presents" ? " style=\"dashed\"" : "")];\n")
  }

  private func utf8(_ path: [SymbolID]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, part) in path.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "_")) }
      bytes.append(contentsOf: symbols.utf8(part))
    }
    return bytes
  }

  private func dotted(_ path: [SymbolID]) -> [UInt8] {
    var bytes: [UInt8] = []
    for (index, part) in path.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ".")) }
      bytes.append(contentsOf: symbols.utf8(part))
    }
    return bytes
  }
}
