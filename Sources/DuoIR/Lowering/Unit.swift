import DuoLang

/// One file of the run between the parser and lowering: its tree and what the type check found each node to mean.
public struct Unit: Sendable {
  public let source: SourceFile
  public let tree: SyntaxTree
  /// By node, 0 where it means nothing: of a declaration its kind + 1, of an attribute its id + 1, of a word among its
  /// attribute's words the word's raw value + 1.
  public internal(set) var meanings: [UInt16]

  public var file: FileID { tree.file }

  /// The kind of a declaration that is sound.
  func kind(_ node: NodeID) -> Kind? {
    let meaning = meanings[node.index]
    return meaning == 0 ? nil : Kind(rawValue: UInt8(truncatingIfNeeded: meaning - 1))
  }

  /// The definition of an attribute that is sound.
  func attribute(_ node: NodeID) -> AttributeID? {
    let meaning = meanings[node.index]
    return meaning == 0 ? nil : AttributeID(Int(meaning) - 1)
  }

  /// The raw value of a word among its attribute's words.
  func ordinal(_ value: NodeID) -> UInt8? {
    let meaning = meanings[value.index]
    return meaning == 0 ? nil : UInt8(truncatingIfNeeded: meaning - 1)
  }

  func position(_ node: NodeID) -> SourcePosition {
    SourcePosition(file: tree.file, offset: tree.token(node).offset)
  }

  /// The attributes of a declaration, sound or not: those of its header, then those of its block.
  func attributes(of declaration: NodeID) -> AttributeNodes { AttributeNodes(tree, declaration) }

  func block(of declaration: NodeID) -> NodeID? { tree.child(declaration, .block) }
}

/// What later stages ask of a unit: device data and settings are read from it as they stand.
extension Unit {
  /// The kind of a node that is a sound declaration.
  public func declaredKind(_ node: NodeID) -> Kind? { tree[node].kind == .declaration ? kind(node) : nil }

  /// The attributes of a declaration whose values are sound, in the order written.
  public func soundAttributes(of declaration: NodeID) -> [NodeID] {
    attributes(of: declaration).filter { meanings[$0.index] != 0 }
  }

  public func key(_ attribute: NodeID) -> Key? { self.attribute(attribute).map { Vocabulary.facts($0).key } }

  /// The raw value of a word among its attribute's words.
  public func wordValue(_ value: NodeID) -> UInt8? { tree[value].kind == .word ? ordinal(value) : nil }

  /// The number that a word is.
  public func points(_ value: NodeID, _ symbols: SymbolTable) -> Points? {
    Number(symbols.utf8(tree.symbol(value)))?.points
  }
}

/// A declaration's attributes in the order written.
struct AttributeNodes: Sequence, IteratorProtocol {
  private let tree: SyntaxTree
  private var position: UInt32
  private let end: UInt32

  init(_ tree: SyntaxTree, _ declaration: NodeID) {
    self.tree = tree
    position = declaration.rawValue + 1
    end = tree[declaration].subtreeEnd
  }

  mutating func next() -> NodeID? {
    while position < end {
      let id = NodeID(rawValue: position)
      let node = tree[id]
      // A block is entered; what stands in it beside attributes is passed over whole.
      position = node.kind == .block ? position + 1 : node.subtreeEnd
      if node.kind == .attribute { return id }
    }
    return nil
  }
}
