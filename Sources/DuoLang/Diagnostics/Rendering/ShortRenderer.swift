/// Writes `path:line:column: severity: message [slug]`.
func writeShort(_ diagnostic: Diagnostic, _ index: inout SourceIndex, into sink: inout some ByteSink) {
  let position = index.position(of: diagnostic.primary.start, in: diagnostic.primary.file)
  sink.write(visible: index[diagnostic.primary.file].name)
  sink.write(":")
  sink.write(position.line)
  sink.write(":")
  sink.write(position.column)
  sink.write(": ")
  sink.write(diagnostic.severity.word)
  sink.write(": ")
  sink.write(visible: diagnostic.message)
  sink.write(" [")
  sink.write(diagnostic.kind.slug)
  sink.write("]\n")
}
