import TestSupport

/// Makes sentences of a grammar, the same ones from the same seed.
struct SentenceMaker {
  /// One token of a sentence: its rule (`Word`) or its text (`:`), and the rule that asked for it.
  struct Terminal: Hashable {
    var name: String
    var rule: String
  }

  let grammar: Grammar
  /// The rules that are tokens.
  let tokens: Set<String>
  /// Words to use, half of the time, where a rule asks for a word.
  var pools: [String: [String]] = [:]
  var random: SeededRandom
  /// The rules that were used so far.
  private(set) var used: Set<String> = []
  private let heights: [String: Int]

  /// From this depth on the shortest way to an end is taken.
  static let depthLimit = 14

  init(_ grammar: Grammar, tokens: Set<String>, seed: UInt64) {
    self.grammar = grammar
    self.tokens = tokens
    random = SeededRandom(seed: seed)
    heights = Self.heights(grammar)
  }

  // MARK: Tokens

  mutating func sentence() -> [Terminal] {
    used.insert("File")
    return terminals(grammar["File"], in: "File", depth: 0)
  }

  private mutating func terminals(_ expression: Grammar.Expression, in rule: String, depth: Int) -> [Terminal] {
    switch expression {
    case .text(let text): return [Terminal(name: text, rule: rule)]
    case .set: return []
    case .rule(let name):
      used.insert(name)
      guard !tokens.contains(name) else { return [Terminal(name: name, rule: rule)] }
      return terminals(grammar[name], in: name, depth: depth + 1)
    case .sequence(let parts): return parts.flatMap { terminals($0, in: rule, depth: depth) }
    case .choice(let parts): return terminals(choose(parts, depth), in: rule, depth: depth)
    case .repeated(let part, let most):
      return (0..<times(from: 0, to: most, depth)).flatMap { _ in terminals(part, in: rule, depth: depth) }
    case .oneOrMore(let part):
      return (0..<times(from: 1, to: nil, depth)).flatMap { _ in terminals(part, in: rule, depth: depth) }
    }
  }

  // MARK: Characters

  /// The text of a sentence: a text for each token, blanks where they may and must stand.
  mutating func text(_ sentence: [Terminal]) -> String {
    var text = ""
    var previous = ""
    for terminal in sentence {
      var own = spelling(of: terminal)
      if previous == "Documentation", terminal.name == "LineBreak" {
        while own.utf8.first == UInt8(ascii: "/") { own = spelling(of: terminal) }  // `////` is none
      }
      let needsBlank = previous == "Word" && terminal.name == "Word"
      if previous != "Documentation" { text += blanks(atLeast: needsBlank ? 1 : 0) }
      text += own
      previous = terminal.name
    }
    return text
  }

  private mutating func spelling(of terminal: Terminal) -> String {
    guard tokens.contains(terminal.name) else { return terminal.name }
    if terminal.name == "Word", let pool = pools[terminal.rule], Bool.random(using: &random) {
      return pool.randomElement(using: &random) ?? ""
    }
    return text(of: terminal.name)
  }

  private mutating func blanks(atLeast least: Int) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return text(of: "Blank") + text(of: "Blank")
    case 1 where least == 0: return ""
    default: return " "
    }
  }

  /// A text of a rule over characters.
  mutating func text(of name: String) -> String {
    used.insert(name)
    while true {
      let text = characters(grammar[name], depth: Self.depthLimit - 4)
      if name != "Scalar" || Grammar.isAllowedScalar(text) { return text }
    }
  }

  private mutating func characters(_ expression: Grammar.Expression, depth: Int) -> String {
    switch expression {
    case .text(let text): return text
    case .set(let ranges):
      let range = ranges.randomElement(using: &random) ?? 0...0
      return Unicode.Scalar(UInt32.random(in: range, using: &random)).map { String($0) } ?? ""
    case .rule("Scalar"): return text(of: "Scalar")
    case .rule(let name):
      used.insert(name)
      return characters(grammar[name], depth: depth + 1)
    case .sequence(let parts): return parts.map { characters($0, depth: depth) }.joined()
    case .choice(let parts): return characters(choose(parts, depth), depth: depth)
    case .repeated(let part, let most):
      return (0..<times(from: 0, to: most, depth)).map { _ in characters(part, depth: depth) }.joined()
    case .oneOrMore(let part):
      return (0..<times(from: 1, to: nil, depth)).map { _ in characters(part, depth: depth) }.joined()
    }
  }

  // MARK: Choices

  private mutating func choose(_ parts: [Grammar.Expression], _ depth: Int) -> Grammar.Expression {
    guard depth >= Self.depthLimit else { return parts.randomElement(using: &random) ?? .sequence([]) }
    return parts.min { Self.height($0, heights) < Self.height($1, heights) } ?? .sequence([])
  }

  private mutating func times(from least: Int, to most: Int?, _ depth: Int) -> Int {
    depth >= Self.depthLimit ? least : Int.random(in: least...(most ?? least + 3), using: &random)
  }

  /// How deep the shallowest sentence of each rule is.
  private static func heights(_ grammar: Grammar) -> [String: Int] {
    var heights: [String: Int] = [:]
    for _ in grammar.names {
      for name in grammar.names { heights[name] = height(grammar[name], heights) }
    }
    return heights
  }

  private static func height(_ expression: Grammar.Expression, _ heights: [String: Int]) -> Int {
    switch expression {
    case .text, .set, .repeated: 0
    case .rule(let name): 1 + (heights[name] ?? 1000)
    case .sequence(let parts): parts.map { height($0, heights) }.max() ?? 0
    case .choice(let parts): parts.map { height($0, heights) }.min() ?? 0
    case .oneOrMore(let part): height(part, heights)
    }
  }
}
