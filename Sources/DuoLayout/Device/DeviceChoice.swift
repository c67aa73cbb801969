import DuoIR
import DuoLang

/// The devices that the files of a run declare, and which of them is meant.
struct DeviceChoice {
  /// A `device` declaration, in the order of the run.
  private struct Declaration {
    let unit: Unit
    let node: NodeID
    let name: SymbolID
    /// The name of the device that it is based on.
    let base: SymbolID?
    /// The declaration that it is based on, if that is not `standard`.
    var baseIndex: Int?
    var device: Device?
  }

  private var declarations: [Declaration] = []
  private let standard: Device
  private let symbols: SymbolTable

  init(_ units: [Unit], over standard: Device, _ symbols: SymbolTable) {
    self.standard = standard
    self.symbols = symbols
    for unit in units {
      let reader = DeviceReader(unit: unit, symbols: symbols)
      for node in unit.tree.children(SyntaxTree.root) where unit.declaredKind(node) == .device {
        guard let name = unit.tree.child(node, .name) else { continue }
        declarations.append(Declaration(unit: unit, node: node, name: unit.tree.symbol(name), base: reader.base(of: node)))
      }
    }
  }

  /// Reads all devices and returns the one that is meant: one on which no other is based, of `preferred` if that declares any;
  /// `standard` where none is declared. Several are reported, and the first is taken.
  mutating func run(preferring preferred: FileID?, _ diagnostics: inout DiagnosticBag) -> Device {
    reportDuplicates(&diagnostics)
    for index in declarations.indices { findBase(of: index) }
    readAll(&diagnostics)
    let isLeaf = declarations.indices.map { index in
      declarations[index].device != nil && !declarations.contains { $0.device != nil && $0.baseIndex == index }
    }
    var leaves = declarations.indices.filter { isLeaf[$0] }
    if let preferred {
      let own = declarations.indices.filter { declarations[$0].unit.file == preferred && declarations[$0].device != nil }
      let ownLeaves = own.filter { index in !own.contains { declarations[$0].baseIndex == index } }
      if !ownLeaves.isEmpty { leaves = ownLeaves }
    }
    if leaves.count > 1 { reportSeveral(leaves, &diagnostics) }
    return leaves.first.flatMap { declarations[$0].device } ?? standard
  }

  /// The declaration of that name, not the one itself: so a device may override its base under the same name.
  private mutating func findBase(of index: Int) {
    guard let base = declarations[index].base else { return }
    declarations[index].baseIndex = declarations.indices.first { $0 != index && declarations[$0].name == base }
  }

  private mutating func readAll(_ diagnostics: inout DiagnosticBag) {
    var waiting = Array(declarations.indices)
    var progress = true
    while progress {
      progress = false
      for index in waiting {
        let declaration = declarations[index]
        var base: Device?
        if let baseIndex = declaration.baseIndex {
          guard !waiting.contains(baseIndex) else { continue }
          // A base that is unsound has been reported: what is based on it is not.
          base = declarations[baseIndex].device ?? standard
        } else if let name = declaration.base {
          guard name == standard.name else { continue }
          base = standard
        }
        declarations[index].device = DeviceReader(unit: declaration.unit, symbols: symbols).read(declaration.node, over: base, &diagnostics)
        waiting.removeAll { $0 == index }
        progress = true
      }
    }
    // What is left names no device, leads in a circle, or to one of these.
    let names = ([standard.name] + declarations.map { $0.name }).map { symbols.text($0) }
    for index in waiting where declarations[index].baseIndex == nil || closesCircle(index) {
      let declaration = declarations[index]
      DeviceReader(unit: declaration.unit, symbols: symbols)
        .reportUnsoundBase(declaration.node, isCircle: declaration.baseIndex != nil, among: names, &diagnostics)
    }
  }

  /// Whether the bases lead from a declaration back to it, and it is the last of them in the run.
  private func closesCircle(_ index: Int) -> Bool {
    var next = declarations[index].baseIndex
    for _ in declarations {
      guard let current = next, current != index else { return next == index }
      if current > index { return false }
      next = declarations[current].baseIndex
    }
    return false
  }

  private func span(_ index: Int) -> SourceSpan {
    let unit = declarations[index].unit
    let view = SyntaxView(unit.tree, unit.source, symbols)
    return view.span(unit.tree.child(declarations[index].node, .name) ?? declarations[index].node)
  }

  private func reportDuplicates(_ diagnostics: inout DiagnosticBag) {
    for index in declarations.indices {
      guard let first = declarations.firstIndex(where: { $0.name == declarations[index].name }), first < index else { continue }
      diagnostics.report(
        .duplicateName, at: span(index), "there are two devices called `\(symbols.text(declarations[index].name))`",
        related: [Diagnostic.Related(span(first), "the other one")])
    }
  }

  private func reportSeveral(_ leaves: [Int], _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .ambiguousName, at: span(leaves[1]), "the run declares \(leaves.count) devices, and none is based on the other",
      label: "one of them", related: [Diagnostic.Related(span(leaves[0]), "another one")],
      help: ["`--device FILE` chooses the one that FILE declares"])
  }
}

extension DeviceReader {
  fileprivate func reportUnsoundBase(_ declaration: NodeID, isCircle: Bool, among names: [String], _ diagnostics: inout DiagnosticBag) {
    guard let base = baseNode(of: declaration) else { return }
    let view = SyntaxView(unit.tree, unit.source, symbols)
    if isCircle {
      diagnostics.report(
        .unknownName, at: view.span(base), "`\(view.text(base))` is no base: the devices are based on each other",
        help: ["`base: iPhoneDuo` is where data begins"])
      return
    }
    let similar = suggestions(for: view.text(base), among: names)
    diagnostics.report(
      .unknownName, at: view.span(base), "there is no device `\(view.text(base))`",
      help: [alternatives(similar, legal: names, in: "in this run")])
  }
}
