/// What a node of the tree is. Each kind names its children in order.
@frozen
public enum NodeKind: UInt8, CaseIterable, Sendable {
  /// Statements.
  case file
  /// `documentation?`, `name?`, `label?`, `attribute*`, `block?`. Its token is the kind's word.
  case declaration
  /// A leaf: its token is a word.
  case name
  /// A leaf: its token is a string.
  case label
  /// One value, or none where it was missing. Its token is the key.
  case attribute
  /// Values, then `end` unless it was missing. Its token is `[`.
  case list
  /// A leaf: its token is a word.
  case word
  /// A leaf: its token is a string.
  case string
  /// Statements, then `end` unless it was missing. Its token is `{`.
  case block
  /// A leaf: its token is the `}` or `]` that closes the parent.
  case end
  /// A leaf: the first of a run of documentation lines.
  case documentation
  /// A leaf that may stand among the children of any node but a leaf: something here was reported and left out, so what its
  /// parent lacks may be what it was.
  case gap

  /// How dumps name it.
  public var description: String {
    switch self {
    case .file: "file"
    case .declaration: "declaration"
    case .name: "name"
    case .label: "label"
    case .attribute: "attribute"
    case .list: "list"
    case .word: "word"
    case .string: "string"
    case .block: "block"
    case .end: "end"
    case .documentation: "documentation"
    case .gap: "gap"
    }
  }
}

/// One node in 8 bytes: kind, token, and where its subtree ends.
///
/// Nodes stand in preorder, so the first child of a node is the one after it, and its next sibling is at `subtreeEnd`.
@frozen
public struct Node: Hashable, Sendable {
  @usableFromInline let head: Tagged<NodeKind>
  /// The index after the last node of the subtree.
  public internal(set) var subtreeEnd: UInt32

  init(_ kind: NodeKind, token: Int, subtreeEnd: Int) {
    head = Tagged(kind, token)
    self.subtreeEnd = UInt32(truncatingIfNeeded: subtreeEnd)
  }

  @inlinable
  public var kind: NodeKind { head.tag }

  /// The index of the node's token.
  @inlinable
  public var token: Int { Int(head.number) }
}

public typealias NodeID = ID<Node>
