import DuoIR
import DuoLang

extension Compilation {
  /// The declarations of an app that turn the vertical bar off: presentations, containers, screens and their states.
  func optOuts(of app: AppID) -> [AppSurvey.OptOut] {
    var declared: [(position: SourcePosition, value: VerticalBar)] = []
    for id in program.apps[app].presentations {
      declared.append((program.presentations[id].position, program.presentations[id].verticalBar))
    }
    for container in program.containers.elements where program.presentations[container.presentation].app == app {
      declared.append((container.position, container.verticalBar))
    }
    for id in program.apps[app].screens {
      // What a state does not say is the screen's.
      let screen = program.screens[id].states
      for state in screen {
        let value = program.states[state].verticalBar
        if program.states[state].name != nil, let first = screen.first, value == program.states[first].verticalBar { continue }
        declared.append((program.states[state].position, value))
      }
    }
    var optOuts: [AppSurvey.OptOut] = []
    var seen: [SourcePosition] = []
    for (position, value) in declared where value != .automatic && !seen.contains(position) {
      seen.append(position)
      guard let syntax = DeclarationSyntax(position, units, symbols) else { continue }
      optOuts.append(optOut(syntax, value))
    }
    return optOuts
  }

  private func optOut(_ syntax: DeclarationSyntax, _ value: VerticalBar) -> AppSurvey.OptOut {
    let unit = syntax.unit
    let view = SyntaxView(unit.tree, unit.source, symbols)
    let name = unit.tree.child(syntax.node, .name).map { " " + view.text($0) } ?? ""
    var optOut = AppSurvey.OptOut(declaration: view.text(syntax.node) + name, value: value.word)
    if let note = text(of: .note, syntax.node, unit, view) { optOut.reasons.append(note) }
    // Around it, the innermost first: who ignores its findings says why.
    for index in stride(from: syntax.node.index, through: 0, by: -1) {
      let node = NodeID(index)
      guard unit.declaredKind(node) != nil, Int(unit.tree[node].subtreeEnd) > syntax.node.index else { continue }
      let slugs = ignoredSlugs(node, unit, view)
      guard !slugs.isEmpty else { continue }
      let reason = text(of: .reason, node, unit, view) ?? "without a reason"
      optOut.reasons.append("ignore \(slugs.joined(separator: ", ")): \(reason)")
    }
    return optOut
  }

  private func ignoredSlugs(_ node: NodeID, _ unit: Unit, _ view: SyntaxView) -> [String] {
    let kinds: [DiagnosticKind] = [.unsoundOptOut, .optOutCollides, .optOutDiffers, .optOutNotHeard]
    var slugs: [String] = []
    for attribute in unit.soundAttributes(of: node) where unit.key(attribute) == .ignore {
      guard let list = unit.tree.value(attribute) else { continue }
      for value in unit.tree.children(list) where unit.tree[value].kind == .word {
        if let kind = DiagnosticKind(slug: view.text(value)), kinds.contains(kind) { slugs.append(kind.slug) }
      }
    }
    return slugs
  }

  private func text(of key: Key, _ node: NodeID, _ unit: Unit, _ view: SyntaxView) -> String? {
    for attribute in unit.soundAttributes(of: node) where unit.key(attribute) == key {
      if let value = unit.tree.value(attribute) { return view.text(value) }
    }
    return nil
  }
}
