import DuoLang
import DuoLayout

/// One of two versions that are compared: its sources, compiled.
struct SourceVersion {
  let name: VersionName
  let session: Session
  /// How its findings are shown.
  let report: Report
  /// Repositories within it, whose files are not part of it.
  private(set) var submodules: [Path] = []

  /// Reads and compiles what `name` names, with the project file of that version.
  ///
  /// A revision may be without sources, and so may the files beside it: what the other side has is new, or gone, then. Two paths
  /// must be there.
  static func load<World: IO>(
    _ name: VersionName, beside other: VersionName, _ arguments: Arguments, _ io: inout World
  ) throws(Failure) -> SourceVersion {
    switch name {
    case .files:
      let allowsNone = if case .files = other { false } else { true }
      return try load(name, from: io.files, allowsNone: allowsNone, arguments, &io)
    case .revision, .mergeBase:
      let git = Git(io)
      let tree = try GitTree(try tree(of: name, git), git)
      var version: SourceVersion
      do { version = try load(name, from: tree, allowsNone: true, arguments, &io) } catch {
        throw Failure(messages: error.messages.map { "in \(name.title.quoted): \($0)" }, exitCode: error.exitCode)
      }
      version.submodules = tree.submodules(below: Path(name.path ?? "."))
      return version
    }
  }

  private static func load<Files: FileAccess>(
    _ name: VersionName, from files: Files, allowsNone: Bool, _ arguments: Arguments, _ io: inout some IO
  ) throws(Failure) -> SourceVersion {
    let settings = try Settings(arguments, paths: name.path.map { [$0] } ?? [], to: .errors, in: files, label: name.label, &io)
    // The file of `--device` is that of the command line, for both versions alike.
    var device: SourceInput?
    if let path = arguments.value(.device) {
      var own = SourceFiles(io.files)
      device = try own.readDevice(Path(path))
    }
    let place = Path(name.path ?? ".")
    let isMissing = allowsNone && (try? files.status(place)) == nil && !files.isSymbolicLink(place)
    var sources = SourceFiles(files, label: name.label)
    if !isMissing { sources = try settings.findSources(in: files, label: name.label, allowsNone: allowsNone) }
    let session = try settings.compile(&sources, deviceFile: device, findings: .errors)
    return SourceVersion(name: name, session: session, report: settings.report)
  }

  private static func tree(of name: VersionName, _ git: Git<some IO>) throws(Failure) -> String {
    switch name {
    case .files: ""
    case .revision(let revision, _): try git.object(revision, "tree")
    case .mergeBase(let first, let second): try git.object(try git.mergeBase(first, second), "tree")
    }
  }
}
