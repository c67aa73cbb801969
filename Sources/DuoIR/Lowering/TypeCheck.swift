import DuoLang

/// Checks a tree against the vocabulary: which kinds and attributes stand where, and what values they take.
///
/// What is unsound is reported here, means nothing afterwards and is passed over by lowering.
///
/// - Complexity: O(nodes).
public func typeCheck(
  _ tree: SyntaxTree, of source: SourceFile, symbols: SymbolTable, diagnostics: inout DiagnosticBag
) -> Unit {
  var check = TypeCheck(source: source, tree: tree, symbols: symbols, meanings: Meanings(tree))
  check.checkFile(&diagnostics)
  return Unit(source, tree, check.meanings, itemCount: check.itemCount)
}

struct TypeCheck {
  let source: SourceFile
  let tree: SyntaxTree
  let symbols: SymbolTable
  var meanings: Meanings
  var itemCount = 0
  /// The names of the presentations met so far, and what `opens` a word that is none of its own: it may be one of them.
  var presentations: [(name: SymbolID, kind: Kind)] = []
  var unknownOpens: [NodeID] = []

  var view: SyntaxView { SyntaxView(tree, source, symbols) }
  func text(_ node: NodeID) -> String { view.text(node) }

  mutating func checkFile(_ diagnostics: inout DiagnosticBag) {
    var isFirst = true
    for node in tree.children(SyntaxTree.root) {
      switch tree[node].kind {
      case .attribute: reportMisplacedInFile(node, &diagnostics)
      case .declaration:
        checkDeclaration(node, in: nil, parent: nil, &diagnostics)
        checkOrder(node, isFirst: isFirst, &diagnostics)
      default: continue  // what was left out there was reported, and may have been anything
      }
      isFirst = false
    }
    reportUnknownOpens(&diagnostics)
  }

  /// Checks a declaration and what stands in it. `kind` is that of its parent, nil in the file itself.
  private mutating func checkDeclaration(
    _ node: NodeID, in parentKind: Kind?, parent: NodeID?, _ diagnostics: inout DiagnosticBag
  ) {
    guard let kind = Vocabulary.kind(tree.symbol(node)) else {
      reportUnknownKind(node, in: parentKind, parent, &diagnostics)
      return
    }
    let facts = Vocabulary.facts(kind)
    var isSound = parentKind.map { facts.parents.contains($0) } ?? facts.standsInFile
    let isMisplaced = !isSound
    if isMisplaced {
      reportMisplacedKind(node, kind, in: parentKind, &diagnostics)
    } else if kind == .item, parentKind == .item, let parent, !mayHoldItems(parent) {
      reportItemInItem(node, parent, &diagnostics)
      isSound = false
    }
    var hasName = false, hasLabel = false, hasBlock = false
    var keys = KeySet()
    for child in tree.children(node) {
      switch tree[child].kind {
      case .name:
        hasName = true
        isSound = isSound && checkName(child, of: node, kind, facts, &diagnostics)
      case .label:
        hasLabel = true
        if facts.label == .notAllowed, !isMisplaced, !hasName || facts.name != .notAllowed { reportLabel(child, kind, &diagnostics) }
      case .attribute:
        checkAttribute(child, of: node, kind, in: parentKind, &keys, &diagnostics)
      case .block:
        hasBlock = true
        guard facts.block != .notAllowed else {
          reportBlock(child, kind, &diagnostics)
          continue
        }
        checkBlock(child, of: node, kind, in: parentKind, &keys, &diagnostics)
      default: break
      }
    }
    guard !isMisplaced else { return }  // what it lacks there may be of another kind
    if facts.name == .required, !hasName {
      reportNameRequired(node, kind, &diagnostics)
      isSound = false
    }
    if facts.label == .required, !hasLabel {
      reportLabelRequired(node, kind, &diagnostics)
      isSound = false
    }
    if facts.block == .required, !hasBlock {
      reportBlockRequired(node, kind, &diagnostics)
      isSound = false
    }
    checkRequired(node, kind, keys, &diagnostics)
    guard isSound else { return }
    meanings.set(node, kind)
    if kind == .item { itemCount += 1 }
    if KindSet.presentations.contains(kind), let name = tree.name(of: node) { presentations.append((name, kind)) }
  }

  private mutating func checkBlock(
    _ block: NodeID, of node: NodeID, _ kind: Kind, in parentKind: Kind?, _ keys: inout KeySet, _ diagnostics: inout DiagnosticBag
  ) {
    // What `extend` holds stands in what its path names; lowering checks it there.
    for child in tree.children(block) {
      switch tree[child].kind {
      case .attribute: checkAttribute(child, of: node, kind, in: parentKind, &keys, &diagnostics)
      case .declaration where kind == .extend: checkDeclaration(child, inExtension: node, &diagnostics)
      case .declaration:
        checkDeclaration(child, in: kind, parent: node, &diagnostics)
        if let key = keyWithoutColon(child, in: kind) { _ = keys.insert(key) }
      default: break
      }
    }
  }

  /// The attribute of `parent` that a misplaced declaration is without its colon: it was reported, and is not missing too.
  private func keyWithoutColon(_ node: NodeID, in parent: Kind) -> Key? {
    guard let kind = Vocabulary.kind(tree.symbol(node)), !Vocabulary.facts(kind).parents.contains(parent) else { return nil }
    guard let key = Vocabulary.key(tree.symbol(node)), Vocabulary.attribute(key, in: parent) != nil else { return nil }
    return key
  }

  /// Checks a declaration of an `extend` as if it stood in the first kind that may hold it.
  private mutating func checkDeclaration(_ node: NodeID, inExtension parent: NodeID, _ diagnostics: inout DiagnosticBag) {
    let extendable: [Kind] = [.app, .tab, .sheet, .cover, .popover, .screen]
    let kind = Vocabulary.kind(tree.symbol(node))
    let target = kind.flatMap { kind in extendable.first { Vocabulary[kind].parents.contains($0) } }
    checkDeclaration(node, in: target ?? .app, parent: nil, &diagnostics)
  }

  /// Whether an item's `kind` lets it hold items of its own.
  private func mayHoldItems(_ item: NodeID) -> Bool {
    for attribute in tree.attributes(of: item) {
      guard let id = meanings.attribute(attribute), Vocabulary.facts(id).key == .kind else { continue }
      guard let value = tree.value(attribute), let ordinal = meanings.ordinal(value) else { return true }
      return [.menu, .picker, .segmented, .custom].contains(ItemKind(rawValue: ordinal) ?? .button)
    }
    return false
  }

  private mutating func checkAttribute(
    _ node: NodeID, of owner: NodeID, _ kind: Kind, in parentKind: Kind?, _ keys: inout KeySet, _ diagnostics: inout DiagnosticBag
  ) {
    guard let key = Vocabulary.key(tree.symbol(node)) else {
      reportUnknownAttribute(node, of: owner, kind, &diagnostics)
      return
    }
    guard let id = Vocabulary.attribute(key, in: kind) else {
      reportMisplacedAttribute(node, key, kind, &diagnostics)
      return
    }
    guard keys.insert(key) else {
      reportDuplicate(node, key, of: owner, &diagnostics)
      return
    }
    if kind == .item, key == .placement, let parentKind, !Self.itemPlaces.contains(parentKind) {
      reportItemPlacement(node, in: parentKind, &diagnostics)
      return
    }
    guard let value = tree.value(node) else { return }  // the parser has said so
    if checkValue(value, id, &diagnostics) { meanings.set(node, id) }
  }

  /// Where an item may say its placement: elsewhere its group does.
  private static let itemPlaces = KindSet([.screen, .state, .toolbar])
  /// The kinds that have a required attribute.
  private static let kindsWithRequirements = Vocabulary.attributes.reduce(into: KindSet([])) { kinds, attribute in
    if attribute.isRequired { kinds.formUnion(attribute.owners) }
  }

  private func checkRequired(_ node: NodeID, _ kind: Kind, _ keys: KeySet, _ diagnostics: inout DiagnosticBag) {
    guard Self.kindsWithRequirements.contains(kind) || keys.contains(.ignore) else { return }
    for attribute in Vocabulary.attributes where attribute.isRequired && attribute.owners.contains(kind) && !keys.contains(attribute.key) {
      reportMissing(attribute, node, kind, &diagnostics)
    }
    if keys.contains(.ignore), !keys.contains(.reason) { reportMissingReason(node, &diagnostics) }
  }
}

/// The keys that a declaration has, one bit each.
struct KeySet {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  func contains(_ key: Key) -> Bool {
    key.rawValue < 64 ? low >> UInt64(key.rawValue) & 1 != 0 : high >> UInt64(key.rawValue - 64) & 1 != 0
  }

  /// Adds `key`; false if it was there already.
  mutating func insert(_ key: Key) -> Bool {
    if contains(key) { return false }
    if key.rawValue < 64 { low |= 1 << UInt64(key.rawValue) } else { high |= 1 << UInt64(key.rawValue - 64) }
    return true
  }
}
