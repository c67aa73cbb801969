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
struct StructureDiagram {
  let program: Program
  let symbols: SymbolTable
  var names = DotNames()
  /// By container: what stands in it. Containers and screens are in file order.
  private var innerContainers: [[ContainerID]]
  private var innerScreens: [[ScreenID]]
  var edges: [UInt8] = []
  /// The nodes of the screen that is being written, from the top.
  var stack: [[UInt8]] = []
  var text: [UInt8] = []

  init(_ program: Program, _ symbols: SymbolTable) {
    self.program = program
    self.symbols = symbols
    innerContainers = Array(repeating: [], count: program.containers.count)
    innerScreens = Array(repeating: [], count: program.containers.count)
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
        graph [id="structure" class="structure" tooltip="the app as declared" rankdir="TB" newrank="true" fontname="Helvetica" \
      fontsize="11" fontcolor="#1f2328" bgcolor="transparent" nodesep="0.15" ranksep="0.06" pad="0.1" labeljust="l"];
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
    for presentation in app.presentations.reversed() { write(presentation, app.name) }
    for bar in app.customBars {
      write(program.customBars[bar], in: [app.name], depth: 2)
      endStack()
    }
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
    if innerContainers[id.index].isEmpty, innerScreens[id.index].isEmpty {
      // An empty cluster would vanish.
      text.write(anchorNamed: names.make(utf8(path)[...]), depth: inner)
    }
    // `dot` lays siblings out from the last to the first.
    for child in innerContainers[id.index].reversed() { write(child, in: path, depth: inner) }
    for screen in innerScreens[id.index].reversed() { write(screen, in: path, depth: inner) }
    if let accessory = container.accessory {
      write(program.customBars[accessory], in: path, depth: inner)
      endStack()
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
      let place = declared.name == nil ? self.place(of: id) : "instead of the screen's own"
      node(statePath, class: "place", depth: inner, hasBorder: false) { text, _ in
        text.write("<FONT POINT-SIZE=\"9\" COLOR=\"#57606a\">")
        text.write(html: [UInt8](place.utf8)[...], limit: 60)
        text.write("</FONT>")
      }
      writeElements(declared, in: statePath, depth: inner)
      for bar in declared.customBars { write(program.customBars[bar], in: statePath, depth: inner) }
      if declared.name != nil { end(depth: inner - 1) }
    }
    endStack()
    if let inspector = screen.inspector { write(inspector, in: path, depth: depth + 1) }
    end(depth: depth)
  }

  /// How a screen comes to be shown.
  private func place(of id: ScreenID) -> String {
    let screen = program.screens[id]
    if screen.depth > 0, let container = screen.container {
      let below = innerScreens[container.index].last { program.screens[$0].depth == screen.depth - 1 }
      return "pushed on \(below.map { symbols.text(program.screens[$0].name) } ?? "the one before")"
    }
    if let presenter = program.presentations[screen.presentation].presenter {
      return "presented by \(symbols.text(program.screens[presenter].name))"
    }
    return screen.container == nil ? "in no container" : "root"
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
    if bar.firstItem == nil { text.write(anchorNamed: names.make(utf8(path)[...]), depth: depth + 1) }
    var next = bar.firstItem
    while let item = next {
      write(item, in: path, depth: depth + 1)
      next = program.items[item].nextSibling
    }
    end(depth: depth)
  }
}
