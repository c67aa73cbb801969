/// A grammar in the notation of `grammar.ebnf`, as data.
struct Grammar: Sendable {
  indirect enum Expression: Hashable, Sendable {
    case text(String)
    /// One character out of these ranges of scalars.
    case set([ClosedRange<UInt32>])
    case rule(String)
    case sequence([Expression])
    case choice([Expression])
    case repeated(Expression, most: Int?)
    /// `+`, which is `X X*`, kept apart so that what is required can be told.
    case oneOrMore(Expression)
  }

  /// In the order of the text.
  private(set) var names: [String] = []
  private(set) var rules: [String: Expression] = [:]

  subscript(name: String) -> Expression {
    get { rules[name] ?? .sequence([]) }
    set {
      if rules.updateValue(newValue, forKey: name) == nil { names.append(name) }
    }
  }

  /// The rules that an expression refers to.
  static func references(_ expression: Expression) -> Set<String> {
    switch expression {
    case .text, .set: []
    case .rule(let name): [name]
    case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion(references($1)) }
    case .repeated(let part, _), .oneOrMore(let part): references(part)
    }
  }

  /// The texts in an expression.
  static func texts(_ expression: Expression) -> Set<String> {
    switch expression {
    case .text(let text): [text]
    case .set, .rule: []
    case .sequence(let parts), .choice(let parts): parts.reduce(into: []) { $0.formUnion(texts($1)) }
    case .repeated(let part, _), .oneOrMore(let part): texts(part)
    }
  }

  /// All rules that are reached from `start`; those in `tokens` are reached, but not looked into.
  func reached(from start: String, stoppingAt tokens: Set<String> = []) -> Set<String> {
    var reached: Set<String> = []
    var open = [start]
    while let name = open.popLast() {
      guard reached.insert(name).inserted, !tokens.contains(name) else { continue }
      open.append(contentsOf: Self.references(self[name]))
    }
    return reached
  }

  /// The grammars that result from leaving out one text or token of a sequence, and what was left out of which rule.
  func omissions(in name: String, tokens: Set<String>) -> [(left: String, grammar: Grammar)] {
    Self.omissions(self[name], tokens).map { left, expression in
      var copy = self
      copy[name] = expression
      return (left, copy)
    }
  }

  private static func omissions(_ expression: Expression, _ tokens: Set<String>) -> [(String, Expression)] {
    switch expression {
    case .text, .set, .rule: return []
    case .repeated(let part, let most): return omissions(part, tokens).map { ($0, .repeated($1, most: most)) }
    case .oneOrMore(let part): return omissions(part, tokens).map { ($0, .oneOrMore($1)) }
    case .choice(let parts):
      return parts.indices.flatMap { index in
        omissions(parts[index], tokens).map { left, part in (left, .choice(replacing(parts, index, part))) }
      }
    case .sequence(let parts):
      return parts.indices.flatMap { index -> [(String, Expression)] in
        switch parts[index] {
        case .text(let text): return [(text, .sequence(replacing(parts, index, nil)))]
        case .rule(let name) where tokens.contains(name): return [(name, .sequence(replacing(parts, index, nil)))]
        default: return omissions(parts[index], tokens).map { left, part in (left, .sequence(replacing(parts, index, part))) }
        }
      }
    }
  }

  private static func replacing(_ parts: [Expression], _ index: Int, _ part: Expression?) -> [Expression] {
    var copy = parts
    copy.replaceSubrange(index...index, with: part.map { [$0] } ?? [])
    return copy
  }
}
