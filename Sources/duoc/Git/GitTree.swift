/// The files of one revision, read from the repository: nothing is checked out.
///
/// Relative paths begin at the place that the working directory has in the repository; absolute ones are those of the working tree.
/// Links lead as far as the revision goes. Submodules are closed: their files are in another repository.
struct GitTree<World: IO>: FileAccess {
  private let git: Git<World>
  /// `git ls-tree -z`: all files by path, in order of bytes.
  private let listing: [UInt8]
  private let entries: [Entry]
  private let prefix: Path
  private let workTree: Path?
  /// What has been read already, by object.
  private var contents: [String: [UInt8]] = [:]

  private struct Entry {
    enum Kind {
      case file, link, submodule
    }

    var kind: Kind
    var object: Range<Int>
    var path: Range<Int>
  }

  /// What a path leads to, links followed.
  private enum Node {
    case entry(Entry)
    /// The entries below it.
    case directory(Range<Int>)
  }

  /// Whether files lie beside the repository: not in a bare one, and not within `.git`.
  var hasWorkTree: Bool { workTree != nil }

  private static var linkLimit: Int { 40 }
  private static var slash: UInt8 { UInt8(ascii: "/") }

  /// - Parameter tree: an object, as `Git.object` gives it.
  init(_ tree: String, _ git: Git<World>) throws(Failure) {
    self.git = git
    prefix = Path(bytes: git.prefix)
    workTree = try git.workTree()
    listing = try git.listing(of: tree)
    entries = Self.parse(listing)
    try readAhead()
  }

  /// `MODE KIND ID\tPATH\0`, one after the other.
  private static func parse(_ listing: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    var start = 0
    while let end = listing[start...].firstIndex(of: 0), let tab = listing[start..<end].firstIndex(of: UInt8(ascii: "\t")) {
      let words = listing[start..<tab].split(separator: UInt8(ascii: " "))
      start = end + 1
      guard words.count == 3 else { continue }
      let kind: Entry.Kind =
        words[1].elementsEqual("commit".utf8) ? .submodule : words[0].elementsEqual("120000".utf8) ? .link : .file
      entries.append(Entry(kind: kind, object: words[2].startIndex..<words[2].endIndex, path: tab + 1..<end))
    }
    return entries
  }

  /// Reads at once what a search below the working directory will ask for one by one.
  private mutating func readAhead() throws(Failure) {
    var objects: [String] = []
    for entry in entries where listing[entry.path].starts(with: prefix.bytes) {
      let isWanted = entry.kind == .link || entry.kind == .file && Path(bytes: [UInt8](listing[entry.path])).isSource
      if isWanted { objects.append(name(of: entry)) }
    }
    for (object, bytes) in zip(objects, try git.contents(of: objects)) { contents[object] = bytes }
  }

  private func name(of entry: Entry) -> String { String(decoding: listing[entry.object], as: UTF8.self) }

  private func bytes(of entry: Entry) throws(SystemError) -> [UInt8] {
    if let known = contents[name(of: entry)] { return known }
    let read = try? git.contents(of: [name(of: entry)]).first
    guard let bytes = read ?? nil else { throw .other("the repository lacks its text") }
    return bytes
  }

  /// The submodules below a directory of the revision, by paths that begin there.
  func submodules(below directory: Path) -> [Path] {
    guard case (.directory(let range), let parts)? = try? resolve(directory) else { return [] }
    let start = parts.reduce(0) { $0 + $1.count + 1 }
    return entries[range].filter { $0.kind == .submodule }.map { directory.appending(Path(bytes: [UInt8](listing[$0.path].dropFirst(start)))) }
  }

  // MARK: Paths

  /// Follows `path` from component to component.
  private func resolve(_ path: Path) throws(SystemError) -> (Node, [ArraySlice<UInt8>]) {
    guard !path.bytes.isEmpty, !path.bytes.contains(0) else { throw .invalidPath }
    var parts: [ArraySlice<UInt8>] = []
    var rest = try components(of: path, from: prefix.bytes.split(separator: Self.slash)[...], &parts)
    var node = Node.directory(entries.indices)
    var links = 0
    while let part = rest.popFirst() {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) {
        guard parts.popLast() != nil else { throw .missing }
        node = .directory(range(of: parts))
        continue
      }
      guard case .directory(let range) = node else { throw .notDirectory }
      parts.append(part)
      node = try find(parts, in: range)
      guard case .entry(let entry) = node else { continue }
      if entry.kind == .submodule, !rest.isEmpty { throw .other("it is in a submodule, which is a repository of its own") }
      if entry.kind == .link {
        links += 1
        guard links <= Self.linkLimit else { throw .linkLoop }
        let target = Path(bytes: try bytes(of: entry))
        parts.removeLast()
        rest = try components(of: target, from: [], &parts) + rest
        node = .directory(self.range(of: parts))
      }
    }
    return (node, parts)
  }

  /// The components of `path` after those it begins from; an absolute one begins anew.
  private func components(
    of path: Path, from base: ArraySlice<ArraySlice<UInt8>>, _ parts: inout [ArraySlice<UInt8>]
  ) throws(SystemError) -> ArraySlice<ArraySlice<UInt8>> {
    guard path.isAbsolute else { return base + path.bytes.split(separator: Self.slash) }
    // What is outside of the working tree is in no revision.
    guard let workTree, path == workTree || path.bytes.starts(with: workTree.bytes + [Self.slash]) else { throw .missing }
    parts = []
    return path.bytes.dropFirst(workTree.bytes.count).split(separator: Self.slash)[...]
  }

  private func find(_ parts: [ArraySlice<UInt8>], in range: Range<Int>) throws(SystemError) -> Node {
    let path = [UInt8](parts.joined(separator: [Self.slash]))
    let position = firstPosition(in: range, notBefore: path)
    if position < range.upperBound, listing[entries[position].path].elementsEqual(path) { return .entry(entries[position]) }
    let below = self.range(of: parts)
    guard !below.isEmpty else { throw .missing }
    return .directory(below)
  }

  /// The entries below a directory: its path and a slash begin theirs.
  private func range(of parts: [ArraySlice<UInt8>]) -> Range<Int> {
    guard !parts.isEmpty else { return entries.indices }
    let path = [UInt8](parts.joined(separator: [Self.slash]))
    // The byte after the slash ends what begins with it.
    let start = firstPosition(in: entries.indices, notBefore: path + [Self.slash])
    return start..<firstPosition(in: start..<entries.count, notBefore: path + [Self.slash + 1])
  }

  /// The first entry of a range whose path does not precede `path`. - Complexity: O(log entries).
  private func firstPosition(in range: Range<Int>, notBefore path: [UInt8]) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if listing[entries[middle].path].lexicographicallyPrecedes(path) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: Reading

extension GitTree {
  func status(_ path: Path) throws(SystemError) -> FileStatus {
    let (node, parts) = try resolve(path)
    let (kind, first): (FileKind, Int) =
      switch node {
      case .directory(let range): (.directory, range.lowerBound)
      case .entry(let entry): (entry.kind == .file ? .file : .other, entry.path.lowerBound)
      }
    // A directory and the first one in it begin with the same entry, in different depths.
    return FileStatus(kind: kind, size: 0, permissions: 0o444, modified: 0, device: UInt64(parts.count), node: UInt64(first))
  }

  func isSymbolicLink(_ path: Path) -> Bool {
    guard let (node, parts) = try? resolve(path.parent), case .directory(let range) = node else { return false }
    guard case .entry(let entry)? = try? find(parts + [path.name], in: range) else { return false }
    return entry.kind == .link
  }

  func realPath(_ path: Path) throws(SystemError) -> Path {
    let (_, parts) = try resolve(path)
    return Path(bytes: (workTree?.bytes ?? []) + [Self.slash] + [UInt8](parts.joined(separator: [Self.slash])))
  }

  func read(_ path: Path, limit: Int) throws(SystemError) -> [UInt8] {
    guard case (.entry(let entry), _) = try resolve(path) else { throw .isDirectory }
    guard entry.kind == .file else { throw .other("it is a submodule, which is a repository of its own") }
    let bytes = try bytes(of: entry)
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    return bytes
  }

  func entries(of directory: Path) throws(SystemError) -> [DirectoryEntry] {
    guard case (.directory(let range), let parts) = try resolve(directory) else { throw .notDirectory }
    let start = parts.reduce(0) { $0 + $1.count + 1 }
    var found: [DirectoryEntry] = []
    for entry in entries[range] {
      let rest = listing[entry.path].dropFirst(start)
      let name = Path(bytes: [UInt8](rest.prefix { $0 != Self.slash }))
      if found.last?.name == name { continue }
      let kind: FileKind? =
        if name.bytes.count < rest.count { .directory } else {
          switch entry.kind {
          case .file: .file
          case .link: nil
          case .submodule: .other
          }
        }
      found.append(DirectoryEntry(name: name, kind: kind))
    }
    return found
  }
}

// MARK: Writing

/// A revision stays as it is.
extension GitTree {
  func checkWritable(_ path: Path) throws(SystemError) { throw .readOnly }
  func makeDirectory(_ path: Path) throws(SystemError) { throw .readOnly }
  func create(_ path: Path, _ bytes: [UInt8], permissions: UInt16?) throws(SystemError) { throw .readOnly }
  func rename(_ path: Path, to target: Path) throws(SystemError) { throw .readOnly }
  func remove(_ path: Path) throws(SystemError) { throw .readOnly }
  func uninterrupted<Value>(_ body: () throws(SystemError) -> Value) throws(SystemError) -> Value { try body() }
}
