import DuoLang

/// Scenarios.
extension Lowering {
  /// The scenarios that an app knows: its own and the top-level ones of its file and its imports, in file order.
  mutating func scenarios(of app: NodeRef, _ statements: [NodeRef]) -> [ScenarioID] {
    var known: [ScenarioID] = []
    var names: [SymbolID: SourceSpan] = [:]
    for id in sharedScenarios {
      let file = program.scenarios[id].position.file
      guard file == app.file || imported(file, by: app.file) else { continue }
      let scenario = program.scenarios[id]
      if let other = names[scenario.name] {
        reportOnce(scenario.position) { lowering in
          lowering.diagnostics.report(
            .duplicateName, at: lowering.position(scenario.position),
            "an app knows two scenarios called `\(lowering.symbols.text(scenario.name))`",
            related: [Diagnostic.Related(other, "the other one")])
        }
        continue
      }
      known.append(id)
      names[scenario.name] = position(scenario.position)
    }
    for statement in statements where kind(statement) == .scenario {
      if let id = lowerScenario(statement, &names) { known.append(id) }
    }
    let scenarios = program.scenarios
    return known.sorted { left, right in
      let a = scenarios[left].position, b = scenarios[right].position
      return (a.file.rawValue, a.offset) < (b.file.rawValue, b.offset)
    }
  }

  /// Whether `file` is imported by `importer`; if so the import is used.
  mutating func imported(_ file: FileID, by importer: FileID) -> Bool {
    guard let link = imports[importer.index].first(where: { $0.file == file }) else { return false }
    let ref = NodeRef(file: importer, node: link.node)
    if !usedImports.contains(ref) { usedImports.append(ref) }
    return true
  }

  mutating func lowerScenario(_ ref: NodeRef, _ names: inout [SymbolID: SourceSpan]) -> ScenarioID? {
    let unit = unit(ref)
    if let other = names[name(ref)] {
      reportDuplicateName("scenario", ref, other)
      return nil
    }
    names[name(ref)] = nameSpan(ref)
    if poses.contains(name(ref)) { reportPoseName(ref) }
    var scenario = Scenario(name: name(ref), title: title(unit, ref.node), pose: name(ref), position: unit.position(ref.node))
    var hasPose = false
    for attribute in unit.attributes(of: ref.node) {
      guard let id = unit.attribute(attribute), let value = unit.tree.value(attribute) else { continue }
      if Vocabulary.facts(id).key == .pose {
        scenario.pose = unit.tree.symbol(value)
        hasPose = checkPose(NodeRef(file: ref.file, node: value))
      } else {
        apply(Vocabulary.facts(id).key, unit, value, to: &scenario)
      }
    }
    return hasPose ? program.scenarios.add(scenario) : nil
  }

  private mutating func apply(_ key: Key, _ unit: Unit, _ value: NodeID, to scenario: inout Scenario) {
    let ordinal = unit.ordinal(value) ?? 0
    switch key {
    case .keyboard: scenario.keyboard = height(unit, value)
    case .pip: scenario.pip = height(unit, value)
    case .liveActivities: scenario.liveActivities = Number(symbols.utf8(unit.tree.symbol(value)))?.whole ?? 0
    case .search: scenario.isSearchActive = true
    case .direction: scenario.direction = Direction(rawValue: ordinal) ?? .leftToRight
    case .height: scenario.height = points(unit, value)
    case .detent: scenario.detent = detent(unit, value)
    case .reduceTransparency: scenario.reducesTransparency = ordinal == Flag.true.rawValue
    case .compression: scenario.compression = Compression(rawValue: ordinal)
    case .sheetPlacement: scenario.sheetPlacement = SheetPlacement(rawValue: ordinal)
    case .verticalBar: scenario.verticalBar = VerticalBar(rawValue: ordinal)
    case .sdk: scenario.sdk = Version(symbols.utf8(unit.tree.symbol(value)))
    default: break
    }
  }

  private func height(_ unit: Unit, _ value: NodeID) -> Scenario.Height? {
    unit.ordinal(value) != nil ? .standard : points(unit, value).map { .points($0) }
  }

  private mutating func checkPose(_ value: NodeRef) -> Bool {
    let symbol = unit(value).tree.symbol(value.node)
    if poses.contains(symbol) { return true }
    reportUnknownPose(value, symbol)
    return false
  }
}
