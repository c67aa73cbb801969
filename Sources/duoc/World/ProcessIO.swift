/// The world of a real process.
struct ProcessIO: IO {
  let files = LocalFiles()
  /// There once there is progress to show.
  private var progressLine: ProgressLine?

  mutating func write(_ bytes: [UInt8], to stream: OutputStream) throws(SystemError) {
    guard let progressLine else { return try System.writeAll(bytes, to: stream.descriptor) }
    try progressLine.interrupt { () throws(SystemError) in try System.writeAll(bytes, to: stream.descriptor) }
  }

  mutating func progress(_ text: String?) {
    guard isTerminal(.errors), environment("TERM") != "dumb" else { return }
    if text != nil, progressLine == nil { progressLine = ProgressLine() }
    progressLine?.show(text)
  }

  mutating func readInput(limit: Int) throws(SystemError) -> [UInt8] {
    try System.readAll(from: 0, expecting: 0, limit: limit)
  }

  var isInputTerminal: Bool { System.isTerminal(0) }
  func isTerminal(_ stream: OutputStream) -> Bool { System.isTerminal(stream.descriptor) }
  func columns(of stream: OutputStream) -> Int? { System.columns(of: stream.descriptor) }
  func environment(_ name: String) -> String? { System.environment(name) }
  var processorCount: @Sendable () -> Int { { System.processorCount } }
  func run(_ program: Subprocess) throws(SystemError) -> Subprocess.Result { try System.run(program) }
  var milliseconds: Int { System.milliseconds }
  mutating func alarm(for places: WatchedPlaces) -> Alarm { System.alarm(for: places) }
}

extension OutputStream {
  fileprivate var descriptor: Int32 { self == .output ? 1 : 2 }
}

/// The files of this machine.
struct LocalFiles: FileAccess {
  /// Where relative paths begin; nil is the process's own working directory.
  var base: Path?

  private func resolve(_ path: Path) throws(SystemError) -> Path {
    guard !path.bytes.isEmpty, !path.bytes.contains(0) else { throw .invalidPath }
    return base.map { $0.appending(path) } ?? path
  }

  func status(_ path: Path) throws(SystemError) -> FileStatus { try System.status(of: resolve(path)) }

  func isSymbolicLink(_ path: Path) -> Bool {
    guard let path = try? resolve(path) else { return false }
    return System.isSymbolicLink(path)
  }

  func realPath(_ path: Path) throws(SystemError) -> Path { try System.canonicalPath(resolve(path)) }

  func read(_ path: Path, limit: Int) throws(SystemError) -> [UInt8] {
    let descriptor = try System.openFile(resolve(path))
    defer { try? System.closeFile(descriptor) }
    let status = try System.status(of: descriptor)
    switch status.kind {
    case .file: break
    case .directory: throw .isDirectory
    case .other: throw .notRegularFile
    }
    guard status.size <= limit else { throw .tooLarge(limit: limit) }
    System.prepareHeap(forFileOf: status.size)
    return try System.readAll(from: descriptor, expecting: status.size, limit: limit)
  }

  func entries(of directory: Path) throws(SystemError) -> [DirectoryEntry] { try System.entries(of: resolve(directory)) }

  func checkWritable(_ path: Path) throws(SystemError) { try System.checkWritable(resolve(path)) }

  func makeDirectory(_ path: Path) throws(SystemError) { try System.createDirectory(resolve(path)) }

  func create(_ path: Path, _ bytes: [UInt8], permissions: UInt16?) throws(SystemError) {
    let descriptor = try System.createFile(resolve(path))
    do {
      if let permissions { try System.setPermissions(permissions, of: descriptor) }
      try System.writeAll(bytes, to: descriptor)
    } catch {
      try? System.closeFile(descriptor)
      throw error
    }
    try System.closeFile(descriptor)
  }

  func rename(_ path: Path, to target: Path) throws(SystemError) { try System.move(resolve(path), to: resolve(target)) }
  func remove(_ path: Path) throws(SystemError) { try System.removeEntry(resolve(path)) }

  func uninterrupted<Value>(_ body: () throws(SystemError) -> Value) throws(SystemError) -> Value {
    try System.uninterrupted(body)
  }
}
