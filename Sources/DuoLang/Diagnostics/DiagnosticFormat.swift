/// The forms in which findings are written.
public enum DiagnosticFormat: UInt8, CaseIterable, Sendable {
  /// For people: the line with carets under it, and what helps.
  case text
  /// A line a finding, `path:line:column: severity: message [slug]`: what Xcode and grep understand.
  case short
  /// A JSON object a line, schema `duo-diagnostic/1`.
  case json
  /// Workflow commands that GitHub shows beside the lines of a change.
  case github
  /// One SARIF 2.1.0 document.
  case sarif

  /// Whether it says what its kinds mean, and so takes their documents.
  public var showsDocuments: Bool { self == .sarif }

  /// How the command line names it.
  public var word: String {
    switch self {
    case .text: "text"
    case .short: "short"
    case .json: "json"
    case .github: "github"
    case .sarif: "sarif"
    }
  }
}

/// Writes findings in the order given, at most `limit` of them.
///
/// Without findings all but SARIF are empty.
///
/// - Parameters:
///   - sources: the texts of the run by `FileID`.
///   - color: whether the text form may use ANSI colours; the other forms never do.
///   - columns: how many the terminal has that shows the text form; nil for a file.
///   - documents: what SARIF says of the kinds that occur, one for each of `DiagnosticKind.allCases` in their order, or none.
/// - Complexity: O(size of the files pointed at + size of the output): each file's lines are looked for once.
public func render(
  _ diagnostics: [Diagnostic], sources: [SourceFile], as format: DiagnosticFormat, color: Bool, columns: Int? = nil, limit: Int?,
  documents: [RuleDocument] = [], into sink: inout some ByteSink
) {
  let shown = diagnostics.prefix(max(0, limit ?? diagnostics.count))
  var index = SourceIndex(sources)
  switch format {
  case .text:
    var renderer = TextRenderer(index, color: color, columns: columns)
    for diagnostic in shown {
      renderer.write(diagnostic, into: &sink)
      sink.write("\n")
    }
  case .short:
    for diagnostic in shown { writeShort(diagnostic, &index, into: &sink) }
  case .json:
    var renderer = JSONDiagnosticRenderer(index)
    for diagnostic in shown { renderer.write(diagnostic, into: &sink) }
  case .github:
    for diagnostic in shown { writeGitHub(diagnostic, &index, into: &sink) }
  case .sarif:
    var renderer = SARIFRenderer(index, documents)
    renderer.write(shown, into: &sink)
  }
}
