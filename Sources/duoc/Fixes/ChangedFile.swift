import DuoLang

/// A text of the run that is to be another.
struct ChangedFile {
  /// As `SourceInput` tells files apart.
  let identity: String
  /// As messages call it.
  let name: String
  let before: [UInt8]
  var after: [UInt8]
  /// What was fixed, finding by finding.
  var fixed: [DiagnosticKind] = []

  var diff: [UInt8] { UnifiedDiff(from: before, to: after).text(named: name) }
}

extension SourceFiles {
  /// Writes changed files to their places, all but standard input: none if one of them cannot be written.
  func write(_ changed: [ChangedFile]) throws(Failure) {
    var targets: [(file: ChangedFile, place: Path)] = []
    for file in changed where !isStandardInput(file.identity) {
      guard let place = place(of: file.identity) else { continue }
      targets.append((file, place))
    }
    let writer = FileWriter(files)
    for target in targets { try writer.checkUnchanged(target.file.before, at: target.place) }
    for target in targets { _ = try writer.write(target.file.after, to: target.place) }
  }
}
