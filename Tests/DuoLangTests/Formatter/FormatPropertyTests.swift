import DuoLang
import TestSupport
import Testing

/// Whatever the text: formatted twice is formatted once, it means the same, nothing is lost, and what is broken stays as it is.
@Suite struct FormatPropertyTests {
  private func check(_ text: [UInt8], _ location: SourceLocation = #_sourceLocation) {
    let problems = problemsOfFormatting(text)
    guard !problems.isEmpty else { return }
    let formatted = String(decoding: format(SourceFile(name: "test.duo", text: text)).bytes, as: UTF8.self)
    Issue.record("\(problems)\n--- text\n\(String(decoding: text, as: UTF8.self))\n--- formatted\n\(formatted)", sourceLocation: location)
  }

  @Test func corpus() { for corpusCase in allCorpusCases { check(corpusCase.text) } }

  @Test func examples() throws {
    for name in try Repository.files(in: "examples", suffix: ".duo") { check([UInt8](try Repository.text("examples/\(name)").utf8)) }
  }

  @Test func randomBytes() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<6_000 { check((0..<random.index(below: 60)).map { _ in UInt8(truncatingIfNeeded: random.next()) }) }
  }

  @Test func randomTokens() {
    var random = SeededRandom(seed: 12)
    for _ in 0..<20_000 {
      var text: [UInt8] = []
      for _ in 0..<random.index(below: 30) { text += Self.pieces[random.index(below: Self.pieces.count)] }
      check(text)
    }
  }

  private static let pieces = [
    "item ", "a ", "screen S ", "app A ", "{", "}", "{", "}", "{\n", "\n}", "[", "]", "[a, b]", "\"T\" ", ":", ",", ";", "\n", "\n\n", " ",
    "symbol: star ", "note: \"\(String(repeating: "long ", count: 18))\" ", "menu: [", "spacer ", "/// d\n", "// c\n", "/* x */ ",
    "/* x\n  y */", "//! t\n", "x: ", "screen: a ", "kind: menu ", "= ", ") ", "\"", "#", "`b c` ", "é", "\r\n", "\t", "\n<<<<<<< a\n", "\u{FEFF}",
    "ignore: [a, // c\n b] ", "duo 1\n", "duo 2\n",
  ].map { Array($0.utf8) }

  @Test func mutatedCorpus() {
    let seeds = allCorpusCases.map(\.text).filter { $0.count < 1500 }
    var random = SeededRandom(seed: 13)
    for _ in 0..<7_000 {
      var text = seeds[random.index(below: seeds.count)]
      for _ in 0...random.index(below: 3) { mutate(&text, &random) }
      check(text)
    }
  }

  /// Texts that might cost the square of their length, or all of the stack.
  @Test(arguments: [
    "{}", "a {}", "a{", "item a x:[b] ", "spacer x: [b] ", "x:[b] ", "[", "x: [", "// c\n", "/*c*/ ", "/*\n*/ ", "a;", "a symbol = b; ",
    "a symbol = b\n", "item a x: [b, // c\n c] ", "/// d\n", "\n", "#\n", "\"", "é",
  ])
  func costIsLinear(_ piece: String) {
    check([UInt8](String(repeating: piece, count: 4_000).utf8))
    let pair = ["a{": "}", "x: [": "]", "[": "]"][piece] ?? ""
    check([UInt8]((String(repeating: piece, count: 200) + String(repeating: pair, count: 200)).utf8))
    check([UInt8](("\"a\": " + String(repeating: "{", count: 100_000) + String(repeating: "}", count: 100_000)).utf8))
  }

  /// Puts something into a text, or takes something out.
  private func mutate(_ text: inout [UInt8], _ random: inout SeededRandom) {
    guard !text.isEmpty else { return }
    let start = random.index(below: text.count)
    switch random.index(below: 3) {
    case 0: text.removeSubrange(start..<min(text.count, start + 1 + random.index(below: 20)))
    default: text.insert(contentsOf: Self.pieces[random.index(below: Self.pieces.count)], at: start)
    }
  }
}
