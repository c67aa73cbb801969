import DuoLang
import TestSupport
import Testing

/// Holds `grammar.ebnf` against the lexer and the parser, in both directions.
@Suite struct GrammarTests {
  let grammar: Grammar

  init() throws { grammar = try Grammar(reading: Repository.text("grammar.ebnf")) }

  // MARK: What the tokens are

  /// What `grammar.ebnf` calls a token; nil for those that are no part of the language.
  static func terminal(_ kind: TokenKind) -> String? {
    switch kind {
    case .endOfFile: "EndOfFile"
    case .separator: "Separator"
    case .word: "Word"
    case .string: "String"
    case .documentation: "Documentation"
    case .colon: ":"
    case .comma: ","
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftBracket: "["
    case .rightBracket: "]"
    case .equals, .leftParenthesis, .rightParenthesis, .invalid: nil
    }
  }

  /// The rules that are tokens. `LineBreak` is a separator that begins a new line.
  static let tokens: Set<String> = ["EndOfFile", "Separator", "LineBreak", "Word", "String", "Documentation"]

  static func kind(_ terminal: String) -> TokenKind? {
    TokenKind.allCases.first { Self.terminal($0) == (terminal == "LineBreak" ? "Separator" : terminal) }
  }

  @Test func `its tokens are the lexer's`() {
    let sentences = grammar.reached(from: "File", stoppingAt: Self.tokens)
    var terminals = sentences.intersection(Self.tokens)
    for name in sentences.subtracting(Self.tokens) { terminals.formUnion(Grammar.texts(grammar[name])) }
    terminals.remove("LineBreak")
    #expect(terminals == Set(TokenKind.allCases.compactMap { Self.terminal($0) }))
  }

  @Test func `every rule is defined and reached`() {
    let named = grammar.names.reduce(into: Set<String>()) { $0.formUnion(Grammar.references(grammar[$1])) }
    #expect(named.subtracting(grammar.names) == [], "named, but not defined")
    #expect(Set(grammar.names).subtracting(grammar.reached(from: "File")) == [], "defined, but of no use")
  }

  // MARK: Sentences

  /// What lexer and parser make of a text.
  struct Reading {
    var tokens: [Token]
    var source: SourceFile
    var symbols: SymbolTable
    var findings: [Diagnostic]

    init(_ text: String, parsing: Bool = true) {
      source = SourceFile(name: "sentence.duo", text: text)
      symbols = Vocabulary.makeSymbolTable()
      var diagnostics = DiagnosticBag()
      tokens = lex(source, file: FileID(0), symbols: &symbols, diagnostics: &diagnostics)
      if parsing { _ = parse(tokens, of: source, file: FileID(0), symbols: symbols, diagnostics: &diagnostics) }
      findings = diagnostics.diagnostics
    }

    func beginsLine(_ index: Int) -> Bool { source.bytes[Int(tokens[index].offset)] == UInt8(ascii: "\n") }
  }

  @Test func `sentences made from it lex and parse without a finding`() {
    var maker = SentenceMaker(grammar, tokens: Self.tokens, seed: 1)
    maker.pools = ["Kind": Kind.allCases.map(\.word), "Key": Key.allCases.map(\.word), "Value": Placement.words + AxisHint.words]
    var wrong: [String] = []
    for number in 0..<3000 {
      let sentence = maker.sentence()
      let text = (number % 16 == 0 ? "\u{FEFF}" : "") + maker.text(sentence)
      let reading = Reading(text)
      if reading.tokens.map(\.kind) != sentence.map({ Self.kind($0.name) }) { wrong.append("other tokens: \(text.debugDescription)") }
      // `item add: "Add"`: where the sentence's key is no word of the vocabulary, it is answered as the name that was meant.
      if reading.findings.contains(where: { $0.message.hasPrefix("the name ") }) { continue }
      if let finding = reading.findings.first { wrong.append("\(finding.message): \(text.debugDescription)") }
    }
    #expect(wrong.prefix(4) == [])
    #expect(Set(grammar.names).subtracting(maker.used) == [], "never used")
  }

  /// Whether the grammar has the tokens for a sentence.
  private func accepts(_ reading: Reading) -> Bool {
    var recogniser = Recogniser(grammar, count: reading.tokens.count) { expression, start in
      switch expression {
      case .text(let name): Self.step(reading, start, name)
      case .rule(let name) where Self.tokens.contains(name): Self.step(reading, start, name)
      default: nil
      }
    }
    return recogniser.matches(.rule("File"))
  }

  private static func step(_ reading: Reading, _ start: Int, _ name: String) -> Int?? {
    guard start < reading.tokens.count, reading.tokens[start].kind == kind(name) else { return .some(nil) }
    return name != "LineBreak" || reading.beginsLine(start) ? start + 1 : .some(nil)
  }

  /// Without documentation, to which the parser is lenient: it may also stand on a line's end, and in lists.
  @Test func `damaged sentences are rejected exactly when they are none`() {
    var maker = SentenceMaker(grammar, tokens: Self.tokens, seed: 2)
    let terminals = (TokenKind.allCases.compactMap { Self.terminal($0) } + ["LineBreak"]).filter { $0 != "Documentation" && $0 != "EndOfFile" }
    var wrong: [String] = []
    var rejected = 0
    var accepted = 0
    for _ in 0..<6000 {
      var sentence = maker.sentence()
      guard !sentence.contains(where: { $0.name == "Documentation" }), sentence.count > 2 else { continue }
      damage(&sentence, terminals, &maker.random)
      let text = maker.text(sentence)
      let reading = Reading(text)
      let isSentence = accepts(reading)
      if reading.findings.contains(where: { $0.message.hasPrefix("the name ") }) { continue }
      if reading.findings.isEmpty != isSentence {
        wrong.append("\(reading.findings.first?.message ?? "no finding"): \(text.debugDescription)")
      }
      if isSentence { accepted += 1 } else { rejected += 1 }
    }
    #expect(wrong.prefix(4) == [])
    #expect(rejected > 500 && accepted > 100, "\(rejected) rejected, \(accepted) accepted")
  }

  private func damage(_ sentence: inout [SentenceMaker.Terminal], _ terminals: [String], _ random: inout SeededRandom) {
    let index = Int.random(in: 0..<sentence.count - 1, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: sentence.remove(at: index)
    case 1: sentence.insert(sentence[index], at: index)
    case 2 where index + 2 < sentence.count: sentence.swapAt(index, index + 1)
    default: sentence[index] = .init(name: terminals.randomElement(using: &random) ?? "", rule: "")
    }
  }

  // MARK: What a rule requires

  /// Leaving these out gives another sentence of the same grammar.
  static let omissible: Set<String> = ["Documented: Documentation", "File: EndOfFile", "List: ,", "PlainWord: -"]

  @Test func `what a rule requires is missed`() {
    var omissible: Set<String> = []
    for name in grammar.names {
      for (left, damaged) in grammar.omissions(in: name, tokens: Self.tokens) where !isMissed(name, damaged) {
        omissible.insert("\(name): \(left)")
      }
    }
    #expect(omissible == Self.omissible)
  }

  /// Whether one of many sentences of the damaged grammar is rejected in which the damaged rule was used.
  private func isMissed(_ name: String, _ damaged: Grammar) -> Bool {
    for seed in 0..<600 {
      var maker = SentenceMaker(damaged, tokens: Self.tokens, seed: UInt64(seed))
      let text = maker.text(maker.sentence())
      if maker.used.contains(name), !Reading(text).findings.isEmpty { return true }
    }
    return false
  }

  // MARK: Characters

  /// A text of each of these is one token of the kind, or none, and nothing else.
  static let lexical: [(rule: Grammar.Expression, kind: TokenKind?)] = [
    (.rule("Word"), .word), (.rule("String"), .string), (.rule("Documentation"), .documentation),
    (.sequence([.repeated(.rule("Blank"), most: nil), .rule("EndOfFile")]), nil),
    (.sequence([.repeated(.rule("Blank"), most: nil), .rule("Separator"), .rule("EndOfFile")]), .separator),
  ]

  @Test func `difficult texts are tokens exactly when the grammar says so`() {
    var random = SeededRandom(seed: 3)
    var wrong: [String] = []
    let alphabet: [String] = [
      "a", "Z", "0", "9", "_", ".", "-", "-", "`", "`", "\"", "\"", "\\", "\\n", "u", "\\u{", "41}", "}", "/", "//", "///", "/*", "*/", "*",
      " ", "\n", ";", "\u{7F}", "\u{85}", "é", "ß", "漢", "🙂", "\u{202E}", "\u{2066}", "\u{2028}",
    ]
    let frames = [("", ""), ("", ""), ("\"", "\""), ("`", "`"), ("/*", "*/"), ("//", ""), ("///", ""), ("\n", "")]
    var counts = [Int](repeating: 0, count: Self.lexical.count)
    for _ in 0..<12_000 {
      let frame = frames.randomElement(using: &random) ?? ("", "")
      let middle = (0..<Int.random(in: 0...6, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "" }
      let text = frame.0 + middle.joined() + frame.1
      let reading = Reading(text, parsing: false)
      for (index, (rule, kind)) in Self.lexical.enumerated() {
        let isToken = isOnly(kind, reading, text)
        if isToken != grammar.accepts(rule, text) { wrong.append("\(isToken ? "a" : "no") \(rule): \(text.debugDescription)") }
        if isToken { counts[index] += 1 }
      }
    }
    #expect(wrong.prefix(4) == [])
    #expect(counts.allSatisfy { $0 > 100 }, "\(counts)")
  }

  /// Whether the whole text is one token of `kind`, or none.
  private func isOnly(_ kind: TokenKind?, _ reading: Reading, _ text: String) -> Bool {
    guard reading.findings.isEmpty, reading.tokens.count == (kind == nil ? 1 : 2) else { return false }
    guard let kind else { return true }
    let token = reading.tokens[0]
    guard token.kind == kind else { return false }
    return kind == .separator || token.span(in: FileID(0), reading.source, reading.symbols).range == 0..<text.utf8.count
  }
}
