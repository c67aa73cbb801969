/// Writes a workflow command of GitHub Actions, which shows the finding beside the lines of a change.
func writeGitHub(_ diagnostic: Diagnostic, _ index: inout SourceIndex, into sink: inout some ByteSink) {
  let (start, end) = index.positions(diagnostic.primary)
  sink.write("::")
  sink.write(diagnostic.severity == .note ? "notice" : diagnostic.severity.word)
  sink.write(" file=")
  sink.write(commandText: index[diagnostic.primary.file].name, isProperty: true)
  sink.write(",line=")
  sink.write(start.line)
  sink.write(",col=")
  sink.write(start.column)
  sink.write(",endLine=")
  sink.write(end.line)
  sink.write(",endColumn=")
  sink.write(end.column)
  sink.write(",title=")
  sink.write(commandText: diagnostic.kind.slug, isProperty: true)
  sink.write("::")
  sink.write(commandText: diagnostic.message, isProperty: false)
  sink.write("\n")
}

extension ByteSink {
  /// Writes a text of a workflow command: `%` and line ends are escaped, in a property also `:` and `,`.
  fileprivate mutating func write(commandText text: String, isProperty: Bool) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "%"): write("%25")
      case UInt8(ascii: "\r"): write("%0D")
      case UInt8(ascii: "\n"): write("%0A")
      case UInt8(ascii: ":") where isProperty: write("%3A")
      case UInt8(ascii: ",") where isProperty: write("%2C")
      default: write(byte)
      }
    }
  }
}
