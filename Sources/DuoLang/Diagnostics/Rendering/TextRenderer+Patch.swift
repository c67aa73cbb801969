extension TextRenderer {
  /// How many lines of each side of a hunk are shown.
  private static var hunkLimit: Int { 8 }

  /// Writes a fix as its title and the lines that it changes.
  ///
  /// An insertion into one line shows the line after it with `+` under what is new; everything else shows the lines before
  /// it with the sign `-` and those after it with the sign `+`.
  mutating func write(_ patch: Patch, of fix: Fix, for diagnostic: Diagnostic, into sink: inout some ByteSink) {
    writeNote("help", fix.title, into: &sink)
    guard let span = patch.span, !patch.hunks.isEmpty else { return }
    if span.file != diagnostic.primary.file { writeFileSwitch(span, into: &sink) }
    writeGutter(nil, "|", into: &sink)
    var isFirst = true
    for hunk in patch.hunks {
      if !isFirst {
        sink.set(.secondary, color: color)
        sink.write("...\n")
        sink.set(.plain, color: color)
      }
      isFirst = false
      let isInsertion = hunk.removed.isEmpty && hunk.added.count == 1 && !hunk.added[0].marks.isEmpty
      write(hunk.removed, "-", .removal, into: &sink)
      write(hunk.added, isInsertion ? "|" : "+", isInsertion ? .secondary : .insertion, into: &sink)
    }
  }

  private func write(_ lines: [Patch.Line], _ sign: String, _ style: TextStyle, into sink: inout some ByteSink) {
    for line in lines.prefix(Self.hunkLimit) {
      let focus = line.marks.first?.bytes ?? 0..<0
      let shown = DisplayLine(line.text.span, 0..<line.text.count, focus: focus, limit: lineLimit)
      writeText(shown, line.number, sign, style: style, into: &sink)
      write(MarkRows(line.marks, on: shown, width: textWidth), .note, into: &sink)
    }
    guard lines.count > Self.hunkLimit else { return }
    writeGutterStart(nil, sign, style: style, into: &sink)
    sink.write(" … ")
    sink.write(lines.count - Self.hunkLimit)
    sink.write(" more lines\n")
  }
}
