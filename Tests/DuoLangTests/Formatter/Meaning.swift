import DuoLang

/// What a text says, whatever its layout: declarations with their attributes, wherever these stand, and what holds an error.
struct Meaning: Equatable {
  var lines: [String] = []

  /// The findings of lexer and parser, but for the numbers of bytes in them.
  var findings: [String] = []

  init(_ text: [UInt8]) {
    let run = Front(SourceFile(name: "test.duo", text: text))
    findings = run.diagnostics.sorted().map { "\($0.kind.slug): \($0.message)" }.filter { !$0.contains(": byte ") }
    let view = SyntaxView(run.tree, run.source, run.symbols)
    for child in view.tree.children(SyntaxTree.root) where !isEdition(child, view) { add(child, view, depth: 0) }
  }

  private func isEdition(_ node: NodeID, _ view: SyntaxView) -> Bool {
    view.tree[node].kind == .declaration && Vocabulary.kind(view.tree.symbol(node)) == .duo
  }

  private mutating func add(_ node: NodeID, _ view: SyntaxView, depth: Int) {
    let margin = String(repeating: "  ", count: depth)
    switch view.tree[node].kind {
    case .declaration:
      let children = parts(node, view)
      lines.append("\(margin)\(view.text(node))\(children.contains { view.tree[$0].kind == .declaration } ? ":" : "")")
      // An attribute means the same in the header and in the block.
      for child in children where view.tree[child].kind != .declaration { add(child, view, depth: depth + 1) }
      for child in children where view.tree[child].kind == .declaration { add(child, view, depth: depth + 1) }
    case .documentation: lines.append("\(margin)/// \(view.documentation(node).split(separator: "\n").map { $0.trimmingSuffix { $0 == " " || $0 == "\t" || $0 == "\r" } })")
    case .gap: lines.append("\(margin)gap")
    case .end: break
    case .name, .label, .word, .string: lines.append("\(margin)\(view.tree[node].kind.description) \(view.text(node))")
    case .attribute, .list, .block, .file:
      lines.append("\(margin)\(view.tree[node].kind.description)\(view.tree[node].kind == .attribute ? " " + view.text(node) : "")")
      for child in view.tree.children(node) { add(child, view, depth: depth + 1) }
    }
  }

  /// What a declaration consists of, its block entered.
  private func parts(_ node: NodeID, _ view: SyntaxView) -> [NodeID] {
    view.tree.children(node).flatMap { view.tree[$0].kind == .block ? Array(view.tree.children($0)) : [$0] }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isRemoved: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isRemoved(last) { text.removeLast() }
    return text
  }
}
