@testable import duoc

/// The files of one directory, which can be told to refuse a kind of call.
struct TestFiles: FileAccess {
  enum Operation {
    case makeDirectory, create, rename, entries
  }

  var local: LocalFiles
  var refused: Operation?
  var reason = SystemError.noSpace

  init(base: Path) { local = LocalFiles(base: base) }

  private func check(_ operation: Operation) throws(SystemError) {
    if refused == operation { throw reason }
  }

  func status(_ path: Path) throws(SystemError) -> FileStatus { try local.status(path) }
  func isSymbolicLink(_ path: Path) -> Bool { local.isSymbolicLink(path) }
  func realPath(_ path: Path) throws(SystemError) -> Path { try local.realPath(path) }
  func read(_ path: Path, limit: Int) throws(SystemError) -> [UInt8] { try local.read(path, limit: limit) }

  func entries(of directory: Path) throws(SystemError) -> [DirectoryEntry] {
    try check(.entries)
    return try local.entries(of: directory)
  }

  func checkWritable(_ path: Path) throws(SystemError) { try local.checkWritable(path) }

  func makeDirectory(_ path: Path) throws(SystemError) {
    try check(.makeDirectory)
    try local.makeDirectory(path)
  }

  func create(_ path: Path, _ bytes: [UInt8], permissions: UInt16?) throws(SystemError) {
    // As a disk that fills up: half of it is there.
    if refused == .create { try local.create(path, [UInt8](bytes.prefix(bytes.count / 2)), permissions: permissions) }
    try check(.create)
    try local.create(path, bytes, permissions: permissions)
  }

  func rename(_ path: Path, to target: Path) throws(SystemError) {
    try check(.rename)
    try local.rename(path, to: target)
  }

  func remove(_ path: Path) throws(SystemError) { try local.remove(path) }

  func uninterrupted<Value>(_ body: () throws(SystemError) -> Value) throws(SystemError) -> Value { try local.uninterrupted(body) }
}
