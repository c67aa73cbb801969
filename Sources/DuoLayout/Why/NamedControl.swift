import DuoIR
import DuoLang

/// A control of one screen or state, as a path names it: what `why` is asked about.
public struct NamedControl: Sendable {
  public var app: AppID
  public var state: StateID
  public var name: SymbolID
  /// Where it is declared; nil for what the system adds.
  public var position: SourcePosition?
}

extension Compilation {
  /// The controls that `path` names, in the order of their apps and screens: a suffix of the chain of app, tab or presentation,
  /// screen, state and control. What the system adds counts where some layout has it.
  ///
  /// - Complexity: O(items); for a control of the system each matching screen is laid out.
  public func controls(named path: String) -> [NamedControl] {
    let parts = pathParts(path)
    guard let last = parts.last, let name = symbols.find(last) else { return [] }
    var found: [NamedControl] = []
    // Where controls are declared does not matter here.
    var solver = Solver(program: program, device: device, names: names, symbols: symbols)
    forEachState(under: parts.dropLast()) { app, state in
      for item in items(of: state, in: app) where program.items[item].name == name {
        found.append(NamedControl(app: app, state: state, name: name, position: program.items[item].position))
      }
      if names.isControl(name), hasSystemControl(name, state, in: app, &solver) {
        found.append(NamedControl(app: app, state: state, name: name, position: nil))
      }
    }
    return found
  }

  /// The names of what stands on the screens and states that `path` names, each once; of all of them if it is empty.
  public func controlNames(under path: String) -> [String] {
    var names: [SymbolID] = []
    forEachState(under: path.isEmpty ? [] : pathParts(path)[...]) { app, state in
      for item in items(of: state, in: app) where !names.contains(program.items[item].name) { names.append(program.items[item].name) }
    }
    return names.map { symbols.text($0) }
  }

  /// Whether `path` names a screen or state.
  public func knowsScreen(under path: String) -> Bool {
    var isKnown = false
    forEachState(under: pathParts(path)[...]) { _, _ in isKnown = true }
    return isKnown
  }

  /// What the system adds, by the names that paths and expectations use.
  public static let systemControlNames = ["back", "overflow", "tabs", "search", "sidebarToggle"]

  /// Every declared control as `Screen.control` or `Screen.state.control`.
  public var controlPaths: [String] {
    var paths: [String] = []
    forEachState(under: []) { app, state in
      for item in items(of: state, in: app) {
        paths.append(path(of: NamedControl(app: app, state: state, name: program.items[item].name, position: nil)))
      }
    }
    return paths
  }

  /// `Article.share`, `Feeds.selecting.done`; where there are several apps all of the chain, `Reader.feeds.Article.share`.
  public func path(of control: NamedControl) -> String {
    let state = program.states[control.state]
    let screens = program.apps.count > 1 ? program.pathNames(state.screen) : [program.screens[state.screen].name]
    return (screens + (state.name.map { [$0] } ?? []) + [control.name]).map { symbols.text($0) }.joined(separator: ".")
  }

  // MARK: States

  private func pathParts(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { String(decoding: Array($0), as: UTF8.self) }
  }

  /// Calls `body` with each state of a sound app whose chain of names ends in `path`.
  private func forEachState(under path: ArraySlice<String>, _ body: (AppID, StateID) -> Void) {
    var wanted: [SymbolID] = []
    for part in path {
      guard let symbol = symbols.find(part) else { return }
      wanted.append(symbol)
    }
    for app in soundApps {
      for state in program.apps[app].states {
        var chain = program.pathNames(program.states[state].screen)
        if let name = program.states[state].name { chain.append(name) }
        guard chain.count >= wanted.count, chain.suffix(wanted.count).elementsEqual(wanted) else { continue }
        body(app, state)
      }
    }
  }

  /// The declared items that a state's layouts can show: its own, and those of bars that the app draws.
  private func items(of state: StateID, in app: AppID) -> [ItemID] {
    var items: [ItemID] = []
    program.forEachItem(of: state) { items.append($0) }
    let screen = program.screens[program.states[state].screen]
    if program.states[state].name != nil, let base = screen.states.first {
      for bar in program.states[base].customBars { program.forEachItem(of: bar) { items.append($0) } }
    }
    guard program.presentations[screen.presentation].kind == .window else { return items }
    for bar in program.apps[app].customBars { program.forEachItem(of: bar) { items.append($0) } }
    var next = screen.container
    while let container = next {
      if let bar = program.containers[container].accessory { program.forEachItem(of: bar) { items.append($0) } }
      next = program.containers[container].parent
    }
    return items
  }

  private func hasSystemControl(_ name: SymbolID, _ state: StateID, in app: AppID, _ solver: inout Solver) -> Bool {
    let subject = NamedControl(app: app, state: state, name: name, position: nil)
    for condition in conditions(of: app, LayoutRequest(poses: .all)) {
      let layout = solver.layout(state, condition)
      if layout.sighting(of: ControlIdentity(subject, nil)) != nil { return true }
    }
    return false
  }
}

extension SystemNames {
  /// Whether the system adds a control of this name.
  func isControl(_ name: SymbolID) -> Bool {
    name == back || name == overflow || name == tabs || name == search || name == sidebarToggle
  }
}
