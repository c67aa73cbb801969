import DuoLang

/// Names: of shared toolbars, of items, and those that refer to something.
extension Lowering {
  mutating func checkToolbars() {
    var names: [SymbolID: SourceSpan] = [:]
    for toolbar in toolbars {
      // Two files may each have a toolbar of one name; a file that sees both cannot tell them apart.
      if let other = names[toolbar.name], other.file == toolbar.node.file {
        reportDuplicateName("toolbar", toolbar.node, other)
      }
      names[toolbar.name] = nameSpan(toolbar.node)
    }
  }

  /// The toolbar that a `use` names: of its own file, else of the files that it imports.
  mutating func findToolbar(_ ref: NodeRef) -> Int? {
    let wanted = name(ref)
    for index in toolbars.indices where toolbars[index].name == wanted && toolbars[index].node.file == ref.file { return index }
    var found: [Int] = []
    for index in toolbars.indices where toolbars[index].name == wanted && imported(toolbars[index].node.file, by: ref.file) {
      found.append(index)
    }
    if found.count > 1 {
      let places = found.map { Diagnostic.Related(nameSpan(toolbars[$0].node), "one of them") }
      diagnostics.report(
        .ambiguousName, at: nameSpan(ref), "`\(symbols.text(wanted))` names \(found.count) toolbars", related: Array(places.prefix(2)))
      return nil
    }
    if found.isEmpty { reportUnknownToolbar(ref, wanted) }
    return found.first
  }

  mutating func checkItemName(_ item: Item, _ ref: NodeRef) {
    if reserved.contains(item.name) {
      reportOnce(item.position) { lowering in
        lowering.diagnostics.report(
          .reservedName, at: lowering.nameSpan(ref), "`\(lowering.symbols.text(item.name))` is the name of a control that the system adds",
          label: "an item needs another name")
      }
      return
    }
    guard let other = itemNames.insert(item.name, at: item.position) else { return }
    var related = [Diagnostic.Related(position(other), "the other one")]
    if let use = item.use { related.append(Diagnostic.Related(position(use), "used here")) }
    diagnostics.report(
      .duplicateName, at: nameSpan(ref), "two items of this screen are called `\(symbols.text(item.name))`", related: related)
  }

  /// Reports something of content that may be shared, once for all its uses.
  mutating func reportOnce(_ position: SourcePosition, _ report: (inout Lowering) -> Void) {
    guard !reportedShared.contains(position) else { return }
    reportedShared.append(position)
    report(&self)
  }

  /// An item of a toolbar may have a placement of its own, but not where the toolbar is used in a group.
  mutating func checkUsedInGroup(_ ref: NodeRef, _ content: ContentLowering) {
    guard hasAttribute(.placement, ref), let use = content.use else { return }
    reportOnce(unit(ref).position(ref.node)) { lowering in
      lowering.diagnostics.report(
        .conflictingAttribute, at: lowering.nameSpan(ref), "the group says where its items stand",
        label: "this item has a `placement` of its own", related: [Diagnostic.Related(lowering.span(use), "it is used in a group here")],
        help: ["move the `placement` to the group, or the `use` out of it"])
    }
  }

  mutating func checkRepresentative(_ name: SymbolID, of group: NodeRef, from first: Int) {
    var names: [String] = []
    for element in program.elements[first...] {
      guard case .item(let id, _) = element else { continue }
      if program.items[id].name == name { return }
      names.append(symbols.text(program.items[id].name))
    }
    let unit = unit(group)
    for attribute in unit.attributes(of: group.node) {
      guard let id = unit.attribute(attribute), Vocabulary.facts(id).key == .representative, let value = unit.tree.value(attribute) else { continue }
      reportUnknownName(span(NodeRef(file: group.file, node: value)), name, "item", " in this group", among: names)
    }
  }

  // MARK: References

  /// Resolves what names something that may be declared later.
  mutating func resolveReferences() {
    for app in program.apps.ids { resolveReferences(of: app) }
  }

  private mutating func resolveReferences(of app: AppID) {
    for state in program.apps[app].states {
      for index in program.states[state].elements {
        switch program.elements[index] {
        case .item(let item, _), .overflowItem(let item): resolveControls(of: item, in: state)
        default: break
        }
      }
      for expectation in program.states[state].expectations { resolveExpectation(expectation, in: state, of: app) }
    }
  }

  private mutating func resolveControls(of id: ItemID, in state: StateID) {
    let item = program.items[id]
    guard let path = item.controls else { return }
    let screen = program.screens[program.states[state].screen]
    let column = KindSet.columns.kinds.first { SymbolID(rawValue: UInt32($0.rawValue)) == path }
    if let column {
      if hasColumn(column, screen) { return }
    } else {
      let candidates = program.matching(path, in: screen.app, symbols)
      if candidates.count == 1 { return }
      if candidates.count > 1 {
        diagnostics.report(
          .ambiguousName, at: position(item.position), "`\(symbols.text(path))` names \(candidates.count) screens",
          help: candidates.map { "\(program.pathText($0, symbols))" })
        return
      }
    }
    let names = program.apps[screen.app].screens.map { symbols.text(program.screens[$0].name) }
    let help = [alternatives(suggestions(for: symbols.text(path), among: names), legal: names, in: "among the screens")]
    diagnostics.report(
      .unknownName, at: position(item.position), "`\(symbols.text(item.name))` controls `\(symbols.text(path))`, which is no column or screen here",
      help: help)
  }

  private func hasColumn(_ kind: Kind, _ screen: Screen) -> Bool {
    guard let split = innermost(.split, screen) else { return false }
    return program.containers[split].columns.contains { program.containers[$0].kind.declaration == kind }
  }

  // MARK: What nothing uses

  mutating func reportUnused() {
    for toolbar in toolbars where !toolbar.isUsed && !isImported(toolbar.node.file) {
      diagnostics.report(
        .unusedToolbar, at: nameSpan(toolbar.node), "no screen uses the toolbar `\(symbols.text(toolbar.name))`",
        help: ["`use \(symbols.text(toolbar.name))` in a screen, state or group puts its content there"])
    }
    for (index, links) in imports.enumerated() {
      for link in links where !usedImports.contains(NodeRef(file: FileID(index), node: link.node)) {
        let ref = NodeRef(file: FileID(index), node: link.node)
        if hasDevice(link.file) { continue }
        diagnostics.report(
          .unusedImport, at: span(ref), "nothing of this import is used", label: "its toolbars, scenarios and devices would be known here",
          fix: DeclarationSyntax(unit(ref).position(ref.node), units, symbols).map { Fix("remove it", .safe, edits: [$0.removal]) })
      }
    }
  }

  /// Whether some file of the run imports `file`: then its toolbars may be there for others.
  private func isImported(_ file: FileID) -> Bool { imports.contains { $0.contains { $0.file == file } } }

  private func hasDevice(_ file: FileID) -> Bool {
    let unit = units[file.index]
    for node in unit.tree.children(SyntaxTree.root) where unit.kind(node) == .device { return true }
    return false
  }

  /// From the first to the last token of a node.
  func wholeSpan(_ ref: NodeRef) -> SourceSpan {
    let unit = unit(ref)
    return SyntaxView(unit.tree, unit.source, symbols).wholeSpan(ref.node)
  }
}
