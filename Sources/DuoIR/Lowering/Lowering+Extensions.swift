import DuoLang

/// `extend`: finds what each of them appends to.
extension Lowering {
  /// Something that a path can end in, with the chain of names that leads to it.
  private struct Target {
    var ref: NodeRef
    var chain: [SymbolID]
  }

  mutating func resolveExtensions() {
    var pending: [NodeRef] = []
    for unit in units {
      for node in unit.tree.children(SyntaxTree.root) where unit.kind(node) == .extend {
        pending.append(NodeRef(file: unit.file, node: node))
      }
    }
    guard !pending.isEmpty else { return }
    // What one `extend` appends may be what another extends: resolve until nothing more is found.
    var targets = extensionTargets()
    var progress = true
    while progress, !pending.isEmpty {
      progress = false
      let byName = [SymbolID: [Target]](grouping: targets) { $0.chain[$0.chain.count - 1] }
      var left: [NodeRef] = []
      for ref in pending {
        let path = path(ref)
        let found = (path.last ?? nil).flatMap { byName[$0] }?.filter { matches($0.chain, path) } ?? []
        if found.count == 1, let block = unit(ref).block(of: ref.node) {
          let block = NodeRef(file: ref.file, node: block)
          extensions.append((found[0].ref, block))
          blocks[found[0].ref, default: []].append(block)
          checkExtension(ref, of: found[0].ref)
          progress = true
        } else if found.count > 1 {
          reportAmbiguous(ref, found.map { $0.chain })
          progress = true
        } else {
          left.append(ref)
        }
      }
      pending = left
      targets = extensionTargets()
    }
    let names = targets.compactMap { $0.chain.last }.map { symbols.text($0) }
    for ref in pending { reportUnknownName(nameSpan(ref), name(ref), "app, tab, presentation or screen", among: names) }
  }

  /// A path's names; nil where a part of it is no name of the run.
  private func path(_ ref: NodeRef) -> [SymbolID?] { pathNames(name(ref)) }

  /// The names that the dots of `path` separate; nil for one that is no name of the run.
  func pathNames(_ path: SymbolID) -> [SymbolID?] {
    symbols.text(path).utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { symbols.find(String(decoding: Array($0), as: UTF8.self)) }
  }

  /// Whether `path` is a suffix of `chain`.
  func matches(_ chain: [SymbolID], _ path: [SymbolID?]) -> Bool {
    guard path.count <= chain.count else { return false }
    for (offset, name) in path.enumerated() where chain[chain.count - path.count + offset] != name { return false }
    return true
  }

  private func extensionTargets() -> [Target] {
    var targets: [Target] = []
    for app in apps {
      targets.append(Target(ref: app, chain: [name(app)]))
      collectTargets(in: app, chain: [name(app)], &targets)
    }
    return targets
  }

  private func collectTargets(in parent: NodeRef, chain: [SymbolID], _ targets: inout [Target]) {
    for statement in statements(of: parent) {
      switch kind(statement) {
      case .tab, .sheet, .cover, .popover, .screen:
        let inner = chain + [name(statement)]
        targets.append(Target(ref: statement, chain: inner))
        collectTargets(in: statement, chain: inner, &targets)
      case .stack, .split, .tabs, .sidebar, .content, .detail, .inspector:
        collectTargets(in: statement, chain: chain, &targets)
      default: break
      }
    }
  }

  /// Checks that what an `extend` holds may stand in what it extends.
  private mutating func checkExtension(_ ref: NodeRef, of target: NodeRef) {
    let unit = unit(ref)
    guard let block = unit.block(of: ref.node) else { return }
    let parent = kind(target)
    for child in unit.tree.children(block) {
      guard let kind = unit.kind(child), !Vocabulary[kind].parents.contains(parent) else { continue }
      diagnostics.report(
        .misplacedKind, at: span(NodeRef(file: ref.file, node: child)), "`\(kind.word)` cannot stand in `\(parent.word)`",
        label: Vocabulary[kind].documentation, related: [Diagnostic.Related(nameSpan(target), "this is what is extended")])
    }
  }
}
