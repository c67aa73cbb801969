import DuoLang

/// What the `ignore` attributes of a run cover: findings with their slugs, in their declaration and what stands in it.
public struct Ignores {
  private var ignores: [Ignore] = []
  /// Those whose slug does not exist.
  private var unknown: [Ignore] = []

  public init(_ units: [Unit], _ symbols: SymbolTable) {
    for unit in units { collect(unit, symbols) }
  }

  /// Whether some `ignore` covers `diagnostic`; those that do count as used from then on.
  public mutating func cover(_ diagnostic: Diagnostic) -> Bool {
    var isCovered = false
    for index in ignores.indices where ignores[index].covers(diagnostic) {
      ignores[index].isUsed = true
      isCovered = true
    }
    return isCovered
  }

  /// All findings of a run without those that are covered.
  ///
  /// An `ignore` that suppressed nothing is itself reported, and so is a slug that does not exist.
  public mutating func applied(to bag: DiagnosticBag) -> DiagnosticBag {
    var result = DiagnosticBag()
    for diagnostic in bag.diagnostics where !cover(diagnostic) { result.add(diagnostic) }
    for ignore in unknown { reportUnknownSlug(ignore, &result) }
    for ignore in ignores where !ignore.isUsed {
      result.report(
        .unusedIgnore, at: ignore.span, "`\(ignore.slug)` is not reported here",
        label: "this `ignore` suppresses nothing", help: ["remove it, so that it does not hide a later finding"])
    }
    result.drop(bag.dropped)
    return result
  }

  // MARK: Collecting

  private mutating func collect(_ unit: Unit, _ symbols: SymbolTable) {
    guard unit.tree.nodes.indices.contains(where: { unit.tree.nodes[$0].kind == .attribute && unit.key(NodeID($0)) == .ignore }) else { return }
    let view = SyntaxView(unit.tree, unit.source, symbols)
    for index in unit.tree.nodes.indices where unit.tree.nodes[index].kind == .declaration {
      let declaration = NodeID(index)
      for attribute in unit.soundAttributes(of: declaration) where unit.key(attribute) == .ignore {
        guard let list = unit.tree.value(attribute) else { continue }
        let scope = view.wholeSpan(declaration)
        for value in unit.tree.children(list) where unit.tree[value].kind == .word {
          let slug = view.text(value)
          let kind = DiagnosticKind(slug: slug)
          let ignore = Ignore(slug: slug, kind: kind, span: view.span(value), scope: scope)
          if kind == nil { unknown.append(ignore) } else { ignores.append(ignore) }
        }
      }
    }
  }
}

/// One slug of one `ignore`.
private struct Ignore {
  var slug: String
  /// nil for a slug that does not exist.
  var kind: DiagnosticKind?
  /// The slug's own place.
  var span: SourceSpan
  /// The declaration that says so, with what stands in it.
  var scope: SourceSpan
  var isUsed = false

  func covers(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.kind == kind && diagnostic.primary.file == scope.file && diagnostic.primary.start >= scope.start
      && diagnostic.primary.end <= scope.end
  }
}

private func reportUnknownSlug(_ ignore: Ignore, _ bag: inout DiagnosticBag) {
  let slugs = DiagnosticKind.allCases.map { $0.slug }
  let similar = suggestions(for: ignore.slug, among: slugs)
  bag.report(
    .unknownSlug, at: ignore.span, "no finding has the slug `\(ignore.slug)`",
    help: similar.isEmpty ? ["`duoc explain` lists them"] : [alternatives(similar, legal: [])])
}
