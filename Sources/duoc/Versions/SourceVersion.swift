import DuoLang
import DuoLayout

/// One of two versions that are compared: its sources, compiled.
struct SourceVersion {
  let name: VersionName
  let session: Session
  /// How its findings are shown.
  let report: Report
  /// The submodules in it, whose files are another repository's.
  private var submodules: [Path] = []

  /// Reads and compiles the versions that `names` name, each with its own project file.
  ///
  /// A revision may be without sources, and so may the files beside it: what the other side has is new, or gone, then. Two paths
  /// must be there, and so must a path that is named in a revision.
  static func load(
    _ names: (old: VersionName, new: VersionName), _ arguments: Arguments, _ io: inout some IO
  ) throws(Failure) -> (old: SourceVersion, new: SourceVersion) {
    switch (names.old.isRevision, names.new.isRevision) {
    case (true, true): return (try revision(names.old, arguments, &io), try revision(names.new, arguments, &io))
    case (false, false):
      return (
        try load(names.old, from: io.files, allowsNone: false, arguments, &io),
        try load(names.new, from: io.files, allowsNone: false, arguments, &io)
      )
    case (true, false):
      let old = try revision(names.old, beside: names.new, arguments, &io)
      return (old, try files(names.new, beside: old, arguments, &io))
    case (false, true):
      let new = try revision(names.new, beside: names.old, arguments, &io)
      return (try files(names.old, beside: new, arguments, &io), new)
    }
  }

  /// - Parameter files: what it is compared with, if that is no revision.
  private static func revision(
    _ name: VersionName, beside files: VersionName? = nil, _ arguments: Arguments, _ io: inout some IO
  ) throws(Failure) -> SourceVersion {
    let git = try Git(io)
    let tree = try GitTree(try tree(of: name, git), git)
    if let files, !tree.hasWorkTree, !name.mustBeThere || isMissing(files, in: io.files) {
      throw Failure("there is no working tree here, as in a bare repository or in `.git`: name two revisions")
    }
    if case .revision(let revision, let path?, mustBeThere: true) = name, isMissing(name, in: tree) {
      throw Failure("\(revision.quoted) has no \(path.quoted), as seen from the working directory")
    }
    do {
      var version = try load(name, from: tree, allowsNone: true, arguments, &io)
      version.submodules = tree.submodules(below: Path(name.path ?? "."))
      return version
    } catch {
      throw Failure(messages: error.messages.map { "in \(name.title.quoted): \($0)" }, exitCode: error.exitCode)
    }
  }

  /// The files beside a revision, without its submodules: else all of their bars would be new.
  private static func files(
    _ name: VersionName, beside revision: SourceVersion, _ arguments: Arguments, _ io: inout some IO
  ) throws(Failure) -> SourceVersion {
    let files = FilesWithout(files: io.files, hidden: Set(revision.submodules))
    if !arguments.has(.quiet) {
      for path in revision.submodules {
        let holdsSources = try? !SourceFinder.find([String(decoding: path.bytes, as: UTF8.self)], in: io.files, allowsNone: true).roots.isEmpty
        if holdsSources == true { io.say("the submodule \(path.display) is left out: it has a history of its own") }
      }
    }
    return try load(name, from: files, allowsNone: true, arguments, &io)
  }

  private static func load<Files: FileAccess>(
    _ name: VersionName, from files: Files, allowsNone: Bool, _ arguments: Arguments, _ io: inout some IO
  ) throws(Failure) -> SourceVersion {
    if !arguments.has(.quiet) { io.progress("reading \(name.title.printable)") }
    let settings = try Settings(arguments, paths: name.path.map { [$0] } ?? [], to: .errors, in: files, label: name.label, &io)
    // The file of `--device` is that of the command line, for both versions alike.
    var device: SourceInput?
    if let path = arguments.value(.device) {
      var own = SourceFiles(io.files)
      device = try own.readDevice(Path(path))
    }
    var sources = SourceFiles(files, label: name.label)
    if !allowsNone || !isMissing(name, in: files) { sources = try settings.findSources(in: files, label: name.label, allowsNone: allowsNone) }
    let session = try settings.compile(&sources, deviceFile: device, findings: .errors)
    return SourceVersion(name: name, session: session, report: settings.report)
  }

  /// Whether nothing is where `name` says: what is there but cannot be read is not missing.
  private static func isMissing(_ name: VersionName, in files: some FileAccess) -> Bool {
    let place = Path(name.path ?? ".")
    let failure = files.failure(of: place)
    return (failure == .missing || failure == .notDirectory) && !files.isSymbolicLink(place)
  }

  private static func tree(of name: VersionName, _ git: Git<some IO>) throws(Failure) -> String {
    switch name {
    case .files: ""
    case .revision(let revision, _, _): try git.object(revision, "tree")
    case .mergeBase(let first, let second): try git.object(try git.mergeBase(first, second), "tree")
    }
  }
}
