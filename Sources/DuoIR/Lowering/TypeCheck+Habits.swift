import DuoLang

/// Words that the language does not have: what was meant, by likeness or by habit.
extension TypeCheck {
  func reportUnknownKind(_ node: NodeID, in parent: Kind?, _ diagnostics: inout DiagnosticBag) {
    let word = text(node)
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
    let word = text(node)
    var help: [String] = []
    if let itemKind = habit.itemKind { help.append("did you mean `item` with `kind: \(itemKind)`?") }
    // A menu is also what people call the overflow menu, which is declared here.
    let isOverflow = habit.itemKind == ItemKind.menu.word && Vocabulary[.overflow].parents.contains(parent)
    if isOverflow { help.insert("what is always in the overflow menu stands in `overflow { … }`; `expect` calls that menu `menu`", at: 0) }
    var patch: Fix?
    if isOverflow, tree.child(node, .name) == nil {
      patch = Fix("declare what the overflow menu holds", .unsafe, replace: view.span(node), with: Kind.overflow.word)
    } else if habit.itemKind == nil {
      patch = fix([habit.kind.word], view.span(node))
    }
    diagnostics.report(.unknownKind, at: view.span(node), "there is no kind `\(word)`", help: help, fix: patch)
  }

  func reportUnknownAttribute(_ node: NodeID, of owner: NodeID, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    let word = text(node)
    if Vocabulary[kind].label == .allowed, ["title", "navigationTitle"].contains(where: { $0 == word }) {
      reportTitle(node, of: owner, kind, &diagnostics)
      return
    }
    let legal = attributes(of: kind)
    var similar = suggestions(for: word, among: legal)
    if let meant = habit(word), legal.contains(where: { $0 == meant }) { similar = [meant] }
    diagnostics.report(
      .unknownAttribute, at: view.span(node), "there is no attribute `\(word)`",
      help: help(similar, legal: legal, in: "in `\(kind.word)`"), fix: fix(similar, view.span(node)))
  }

  /// A title has a place of its own in the header, where the patch moves it to if that is free.
  private func reportTitle(_ node: NodeID, of owner: NodeID, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    let name = tree.child(owner, .name)
    var patch: Fix?
    if tree.child(owner, .label) == nil, let value = tree.value(node), tree[value].kind == .string {
      patch = Fix(
        "put it there", .unsafe,
        edits: [
          Edit(view.span(name ?? owner).afterEnd, " " + source.text(Int(view.span(value).start)..<Int(view.span(value).end))),
          removalOfAttribute(view.wholeSpan(node), from: source),
        ])
    }
    let place = Vocabulary[kind].name == .notAllowed ? "`\(kind.word)`" : "the name"
    diagnostics.report(
      .unknownAttribute, at: view.span(node), "there is no attribute `\(text(node))`",
      label: "the title is the text in double quotes after \(place)", fix: patch)
  }

  /// What people who know the platform's APIs write for an attribute of the language.
  private func habit(_ word: String) -> String? {
    let habits: [(word: String, means: String)] = [
      ("systemImage", "symbol"), ("systemName", "symbol"), ("icon", "symbol"), ("axisBehavior", "axis"),
      ("visibilityPriority", "priority"), ("toolbarVerticalBehavior", "verticalBar"),
      ("preferredVerticalBarBehavior", "verticalBar"), ("toolbarVerticalCompressionBehavior", "compression"),
      ("toolbarCompressionBehavior", "compression"), ("verticalBarCompressionBehavior", "compression"),
      ("presentationPlacement", "placement"), ("preferredPlacement", "placement"), ("presentationDetents", "detents"),
      ("leftItemsSupplementBackButton", "leadingItems"), ("toolbarTitleDisplayMode", "titleDisplay"),
      ("labelStyle", "label"), ("type", "kind"),
    ]
    return habits.first { $0.word == word }?.means
  }
}

/// What people write for a kind by habit: the API's name, what an item is, or a word of other languages.
private struct KindHabit {
  let kind: Kind
  /// The `kind` of an item that is meant.
  var itemKind: String?

  static func habit(_ word: String) -> KindHabit? {
    for kind in Kind.allCases where Vocabulary[kind].swiftUI == word || Vocabulary[kind].uiKit == word { return KindHabit(kind: kind) }
    let folded = asciiLowercased(word)
    if let itemKind = ItemKind.words.first(where: { $0 == folded }) {
      return KindHabit(kind: .item, itemKind: itemKind == ItemKind.button.word ? nil : itemKind)
    }
    return words.first { $0.word == folded }?.habit
  }

  /// In small letters.
  private static let words: [(word: String, habit: KindHabit)] = [
    ("divider", KindHabit(kind: .spacer)), ("separator", KindHabit(kind: .spacer)), ("space", KindHabit(kind: .spacer)),
    ("controlgroup", KindHabit(kind: .group)),
    ("sharelink", KindHabit(kind: .item, itemKind: ItemKind.share.word)),
    ("editbutton", KindHabit(kind: .item, itemKind: ItemKind.edit.word)),
  ]
}

/// What people write for a value by habit, and what stands for it.
struct ValueHabit {
  /// In small letters.
  let word: String
  let key: Key
  /// The value that is meant.
  var means: String?
  /// Where it is no value: how it is said.
  var help = ""

  static func habit(_ word: String, as attribute: AttributeDefinition) -> ValueHabit? {
    guard attribute.owners.contains(.item) else { return nil }
    let folded = asciiLowercased(word)
    return all.first { $0.key == attribute.key && $0.word == folded }
  }

  private static let all = [
    ValueHabit(word: "sharelink", key: .kind, means: ItemKind.share.word),
    ValueHabit(word: "editbutton", key: .kind, means: ItemKind.edit.word),
    ValueHabit(word: "divider", key: .kind, help: gap), ValueHabit(word: "separator", key: .kind, help: gap),
    ValueHabit(word: "spacer", key: .kind, help: gap),
    ValueHabit(word: "primary", key: .role, help: "what stands out is said by `style: prominent`"),
    ValueHabit(word: "prominent", key: .role, help: "what stands out is said by `style: prominent`"),
  ]

  private static let gap = "a gap is no item: it is a declaration of its own, `spacer`"
}

private func asciiLowercased(_ text: String) -> String {
  String(decoding: text.utf8.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }, as: UTF8.self)
}
