import DuoLang

/// What the invariants of tokens and trees say against a run; nil if they hold.
func invariantBroken(by run: Front) -> String? {
  tokenProblem(run) ?? treeProblem(run.tree) ?? findingProblem(run)
}

private func tokenProblem(_ run: Front) -> String? {
  guard run.tokens.last?.kind == .endOfFile else { return "tokens do not end in the end of the file" }
  var end: UInt32 = 0
  for (index, token) in run.tokens.enumerated() {
    let span = token.span(in: FileID(0), run.source, run.symbols)
    if token.kind == .endOfFile, index < run.tokens.count - 1 { return "token \(index) ends the file too early" }
    if span.start < end || span.end < span.start || Int(span.end) > run.source.count { return "token \(index) lies at \(span.range)" }
    end = span.end
    if token.kind == .invalid, run.lexerDiagnostics.errorCount == 0 { return "an invalid token was not reported" }
  }
  return nil
}

private func treeProblem(_ tree: SyntaxTree) -> String? {
  guard let root = tree.nodes.first, root.kind == .file, Int(root.subtreeEnd) == tree.nodes.count else { return "no file node" }
  var open: [(node: Int, end: Int)] = []
  for (index, node) in tree.nodes.enumerated() {
    while let last = open.last, last.end <= index { open.removeLast() }
    let end = Int(node.subtreeEnd)
    if end <= index || end > open.last?.end ?? tree.nodes.count { return "node \(index) ends at \(end)" }
    if node.token >= tree.tokens.count || !tokenFits(node.kind, tree.tokens[node.token].kind) { return "node \(index) has a wrong token" }
    if let problem = childProblem(tree, NodeID(index)) { return "node \(index): \(problem)" }
    open.append((index, end))
  }
  return nil
}

private func tokenFits(_ node: NodeKind, _ token: TokenKind) -> Bool {
  switch node {
  case .file, .gap: true
  case .declaration, .name, .attribute, .word: token == .word
  case .label, .string: token == .string
  case .list: token == .leftBracket
  case .block: token == .leftBrace
  case .end: token == .rightBrace || token == .rightBracket
  case .documentation: token == .documentation
  }
}

/// The children against what `NodeKind` says of their parent.
private func childProblem(_ tree: SyntaxTree, _ id: NodeID) -> String? {
  let kinds = tree.children(id).map { tree[$0].kind }
  let solid = kinds.filter { $0 != .gap }
  switch tree[id].kind {
  case .file:
    return solid.allSatisfy { $0 == .declaration || $0 == .attribute } ? nil : "\(kinds)"
  case .block:
    let statements = solid.last == .end ? solid.dropLast() : solid[...]
    return statements.allSatisfy { $0 == .declaration || $0 == .attribute } ? nil : "\(kinds)"
  case .list:
    let values = solid.last == .end ? solid.dropLast() : solid[...]
    return values.allSatisfy { $0 == .word || $0 == .string || $0 == .list } ? nil : "\(kinds)"
  case .attribute:
    return solid.isEmpty || (solid.count == 1 && [.word, .string, .list].contains(solid[0])) ? nil : "\(kinds)"
  case .declaration:
    var rest = solid[...]
    for kind in [NodeKind.documentation, .name, .label] where rest.first == kind { rest.removeFirst() }
    rest = rest.drop { $0 == .attribute }
    return rest.isEmpty || rest == [.block] ? nil : "\(kinds)"
  case .name, .label, .word, .string, .end, .documentation, .gap:
    return kinds.isEmpty ? nil : "a leaf has children"
  }
}

private func findingProblem(_ run: Front) -> String? {
  if run.tree.isUnbalanced || run.tree.nodes.contains(where: { $0.kind == .gap }), run.diagnostics.errorCount == 0 {
    return "the tree is broken and nothing was reported"
  }
  for diagnostic in run.diagnostics.diagnostics {
    let spans = [diagnostic.primary] + diagnostic.related.map(\.span) + diagnostic.fixes.flatMap { $0.edits.map(\.span) }
    for span in spans where span.start > span.end || Int(span.end) > run.source.count { return "a span lies at \(span.range)" }
    if diagnostic.message.isEmpty { return "an empty message" }
    for fix in diagnostic.fixes {
      for (edit, next) in zip(fix.edits, fix.edits.dropFirst()) where edit.span.end > next.span.start { return "edits overlap" }
    }
  }
  return nil
}
