/// What a run looked at, and how it was then: what must change before running again is worth while.
///
/// A class, as files are looked at from everywhere in a run.
final class Observation {
  /// What was at a path, nil where nothing was.
  private var statuses: [Path: FileStatus?] = [:]
  /// What a directory held that can lead to a source; nil where it could not be read.
  private var listings: [Path: Set<Path>?] = [:]
  /// The directories that the run itself has made.
  private var made: Set<Path> = []

  /// Notes what was found at `path`; the first look counts.
  func note(_ path: Path, _ status: FileStatus?) {
    if statuses[path] == nil { statuses[path] = .some(status) }
  }

  func note(directory: Path, _ entries: [DirectoryEntry]?) {
    if listings[directory] == nil { listings[directory] = .some(entries.map(Self.names)) }
  }

  func note(made directory: Path) { made.insert(directory.normalized) }

  /// Files with other names, and hidden ones, come and go unnoticed: among them is what runs write.
  private static func names(_ entries: [DirectoryEntry]) -> Set<Path> {
    Set(entries.lazy.filter { !$0.name.isHidden && ($0.kind != .file || $0.name.isSource) }.map(\.name))
  }

  /// How many files are among it.
  var fileCount: Int { statuses.values.count { $0?.kind == .file } }

  /// What is no longer as it was, in order.
  func changes(_ files: some FileAccess) -> [Path] {
    var changes: Set<Path> = []
    for (path, status) in statuses where (try? files.status(path)) != status { changes.insert(path) }
    for (directory, names) in listings {
      let present = (try? files.entries(of: directory)).map(Self.names)
      guard present != names else { continue }
      let difference = (present ?? []).symmetricDifference(names ?? []).map { directory.appending($0) }.filter { !made.contains($0.normalized) }
      if present == nil || names == nil { changes.insert(directory) }
      changes.formUnion(difference)
    }
    return Set(changes.map { files.shortened($0) }).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// The directories in which something happens before anything changes, and the files themselves, by real path.
  func places(_ files: some FileAccess) -> WatchedPlaces {
    var places = WatchedPlaces()
    for (path, status) in statuses {
      places.directories.insert(Self.nearestDirectory(above: path, files))
      // A link may lead elsewhere.
      guard status != nil, let real = try? files.realPath(path) else { continue }
      places.directories.insert(real.parent)
      places.files.insert(real)
    }
    for directory in listings.keys {
      if let real = try? files.realPath(directory) { places.directories.insert(real) }
    }
    return places
  }

  /// The real path of the directory that holds `path`, or would if it were there.
  private static func nearestDirectory(above path: Path, _ files: some FileAccess) -> Path {
    var directory = path.parent
    while true {
      if let real = try? files.realPath(directory) { return real }
      guard directory.parent != directory else { return Path("/") }
      directory = directory.parent
    }
  }
}

/// Where to wait for changes; all paths are real.
struct WatchedPlaces: Equatable {
  var directories: Set<Path> = []
  var files: Set<Path> = []
}
