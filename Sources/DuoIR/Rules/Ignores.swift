import DuoLang

/// What the `ignore` attributes of a run cover: findings with their slugs, in their declaration and what stands in it.
public struct Ignores {
  private var index: IgnoreIndex
  /// Those whose slug does not exist.
  private let unknown: [Ignore]
  private let units: [Unit]
  private let symbols: SymbolTable

  public init(_ units: [Unit], _ symbols: SymbolTable) {
    var ignores: [Ignore] = []
    var unknown: [Ignore] = []
    for unit in units { collectIgnores(unit, symbols, &ignores, &unknown) }
    index = IgnoreIndex(ignores)
    self.unknown = unknown
    self.units = units
    self.symbols = symbols
  }

  /// Whether some `ignore` covers `diagnostic`; those that do count as used from then on.
  ///
  /// - Complexity: O(log ignores + depth).
  public mutating func cover(_ diagnostic: Diagnostic) -> Bool { index.cover(diagnostic) }

  /// All findings of a run without those that are covered.
  ///
  /// An `ignore` that suppressed nothing is itself reported, and so is a slug that does not exist.
  ///
  /// - Parameter isJudged: whether every rule ran on a file. Elsewhere an unused `ignore` is not reported: an error may hide its finding.
  public mutating func applied(to bag: DiagnosticBag, where isJudged: (FileID) -> Bool) -> DiagnosticBag {
    if index.isEmpty, unknown.isEmpty { return bag }
    var result = DiagnosticBag()
    for diagnostic in bag.diagnostics where !cover(diagnostic) { result.add(diagnostic) }
    for ignore in unknown { reportUnknownSlug(ignore, &result) }
    for ignore in index.unused where isJudged(ignore.span.file) {
      result.report(
        .unusedIgnore, at: ignore.span, "`\(ignore.slug)` is not reported here", label: "this `ignore` suppresses nothing", fix: removal(of: ignore))
    }
    result.drop(bag)
    return result
  }

  /// Takes the slug away; with the only one the attribute goes, and the reason for it.
  private func removal(of ignore: Ignore) -> Fix? {
    guard let syntax = DeclarationSyntax(ignore.declaration, units, symbols) else { return nil }
    let edits = ignore.isOnly ? syntax.removing([.ignore, .reason]) : [removalOfElement(ignore.span, from: syntax.unit.source)]
    return Fix("remove it, so that it does not hide a later finding", .safe, edits: edits)
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
  /// Where that begins.
  var declaration: SourcePosition
  /// Whether the attribute has no other slug.
  var isOnly: Bool

  /// Whether its scope begins after `diagnostic` in the order of kind, file and place.
  func isAfter(_ diagnostic: Diagnostic) -> Bool {
    let kind = kind?.rawValue ?? 0
    if kind != diagnostic.kind.rawValue { return kind > diagnostic.kind.rawValue }
    if scope.file != diagnostic.primary.file { return scope.file > diagnostic.primary.file }
    return scope.start > diagnostic.primary.start
  }

  /// Whether `other` is for the same kind of finding and its scope within this one.
  func encloses(_ other: Ignore) -> Bool { kind == other.kind && scope.file == other.scope.file && other.scope.end <= scope.end }

  func covers(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.kind == kind && diagnostic.primary.file == scope.file && diagnostic.primary.start >= scope.start
      && diagnostic.primary.end <= scope.end
  }
}

/// The ignores of a run, to find those that cover a finding.
private struct IgnoreIndex {
  /// In the order in which they are written.
  private let ignores: [Ignore]
  /// By kind, file and place: positions in `ignores`. Scopes nest, so that each is followed by those within it.
  private var order: [Int] = []
  /// By position in `order`: that of the innermost scope around it.
  private var outer: [Int?] = []
  private var isUsed: [Bool]

  init(_ ignores: [Ignore]) {
    self.ignores = ignores
    isUsed = [Bool](repeating: false, count: ignores.count)
    order = ignores.indices.sorted { left, right in
      let a = ignores[left], b = ignores[right]
      if a.kind != b.kind { return a.kind?.rawValue ?? 0 < b.kind?.rawValue ?? 0 }
      if a.scope.file != b.scope.file { return a.scope.file < b.scope.file }
      if a.scope.start != b.scope.start { return a.scope.start < b.scope.start }
      return a.scope.end != b.scope.end ? a.scope.end > b.scope.end : left < right
    }
    for position in order.indices {
      var around = position == 0 ? nil : position - 1
      while let next = around, !ignores[order[next]].encloses(ignores[order[position]]) { around = outer[next] }
      outer.append(around)
    }
  }

  var isEmpty: Bool { ignores.isEmpty }

  /// Those that have covered nothing, in the order in which they are written.
  var unused: [Ignore] { ignores.indices.filter { !isUsed[$0] }.map { ignores[$0] } }

  /// Whether any covers `diagnostic`; all that do count as used from then on.
  mutating func cover(_ diagnostic: Diagnostic) -> Bool {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if ignores[order[middle]].isAfter(diagnostic) { high = middle } else { low = middle + 1 }
    }
    var isCovered = false
    var next = low == 0 ? nil : Optional(low - 1)
    while let position = next {
      if ignores[order[position]].covers(diagnostic) {
        isUsed[order[position]] = true
        isCovered = true
      }
      next = outer[position]
    }
    return isCovered
  }
}

private func collectIgnores(_ unit: Unit, _ symbols: SymbolTable, _ ignores: inout [Ignore], _ unknown: inout [Ignore]) {
  guard unit.tree.nodes.indices.contains(where: { unit.tree.nodes[$0].kind == .attribute && unit.key(NodeID($0)) == .ignore }) else { return }
  let view = SyntaxView(unit.tree, unit.source, symbols)
  for index in unit.tree.nodes.indices where unit.tree.nodes[index].kind == .declaration {
    let declaration = NodeID(index)
    for attribute in unit.soundAttributes(of: declaration) where unit.key(attribute) == .ignore {
      guard let list = unit.tree.value(attribute) else { continue }
      let scope = view.wholeSpan(declaration)
      let isOnly = unit.tree.children(list).reduce(0) { count, value in unit.tree[value].kind == .end ? count : count + 1 } == 1
      for value in unit.tree.children(list) where unit.tree[value].kind == .word {
        let slug = view.text(value)
        let kind = DiagnosticKind(slug: slug)
        let ignore = Ignore(
          slug: slug, kind: kind, span: view.span(value), scope: scope, declaration: unit.position(declaration), isOnly: isOnly)
        if kind == nil { unknown.append(ignore) } else { ignores.append(ignore) }
      }
    }
  }
}

private func reportUnknownSlug(_ ignore: Ignore, _ bag: inout DiagnosticBag) {
  let slugs = DiagnosticKind.allCases.map { $0.slug }
  let similar = suggestions(for: ignore.slug, among: slugs)
  bag.report(
    .unknownSlug, at: ignore.span, "no finding has the slug `\(ignore.slug)`",
    help: similar.isEmpty ? ["`duoc explain` lists them"] : [alternatives(similar, legal: [])])
}
