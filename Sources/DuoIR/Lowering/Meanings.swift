import DuoLang

/// What the type check found each node of a tree to mean; what is unsound means nothing.
struct Meanings: Sendable {
  /// By node, 0 for nothing: of a declaration its kind + 1, of an attribute its id + 1, of a word among its attribute's words
  /// the word's raw value + 1.
  private var codes: [UInt16]

  init(_ tree: SyntaxTree) { codes = [UInt16](repeating: 0, count: tree.nodes.count) }

  /// Whether a declaration or an attribute is sound.
  func isSound(_ node: NodeID) -> Bool { codes[node.index] != 0 }

  func kind(_ node: NodeID) -> Kind? { code(node).flatMap { Kind(rawValue: UInt8(truncatingIfNeeded: $0)) } }
  func attribute(_ node: NodeID) -> AttributeID? { code(node).map { AttributeID($0) } }
  func ordinal(_ value: NodeID) -> UInt8? { code(value).map { UInt8(truncatingIfNeeded: $0) } }

  mutating func set(_ node: NodeID, _ kind: Kind) { codes[node.index] = UInt16(kind.rawValue) + 1 }
  mutating func set(_ node: NodeID, _ attribute: AttributeID) { codes[node.index] = UInt16(attribute.index) + 1 }
  mutating func set(_ value: NodeID, ordinal: UInt8) { codes[value.index] = UInt16(ordinal) + 1 }

  private func code(_ node: NodeID) -> Int? {
    let code = codes[node.index]
    return code == 0 ? nil : Int(code) - 1
  }
}
