/// Writes `1 error, 2 warnings, 3 notes; 4 more not shown`: what there is of each, counted over all findings.
///
/// - Parameter hidden: how many findings are not shown, those that are no longer in `diagnostics` included.
func writeSummary(_ diagnostics: [Diagnostic], hidden: Int, color: Bool, into sink: inout some ByteSink) {
  guard !diagnostics.isEmpty || hidden > 0 else { return }
  var counts = [0, 0, 0]
  for diagnostic in diagnostics { counts[Int(diagnostic.severity.rawValue)] += 1 }
  var isFirst = true
  for severity in Severity.allCases.reversed() where counts[Int(severity.rawValue)] > 0 {
    let count = counts[Int(severity.rawValue)]
    if !isFirst { sink.write(", ") }
    isFirst = false
    sink.set(TextStyle(severity), color: color)
    sink.write(count)
    sink.write(" ")
    sink.write(severity.word)
    if count != 1 { sink.write("s") }
    sink.set(.plain, color: color)
  }
  if hidden > 0 {
    if !isFirst { sink.write("; ") }
    sink.write(hidden)
    sink.write(" more not shown")
  }
  sink.write("\n")
}
