import DuoLang

/// `scenario-without-effect`: a key of a scenario that can matter nowhere in the apps that know it.
///
/// What a pose makes of a key is the layout's business (`DuoLayout`); here is what the program alone tells.
public struct ScenarioWithoutEffect {
  let program: Program

  public init(_ program: Program) { self.program = program }

  /// The keys of `scenario` that need something which `app` does not have, each with what that is.
  public func idleKeys(of scenario: Scenario, in app: AppID) -> [(key: Key, needs: String)] {
    var idle: [(key: Key, needs: String)] = []
    let presentations = program.apps[app].presentations.map { program.presentations[$0].kind }
    if scenario.detent != nil, !presentations.contains(.sheet) { idle.append((.detent, "a sheet")) }
    if scenario.sheetPlacement != nil, !presentations.contains(.sheet) { idle.append((.sheetPlacement, "a sheet")) }
    if scenario.isSearchActive, !hasSearch(app) { idle.append((.search, "a screen with `search`")) }
    if scenario.compression != nil, !hasTabs(app) { idle.append((.compression, "a tab bar")) }
    return idle
  }

  private func hasSearch(_ app: AppID) -> Bool {
    for state in program.apps[app].states {
      for position in program.states[state].elements {
        if case .search = program.elements[position] { return true }
      }
    }
    return false
  }

  private func hasTabs(_ app: AppID) -> Bool {
    program.containers.elements.contains { $0.kind == .tabs && program.presentations[$0.presentation].app == app }
  }
}
