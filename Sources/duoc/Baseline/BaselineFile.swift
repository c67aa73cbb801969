import DuoLang
import DuoLayout

/// The file of `--baseline`: read before a run, or written by it.
///
/// An error of syntax, names or types is never in it: while a text has no meaning, nothing else is known of it.
struct BaselineFile<Files: FileAccess> {
  let path: Path
  let files: Files
  /// What the file holds; nil if it is not there yet.
  private let known: Baseline?
  /// The directory to which the paths in it are relative.
  private let base: Path

  init(_ path: String, _ files: Files) throws(Failure) {
    self.path = Path(path)
    self.files = files
    let name = self.path.display
    do {
      base = try files.realPath(self.path.parent)
    } catch {
      throw Failure("cannot use the baseline \(name): \(files.reason(error, at: self.path))")
    }
    do {
      known = try Baseline(try files.read(self.path, limit: SourceFiles<Files>.sizeLimit))
    } catch let error as Baseline.NoEntry {
      throw Failure("cannot use the baseline \(name): line \(error.line) is not SLUG, PATH and MESSAGE with tabs between them")
    } catch let error as SystemError {
      guard error == .missing, !files.isSymbolicLink(self.path) else {
        throw Failure("cannot read the baseline \(name): \(error.reason)")
      }
      known = nil
    } catch {
      throw Failure("cannot read the baseline \(name)")
    }
  }

  /// Leaves out of `session` what the file holds; nothing if it is not there yet.
  ///
  /// - Returns: how many findings.
  func filter(_ session: inout Session, _ sources: SourceFiles<Files>) -> Int {
    guard var rest = known else { return 0 }
    var count = 0
    let paths = paths(session, sources)
    session.leaveOut { finding in
      guard let entry = Self.entry(finding, paths), rest.take(entry) else { return false }
      count += 1
      return true
    }
    return count
  }

  /// How many findings it holds that are no longer there: of the files of this run, and of files that are gone.
  func staleCount(_ session: Session, _ sources: SourceFiles<Files>) -> Int {
    guard var rest = known, session.droppedCount == 0 else { return 0 }
    let paths = paths(session, sources)
    for finding in session.allDiagnostics {
      if let entry = Self.entry(finding, paths) { _ = rest.take(entry) }
    }
    let present = Set(paths)
    return rest.counts.reduce(0) { sum, line in
      let path = line.key.path
      let isGone = (try? files.status(base.appending(Path(path)))) == nil
      return present.contains(path) || isGone ? sum + line.value : sum
    }
  }

  /// Writes the findings of `session` and leaves them out, if the file is not there yet.
  ///
  /// - Returns: how many; nil if there is a file.
  func writeIfMissing(_ session: inout Session, _ sources: SourceFiles<Files>) throws(Failure) -> Int? {
    guard known == nil else { return nil }
    var baseline = Baseline()
    let paths = paths(session, sources)
    session.leaveOut { finding in
      guard let entry = Self.entry(finding, paths) else { return false }
      baseline.add(entry)
      return true
    }
    _ = try FileWriter(files).write(baseline.text, to: path)
    return baseline.count
  }

  private static func entry(_ finding: Diagnostic, _ paths: [String]) -> Baseline.Entry? {
    guard !finding.kind.isMeaningless, finding.primary.file.index < paths.count else { return nil }
    return Baseline.Entry(slug: finding.kind.slug, path: paths[finding.primary.file.index], message: finding.message.printable)
  }

  /// What the run's files are called in a baseline.
  private func paths(_ session: Session, _ sources: SourceFiles<Files>) -> [String] {
    (0..<session.fileCount).map { index in
      let input = session.source(index)
      guard let place = sources.place(of: input.identity), let real = try? files.realPath(place), input.identity == real.identity else {
        return input.source.name
      }
      return real.relative(to: base).display
    }
  }
}

extension Path {
  /// The way from the directory `base` to this file; both are real paths.
  func relative(to base: Path) -> Path {
    let slash = UInt8(ascii: "/")
    let (own, other) = (bytes.split(separator: slash), base.bytes.split(separator: slash))
    var common = 0
    while common < min(own.count - 1, other.count), own[common] == other[common] { common += 1 }
    let up = [ArraySlice<UInt8>](repeating: [UInt8]("..".utf8)[...], count: other.count - common)
    return Path(bytes: [UInt8]((up + own[common...]).joined(separator: [slash])))
  }
}
