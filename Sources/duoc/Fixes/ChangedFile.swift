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
    var failure: Failure?
    // Whoever interrupts it finds all or nothing too.
    try? files.uninterrupted { () throws(SystemError) in
      do throws(Failure) { try put(targets, writer) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// All are written before the first takes its place, so that a disk that is full, or a file that has changed, stops all of them.
  private func put(_ targets: [(file: ChangedFile, place: Path)], _ writer: FileWriter<Files>) throws(Failure) {
    var waiting: [FileWriter<Files>.Waiting] = []
    var count = 0
    do {
      for target in targets { waiting.append(try writer.prepare(target.file.after, over: target.file.before, at: target.place)) }
      for file in waiting {
        try writer.put(file)
        count += 1
      }
    } catch {
      for file in waiting[count...] { writer.discard(file) }
      guard count > 0 else { throw error }
      throw Failure(messages: error.messages + ["written before that: \(waiting[..<count].map(\.place.display).joined(separator: ", "))"])
    }
  }
}
