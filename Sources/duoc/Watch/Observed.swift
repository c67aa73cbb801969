/// A world that notes which files a run looks at.
struct ObservedIO<Base: IO>: IO {
  var base: Base
  let files: ObservedFiles<Base.Files>

  init(_ base: Base, noting observation: Observation) {
    self.base = base
    files = ObservedFiles(base: base.files, observation: observation)
  }

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(SystemError) { try base.write(bytes, to: stream) }
  mutating func readInput(limit: Int) throws(SystemError) -> [UInt8] { try base.readInput(limit: limit) }
  var isInputTerminal: Bool { base.isInputTerminal }
  func isTerminal(_ stream: OutputStream) -> Bool { base.isTerminal(stream) }
  func columns(of stream: OutputStream) -> Int? { base.columns(of: stream) }
  func environment(_ name: String) -> String? { base.environment(name) }
  var processorCount: @Sendable () -> Int { base.processorCount }
  func run(_ program: Subprocess) throws(SystemError) -> Subprocess.Result { try base.run(program) }
  mutating func progress(_ text: String?) { base.progress(text) }
  var milliseconds: Int { base.milliseconds }
  mutating func alarm(for places: WatchedPlaces) -> Alarm { base.alarm(for: places) }
}

/// Files that are noted as they are looked at, each before it is read: so a change during the run counts too.
struct ObservedFiles<Base: FileAccess>: FileAccess {
  let base: Base
  let observation: Observation
  /// Whether what is looked at is what the run depends on.
  var isInput = true

  var unobserved: ObservedFiles { ObservedFiles(base: base, observation: observation, isInput: false) }

  func status(_ path: Path) throws(SystemError) -> FileStatus {
    do {
      let status = try base.status(path)
      // What a directory holds matters where it is listed, not its date.
      if isInput, status.kind != .directory { observation.note(path, status) }
      return status
    } catch {
      if isInput { observation.note(path, nil) }
      throw error
    }
  }

  func read(_ path: Path, limit: Int) throws(SystemError) -> [UInt8] {
    if isInput { observation.note(path, try? base.status(path)) }
    return try base.read(path, limit: limit)
  }

  func entries(of directory: Path) throws(SystemError) -> [DirectoryEntry] {
    do {
      let entries = try base.entries(of: directory)
      if isInput { observation.note(directory: directory, entries) }
      return entries
    } catch {
      if isInput { observation.note(directory: directory, nil) }
      throw error
    }
  }

  func makeDirectory(_ path: Path) throws(SystemError) {
    try base.makeDirectory(path)
    observation.note(made: path)
  }

  func isSymbolicLink(_ path: Path) -> Bool { base.isSymbolicLink(path) }
  func realPath(_ path: Path) throws(SystemError) -> Path { try base.realPath(path) }
  func checkWritable(_ path: Path) throws(SystemError) { try base.checkWritable(path) }

  func create(_ path: Path, _ bytes: [UInt8], permissions: UInt16?) throws(SystemError) {
    try base.create(path, bytes, permissions: permissions)
  }

  func rename(_ path: Path, to target: Path) throws(SystemError) { try base.rename(path, to: target) }
  func remove(_ path: Path) throws(SystemError) { try base.remove(path) }

  func uninterrupted<Value>(_ body: () throws(SystemError) -> Value) throws(SystemError) -> Value {
    try base.uninterrupted(body)
  }
}
