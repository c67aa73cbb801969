import DuoIR
import DuoLang

extension Device {
  /// iPhone Duo as the embedded text describes it.
  ///
  /// A test holds that the text is sound; if it were not, this would be a device without poses.
  static func iPhoneDuo(_ symbols: inout SymbolTable) -> Device {
    var diagnostics = DiagnosticBag()
    let source = SourceFile(name: "iPhoneDuo.duo", text: iPhoneDuoText)
    let file = FileID(rawValue: .max)
    let tokens = lex(source, file: file, symbols: &symbols, diagnostics: &diagnostics)
    let tree = parse(tokens, of: source, file: file, symbols: symbols, diagnostics: &diagnostics)
    let unit = typeCheck(tree, of: source, symbols: symbols, diagnostics: &diagnostics)
    let reader = DeviceReader(unit: unit, symbols: symbols)
    for node in tree.children(SyntaxTree.root) where unit.declaredKind(node) == .device {
      if let device = reader.read(node, over: nil, &diagnostics) { return device }
    }
    return Device(name: SymbolID(rawValue: 0), title: "", metrics: [], switches: [], poses: [])
  }
}

/// The device of a run: the one that its files declare, over its base; else `standard`.
///
/// Of several the one that no other is based on is meant; two such are reported.
func chooseDevice(_ units: [Unit], over standard: Device, _ symbols: SymbolTable, _ diagnostics: inout DiagnosticBag) -> Device {
  var waiting: [(unit: Unit, node: NodeID)] = []
  for unit in units {
    for node in unit.tree.children(SyntaxTree.root) where unit.declaredKind(node) == .device { waiting.append((unit, node)) }
  }
  guard !waiting.isEmpty else { return standard }
  var known = [standard]
  var based: [SymbolID] = []
  var progress = true
  while progress {
    progress = false
    for (index, (unit, node)) in waiting.enumerated().reversed() {
      let reader = DeviceReader(unit: unit, symbols: symbols)
      let base = reader.base(of: node)
      let baseDevice = base.flatMap { name in known.first { $0.name == name } }
      guard base == nil || baseDevice != nil else { continue }
      waiting.remove(at: index)
      progress = true
      guard let device = reader.read(node, over: baseDevice, &diagnostics) else { continue }
      if let base { based.append(base) }
      known.append(device)
    }
  }
  for (unit, node) in waiting {
    let reader = DeviceReader(unit: unit, symbols: symbols)
    reader.reportUnknownBase(node, among: known.map { symbols.text($0.name) }, &diagnostics)
  }
  let leaves = known.dropFirst().filter { device in !based.contains { $0 == device.name } }
  if leaves.count > 1, let unit = units.first {
    diagnostics.report(
      .ambiguousName, at: SourceSpan(file: unit.file, start: 0, end: 0),
      "the run declares \(leaves.count) devices, and none is based on the other",
      help: ["they are \(leaves.map { "`\(symbols.text($0.name))`" }.joined(separator: ", "))"])
  }
  return leaves.first ?? standard
}

extension DeviceReader {
  func reportUnknownBase(_ declaration: NodeID, among names: [String], _ diagnostics: inout DiagnosticBag) {
    guard let base = baseNode(of: declaration) else { return }
    let view = SyntaxView(unit.tree, unit.source, symbols)
    let similar = suggestions(for: view.text(base), among: names)
    diagnostics.report(
      .unknownName, at: view.span(base), "there is no device `\(view.text(base))`",
      help: [alternatives(similar, legal: names, in: "in this run")])
  }
}
