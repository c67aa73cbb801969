import DuoLang

/// One file of the run between the parser and lowering: its tree and what the type check found each node to mean.
///
/// A class, so that lowering an item costs one reference to it instead of one to each of its parts. Nothing of it ever changes.
public final class Unit: Sendable {
  public let source: SourceFile
  public let tree: SyntaxTree
  private let meanings: Meanings
  /// How many items it declares.
  let itemCount: Int

  init(_ source: SourceFile, _ tree: SyntaxTree, _ meanings: Meanings, itemCount: Int) {
    self.source = source
    self.tree = tree
    self.meanings = meanings
    self.itemCount = itemCount
  }

  public var file: FileID { tree.file }

  /// Whether a declaration or an attribute is sound.
  func isSound(_ node: NodeID) -> Bool { meanings.isSound(node) }
  /// The kind of a declaration that is sound.
  func kind(_ node: NodeID) -> Kind? { meanings.kind(node) }
  /// The definition of an attribute that is sound.
  func attribute(_ node: NodeID) -> AttributeID? { meanings.attribute(node) }
  /// The raw value of a word among its attribute's words.
  func ordinal(_ value: NodeID) -> UInt8? { meanings.ordinal(value) }

  func name(of declaration: NodeID) -> SymbolID? { tree.name(of: declaration) }

  func position(_ node: NodeID) -> SourcePosition {
    SourcePosition(file: tree.file, offset: tree.token(node).offset)
  }

  /// The attributes of a declaration, sound or not: those of its header, then those of its block.
  func attributes(of declaration: NodeID) -> AttributeNodes { tree.attributes(of: declaration) }

  func block(of declaration: NodeID) -> NodeID? { tree.child(declaration, .block) }
}

/// What later stages ask of a unit: device data and settings are read from it as they stand.
extension Unit {
  /// The kind of a node that is a sound declaration.
  public func declaredKind(_ node: NodeID) -> Kind? { tree[node].kind == .declaration ? kind(node) : nil }

  /// The attributes of a declaration whose values are sound, in the order written.
  public func soundAttributes(of declaration: NodeID) -> [NodeID] {
    attributes(of: declaration).filter { isSound($0) }
  }

  public func key(_ attribute: NodeID) -> Key? { self.attribute(attribute).map { Vocabulary.facts($0).key } }

  /// The raw value of a word among its attribute's words.
  public func wordValue(_ value: NodeID) -> UInt8? { tree[value].kind == .word ? ordinal(value) : nil }

  /// The number that a word is.
  public func points(_ value: NodeID, _ symbols: SymbolTable) -> Points? {
    Number(symbols.utf8(tree.symbol(value)))?.points
  }
}

extension SyntaxTree {
  func attributes(of declaration: NodeID) -> AttributeNodes { AttributeNodes(nodes, declaration) }
}

/// A declaration's attributes in the order written.
struct AttributeNodes: Sequence, IteratorProtocol {
  private let nodes: [Node]
  private var position: UInt32
  private let end: UInt32

  init(_ nodes: [Node], _ declaration: NodeID) {
    self.nodes = nodes
    position = declaration.rawValue + 1
    end = nodes[declaration.index].subtreeEnd
  }

  mutating func next() -> NodeID? {
    while position < end {
      let id = NodeID(rawValue: position)
      let node = nodes[id.index]
      // A block is entered; what stands in it beside attributes is passed over whole.
      position = node.kind == .block ? position + 1 : node.subtreeEnd
      if node.kind == .attribute { return id }
    }
    return nil
  }
}
