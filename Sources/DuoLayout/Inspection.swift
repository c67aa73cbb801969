import DuoIR
import DuoLang

extension Compilation {
  /// All findings: of the texts, of the rules that need the program, of those that need layouts, and of expectations.
  ///
  /// What `ignore` covers is left out. The findings and their order do not depend on `workers`.
  /// - Complexity: O(rules × items × poses).
  public func findings(_ workers: some Workers = OneWorker()) -> DiagnosticBag {
    let inspection = Inspection(self)
    let parts = inspection.parts
    // So little is checked before another thread has started.
    let isSmall = program.states.count + program.items.count < 128
    let batchSize = isSmall ? parts.count : workers.batch
    var collected = CollectedFindings(diagnostics)
    var start = 0
    while start < parts.count {
      let batch = parts[start..<min(start + batchSize, parts.count)]
      let keepsTexts = !collected.isFull
      let work: @Sendable (Int) -> Findings = { inspection.findings(batch[batch.startIndex + $0], keepsTexts: keepsTexts) }
      for found in isSmall ? OneWorker().map(batch.count, work) : workers.map(batch.count, work) { collected.add(found) }
      start = batch.endIndex
    }
    var bag = collected.diagnostics
    reportFailedExpectations(&bag)
    var ignores = Ignores(units, symbols)
    return ignores.applied(to: bag)
  }
}

/// The rules' work on a compilation, in parts that need nothing of each other.
struct Inspection: Sendable {
  /// A piece of the work; the order of the pieces is that of their findings.
  enum Part: Sendable {
    case app(AppID)
    case states(IDRange<ScreenState>)
    case layouts(AppID, IDRange<ScreenState>)
  }

  private let compilation: Compilation
  private let context: RuleContext
  private let placement = PlacementCheck()
  private let rules = InspectionRule.all

  init(_ compilation: Compilation) {
    self.compilation = compilation
    context = RuleContext(compilation.program, compilation.symbols)
  }

  var parts: [Part] {
    let program = compilation.program
    var parts: [Part] = []
    for app in program.apps.ids where !program.apps[app].files.contains(where: { compilation.diagnostics.hasErrors(in: $0) }) {
      parts.append(.app(app))
      for range in ranges(of: app) { parts.append(.states(range)) }
    }
    for app in compilation.soundApps {
      for range in ranges(of: app) { parts.append(.layouts(app, range)) }
    }
    return parts
  }

  private func ranges(of app: AppID) -> [IDRange<ScreenState>] {
    let states = compilation.program.apps[app].states
    return (Int(states.lower)..<Int(states.upper)).parts.map {
      IDRange(lower: UInt32(truncatingIfNeeded: $0.lowerBound), upper: UInt32(truncatingIfNeeded: $0.upperBound))
    }
  }

  /// What the rules find in one part.
  ///
  /// - Parameter keepsTexts: false where findings are only counted from now on.
  func findings(_ part: Part, keepsTexts: Bool) -> Findings {
    var findings = Findings(RuleContext(context), compilation.units, keepsTexts: keepsTexts)
    switch part {
    case .app(let app): placement.check(app, &findings)
    case .states(let states): placement.check(states, &findings)
    case .layouts(let app, let states):
      var inspector = Inspector(compilation, app, findings.context)
      for state in states { check(inspector.layouts(of: state), &findings) }
    }
    return findings
  }

  private func check(_ screen: ScreenLayouts, _ findings: inout Findings) {
    let traits = screen.facts.traits
    for rule in rules where traits.isSuperset(of: rule.needs) { rule.screen(screen, &findings) }
  }
}

/// Lays out the screens of an app for rules, in every pose that is inspected and every scenario that the app knows.
struct Inspector {
  private let context: RuleContext
  private let conditions: [Conditions]
  private var solver: Solver
  private let departures: (StateID, Int) -> [Departure]

  init(_ compilation: Compilation, _ app: AppID, _ context: RuleContext, withScenarios: Bool = true) {
    self.context = context
    let poses = inspectedPoses(of: app, compilation.program, compilation.device)
    var conditions = poses.map { Conditions(pose: $0, scenario: nil, statusName: compilation.names.status) }
    if withScenarios {
      for id in compilation.program.apps[app].scenarios {
        let scenario = compilation.program.scenarios[id]
        guard let pose = compilation.device.pose(scenario.pose) else { continue }
        conditions.append(Conditions(pose: pose, scenario: scenario, statusName: compilation.names.status))
      }
    }
    self.conditions = conditions
    let solver = Solver(
      program: compilation.program, device: compilation.device, names: compilation.names, symbols: compilation.symbols)
    self.solver = solver
    departures = { [conditions] state, index in
      var solver = solver
      solver.wantsDepartures = true
      return solver.layout(state, conditions[index]).leaving
    }
  }

  /// - Complexity: O(poses and scenarios), each by the items of the state.
  mutating func layouts(of state: StateID) -> ScreenLayouts {
    let layouts = conditions.map { solver.layout(state, $0) }
    return ScreenLayouts(StateFacts(context, state), layouts, departures: departures)
  }
}
