import DuoLang

/// What the type check says, and how it teaches.
extension TypeCheck {
  /// Where the braces do not match, what stands where is a guess, and saying so again helps nobody.
  private var mayJudgePlaces: Bool { !tree.isUnbalanced }

  func reportMisplacedKind(_ node: NodeID, _ kind: Kind, in parent: Kind?, _ diagnostics: inout DiagnosticBag) {
    guard mayJudgePlaces else { return }
    if kind == .toolbar, let parent, KindSet.screens.contains(parent) {
      reportToolbarInScreen(node, parent, &diagnostics)
      return
    }
    if let key = Vocabulary.key(tree.symbol(node)), let parent, Vocabulary.attribute(key, in: parent) != nil {
      reportAttributeAsKind(node, parent, &diagnostics)
      return
    }
    let definition = Vocabulary[kind]
    var places = definition.parents.kinds.map { "`\($0.word)`" }
    if definition.standsInFile { places.insert("the file itself", at: 0) }
    diagnostics.report(
      .misplacedKind, at: view.span(node),
      "`\(kind.word)` cannot stand in \(parent.map { "`\($0.word)`" } ?? "the file itself")",
      help: ["`\(kind.word)`, \(definition.documentation), stands in \(enumerate(places))"])
  }

  /// `tabs collapsed` in an `expect`, `pose outerPortrait` in a scenario: without its colon the attribute is a declaration.
  private func reportAttributeAsKind(_ node: NodeID, _ parent: Kind, _ diagnostics: inout DiagnosticBag) {
    let hasValue = tree.child(node, .name) != nil || tree.child(node, .label) != nil
    diagnostics.report(
      .misplacedKind, at: view.span(node), "`\(text(node))` has no `:` before its value",
      label: "in `\(parent.word)` it is an attribute",
      fix: hasValue && tree.child(node, .block) == nil ? Fix("write `:`", .safe, insert: ":", at: view.span(node).afterEnd) : nil)
  }

  func reportItemInItem(_ node: NodeID, _ parent: NodeID, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .misplacedKind, at: view.span(node), "an item of this kind holds no items",
      related: [Diagnostic.Related(view.span(parent), "this item")],
      help: ["only an item with `kind: menu`, `picker`, `segmented` or `custom` does"])
  }

  func reportMisplacedInFile(_ node: NodeID, _ diagnostics: inout DiagnosticBag) {
    guard mayJudgePlaces else { return }
    diagnostics.report(
      .misplacedAttribute, at: view.span(node), "`\(text(node))` stands outside any declaration",
      label: "an attribute stands in the header or the block of what it is about")
  }

  /// Whether a name may stand here as it is.
  func checkName(_ name: NodeID, of node: NodeID, _ kind: Kind, _ facts: KindFacts, _ diagnostics: inout DiagnosticBag) -> Bool {
    let hasDot = !facts.nameIsPath && symbols.utf8(tree.symbol(name)).contains(UInt8(ascii: "."))
    guard facts.name == .notAllowed || hasDot else { return true }
    let word = text(name)
    let definition = Vocabulary[kind]
    if definition.name == .notAllowed {
      diagnostics.report(
        .nameNotAllowed, at: view.span(name), "`\(definition.word)` takes no name", label: "it is known by where it stands",
        help: definition.label == .notAllowed ? [] : ["a title stands in double quotes: `\"\(word)\"`"])
      return true
    }
    diagnostics.report(
      .expectedName, at: view.span(name), "`\(word)` cannot be a name",
      label: "a dot separates the parts of a path", fix: Fix(
        "write it without dots", .unsafe, replace: view.span(name),
        with: String(decoding: word.utf8.map { $0 == UInt8(ascii: ".") ? UInt8(ascii: "_") : $0 }, as: UTF8.self)))
    return false
  }

  func reportLabel(_ label: NodeID, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .nameNotAllowed, at: view.span(label), "`\(kind.word)` takes no title", label: Vocabulary[kind].documentation,
      fix: Fix("remove it", .unsafe, edits: [removalOfAttribute(view.span(label), from: source)]))
  }

  func reportBlock(_ block: NodeID, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(.misplacedKind, at: view.span(block), "`\(kind.word)` has no block", label: Vocabulary[kind].documentation)
  }

  func reportNameRequired(_ node: NodeID, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .nameRequired, at: view.span(node), "this `\(kind.word)` has no name",
      label: "a name belongs after it", help: ["for example `\(kind.word) \(kind == .duo ? "1" : "example")`"])
  }

  func reportLabelRequired(_ node: NodeID, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .nameRequired, at: view.span(node), "this `\(kind.word)` names no file",
      label: "a path in double quotes belongs after it", help: ["for example `\(kind.word) \"Shared.duo\"`"])
  }

  func reportBlockRequired(_ node: NodeID, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(.missingChild, at: view.span(node), "this `\(kind.word)` has no block", label: "`{ … }` belongs after it")
  }

  func reportMissing(_ attribute: AttributeDefinition, _ node: NodeID, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .missingAttribute, at: view.span(node), "this `\(kind.word)` has no `\(attribute.key.word)`", label: attribute.documentation)
  }

  func reportMissingReason(_ node: NodeID, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .missingAttribute, at: view.span(node), "`ignore` has no `reason`",
      label: "why are the findings not to be reported?", help: ["write `reason: \"…\"` beside it"])
  }

  func reportMisplacedAttribute(_ node: NodeID, _ key: Key, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    guard mayJudgePlaces else { return }
    if key == .placement, kind == .popover || kind == .cover {
      reportPresentationPlacement(node, kind, &diagnostics)
      return
    }
    var owners: [String] = []
    for candidate in Kind.allCases where Vocabulary.attribute(key, in: candidate) != nil { owners.append("`\(candidate.word)`") }
    let similar = suggestions(for: key.word, among: attributes(of: kind))
    diagnostics.report(
      .misplacedAttribute, at: view.span(node), "`\(kind.word)` has no attribute `\(key.word)`",
      help: similar.isEmpty
        ? ["`\(key.word)` stands in \(enumerate(owners))"] : help(similar, legal: [], in: ""), fix: fix(similar, view.span(node)))
  }

  /// A popover and a cover ignore what moves a sheet, so removing it changes nothing.
  private func reportPresentationPlacement(_ node: NodeID, _ kind: Kind, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .placementOnPopover, at: wholeAttribute(node), "a `\(kind.word)` ignores `placement`",
      label: kind == .popover ? "it stands beside what it is anchored to" : "it fills the window",
      help: ["only a `sheet` can stand at a side of the inner display"],
      fix: Fix("remove it", .safe, edits: [removalOfAttribute(wholeAttribute(node), from: source)]))
  }

  func reportItemPlacement(_ node: NodeID, in parent: Kind, _ diagnostics: inout DiagnosticBag) {
    if parent == .group {
      diagnostics.report(
        .conflictingAttribute, at: view.span(node), "the group says where its items stand",
        label: "an item of a group has no `placement` of its own", help: ["move it to the group, or the item out of it"])
      return
    }
    diagnostics.report(
      .misplacedAttribute, at: view.span(node), "an item in `\(parent.word)` has no `placement`",
      label: "it stands where `\(parent.word)` does",
      fix: Fix("remove it", .unsafe, edits: [removalOfAttribute(wholeAttribute(node), from: source)]))
  }

  private func wholeAttribute(_ node: NodeID) -> SourceSpan { view.wholeSpan(node) }

  func reportDuplicate(_ node: NodeID, _ key: Key, of owner: NodeID, _ diagnostics: inout DiagnosticBag) {
    var related: [Diagnostic.Related] = []
    for child in tree.attributes(of: owner) where Vocabulary.key(tree.symbol(child)) == key && child != node {
      related.append(Diagnostic.Related(view.span(child), "it is set here"))
      break
    }
    diagnostics.report(
      .duplicateAttribute, at: view.span(node), "`\(key.word)` is set twice", label: related.isEmpty ? "" : "and here", related: related)
  }

  func reportWrongType(_ value: NodeID, _ id: AttributeID, _ expected: String, _ diagnostics: inout DiagnosticBag, fix: Fix? = nil) {
    diagnostics.report(
      .wrongValueType, at: view.span(value), "`\(Vocabulary[id].key.word)` takes \(expected)",
      label: Vocabulary[id].documentation, fix: fix)
  }

  func reportString(_ value: NodeID, _ id: AttributeID, _ type: ValueType, _ diagnostics: inout DiagnosticBag) {
    let word = text(value)
    let isWord = type.words.contains { $0 == word }
    reportWrongType(
      value, id, type.expectation, &diagnostics,
      fix: isWord ? Fix("remove the quotes", .safe, replace: view.span(value), with: word) : nil)
  }

  func reportUnknownValue(_ value: NodeID, _ id: AttributeID, _ type: ValueType, isNumber: Bool, _ diagnostics: inout DiagnosticBag) {
    let word = text(value)
    let key = Vocabulary[id].key.word
    if type.words.isEmpty || isNumber {
      let label = type.forms.contains(.points) ? "with at most one decimal" : Vocabulary[id].documentation
      let mayBeText = type.forms.contains(.string) && !isNumber && source.bytes[Int(view.span(value).start)] != UInt8(ascii: "`")
      let quotes = Fix("quote it", .safe, edits: [Edit(view.span(value).beforeStart, "\""), Edit(view.span(value).afterEnd, "\"")])
      diagnostics.report(
        .wrongValueType, at: view.span(value), "`\(key)` takes \(type.expectation)", label: label, fix: mayBeText ? quotes : nil)
      return
    }
    let legal = type.words
    let habit = ValueHabit.habit(word, as: Vocabulary[id])
    let similar = habit?.means.map { [$0] } ?? suggestions(for: word, among: legal + type.aliases.map { $0.word })
    let derived = type.forms.contains(.derivedPriority) ? ["lowerThan.X", "higherThan.X"] : []
    diagnostics.report(
      .unknownValue, at: view.span(value), "`\(key)` has no value `\(word)`",
      help: (habit.map { $0.help.isEmpty ? [] : [$0.help] } ?? help(similar, legal: legal + derived, in: "for `\(key)`"))
        + (type.forms.contains(.string) ? ["a text stands in double quotes: `\"\(word)\"`"] : []),
      fix: fix(similar, view.span(value)))
  }

  func checkOrder(_ node: NodeID, isFirst: Bool, _ diagnostics: inout DiagnosticBag) {
    let kind = Vocabulary.kind(tree.symbol(node))
    if isFirst, kind != .duo {
      diagnostics.report(
        .missingEdition, at: view.span(node).beforeStart, "the file names no edition of the language",
        label: "edition 1 is meant", fix: Fix("name it", .safe, insert: "duo 1\n\n", at: startOfFile))
    } else if !isFirst, kind == .duo {
      diagnostics.report(.misplacedKind, at: view.span(node), "`duo` is not the first declaration", label: "it opens the file")
    } else if kind == .duo, let name = tree.child(node, .name), text(name) != Vocabulary.edition {
      diagnostics.report(
        .unknownEdition, at: view.span(name), "there is no edition `\(text(name))`", label: "the editions are: `1`")
    }
  }

  private var startOfFile: SourceSpan { SourceSpan(file: tree.file, start: 0, end: 0) }

  /// The one word that was probably meant, as a patch.
  func fix(_ similar: [String], _ span: SourceSpan) -> Fix? {
    similar.count == 1 ? Fix("did you mean `\(similar[0])`?", .unsafe, replace: span, with: similar[0]) : nil
  }

  /// What could stand here, where it is not one word that a patch names.
  func help(_ similar: [String], legal: [String], in place: String) -> [String] {
    similar.count == 1 ? [] : [alternatives(similar, legal: legal, in: place)]
  }

  func attributes(of kind: Kind) -> [String] {
    var words: [String] = []
    for attribute in Vocabulary.attributes where attribute.owners.contains(kind) { words.append(attribute.key.word) }
    return words
  }

  private func enumerate(_ places: [String]) -> String {
    var text = ""
    for (index, place) in places.enumerated() {
      text += index == 0 ? place : index == places.count - 1 ? " or \(place)" : ", \(place)"
    }
    return text
  }
}
