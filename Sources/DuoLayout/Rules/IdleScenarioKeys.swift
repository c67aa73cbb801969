import DuoIR
import DuoLang

/// `scenario-without-effect`: reports the keys of scenarios that change nothing, in their pose or in the apps that know them.
///
/// A key is reported once, and only if it is idle in every app that knows its scenario.
func reportIdleScenarioKeys(
  _ program: Program, _ units: [Unit], _ device: Device, _ names: SystemNames, _ symbols: SymbolTable, _ diagnostics: inout DiagnosticBag
) {
  for id in program.scenarios.ids {
    let scenario = program.scenarios[id]
    guard let pose = device.pose(scenario.pose) else { continue }
    var idle = idleKeys(of: scenario, in: pose, names)
    let check = ScenarioWithoutEffect(program)
    var inApps: [(key: Key, needs: String)]?
    for app in program.apps.ids where program.apps[app].scenarios.contains(id) {
      let own = check.idleKeys(of: scenario, in: app)
      inApps = inApps.map { known in known.filter { key in own.contains { $0.key == key.key } } } ?? own
    }
    for (key, needs) in inApps ?? [] { idle.append((key, "no app that knows it has \(needs)")) }
    guard !idle.isEmpty, let syntax = DeclarationSyntax(scenario.position, units, symbols) else { continue }
    for (key, why) in idle {
      diagnostics.report(
        .scenarioWithoutEffect, at: syntax.attribute(key) ?? syntax.name, "`\(key.word)` has no effect in scenario `\(symbols.text(scenario.name))`", label: why)
    }
  }
}

/// The keys that the scenario's pose makes idle.
private func idleKeys(of scenario: Scenario, in pose: Pose, _ names: SystemNames) -> [(key: Key, why: String)] {
  var idle: [(key: Key, why: String)] = []
  if scenario.pip != nil, pose.display != .inner { idle.append((.pip, "picture-in-picture is pinned on the inner display only")) }
  if scenario.liveActivities > 0, pose.side != .none, !pose.regions.contains(where: { $0.name == names.status }) {
    idle.append((.liveActivities, "this pose has no status region beside the column"))
  }
  if pose.side == .none {
    let horizontal = "bars are horizontal in this pose"
    if scenario.liveActivities > 0 { idle.append((.liveActivities, horizontal)) }
    if scenario.pip != nil, pose.display == .inner { idle.append((.pip, horizontal)) }
    if scenario.compression != nil { idle.append((.compression, horizontal)) }
    if scenario.sheetPlacement != nil { idle.append((.sheetPlacement, horizontal)) }
    if scenario.verticalBar != nil { idle.append((.verticalBar, horizontal)) }
    if scenario.reducesTransparency { idle.append((.reduceTransparency, horizontal)) }
  }
  if let height = scenario.height, height >= pose.window.height { idle.append((.height, "the window is \(pose.window.height.description) high, no higher")) }
  return idle
}
