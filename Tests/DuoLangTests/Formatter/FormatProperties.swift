import DuoLang

/// What must hold of every text, however broken, and its formatted form. - Returns: what does not.
func problemsOfFormatting(_ text: [UInt8]) -> [String] {
  let formatted = format(SourceFile(name: "test.duo", text: text))
  var problems: [String] = []
  if format(SourceFile(name: "test.duo", text: formatted.bytes)).bytes != formatted.bytes { problems.append("not stable") }
  if Ink(formatted.bytes) != Ink(text) { problems.append("something was lost or doubled") }
  let (before, after) = (Meaning(text), Meaning(formatted.bytes))
  if before.lines != after.lines { problems.append("another meaning") }
  if before.findings != after.findings { problems.append("other findings: \(before.findings) now \(after.findings)") }
  let run = Front(SourceFile(name: "test.duo", text: text))
  switch formatted.untouched {
  case .nothing:
    if run.diagnostics.errorCount > 0 { problems.append("touched what has errors") }
    problems += problemsOfStyle(formatted.bytes)
    if comments(in: formatted.bytes) != comments(in: text) { problems.append("other comments") }
  case .lines: problems += problemsOfBrokenLines(text, formatted.bytes, run)
  case .all:
    if formatted.bytes != text { problems.append("changed all the same") }
  }
  return problems
}

/// The lines that hold errors are among the lines that come out, as they were.
private func problemsOfBrokenLines(_ text: [UInt8], _ formatted: [UInt8], _ run: Front) -> [String] {
  let table = LineTable(run.source)
  let kept = Set(formatted.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) })
  func withoutReturns(_ line: ArraySlice<UInt8>) -> [UInt8] { Array(line.prefix((line.lastIndex { $0 != UInt8(ascii: "\r") } ?? line.startIndex - 1) - line.startIndex + 1)) }
  var problems: [String] = []
  for diagnostic in run.diagnostics.errors.diagnostics {
    let range = table.range(ofLine: table.line(at: diagnostic.primary.start), in: run.source)
    if !range.isEmpty, !kept.contains(withoutReturns(text[range])) { problems.append("a broken line was touched: \(run.source.text(range))") }
  }
  return problems
}

/// The style as far as it can be seen without knowing the text.
private func problemsOfStyle(_ text: [UInt8]) -> [String] {
  guard !text.isEmpty else { return [] }
  var problems: [String] = []
  if text.last != UInt8(ascii: "\n") || text.suffix(2) == Array("\n\n".utf8)[...] { problems.append("another end than one newline") }
  let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  for line in lines where line.last == UInt8(ascii: " ") || line.last == UInt8(ascii: "\t") || line.last == UInt8(ascii: "\r") {
    problems.append("blanks at the end of a line")
  }
  return problems
}

/// How often each byte stands in a text, but for blanks and the marks that formatting adds or takes away.
struct Ink: Equatable {
  private var counts = [Int](repeating: 0, count: 256)

  init(_ text: [UInt8]) {
    let start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    for byte in text[start...] where byte > UInt8(ascii: " ") && !",;{}".utf8.contains(byte) { counts[Int(byte)] += 1 }
    // The edition may be new.
    if Self.hasEdition(text) { for byte in "duo1".utf8 { counts[Int(byte)] -= 1 } }
  }

  private static func hasEdition(_ text: [UInt8]) -> Bool {
    let run = Front(SourceFile(name: "test.duo", text: text))
    var children = run.tree.children(SyntaxTree.root)
    guard let first = children.next(), run.tree[first].kind == .declaration else { return false }
    return Vocabulary.kind(run.tree.symbol(first)) == .duo && run.tree.child(first, .name) != nil
  }
}

/// The comments of a text without errors, sorted: their order changes where a header moves into its block. Of each the words alone.
func comments(in text: [UInt8]) -> [String] {
  var comments: [String] = []
  var index = 0
  func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }
  while index < text.count {
    let start = index
    switch text[index] {
    case UInt8(ascii: "\""):
      index += 1
      while index < text.count, text[index] != UInt8(ascii: "\"") { index += text[index] == UInt8(ascii: "\\") ? 2 : 1 }
    case UInt8(ascii: "`"):
      index += 1
      while index < text.count, text[index] != UInt8(ascii: "`") { index += 1 }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      while index < text.count, text[index] != UInt8(ascii: "\n") { index += 1 }
      comments.append(words(text[start..<index]))
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
      var depth = 0
      repeat {
        let pair = (text[index], byte(1))
        depth += pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) ? 1 : pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) ? -1 : 0
        index += pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) || pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) ? 2 : 1
      } while depth > 0 && index < text.count
      comments.append(words(text[start..<index]))
      index -= 1
    default: break
    }
    index += 1
  }
  return comments.sorted()
}

private func words(_ comment: ArraySlice<UInt8>) -> String {
  comment.split { $0 <= UInt8(ascii: " ") }.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
}
