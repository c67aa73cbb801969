/// Writes findings as people read them: the place, what is the case, the line with carets under it, what helps.
///
///     Specs/Reader.duo:14:12: warning[missing-title]: `filter` has an icon but no title
///        |
///     14 |       item filter symbol: line.3.horizontal.decrease
///        |            ^^^^^^ its row in the overflow menu is empty
///        |
///        = help: give it a title
///        …
///        = explain: duoc explain missing-title
struct TextRenderer {
  var index: SourceIndex
  let color: Bool
  /// How many columns the terminal has that shows it; nil where the head and the lines of the source, which other programs read, may be
  /// longer.
  private let columns: Int?
  /// How many columns all else may take.
  private static let terminalWidth = 80

  /// How many digits the line numbers of the current finding take.
  var gutter = 1

  init(_ index: SourceIndex, color: Bool, columns: Int? = nil) {
    self.index = index
    self.color = color
    // On less nothing can be read.
    self.columns = columns.map { max(40, $0) }
  }

  var pageWidth: Int { min(columns ?? Self.terminalWidth, Self.terminalWidth) }
  /// How many bytes of a line of the source are shown, beside the gutter and what stands for the rest.
  var lineLimit: Int { min(columns.map { $0 - gutter - 5 } ?? DisplayLine.lengthLimit, DisplayLine.lengthLimit) }

  /// Writes one finding; its last line ends in a newline.
  mutating func write(_ diagnostic: Diagnostic, into sink: inout some ByteSink) {
    writeHead(diagnostic, into: &sink)
    writeBody(diagnostic, into: &sink)
    writeNote("explain", "duoc explain " + diagnostic.kind.slug, into: &sink)
  }

  /// Writes what stands between a finding's first line and its last: where it is, what helps.
  mutating func writeBody(_ diagnostic: Diagnostic, into sink: inout some ByteSink) {
    let groups = snippetGroups(diagnostic)
    let patches = diagnostic.fixes.map { Patch($0, &index) }
    gutter = gutterWidth(groups, patches)
    for group in groups { write(group, of: diagnostic, into: &sink) }
    writeGutter(nil, "|", into: &sink)
    if !diagnostic.drawing.isEmpty { write(drawing: diagnostic.drawing, into: &sink) }
    for (fix, patch) in zip(diagnostic.fixes, patches) { write(patch, of: fix, for: diagnostic, into: &sink) }
    for help in diagnostic.help where !isEstimate(help) { writeNote("help", help, into: &sink) }
    for help in diagnostic.help where isEstimate(help) { writeNote("basis", help, into: &sink) }
  }

  /// A small picture of the matter, indented behind the gutter, and an empty row below it.
  private func write(drawing: [String], into sink: inout some ByteSink) {
    for line in drawing {
      writeGutterStart(nil, "|", into: &sink)
      if !line.isEmpty {
        sink.write("   ")
        sink.write(visible: line)
      }
      sink.write("\n")
    }
    writeGutter(nil, "|", into: &sink)
  }

  private mutating func writeHead(_ diagnostic: Diagnostic, into sink: inout some ByteSink) {
    sink.set(.strong, color: color)
    writeLocation(diagnostic.primary, into: &sink)
    sink.set(.plain, color: color)
    sink.write(": ")
    sink.set(TextStyle(diagnostic.severity), color: color)
    sink.write(diagnostic.severity.word)
    sink.write("[")
    sink.write(diagnostic.kind.slug)
    sink.write("]")
    sink.set(.plain, color: color)
    sink.write(": ")
    sink.set(.strong, color: color)
    for (position, line) in messageLines(diagnostic).enumerated() {
      if position > 0 { sink.write("\n    ") }
      sink.write(visible: line)
    }
    sink.set(.plain, color: color)
    sink.write("\n")
  }

  /// The message, broken where the terminal ends.
  private mutating func messageLines(_ diagnostic: Diagnostic) -> [String] {
    guard let columns else { return [diagnostic.message] }
    let position = index.position(of: diagnostic.primary.start, in: diagnostic.primary.file)
    let before = "\(index[diagnostic.primary.file].name):\(position.line):\(position.column): \(diagnostic.severity.word)[\(diagnostic.kind.slug)]: "
    return diagnostic.message.wrapped(to: columns - 4, first: columns - before.displayColumns)
  }

  /// `path:line:column` of a span's start.
  mutating func writeLocation(_ span: SourceSpan, into sink: inout some ByteSink) {
    let position = index.position(of: span.start, in: span.file)
    sink.write(visible: index[span.file].name)
    sink.write(":")
    sink.write(position.line)
    sink.write(":")
    sink.write(position.column)
  }

  /// ` --> path:line:column`: what follows stands in another file.
  mutating func writeFileSwitch(_ span: SourceSpan, into sink: inout some ByteSink) {
    sink.write(UInt8(ascii: " "), times: gutter)
    sink.set(.secondary, color: color)
    sink.write("--> ")
    sink.set(.plain, color: color)
    writeLocation(span, into: &sink)
    sink.write("\n")
  }

  /// A row that holds nothing but the line number (from 0), if any, and the gutter's sign, then ends.
  func writeGutter(_ line: Int?, _ sign: String, into sink: inout some ByteSink) {
    writeGutterStart(line, sign, into: &sink)
    sink.write("\n")
  }

  /// The number of a line (from 0), right-aligned, or blanks, and the gutter's sign.
  func writeGutterStart(_ line: Int?, _ sign: String, style: TextStyle = .secondary, into sink: inout some ByteSink) {
    sink.set(style, color: color)
    let digits = line.map { digitCount($0 + 1) } ?? 0
    sink.write(UInt8(ascii: " "), times: gutter - digits)
    if let line { sink.write(line + 1) }
    sink.write(" ")
    sink.write(sign)
    sink.set(.plain, color: color)
  }

  /// Whether a line of help says on what shaky ground the finding stands.
  private func isEstimate(_ help: String) -> Bool { help.utf8.starts(with: "≈".utf8) }

  /// `= word: text`; further lines of the text stand under its first. What is too long for a line is broken into several.
  func writeNote(_ word: String, _ text: String, into sink: inout some ByteSink) {
    writeGutterStart(nil, "=", into: &sink)
    sink.write(" ")
    sink.set(.strong, color: color)
    sink.write(word)
    sink.write(":")
    sink.set(.plain, color: color)
    let indent = gutter + 4 + word.utf8.count
    var isFirst = true
    for line in noteLines(text, width: pageWidth - indent - 1) {
      if !isFirst { sink.write(UInt8(ascii: " "), times: line.isEmpty ? 0 : indent) }
      if !line.isEmpty {
        sink.write(" ")
        sink.write(visible: line)
      }
      sink.write("\n")
      isFirst = false
    }
  }

  /// A text that has lines keeps them, as they may be a table; one of a single line is broken where it is too long.
  private func noteLines(_ text: String, width: Int) -> [String] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.count > 1 { return lines.map { String(decoding: Array($0), as: UTF8.self) } }
    return text.wrapped(to: width)
  }

  private func gutterWidth(_ groups: [SnippetGroup], _ patches: [Patch]) -> Int {
    var last = 0
    for group in groups { last = max(last, group.lastLine) }
    for patch in patches { last = max(last, patch.lastLine) }
    return digitCount(last + 1)
  }

  func digitCount(_ value: Int) -> Int {
    var digits = 1
    var rest = value / 10
    while rest > 0 {
      digits += 1
      rest /= 10
    }
    return digits
  }
}
