import DuoIR
import DuoLang

extension Compilation {
  /// All findings: of the texts, of the rules that need the program, of those that need layouts, and of expectations.
  ///
  /// What `ignore` covers is left out. - Complexity: O(rules × items × poses).
  public func findings() -> DiagnosticBag {
    var bag = diagnostics
    check(program, units: units, symbols: symbols, diagnostics: &bag)
    inspect(&bag)
    reportFailedExpectations(&bag)
    var ignores = Ignores(units, symbols)
    return ignores.applied(to: bag)
  }

  /// Runs the rules that need layouts, screen by screen.
  private func inspect(_ diagnostics: inout DiagnosticBag) {
    var findings = Findings(program: program, units: units, symbols: symbols, diagnostics: diagnostics)
    var solver = Solver(program: program, device: device, names: names, symbols: symbols)
    solver.wantsDepartures = true
    for app in soundApps {
      var conditions = inspectedPoses(of: app, program, device).map { Conditions(pose: $0, scenario: nil, statusName: names.status) }
      for id in program.apps[app].scenarios {
        let scenario = program.scenarios[id]
        if let pose = device.pose(scenario.pose) {
          conditions.append(Conditions(pose: pose, scenario: scenario, statusName: names.status))
        }
      }
      for state in program.apps[app].states {
        let layouts = conditions.map { solver.layout(state, $0) }
        let screen = ScreenLayouts(facts: StateFacts(program: program, symbols: symbols, state: state), layouts: layouts, device: device)
        for rule in InspectionRule.all { rule.screen(screen, &findings) }
      }
    }
    diagnostics = findings.diagnostics
  }
}
