import DuoLang

/// A `toolbar` in a screen, as in SwiftUI: here a screen's items stand in the screen itself.
extension TypeCheck {
  func reportToolbarInScreen(_ node: NodeID, _ parent: Kind, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .misplacedKind, at: view.span(node), "`toolbar` cannot stand in `\(parent.word)`",
      label: "its items stand in the `\(parent.word)` itself",
      help: ["a `toolbar` at the top of the file is for several screens: each says `use` and its name"],
      fix: unwrapping(node).map { Fix("write them there", .unsafe, edits: $0) })
  }

  /// Takes a declaration's header and braces away and moves what stands between them to its place; nil if that would lose or
  /// tear something.
  private func unwrapping(_ node: NodeID) -> [Edit]? {
    guard let block = tree.child(node, .block) else { return nil }
    for child in tree.children(node) where tree[child].kind != .block && tree[child].kind != .name { return nil }
    var end: NodeID?
    for child in tree.children(block) {
      switch tree[child].kind {
      case .declaration: continue
      case .end: end = child
      default: return nil
      }
    }
    guard let end else { return nil }
    var wrapper = Wrapper(start: Int(view.span(node).start), open: Int(view.span(block).start), close: Int(view.span(end).start), source)
    // The dot of `.toolbar` is a mistake of its own, and goes with it.
    if wrapper.start > 0, source.bytes[wrapper.start - 1] == UInt8(ascii: ".") { wrapper.start -= 1 }
    let edits = wrapper.isOnOneLine ? wrapper.unwrapped() : wrapper.unwrappedLines()
    return edits?.map { Edit(SourceSpan(file: tree.file, start: UInt32($0.range.lowerBound), end: UInt32($0.range.upperBound)), $0.text) }
  }
}

/// The text of a declaration around what its block holds.
private struct Wrapper {
  /// Where the header begins, and where the braces stand.
  var start: Int
  let open: Int
  let close: Int
  let source: SourceFile

  init(start: Int, open: Int, close: Int, _ source: SourceFile) {
    self.start = start
    self.open = open
    self.close = close
    self.source = source
  }

  var isOnOneLine: Bool { lineStart(open) == lineStart(close) }

  /// `toolbar { item a }`
  func unwrapped() -> [(range: Range<Int>, text: String)]? {
    let first = afterBlanks(open + 1)
    var last = close
    while last > first, isBlank(last - 1) { last -= 1 }
    return first < last ? [(start..<first, ""), (last..<close + 1, "")] : nil
  }

  /// Each brace alone at the end of its line: the two lines go, and those between them move to the left.
  func unwrappedLines() -> [(range: Range<Int>, text: String)]? {
    let header = lineStart(start), end = lineStart(close)
    guard afterBlanks(header) == start, lineStart(open) == header, afterBlanks(end) == close,
      let body = nextLine(afterBlanks(open + 1)), let rest = nextLine(afterBlanks(close + 1))
    else { return nil }
    let shift = afterBlanks(body) - body - (start - header)
    var edits = [(range: header..<body, text: "")]
    var line = body
    while line < end {
      let indentation = min(shift, afterBlanks(line) - line)
      if indentation > 0 { edits.append((line..<line + indentation, "")) }
      while source.bytes[line] != UInt8(ascii: "\n") { line += 1 }
      line += 1
    }
    return edits + [(end..<rest, "")]
  }

  private func isBlank(_ index: Int) -> Bool { source.bytes[index] == UInt8(ascii: " ") || source.bytes[index] == UInt8(ascii: "\t") }

  private func afterBlanks(_ index: Int) -> Int {
    var index = index
    while isBlank(index) { index += 1 }
    return index
  }

  private func lineStart(_ index: Int) -> Int {
    var index = index
    while index > 0, source.bytes[index - 1] != UInt8(ascii: "\n") { index -= 1 }
    return index
  }

  /// The start of the next line, if this one ends at `index`.
  private func nextLine(_ index: Int) -> Int? {
    let end = source.bytes[index] == UInt8(ascii: "\r") ? index + 1 : index
    return source.bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
  }
}
