import DuoLang
import DuoLayout

/// Applies the fixes of a run to its texts in memory, round after round: what was fixed may show or allow more.
struct Fixing {
  let includesUnsafe: Bool
  /// The files whose texts have changed, in the order of the run.
  private(set) var changed: [ChangedFile] = []
  /// Whether there was something to fix after the last round too.
  private(set) var isCutShort = false

  private static var roundLimit: Int { 10 }

  init(includesUnsafe: Bool) { self.includesUnsafe = includesUnsafe }

  /// Fixes the texts that the command line names, never those that they only import.
  ///
  /// - Parameter isWanted: if false, all stays as it is.
  /// - Parameter compile: what a run finds in the texts as they are.
  /// - Returns: what is found in the fixed texts.
  mutating func run<Files>(
    _ sources: inout SourceFiles<Files>, rounds isWanted: Bool, _ compile: (inout SourceFiles<Files>) throws(Failure) -> Session
  ) throws(Failure) -> Session {
    var session = try compile(&sources)
    guard isWanted else { return session }
    for _ in 0..<Self.roundLimit {
      guard apply(session, to: &sources) else { return session }
      session = try compile(&sources)
    }
    isCutShort = apply(session, to: &sources, dryly: true)
    return session
  }

  /// One round. - Returns: whether there was something to fix.
  private mutating func apply(_ session: Session, to sources: inout SourceFiles<some FileAccess>, dryly: Bool = false) -> Bool {
    var isChanged = false
    for fixed in session.fixedFiles(includingUnsafe: includesUnsafe) where sources.isRoot(fixed.identity) {
      isChanged = true
      if dryly { break }
      sources.replace(fixed.identity, with: fixed.after)
      if let index = changed.firstIndex(where: { $0.identity == fixed.identity }) {
        changed[index].after = fixed.after
        changed[index].fixed += fixed.fixed
      } else {
        changed.append(fixed)
      }
    }
    return isChanged
  }

  /// Lines that say what was fixed, or would be: by file how many findings, and their slugs.
  func outcome(isDone: Bool) -> [String] {
    var lines = changed.map { file in
      "\(isDone ? "fixed" : "would fix") \(counted(file.fixed.count, "finding")) in \(file.name.printable): \(Self.slugs(of: file.fixed))"
    }
    if isCutShort { lines.append("after \(Self.roundLimit) rounds there is still something to fix") }
    return lines
  }

  /// Each slug once, in the order of the catalogue: `missing-title (2), sheet-detent`.
  private static func slugs(of kinds: [DiagnosticKind]) -> String {
    let counts = DiagnosticKind.allCases.map { kind in (slug: kind.slug, count: kinds.count { $0 == kind }) }
    return counts.filter { $0.count > 0 }.map { $0.count > 1 ? "\($0.slug) (\($0.count))" : $0.slug }.joined(separator: ", ")
  }
}

extension Session {
  /// The files of the run that their findings' fixes change, each with the fixes that go together.
  func fixedFiles(includingUnsafe: Bool) -> [ChangedFile] {
    var findings: [[Diagnostic]] = Array(repeating: [], count: fileCount)
    for diagnostic in diagnostics {
      guard let file = diagnostic.fixes.first?.edits.first?.span.file.index, file < fileCount else { continue }
      findings[file].append(diagnostic)
    }
    var files: [ChangedFile] = []
    for index in findings.indices where !findings[index].isEmpty {
      let input = source(index)
      let fixed = applyFixes(of: findings[index], to: input.source, file: FileID(index), includingUnsafe: includingUnsafe)
      let before = [UInt8](input.source.bytes.dropLast())
      guard fixed.count > 0, fixed.text != before else { continue }
      // A file in the style stays in it.
      let isFormatted = format(input.source).bytes == before
      let after = isFormatted ? format(SourceFile(name: input.source.name, text: fixed.text)).bytes : fixed.text
      files.append(ChangedFile(identity: input.identity, name: input.source.name, before: before, after: after, fixed: fixed.kinds))
    }
    return files
  }

  /// How many findings have a fix that only `--unsafe-fixes` applies.
  var unsafeFixCount: Int {
    diagnostics.count { !$0.fixes.isEmpty && !$0.fixes.contains { $0.safety == .safe } }
  }
}
