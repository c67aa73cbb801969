/// Decides whether a run of symbols (tokens or characters) is a sentence of a rule.
///
/// Follows all possibilities at once, so no rule needs to be deterministic; left recursion is not supported.
struct Recogniser {
  let grammar: Grammar
  let count: Int
  /// Where a text, a set or a token may end that begins at a position; nil means that the rule is to be looked into.
  let step: (Grammar.Expression, Int) -> Int??
  /// What a rule demands of the range that it matched, besides its expression.
  let demands: (String, Range<Int>) -> Bool
  private var memo: [String: [Int: Set<Int>]] = [:]

  init(
    _ grammar: Grammar, count: Int, demands: @escaping (String, Range<Int>) -> Bool = { _, _ in true },
    step: @escaping (Grammar.Expression, Int) -> Int??
  ) {
    self.grammar = grammar
    self.count = count
    self.step = step
    self.demands = demands
  }

  mutating func matches(_ expression: Grammar.Expression) -> Bool { ends(expression, 0).contains(count) }

  private mutating func ends(_ expression: Grammar.Expression, _ start: Int) -> Set<Int> {
    if let answer = step(expression, start) { return answer.map { [$0] } ?? [] }
    switch expression {
    case .text, .set: return []
    case .rule(let name):
      if let known = memo[name]?[start] { return known }
      let found = ends(grammar[name], start).filter { demands(name, start..<$0) }
      memo[name, default: [:]][start] = found
      return found
    case .sequence(let parts):
      var positions: Set<Int> = [start]
      for part in parts { positions = ends(part, after: positions) }
      return positions
    case .choice(let parts):
      return parts.reduce(into: []) { $0.formUnion(ends($1, start)) }
    case .repeated(let part, most: 1): return ends(part, start).union([start])
    case .repeated(let part, _): return closure(part, [start])
    case .oneOrMore(let part): return closure(part, ends(part, start))
    }
  }

  private mutating func ends(_ part: Grammar.Expression, after positions: Set<Int>) -> Set<Int> {
    var found: Set<Int> = []
    for position in positions { found.formUnion(ends(part, position)) }
    return found
  }

  private mutating func closure(_ part: Grammar.Expression, _ positions: Set<Int>) -> Set<Int> {
    var found = positions
    var new = positions
    while !new.isEmpty {
      new = ends(part, after: new).subtracting(found)
      found.formUnion(new)
    }
    return found
  }
}

extension Grammar {
  /// Whether `text` is a sentence of `expression`, a rule over characters.
  func accepts(_ expression: Expression, _ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var recogniser = Recogniser(
      self, count: scalars.count,
      demands: { name, range in
        name != "Scalar" || Self.isAllowedScalar(String(String.UnicodeScalarView(scalars[range])))
      },
      step: { expression, start in
        switch expression {
        case .text(let text): .some(scalars[start...].starts(with: text.unicodeScalars) ? start + text.unicodeScalars.count : nil)
        case .set(let ranges):
          .some(start < scalars.count && ranges.contains { $0.contains(scalars[start].value) } ? start + 1 : nil)
        default: nil
        }
      })
    return recogniser.matches(expression)
  }

  /// What `grammar.ebnf` says of `Scalar` in prose.
  static func isAllowedScalar(_ digits: String) -> Bool {
    guard let value = UInt32(digits, radix: 16), Unicode.Scalar(value) != nil else { return false }
    return value == 0x9 || value == 0xA || (0x20...0x7E).contains(value)
      || (value >= 0xA0 && !(0x2028...0x202E).contains(value) && !(0x2066...0x2069).contains(value))
  }
}
