import DuoLang
import DuoLayout

extension Session {
  /// Where the control is that `name` names, and why.
  ///
  /// - Parameters:
  ///   - withPoses: whether poses are wanted, and not scenarios alone.
  ///   - withScenarios: whether scenarios are wanted, and not poses alone.
  /// - Throws: if it names none, or several: then the message says which.
  func reasons(for name: String, _ selection: Selection, withPoses: Bool, withScenarios: Bool) throws(Failure) -> [UInt8] {
    try checkNames(of: selection)
    let controls = compilation.controls(named: name)
    guard let control = controls.first else { throw unknownControl(name) }
    guard controls.count == 1 else { throw ambiguous(name, controls.map { compilation.path(of: $0) }) }
    var set = compilation.layouts(of: control, LayoutRequest(selection, else: .all))
    if !withScenarios { set.layouts.removeAll { $0.scenario != nil } }
    if !withPoses { set.layouts.removeAll { $0.scenario == nil } }
    var bytes: [UInt8] = []
    compilation.writeWhy(control, set, into: &bytes)
    return bytes
  }

  private func ambiguous(_ name: String, _ paths: [String]) -> Failure {
    let shown = paths.prefix(8).map(\.printable).joined(separator: ", ")
    let more = paths.count > 8 ? " and \(paths.count - 8) more" : ""
    return Failure("\(name.quoted) names \(paths.count) controls; one of them is meant: \(shown)\(more)")
  }

  private func unknownControl(_ name: String) -> Failure {
    // A screen or state is not enough.
    let inside = compilation.controlNames(under: name)
    if !inside.isEmpty {
      let shown = inside.prefix(8).map { "\(name).\($0)".printable }.joined(separator: ", ")
      return Failure("\(name.quoted) holds controls; one of them is meant: \(shown)\(inside.count > 8 ? ", …" : "")")
    }
    if let dot = name.lastIndex(of: "."), Compilation.systemControlNames.contains(String(name[name.index(after: dot)...])),
      compilation.knowsScreen(under: String(name[..<dot]))
    {
      return Failure("\(String(name[..<dot]).quoted) has no \(String(name[name.index(after: dot)...]).quoted) in any pose or scenario")
    }
    // Too much before it, such as an app's name without the tab that follows.
    var rest = name[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      let controls = compilation.controls(named: String(rest))
      if controls.count == 1 { return Failure("there is no control \(name.quoted); did you mean \(compilation.path(of: controls[0]).quoted)?") }
    }
    let candidates = name.contains(".") ? compilation.controlPaths : compilation.controlNames(under: "")
    return Failure("there is no control \(name.quoted); \(alternatives(to: name, among: candidates))")
  }
}
