/// Writes findings as JSON objects, a line each, schema `duo-diagnostic/1`.
struct JSONDiagnosticRenderer {
  /// Also holds the line tables.
  private var text: TextRenderer

  init(_ index: SourceIndex) {
    text = TextRenderer(index, color: false)
  }

  mutating func write(_ diagnostic: Diagnostic, into sink: inout some ByteSink) {
    sink.write("{\"schema\":\"duo-diagnostic/1\",\"slug\":")
    sink.write(json: diagnostic.kind.slug)
    sink.write(",\"severity\":")
    sink.write(json: diagnostic.severity.word)
    sink.write(",\"message\":")
    sink.write(json: diagnostic.message)
    sink.write(",\"primary\":{")
    writeSpan(diagnostic.primary, into: &sink)
    sink.write("},\"related\":[")
    for (position, related) in diagnostic.related.enumerated() {
      sink.write(position == 0 ? "{" : ",{")
      writeSpan(related.span, into: &sink)
      sink.write(",\"label\":")
      sink.write(json: related.label)
      sink.write("}")
    }
    sink.write("],\"fixes\":[")
    for (position, fix) in diagnostic.fixes.enumerated() {
      if position > 0 { sink.write(",") }
      write(fix, into: &sink)
    }
    sink.write("],\"rendered\":")
    var rendered: [UInt8] = []
    text.write(diagnostic, into: &rendered)
    sink.write(json: rendered[...])
    sink.write("}\n")
  }

  private mutating func write(_ fix: Fix, into sink: inout some ByteSink) {
    sink.write("{\"title\":")
    sink.write(json: fix.title)
    sink.write(",\"safety\":")
    sink.write(json: fix.safety.word)
    sink.write(",\"edits\":[")
    for (position, edit) in fix.edits.enumerated() {
      sink.write(position == 0 ? "{" : ",{")
      writeSpan(edit.span, into: &sink)
      sink.write(",\"text\":")
      sink.write(json: edit.text)
      sink.write("}")
    }
    sink.write("]}")
  }

  /// The members that say where a span is, without braces.
  private mutating func writeSpan(_ span: SourceSpan, into sink: inout some ByteSink) {
    let (start, end) = text.index.positions(span)
    sink.write("\"file\":")
    sink.write(json: text.index[span.file].name)
    sink.write(",\"start\":")
    write(start, into: &sink)
    sink.write(",\"end\":")
    write(end, into: &sink)
  }

  private func write(_ position: LineTable.Position, into sink: inout some ByteSink) {
    sink.write("{\"line\":")
    sink.write(position.line)
    sink.write(",\"column\":")
    sink.write(position.column)
    sink.write(",\"utf16\":")
    sink.write(position.utf16)
    sink.write(",\"byte\":")
    sink.write(position.byte)
    sink.write("}")
  }
}
