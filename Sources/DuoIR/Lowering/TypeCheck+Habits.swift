import DuoLang

/// Words that the language does not have: what was meant, by likeness or by habit.
extension TypeCheck {
  /// - Parameter owner: The declaration in which it stands.
  func reportUnknownKind(_ node: NodeID, in parent: Kind?, _ owner: NodeID?, _ diagnostics: inout DiagnosticBag) {
    let word = text(node)
    if let parent, let owner, isTitle(word, of: parent), tree.child(node, .block) == nil {
      reportTitle(node, of: owner, parent, .unknownKind, tree.child(node, .label), &diagnostics)
      return
    }
    let legal = kinds(in: parent)
    if let parent, let habit = KindHabit.habit(word), legal.contains(where: { $0 == habit.kind.word }) {
      report(node, habit, in: parent, &diagnostics)
      return
    }
    var similar = suggestions(for: word, among: legal)
    if similar.isEmpty { similar = suggestions(for: word, among: Kind.allCases.map { $0.word }) }
    let help = help(similar, legal: legal, in: parent.map { "in `\($0.word)`" } ?? "in a file")
    diagnostics.report(.unknownKind, at: view.span(node), "there is no kind `\(word)`", help: help, fix: fix(similar, view.span(node)))
  }

  /// What may stand in `parent`; where that holds items, what its bars are made of comes first.
  private func kinds(in parent: Kind?) -> [String] {
    guard let parent else { return Kind.allCases.filter { Vocabulary[$0].standsInFile }.map { $0.word } }
    let legal = Kind.allCases.filter { Vocabulary[$0].parents.contains(parent) }
    guard legal.contains(.item) else { return legal.map { $0.word } }
    let isContent = { (kind: Kind) in kind.rawValue >= Kind.item.rawValue }
    return (legal.filter(isContent) + legal.filter { !isContent($0) }).map { $0.word }
  }

  private func report(_ node: NodeID, _ habit: KindHabit, in parent: Kind, _ diagnostics: inout DiagnosticBag) {
    var help: [String] = []
    var patch: Fix?
    // A menu is also what people call the overflow menu, which is declared here.
    let isOverflow = habit.attribute?.value == ItemKind.menu.word && Vocabulary[.overflow].parents.contains(parent)
    if isOverflow, tree.child(node, .name) == nil {
      help = [
        "what is always in the overflow menu stands in `overflow { … }`; `expect` calls that menu `menu`",
        "did you mean \(Self.description(habit))?",
      ]
      patch = Fix("declare what the overflow menu holds", .unsafe, replace: view.span(node), with: Kind.overflow.word)
    } else if let edits = replacement(node, habit) {
      patch = Fix("did you mean \(Self.description(habit))?", .unsafe, edits: edits)
    } else {
      help = ["did you mean \(Self.description(habit))?"]
    }
    diagnostics.report(.unknownKind, at: view.span(node), "there is no kind `\(text(node))`", help: help, fix: patch)
  }

  private static func description(_ habit: KindHabit) -> String {
    "`\(habit.kind.word)`" + (habit.attribute.map { " with `\($0.key.word): \($0.value)`" } ?? "")
  }

  /// Writes the kind that is meant, and its attribute after what the header has; nil if that is still no sound declaration.
  private func replacement(_ node: NodeID, _ habit: KindHabit) -> [Edit]? {
    guard let attribute = habit.attribute else { return [Edit(view.span(node), habit.kind.word)] }
    let presence = Vocabulary[habit.kind].name
    if attribute.key == .placement, tree.child(node, .block) == nil { return nil }
    guard tree.child(node, .name) == nil ? presence != .required : presence != .notAllowed else { return nil }
    var end = view.span(node)
    for child in tree.children(node) {
      switch tree[child].kind {
      case .name, .label: end = view.wholeSpan(child)
      case .attribute where Vocabulary.key(tree.symbol(child)) == attribute.key: return nil
      case .attribute: end = view.wholeSpan(child)
      default: continue
      }
    }
    let rest = " \(attribute.key.word): \(attribute.value)"
    guard end != view.span(node) else { return [Edit(end, habit.kind.word + rest)] }
    return [Edit(view.span(node), habit.kind.word), Edit(end.afterEnd, rest)]
  }

  func reportUnknownAttribute(_ node: NodeID, of owner: NodeID, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    let word = text(node)
    if isTitle(word, of: kind) {
      reportTitle(node, of: owner, kind, .unknownAttribute, tree.value(node), &diagnostics)
      return
    }
    let legal = attributes(of: kind)
    let habit = AttributeHabit.habit(word, in: kind, legal: legal)
    let similar = habit?.means ?? suggestions(for: word, among: legal)
    let isAnswered = habit.map { $0.means.isEmpty } ?? false
    diagnostics.report(
      .unknownAttribute, at: view.span(node), "there is no attribute `\(word)`",
      help: (isAnswered ? [] : help(similar, legal: legal, in: "in `\(kind.word)`")) + (habit?.help ?? []), fix: fix(similar, view.span(node)))
  }

  private func isTitle(_ word: String, of kind: Kind) -> Bool {
    Vocabulary[kind].label == .allowed && ["title", "navigationTitle"].contains { $0 == word }
  }

  /// A title has a place of its own in the header, where the patch moves it to if that is free.
  private func reportTitle(
    _ node: NodeID, of owner: NodeID, _ kind: Kind, _ finding: DiagnosticKind, _ value: NodeID?, _ diagnostics: inout DiagnosticBag
  ) {
    let name = tree.child(owner, .name)
    var patch: Fix?
    if tree.child(owner, .label) == nil, let value, tree.token(value).kind == .string {
      patch = Fix(
        "put it there", .unsafe,
        edits: [
          Edit(view.span(name ?? owner).afterEnd, " " + source.text(Int(view.span(value).start)..<Int(view.span(value).end))),
          removalOfAttribute(view.wholeSpan(node), from: source),
        ])
    }
    let place = Vocabulary[kind].name == .notAllowed ? "`\(kind.word)`" : "the name"
    let what = finding == .unknownKind ? "kind" : "attribute"
    diagnostics.report(
      finding, at: view.span(node), "there is no \(what) `\(text(node))`",
      label: "the title is the text in double quotes after \(place)", fix: patch)
  }
}
