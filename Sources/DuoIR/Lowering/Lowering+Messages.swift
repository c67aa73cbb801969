import DuoLang

/// What lowering says.
extension Lowering {
  /// The token at a position.
  func position(_ position: SourcePosition) -> SourceSpan {
    let unit = units[position.file.index]
    var low = 0
    var high = unit.tree.tokens.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if unit.tree.tokens[middle].offset <= position.offset { low = middle } else { high = middle }
    }
    return unit.tree.tokens[low].span(in: position.file, unit.source, symbols)
  }

  private func mayJudge(_ ref: NodeRef) -> Bool { !units[ref.file.index].tree.isUnbalanced }

  mutating func reportDuplicateName(_ kind: String, _ ref: NodeRef, _ other: SourceSpan) {
    guard mayJudge(ref) else { return }
    diagnostics.report(
      .duplicateName, at: nameSpan(ref), "there are two \(kind)s called `\(symbols.text(name(ref)))`",
      related: [Diagnostic.Related(other, "the other one")])
  }

  mutating func reportMissingChild(_ ref: NodeRef, _ message: String, _ label: String) {
    // A child that was reported as unsound is no missing child.
    let unit = unit(ref)
    if let block = unit.block(of: ref.node) {
      for child in unit.tree.children(block) where unit.tree[child].kind == .declaration && !unit.isSound(child) { return }
    }
    guard mayJudge(ref), !unit.tree.isUnbalanced else { return }
    diagnostics.report(.missingChild, at: span(ref), message, label: label)
  }

  mutating func reportTooMany(_ ref: NodeRef, _ message: String, after other: NodeRef?, at position: SourcePosition? = nil, _ label: String) {
    guard mayJudge(ref) else { return }
    var related: [Diagnostic.Related] = []
    if let other { related = [Diagnostic.Related(span(other), label)] }
    if let position { related = [Diagnostic.Related(self.position(position), label)] }
    diagnostics.report(.tooManyChildren, at: span(ref), message, related: related)
  }

  mutating func reportUnknownName(_ span: SourceSpan, _ name: SymbolID, _ what: String, _ place: String = "", among names: [String]) {
    let similar = suggestions(for: symbols.text(name), among: names)
    diagnostics.report(
      .unknownName, at: span, "there is no \(what) `\(symbols.text(name))`\(place)",
      help: names.isEmpty ? [] : [alternatives(similar, legal: names, in: "here")])
  }

  mutating func reportAmbiguous(_ ref: NodeRef, _ chains: [[SymbolID]]) {
    var help: [String] = []
    for chain in chains.prefix(8) { help.append("`\(chain.map { symbols.text($0) }.joined(separator: "."))`") }
    diagnostics.report(
      .ambiguousName, at: nameSpan(ref), "`\(symbols.text(name(ref)))` names \(chains.count) things",
      help: ["a longer path tells them apart: \(help.joined(separator: ", "))"])
  }

  mutating func reportUnknownToolbar(_ ref: NodeRef, _ wanted: SymbolID) {
    var names: [String] = []
    var elsewhere: [Diagnostic.Related] = []
    for toolbar in toolbars {
      if toolbar.node.file == ref.file || imports[ref.file.index].contains(where: { $0.file == toolbar.node.file }) {
        names.append(symbols.text(toolbar.name))
      } else if toolbar.name == wanted {
        elsewhere.append(Diagnostic.Related(nameSpan(toolbar.node), "this one stands in a file that is not imported"))
      }
    }
    let similar = suggestions(for: symbols.text(wanted), among: names)
    diagnostics.report(
      .unknownName, at: nameSpan(ref), "there is no toolbar `\(symbols.text(wanted))` here", related: Array(elsewhere.prefix(1)),
      help: elsewhere.isEmpty && !names.isEmpty ? [alternatives(similar, legal: names, in: "here")] : [])
  }

  mutating func reportUIKitName(_ value: NodeRef) {
    let word = symbols.text(unit(value).tree.symbol(value.node))
    let meant = Vocabulary.uiKitPlacements.first { $0.word == word }?.means ?? ""
    reportOnce(unit(value).position(value.node)) { lowering in
      lowering.diagnostics.report(
        .unknownValue, at: lowering.span(value), "`\(word)` is UIKit's name, and this is no UIKit container",
        fix: Fix("write `\(meant)`", .safe, replace: lowering.span(value), with: meant))
    }
  }

  mutating func reportIntegerPriority(_ value: NodeRef) {
    reportOnce(unit(value).position(value.node)) { lowering in
      lowering.diagnostics.report(
        .wrongValueType, at: lowering.span(value), "a number is a priority in UIKit only",
        label: "write `low`, `automatic`, `high`, or `lowerThan.` or `higherThan.` one of them")
    }
  }

  mutating func reportPoseName(_ ref: NodeRef) {
    diagnostics.report(
      .reservedName, at: nameSpan(ref), "`\(symbols.text(name(ref)))` is the name of a pose", label: "a scenario needs another name")
  }

  mutating func reportUnknownPose(_ value: NodeRef, _ name: SymbolID) {
    reportUnknownName(span(value), name, "pose", among: poses.map { symbols.text($0) })
  }

  mutating func reportUnknownCondition(_ span: SourceSpan, _ condition: SymbolID, _ scenarios: [SymbolID]) {
    reportUnknownName(span, condition, "pose or scenario", among: (poses + scenarios).map { symbols.text($0) })
  }

  mutating func reportInSharedGroup(_ ref: NodeRef, _ content: ContentLowering) {
    var related: [Diagnostic.Related] = []
    if let use = content.use { related = [Diagnostic.Related(span(use), "it would stand in a group here")] }
    diagnostics.report(.misplacedKind, at: span(ref), "`\(kind(ref).word)` cannot stand in a group", related: related)
  }
}
