/// The lines of one file that a finding points at.
struct SnippetGroup {
  var file: FileID
  /// By line, then in the order of the finding's spans.
  var marks: [Mark]
  /// The span that the group is introduced with.
  var span: SourceSpan

  var lastLine: Int { marks.last?.line ?? 0 }
}

extension TextRenderer {
  /// What a finding points at: the lines of its own file first, then those of others, in their order.
  mutating func snippetGroups(_ diagnostic: Diagnostic) -> [SnippetGroup] {
    var files = [diagnostic.primary.file]
    for file in diagnostic.related.map({ $0.span.file }).sorted() where !files.contains(file) { files.append(file) }
    var groups: [SnippetGroup] = []
    for file in files {
      var marks: [Mark] = []
      var span: SourceSpan?
      if file == diagnostic.primary.file {
        span = diagnostic.primary
        Mark.add(diagnostic.primary, .primary, diagnostic.label, &index, to: &marks)
      }
      for related in diagnostic.related where related.span.file == file {
        span = span ?? related.span
        Mark.add(related.span, .secondary, related.label, &index, to: &marks)
      }
      let order = marks.indices.sorted { marks[$0].line != marks[$1].line ? marks[$0].line < marks[$1].line : $0 < $1 }
      groups.append(SnippetGroup(file: file, marks: order.map { marks[$0] }, span: span ?? diagnostic.primary))
    }
    return groups
  }

  mutating func write(_ group: SnippetGroup, of diagnostic: Diagnostic, into sink: inout some ByteSink) {
    if group.file != diagnostic.primary.file { writeFileSwitch(group.span, into: &sink) }
    writeGutter(nil, "|", into: &sink)
    var start = 0
    var before: Int?
    while start < group.marks.count {
      let line = group.marks[start].line
      var end = start
      while end < group.marks.count, group.marks[end].line == line { end += 1 }
      if let before { writeGap(from: before, to: line, in: group.file, into: &sink) }
      writeMarkedLine(line, in: group.file, Array(group.marks[start..<end]), diagnostic.severity, into: &sink)
      before = line
      start = end
    }
  }

  /// What lies between two lines that are shown: nothing, the one line, or `...`.
  private mutating func writeGap(from before: Int, to line: Int, in file: FileID, into sink: inout some ByteSink) {
    if line == before + 2 {
      writeMarkedLine(before + 1, in: file, [], .note, into: &sink)
    } else if line > before + 2 {
      sink.set(.secondary, color: color)
      sink.write("...\n")
      sink.set(.plain, color: color)
    }
  }

  private mutating func writeMarkedLine(
    _ line: Int, in file: FileID, _ marks: [Mark], _ severity: Severity, into sink: inout some ByteSink
  ) {
    let source = index[file]
    let range = index.lines(file).range(ofLine: line, in: source)
    let focus = marks.first { $0.role == .primary } ?? marks.first
    let shown = DisplayLine(source.bytes.span, range, focus: focus?.bytes ?? range.lowerBound..<range.lowerBound)
    writeText(shown, line, "|", into: &sink)
    write(MarkRows(marks, on: shown, width: textWidth), severity, into: &sink)
  }

  /// How many columns of a page the gutter leaves.
  var textWidth: Int { Self.terminalWidth - gutter - 3 }

  /// A line of text after its number and the gutter's sign; no blanks at its end.
  func writeText(_ line: DisplayLine, _ number: Int, _ sign: String, style: TextStyle = .secondary, into sink: inout some ByteSink) {
    writeGutterStart(number, sign, style: style, into: &sink)
    var end = line.text.count
    while end > 0, line.text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    if end > 0 {
      sink.write(" ")
      sink.write(line.text[..<end])
    }
    sink.write("\n")
  }

  /// The marks under a line, the label beside them, and the rows of the other labels.
  func write(_ rows: MarkRows, _ severity: Severity, into sink: inout some ByteSink) {
    let row = rows.row
    guard !row.isEmpty else { return }
    writeGutterStart(nil, "| ", into: &sink)
    var style = TextStyle.plain
    for mark in row {
      let next = mark?.style(severity) ?? .plain
      if next != style {
        sink.set(next, color: color)
        style = next
      }
      sink.write(mark?.byte ?? UInt8(ascii: " "))
    }
    if let label = rows.besideLabel {
      if label.role.style(severity) != style { sink.set(label.role.style(severity), color: color) }
      sink.write(" ")
      sink.write(visible: label.text)
    }
    sink.set(.plain, color: color)
    sink.write("\n")
    for label in rows.labelsBelow { writeLabelBelow(label, severity, into: &sink) }
  }

  private func writeLabelBelow(
    _ label: (column: Int, text: String, role: Mark.Role, bars: [Int]), _ severity: Severity, into sink: inout some ByteSink
  ) {
    writeGutterStart(nil, "| ", into: &sink)
    var column = 0
    for bar in label.bars {
      sink.write(UInt8(ascii: " "), times: bar - column)
      sink.write("|")
      column = bar + 1
    }
    sink.write(UInt8(ascii: " "), times: label.column - column)
    sink.set(label.role.style(severity), color: color)
    sink.write(visible: label.text)
    sink.set(.plain, color: color)
    sink.write("\n")
  }
}
