import DuoLang
import DuoLayout

/// One of two versions that are compared: its sources, compiled.
struct SourceVersion {
  let name: VersionName
  let session: Session

  /// Reads and compiles what `name` names.
  ///
  /// A revision may be without sources, and so may the work tree beside it: what the other side has is new, or gone, then. Files
  /// that are named must be there.
  static func load<World: IO>(
    _ name: VersionName, beside other: VersionName, device: SourceInput?, _ io: World
  ) throws(Failure) -> SourceVersion {
    let besideRevision = if case .files = other { false } else { true }
    switch name {
    case .files(let path):
      let isGone = besideRevision && path.map { (try? io.files.status(Path($0))) == nil && !io.files.isSymbolicLink(Path($0)) } == true
      var sources = SourceFiles(io.files)
      if !isGone { sources = try SourceFinder.find(path.map { [$0] } ?? [], in: io.files, allowsNone: besideRevision) }
      return SourceVersion(name: name, session: try Session(&sources, deviceFile: device, findings: .errors))
    case .revision, .mergeBase:
      let git = Git(io)
      let tree = try GitTree(try tree(of: name, git), git)
      let path = name.path ?? "."
      var sources = SourceFiles(tree, label: name.label)
      if (try? tree.status(Path(path))) != nil {
        do { sources = try SourceFinder.find([path], in: tree, label: name.label, allowsNone: true) } catch {
          throw Failure(messages: error.messages.map { "in \(name.title.quoted): \($0)" })
        }
      }
      return SourceVersion(name: name, session: try Session(&sources, deviceFile: device, findings: .errors))
    }
  }

  private static func tree(of name: VersionName, _ git: Git<some IO>) throws(Failure) -> String {
    switch name {
    case .files: ""
    case .revision(let revision, _): try git.object(revision, "tree")
    case .mergeBase(let first, let second): try git.object(try git.mergeBase(first, second), "tree")
    }
  }
}
