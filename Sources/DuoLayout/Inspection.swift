import DuoIR
import DuoLang

extension Compilation {
  /// All findings: of the texts, of the rules that need the program, of those that need layouts, and of expectations.
  ///
  /// What `ignore` covers is left out. The findings and their order do not depend on `workers`.
  /// - Complexity: O(rules × items × poses).
  public func findings(_ workers: some Workers = OneWorker()) -> DiagnosticBag {
    let isSmall = program.states.count + program.items.count < Inspection.leastForThreads
    var bag = isSmall ? ruleFindings(OneWorker()) : ruleFindings(workers)
    reportFailedExpectations(&bag)
    var ignores = Ignores(units, symbols)
    let judged = soundFiles
    return ignores.applied(to: bag) { judged[$0.index] }
  }

  /// What the texts and the rules say, before `ignore`.
  private func ruleFindings(_ workers: some Workers) -> DiagnosticBag {
    let inspection = Inspection(self)
    let parts = inspection.parts
    var collected = CollectedFindings(diagnostics)
    var start = 0
    while start < parts.count {
      let batch = parts[start..<min(start + workers.batch, parts.count)]
      let keepsTexts = !collected.isFull
      for found in workers.map(batch.count, { inspection.findings(batch[batch.startIndex + $0], keepsTexts: keepsTexts) }) {
        collected.add(found)
      }
      start = batch.endIndex
    }
    return collected.diagnostics
  }

  /// By file: whether it is one of a sound app's, in which all rules are applied.
  private var soundFiles: [Bool] {
    var isSound = [Bool](repeating: false, count: units.count)
    for app in soundApps {
      for file in program.apps[app].files { isSound[file.index] = true }
    }
    return isSound
  }
}

/// The rules' work on a compilation, in parts that need nothing of each other.
struct Inspection: Sendable {
  /// A piece of the work; the order of the pieces is that of their findings.
  enum Part: Sendable {
    case app(AppID)
    case states(IDRange<ScreenState>)
    case layouts([Conditions], IDRange<ScreenState>)
  }

  /// How many states and items there must be: fewer are checked before another thread has started.
  static let leastForThreads = 128

  private let compilation: Compilation
  private let context: RuleContext
  private let placement = PlacementCheck()
  private let rules = InspectionRule.all.map { (needs: $0.needs, check: $0.screen) }

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
      let conditions = compilation.inspectedConditions(of: app)
      for range in ranges(of: app) { parts.append(.layouts(conditions, range)) }
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
    case .layouts(let conditions, let states):
      var inspector = Inspector(compilation, conditions, findings.context)
      for state in states {
        var screen = inspector.layouts(of: state)
        check(screen, &findings)
        inspector.recycle(&screen)
      }
    }
    return findings
  }

  private func check(_ screen: ScreenLayouts, _ findings: inout Findings) {
    let traits = screen.facts.traits
    for rule in rules where traits.isSuperset(of: rule.needs) { rule.check(screen, &findings) }
  }
}

extension Compilation {
  /// What the screens of an app are laid out in for rules: every pose that is inspected and, if asked, every scenario that the app knows.
  ///
  /// - Complexity: O(screens of the app × depth).
  func inspectedConditions(of app: AppID, withScenarios: Bool = true) -> [Conditions] {
    conditions(inspectedPoses(of: app, program, device), withScenarios ? program.apps[app].scenarios.map { program.scenarios[$0] } : [])
  }
}

/// Lays out the screens of an app for rules.
struct Inspector {
  private let context: RuleContext
  private let conditions: [Conditions]
  private var solver: Solver
  private let departures: (StateID, Int) -> [Departure]

  init(_ compilation: Compilation, _ conditions: [Conditions], _ context: RuleContext) {
    self.context = context
    self.conditions = conditions
    let solver = Solver(
      program: compilation.program, device: compilation.device, names: compilation.names, symbols: compilation.symbols)
    self.solver = solver
    departures = { state, index in
      var solver = solver
      solver.wantsDepartures = true
      return solver.layout(state, conditions[index]).leaving
    }
  }

  /// - Complexity: O(poses and scenarios), each by the items of the state.
  mutating func layouts(of state: StateID) -> ScreenLayouts {
    let conditions = conditions
    var layouts: [Layout] = []
    layouts.reserveCapacity(conditions.count)
    for index in conditions.span.indices { layouts.append(solver.layout(state, conditions.span[index])) }
    return ScreenLayouts(StateFacts(context, state), layouts, departures: departures)
  }

  /// Takes back what the layouts of a screen that has been checked were made in.
  mutating func recycle(_ screen: inout ScreenLayouts) {
    for index in screen.layouts.indices { solver.recycle(&screen.layouts[index]) }
  }
}
