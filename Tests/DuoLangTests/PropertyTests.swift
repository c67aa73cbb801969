import DuoLang
import TestSupport
import Testing

/// Whatever the text: no trap, an end, sound tokens, a well-formed tree, and a message where something was left out.
@Suite struct PropertyTests {
  private func check(_ text: [UInt8], renders: Bool) {
    let run = Front(SourceFile(name: "random.duo", text: text))
    if let problem = invariantBroken(by: run) { Issue.record("\(problem) in \(text)\n\(String(decoding: text, as: UTF8.self))") }
    guard renders else { return }
    for format in DiagnosticFormat.allCases {
      var sink: [UInt8] = []
      render(run.diagnostics.sorted(), sources: [run.source], as: format, color: true, limit: 20, into: &sink)
      if String(validating: sink, as: UTF8.self) == nil { Issue.record("output is not UTF-8 for \(text)") }
    }
  }

  @Test func randomBytes() {
    var random = SeededRandom(seed: 1)
    for round in 0..<6_000 {
      let text = (0..<random.index(below: 60)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      check(text, renders: round % 20 == 0)
    }
  }

  @Test func randomTokens() {
    let pieces = [
      "item ", "a", "screen S ", "app A ", "{", "}", "[", "]", "\"T\"", "\"", ":", "=", ",", ";", "\n", " ", "symbol: ", "symbol ",
      "/// d\n", "// c\n", "/*", "*/", "(", ")", "“", "”", "'", "«", "»", ".x", "- ", "#", "`", "`b`", "é", "：", "\u{202E}", "\0",
      "\\", "\\u{41}", "\r\n", "\n<<<<<<< a\n", "\n=======\n", "\n>>>>>>> b\n", "@", "27.1 ", "\t", "🎉", "menu: [", "spacer ",
    ].map { Array($0.utf8) }
    var random = SeededRandom(seed: 2)
    for round in 0..<7_000 {
      var text: [UInt8] = []
      for _ in 0..<random.index(below: 25) { text += pieces[random.index(below: pieces.count)] }
      check(text, renders: round % 20 == 0)
    }
  }

  @Test func mutatedCorpus() {
    let seeds = allCorpusCases.map(\.text).filter { $0.count < 1500 }
    var random = SeededRandom(seed: 3)
    for round in 0..<7_000 {
      var text = seeds[random.index(below: seeds.count)]
      for _ in 0...random.index(below: 3) { mutate(&text, seeds, &random) }
      check(text, renders: round % 20 == 0)
    }
  }

  /// Deletes, doubles, moves or overwrites a span, or puts in one of another file.
  private func mutate(_ text: inout [UInt8], _ seeds: [[UInt8]], _ random: inout SeededRandom) {
    guard !text.isEmpty else { return }
    let start = random.index(below: text.count)
    let end = min(text.count, start + 1 + random.index(below: 20))
    let part = Array(text[start..<end])
    switch random.index(below: 5) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: part, at: end)
    case 2:
      text.removeSubrange(start..<end)
      text.insert(contentsOf: part, at: random.index(below: text.count + 1))
    case 3: text[start] = UInt8(truncatingIfNeeded: random.next())
    default:
      let other = seeds[random.index(below: seeds.count)]
      let from = random.index(below: other.count)
      text.insert(contentsOf: other[from..<min(other.count, from + 30)], at: start)
    }
  }

  /// Texts that once cost the square of their length, or might.
  @Test(arguments: [
    "'a", "“a", "\"a” ", "<<<<<<< a\n=======\n", "{}", "{", "}", "[", "a:[", "/*", "{\n", "}\n", "x: [\n/// d\n", "\"", "`", ",", "é", "#\n",
    "a {", "item a [", "]", "(", "\u{202E}", "- \n", "x:", "{a", "a\n{\n",
  ])
  func costIsLinear(_ piece: String) {
    let text = [UInt8](String(repeating: piece, count: 4_000).utf8)
    let run = Front(SourceFile(name: "long.duo", text: text))
    #expect(invariantBroken(by: run) == nil)
    var sink: [UInt8] = []
    render(run.diagnostics.sorted(), sources: [run.source], as: .text, color: false, limit: 50, into: &sink)
  }
}
