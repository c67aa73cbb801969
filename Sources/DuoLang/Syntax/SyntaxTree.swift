/// The parsed form of one file: always well formed, whatever the text was.
///
/// *Invariant:* node 0 is the file; the children of a node lie between it and its `subtreeEnd`, each of the shape that
/// `NodeKind` tells.
public struct SyntaxTree: Sendable {
  public let file: FileID
  public let tokens: [Token]
  public let nodes: [Node]
  /// Whether a brace is missing or one too many: then what stands where is a guess.
  public let isUnbalanced: Bool

  public init(file: FileID, tokens: [Token], nodes: [Node], isUnbalanced: Bool) {
    self.file = file
    self.tokens = tokens
    self.nodes = nodes
    self.isUnbalanced = isUnbalanced
  }

  public static var root: NodeID { NodeID(0) }

  @inlinable
  public subscript(id: NodeID) -> Node { nodes[id.index] }

  @inlinable
  public func token(_ id: NodeID) -> Token { tokens[nodes[id.index].token] }

  /// The symbol of a node whose token is a word: a declaration's kind, an attribute's key, a name, a word.
  @inlinable
  public func symbol(_ id: NodeID) -> SymbolID { token(id).symbol }

  @inlinable
  public func children(_ id: NodeID) -> Children {
    Children(nodes: nodes, next: id.rawValue + 1, end: nodes[id.index].subtreeEnd)
  }

  /// The direct children of a node, in order.
  @frozen
  public struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: [Node]
    @usableFromInline var position: UInt32
    @usableFromInline let end: UInt32

    @inlinable
    init(nodes: [Node], next: UInt32, end: UInt32) {
      self.nodes = nodes
      position = next
      self.end = end
    }

    @inlinable
    public mutating func next() -> NodeID? {
      guard position < end else { return nil }
      let id = NodeID(rawValue: position)
      position = nodes[id.index].subtreeEnd
      return id
    }
  }

  /// The first child of `kind`, if there is one.
  @inlinable
  public func child(_ id: NodeID, _ kind: NodeKind) -> NodeID? {
    var position = id.rawValue + 1
    let end = nodes[id.index].subtreeEnd
    while position < end {
      let node = nodes[Int(position)]
      if node.kind == kind { return NodeID(rawValue: position) }
      position = node.subtreeEnd
    }
    return nil
  }

  /// The name of a declaration, if it has one.
  @inlinable
  public func name(of declaration: NodeID) -> SymbolID? {
    guard let name = child(declaration, .name) else { return nil }
    return symbol(name)
  }

  /// The value of an attribute, if it has one.
  @inlinable
  public func value(_ attribute: NodeID) -> NodeID? {
    attribute.rawValue + 1 < nodes[attribute.index].subtreeEnd ? NodeID(rawValue: attribute.rawValue + 1) : nil
  }
}
