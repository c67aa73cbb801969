import DuoIR
import DuoLang

/// Reads device data: a `device` declaration over its base.
///
/// What names nothing or is missing is reported; the rest is taken.
struct DeviceReader {
  let unit: Unit
  let symbols: SymbolTable

  private var view: SyntaxView { SyntaxView(unit.tree, unit.source, symbols) }

  /// - Requires: `declaration` is a sound `device`.
  func read(_ declaration: NodeID, over base: Device?, _ diagnostics: inout DiagnosticBag) -> Device? {
    let tree = unit.tree
    guard let name = tree.child(declaration, .name) else { return nil }
    var metrics: [Device.Entry<Points>?] = Self.known(base?.metrics, Metric.names.count)
    var switches: [Device.Entry<Bool>?] = Self.known(base?.switches, DeviceSwitch.names.count)
    var poses = base?.poses ?? []
    if let block = tree.child(declaration, .block) {
      for node in tree.children(block) {
        switch unit.declaredKind(node) {
        case .metric: readMetric(node, &metrics, &diagnostics)
        case .switch: readSwitch(node, &switches, &diagnostics)
        case .pose: readPose(node, &poses, &diagnostics)
        default: break
        }
      }
    }
    let missing = metrics.indices.filter { metrics[$0] == nil }.map { Metric.names[$0] }
      + switches.indices.filter { switches[$0] == nil }.map { DeviceSwitch.names[$0] }
    guard missing.isEmpty, !poses.isEmpty else {
      reportIncomplete(declaration, missing, &diagnostics)
      return nil
    }
    let title = tree.child(declaration, .label).map { view.text($0) } ?? base?.title ?? view.text(name)
    return Device(
      name: tree.symbol(name), title: title, file: unit.source.name, metrics: metrics.compactMap { $0 }, switches: switches.compactMap { $0 }, poses: poses)
  }

  /// What is known before anything is read: all of a base, or nothing.
  private static func known<Value>(_ base: [Device.Entry<Value>]?, _ count: Int) -> [Device.Entry<Value>?] {
    var entries: [Device.Entry<Value>?] = []
    for index in 0..<count { entries.append(base.map { $0[index] }) }
    return entries
  }

  /// The device that a declaration says it is based on.
  func base(of declaration: NodeID) -> SymbolID? { baseNode(of: declaration).map { unit.tree.symbol($0) } }

  func baseNode(of declaration: NodeID) -> NodeID? { value(.base, of: declaration) }

  private func value(_ key: Key, of declaration: NodeID) -> NodeID? {
    for attribute in unit.soundAttributes(of: declaration) where unit.key(attribute) == key { return unit.tree.value(attribute) }
    return nil
  }

  private func readMetric(_ node: NodeID, _ metrics: inout [Device.Entry<Points>?], _ diagnostics: inout DiagnosticBag) {
    guard let name = unit.tree.child(node, .name), let value = value(.value, of: node) else { return }
    guard let index = Metric.names.firstIndex(of: view.text(name)) else {
      reportUnknown(name, "metric", Metric.names, &diagnostics)
      return
    }
    guard let points = unit.points(value, symbols) else { return }
    metrics[index] = Device.Entry(value: points, basis: basis(node), note: note(node, metrics[index]?.note))
  }

  private func readSwitch(_ node: NodeID, _ switches: inout [Device.Entry<Bool>?], _ diagnostics: inout DiagnosticBag) {
    guard let name = unit.tree.child(node, .name), let value = value(.value, of: node) else { return }
    guard let index = DeviceSwitch.names.firstIndex(of: view.text(name)) else {
      reportUnknown(name, "switch", DeviceSwitch.names, &diagnostics)
      return
    }
    switches[index] = Device.Entry(
      value: unit.wordValue(value) == Flag.true.rawValue, basis: basis(node), note: note(node, switches[index]?.note))
  }

  /// What is written; else estimated: a number that somebody changed without a source is nobody's reading.
  private func basis(_ node: NodeID) -> Basis {
    value(.basis, of: node).flatMap { unit.wordValue($0) }.flatMap { Basis(rawValue: $0) } ?? .estimated
  }

  private func note(_ node: NodeID, _ inherited: String?) -> String {
    value(.note, of: node).map { view.text($0) } ?? inherited ?? ""
  }

  private func readPose(_ node: NodeID, _ poses: inout [Pose], _ diagnostics: inout DiagnosticBag) {
    guard let name = unit.tree.child(node, .name) else { return }
    let symbol = unit.tree.symbol(name)
    let existing = poses.firstIndex { $0.name == symbol || $0.alias == symbol }
    var pose = existing.map { poses[$0] } ?? Pose(name: symbol)
    pose.basis = .estimated
    for attribute in unit.soundAttributes(of: node) {
      guard let key = unit.key(attribute), let value = unit.tree.value(attribute) else { continue }
      apply(key, value, to: &pose)
    }
    var regions: [Region] = []
    if let block = unit.tree.child(node, .block) {
      for child in unit.tree.children(block) where unit.declaredKind(child) == .region {
        guard let regionName = unit.tree.child(child, .name), let frame = self.value(.frame, of: child) else { continue }
        let numbers = numbers(frame)
        guard numbers.count == 4 else { continue }
        regions.append(
          Region(name: unit.tree.symbol(regionName), frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
      }
    }
    if !regions.isEmpty { pose.regions = regions }
    if pose.window.width <= 0 || pose.window.height <= 0 {
      diagnostics.report(
        .deviceIncomplete, at: view.span(name), "pose `\(view.text(name))` has no window", label: "a pose of its own needs `window: [WIDTH, HEIGHT]`")
    }
    if let existing { poses[existing] = pose } else { poses.append(pose) }
  }

  private func apply(_ key: Key, _ value: NodeID, to pose: inout Pose) {
    let ordinal = unit.wordValue(value) ?? 0
    switch key {
    case .window:
      let size = numbers(value)
      if size.count == 2 { pose.window = Size(width: size[0], height: size[1]) }
    case .column:
      let range = numbers(value)
      if range.count == 2 {
        pose.columnStart = range[0]
        pose.columnEnd = range[1]
      }
    case .safeArea:
      let insets = numbers(value)
      if insets.count == 4 { pose.safeArea = Insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]) }
    case .corners:
      let radii = numbers(value)
      if radii.count == 4 {
        pose.corners = Corners(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
      }
    case .sizeClass:
      let classes = unit.tree.children(value).compactMap { unit.wordValue($0) }.compactMap { SizeClass(rawValue: $0) }
      if classes.count == 2 {
        pose.widthClass = classes[0]
        pose.heightClass = classes[1]
      }
    case .display: pose.display = Display(rawValue: ordinal) ?? .inner
    case .orientation: pose.orientation = Orientation(rawValue: ordinal) ?? .landscape
    case .folded: pose.isFolded = ordinal == Flag.true.rawValue
    case .splitView: pose.isPane = ordinal == Flag.true.rawValue
    case .alias: pose.alias = unit.tree.symbol(value)
    case .side: pose.side = Side(rawValue: ordinal) ?? .none
    case .basis: pose.basis = Basis(rawValue: ordinal) ?? .estimated
    case .note: pose.note = view.text(value)
    default: break
    }
  }

  private func numbers(_ list: NodeID) -> [Points] {
    unit.tree.children(list).compactMap { unit.tree[$0].kind == .word ? unit.points($0, symbols) : nil }
  }

  private func reportUnknown(_ name: NodeID, _ what: String, _ names: [String], _ diagnostics: inout DiagnosticBag) {
    let similar = suggestions(for: view.text(name), among: names)
    diagnostics.report(
      .unknownName, at: view.span(name), "a device has no \(what) `\(view.text(name))`",
      help: [alternatives(similar, legal: names, in: "among its \(what == "metric" ? "metrics" : "switches")")])
  }

  private func reportIncomplete(_ declaration: NodeID, _ missing: [String], _ diagnostics: inout DiagnosticBag) {
    let shown = missing.prefix(2).map { "`\($0)`" }.joined(separator: ", ")
    diagnostics.report(
      .deviceIncomplete, at: view.span(unit.tree.child(declaration, .name) ?? declaration),
      missing.isEmpty ? "this device has no pose" : "this device lacks \(missing.count) of its values",
      label: missing.count > 2 ? "\(shown) and \(missing.count - 2) more" : shown,
      help: ["`base: iPhoneDuo` takes what is not written from iPhone Duo"])
  }
}
