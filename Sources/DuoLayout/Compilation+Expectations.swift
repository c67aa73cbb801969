import DuoIR
import DuoLang

/// How the expectations of a run came out.
public struct ExpectationCount: Hashable, Sendable {
  public var held = 0
  public var failed = 0
  /// Do not hold, and an `ignore` covers that.
  public var ignored = 0
  /// Of apps whose files have errors.
  public var unchecked = 0
}

extension Compilation {
  /// Checks each `expect` in the poses and scenarios that it names, and reports where it does not hold, unless an `ignore` covers it.
  ///
  /// - Complexity: O(expectations × poses), each by its controls.
  public func checkExpectations(_ diagnostics: inout DiagnosticBag) -> ExpectationCount {
    var count = ExpectationCount()
    for state in program.states.elements { count.unchecked += state.expectations.count }
    var ignores = Ignores(units, symbols)
    forEachExpectation { failures in
      count.unchecked -= 1
      if failures.isEmpty {
        count.held += 1
      } else if failures.diagnostics.allSatisfy({ ignores.cover($0) }) {
        count.ignored += 1
      } else {
        count.failed += 1
        for failure in failures.diagnostics { diagnostics.add(failure) }
      }
    }
    return count
  }

  /// Reports where expectations do not hold, whatever `ignore` says.
  func reportFailedExpectations(_ diagnostics: inout DiagnosticBag) {
    forEachExpectation { failures in
      for failure in failures.diagnostics { diagnostics.add(failure) }
    }
  }

  /// Calls `body` with what is to be said of each expectation of the sound apps: nothing of one that holds.
  private func forEachExpectation(_ body: (DiagnosticBag) -> Void) {
    guard program.expectations.count > 0 else { return }
    var solver = makeSolver(wantsDepartures: true)
    for app in soundApps {
      for state in program.apps[app].states where !program.states[state].expectations.isEmpty {
        check(state, of: app, &solver, body)
      }
    }
  }

  private func check(_ state: StateID, of app: AppID, _ solver: inout Solver, _ body: (DiagnosticBag) -> Void) {
    let all = conditions(of: app, LayoutRequest(poses: .all))
    // Each is laid out when it is first asked for.
    var layouts = [Layout?](repeating: nil, count: all.count)
    for id in program.states[state].expectations {
      let expectation = program.expectations[id]
      var named: [Layout] = []
      for index in all.indices where expectation.names(all[index]) {
        let layout = layouts[index] ?? solver.layout(state, all[index])
        layouts[index] = layout
        named.append(layout)
      }
      var failures = DiagnosticBag()
      checkExpectation(expectation, of: named, symbols, &failures)
      body(failures)
    }
  }
}

extension Expectation {
  /// Whether it is about these conditions.
  func names(_ named: Conditions) -> Bool {
    if conditions.isEmpty { return true }
    for name in conditions {
      if let scenario = named.scenario {
        if scenario.name == name { return true }
      } else if named.pose.name == name || named.pose.alias == name {
        return true
      }
    }
    return false
  }
}
