/// Other files, but for some directories, as if they were empty.
struct FilesWithout<Files: FileAccess>: FileAccess {
  let files: Files
  /// As they are reached from the working directory.
  let hidden: Set<Path>

  func entries(of directory: Path) throws(SystemError) -> [DirectoryEntry] {
    try files.entries(of: directory).filter { !hidden.contains(directory.appending($0.name)) }
  }

  func status(_ path: Path) throws(SystemError) -> FileStatus { try files.status(path) }
  func isSymbolicLink(_ path: Path) -> Bool { files.isSymbolicLink(path) }
  func realPath(_ path: Path) throws(SystemError) -> Path { try files.realPath(path) }
  func read(_ path: Path, limit: Int) throws(SystemError) -> [UInt8] { try files.read(path, limit: limit) }
  func checkWritable(_ path: Path) throws(SystemError) { try files.checkWritable(path) }
  func makeDirectory(_ path: Path) throws(SystemError) { try files.makeDirectory(path) }
  func create(_ path: Path, _ bytes: [UInt8], permissions: UInt16?) throws(SystemError) {
    try files.create(path, bytes, permissions: permissions)
  }
  func rename(_ path: Path, to target: Path) throws(SystemError) { try files.rename(path, to: target) }
  func remove(_ path: Path) throws(SystemError) { try files.remove(path) }
  func uninterrupted<Value>(_ body: () throws(SystemError) -> Value) throws(SystemError) -> Value { try files.uninterrupted(body) }
}
