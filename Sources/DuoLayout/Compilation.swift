import DuoIR
import DuoLang

/// One run of the compiler: the whole pipeline, from texts to layouts.
///
/// *Invariant:* what it gives depends on its inputs alone; a stage runs after errors over what is sound.
public struct Compilation: Sendable {
  /// The files of the run by `FileID`: those given, then those imported, in the order met.
  public private(set) var sources: [SourceFile] = []
  /// What tells each of `sources` apart from all others, as its `SourceInput` said.
  public private(set) var identities: [String] = []
  public private(set) var units: [Unit] = []
  public private(set) var symbols = Vocabulary.makeSymbolTable()
  public private(set) var diagnostics = DiagnosticBag()
  public private(set) var program = Program()
  public private(set) var device: Device
  let names: SystemNames
  private var fileIDs: [String: FileID] = [:]

  /// Compiles `roots` and what they import, up to the checked program. Never fails: what is wrong is in `diagnostics`.
  ///
  /// - Parameter deviceFile: one more root; the device that it declares is that of the run, whatever others declare.
  public init(_ roots: [SourceInput], deviceFile: SourceInput? = nil, loader: inout some SourceLoader) {
    names = SystemNames(&symbols)
    device = Device.iPhoneDuo(&symbols)
    var loading = Loading(roots + (deviceFile.map { [$0] } ?? []))
    while let input = loading.next() {
      let unit = frontEnd(input.source, FileID(sources.count))
      sources.append(input.source)
      identities.append(input.identity)
      units.append(unit)
      loading.loadImports(of: unit, input, &loader, symbols, &diagnostics)
    }
    fileIDs = loading.known
    loading.reportCycles(units, symbols, &diagnostics)
    var choice = DeviceChoice(units, over: device, symbols)
    device = choice.run(preferring: deviceFile.flatMap { fileIDs[$0.identity] }, &diagnostics)
    program = lower(units, imports: loading.links, poses: device.poseNames, symbols: &symbols, diagnostics: &diagnostics)
    reportIdleScenarioKeys(program, units, device, names, symbols, &diagnostics)
  }

  /// Text to checked tree.
  private mutating func frontEnd(_ source: SourceFile, _ file: FileID) -> Unit {
    symbols.reserve(forFileOf: source.count)
    let tokens = lex(source, file: file, symbols: &symbols, diagnostics: &diagnostics)
    let tree = parse(tokens, of: source, file: file, symbols: symbols, diagnostics: &diagnostics)
    return typeCheck(tree, of: source, symbols: symbols, diagnostics: &diagnostics)
  }

  /// The names under which poses can be asked for, aliases among them, in the device's order.
  public var poseNames: [String] { device.poseNames.map { symbols.text($0) } }

  /// The screens that `--screen` can name, and the scenarios, of all apps.
  public var screenNames: [String] { program.screens.elements.map { symbols.text($0.name) } }
  public var scenarioNames: [String] { program.scenarios.elements.map { symbols.text($0.name) } }

  /// Writes the layouts asked for as `DuoLayout.writeJSON` does, with only one of them at a time in memory.
  public func writeJSON(_ request: LayoutRequest, into sink: inout some ByteSink) {
    var writer = JSONWriter(device: device.title, symbols: symbols, files: sources.map { $0.name })
    forEachLayout(request, locating: true) { writer.write($0, into: &sink) }
    writer.finish(into: &sink)
  }

  /// Writes the apps of `set` as they are declared.
  public func writeStructure(of set: LayoutSet, into sink: inout some ByteSink) {
    let apps = soundApps.filter { app in set.layouts.contains { $0.app == program.apps[app].name } }
    writeDotStructure(program, apps: apps, symbols: symbols, into: &sink)
  }

  /// The file that was read for `input`.
  public func file(_ input: SourceInput) -> FileID? { fileIDs[input.identity] }

  /// Whether a file of the run declares a device, sound or not.
  public func declaresDevice(_ file: FileID) -> Bool {
    let tree = units[file.index].tree
    for node in tree.children(SyntaxTree.root) where tree[node].kind == .declaration {
      if Vocabulary.kind(tree.symbol(node)) == .device { return true }
    }
    return false
  }

  /// Whether a file that declares a device has errors: the device in force may not be the one that is meant.
  public var hasBrokenDevice: Bool { units.contains { diagnostics.hasErrors(in: $0.file) && declaresDevice($0.file) } }

  /// The apps whose files have no errors, by name; none if a file that declares a device has some, as all depend on that.
  public var soundApps: [AppID] {
    if hasBrokenDevice { return [] }
    return program.apps.ids.filter { app in
      !program.apps[app].files.contains { diagnostics.hasErrors(in: $0) }
    }.sorted { symbols.text(program.apps[$0].name) < symbols.text(program.apps[$1].name) }
  }

  /// The layouts asked for, of all sound apps; they do not depend on `workers`.
  ///
  /// - Complexity: O(states × poses), each by its items.
  public func layouts(_ request: LayoutRequest, _ workers: some Workers = OneWorker()) -> LayoutSet {
    var parts: [(states: ArraySlice<StateID>, conditions: [Conditions])] = []
    for app in soundApps {
      let conditions = conditions(of: app, request)
      let states = program.apps[app].states.filter { isAsked(program.states[$0].screen, request) }
      for range in states.indices.parts { parts.append((states[range], conditions)) }
    }
    var solver = makeSolver(wantsDepartures: request.wantsDepartures)
    solver.wantsScenery = request.wantsScenery
    var set = LayoutSet(device: device.title, symbols: symbols, files: sources.map { $0.name })
    set.layouts.reserveCapacity(parts.reduce(0) { $0 + $1.states.count * $1.conditions.count })
    for layouts in workers.map(parts.count, { [parts, solver] index in
      var solver = solver
      return parts[index].states.flatMap { state in parts[index].conditions.map { solver.layout(state, $0) } }
    }) { set.layouts += layouts }
    return set
  }

  /// Whether any layout is asked for.
  public func hasLayouts(_ request: LayoutRequest) -> Bool {
    for app in soundApps where !conditions(of: app, request).isEmpty {
      for state in program.apps[app].states where isAsked(program.states[state].screen, request) { return true }
    }
    return false
  }

  /// Calls `body` with one layout after the other, for what looks at each once: each takes the storage of the one before it.
  ///
  /// - Parameter locating: whether controls say where they are declared.
  public func forEachLayout(_ request: LayoutRequest, locating: Bool = false, _ body: (borrowing Layout) -> Void) {
    var solver = Solver(program: program, device: device, names: names, symbols: symbols)
    if locating { solver.locate(in: sources) }
    visit(request) { state, conditions in
      var layout = solver.layout(state, conditions)
      body(layout)
      solver.recycle(&layout)
    }
  }

  /// The layouts asked for of the screen or state on which `control` is, with departures.
  public func layouts(of control: NamedControl, _ request: LayoutRequest) -> LayoutSet {
    var solver = makeSolver(wantsDepartures: true)
    var set = LayoutSet(device: device.title, symbols: symbols, files: sources.map { $0.name })
    for condition in conditions(of: control.app, request) { set.layouts.append(solver.layout(control.state, condition)) }
    return set
  }

  private func visit(_ request: LayoutRequest, _ body: (StateID, Conditions) -> Void) {
    for app in soundApps {
      let conditions = conditions(of: app, request)
      for state in program.apps[app].states where isAsked(program.states[state].screen, request) {
        for index in conditions.span.indices { body(state, conditions.span[index]) }
      }
    }
  }

  func makeSolver(wantsDepartures: Bool) -> Solver {
    var solver = Solver(program: program, device: device, names: names, symbols: symbols)
    solver.locate(in: sources)
    solver.wantsDepartures = wantsDepartures
    return solver
  }

  /// Whether `path` names a screen of some app.
  public func knowsScreen(_ path: String) -> Bool { program.screens.ids.contains { isNamed($0, path) } }

  /// The screens that one of `paths` names, each with its app; their names are unique in it.
  public func screens(named paths: [String]) -> [(app: SymbolID, screen: SymbolID)] {
    program.screens.ids.filter { screen in paths.contains { isNamed(screen, $0) } }
      .map { (program.apps[program.screens[$0].app].name, program.screens[$0].name) }
  }

  private func isNamed(_ screen: ScreenID, _ path: String) -> Bool {
    let whole = program.pathText(screen, symbols)
    return whole == path || whole.hasSuffix("." + path)
  }

  private func isAsked(_ screen: ScreenID, _ request: LayoutRequest) -> Bool {
    request.screens.isEmpty || request.screens.contains { isNamed(screen, $0) }
  }

  /// The poses asked for in the device's order, then the scenarios that the app knows in file order.
  func conditions(of app: AppID, _ request: LayoutRequest) -> [Conditions] {
    let scenarios = program.apps[app].scenarios.map { program.scenarios[$0] }
    return conditions(
      poses(request.poses),
      request.scenarios.isEmpty ? scenarios : scenarios.filter { request.scenarios.contains(symbols.text($0.name)) })
  }

  /// Those poses, then the scenarios of which the device has the pose.
  func conditions(_ poses: [Pose], _ scenarios: [Scenario]) -> [Conditions] {
    poses.map { Conditions(pose: $0, scenario: nil, statusName: names.status) }
      + scenarios.compactMap { scenario in
        device.pose(scenario.pose).map { Conditions(pose: $0, scenario: scenario, statusName: names.status) }
      }
  }

  private func poses(_ poses: LayoutRequest.Poses) -> [Pose] {
    let wanted: [String]
    switch poses {
    case .all: return device.poses
    case .standard: wanted = LayoutRequest.Poses.standardNames
    case .named(let names): wanted = names
    }
    return device.poses.filter { pose in
      wanted.contains(symbols.text(pose.name)) || pose.alias.map { wanted.contains(symbols.text($0)) } == true
    }
  }
}

/// What to lay out. Empty means all, of poses `Poses.standardNames`.
public struct LayoutRequest: Sendable {
  public enum Poses: Sendable {
    /// `standardNames`.
    case standard
    case all
    case named([String])

    /// The poses of iPhone Duo that a review begins with.
    public static let standardNames = ["outerPortrait", "outerLandscape", "innerLandscape", "innerPortrait"]
  }

  public var poses = Poses.standard
  public var scenarios: [String] = []
  public var screens: [String] = []
  /// Whether each layout tells which items leave next.
  public var wantsDepartures = false
  /// Whether each layout tells what a drawing needs to know.
  public var wantsScenery = false

  public init(poses: Poses = .standard) { self.poses = poses }
}
