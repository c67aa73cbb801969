#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Files and directories by their paths.
extension System {
  static func status(of path: Path) throws(SystemError) -> FileStatus {
    var information = stat()
    try call { unsafe path.withPointer { unsafe stat($0, &information) } }
    return FileStatus(information)
  }

  static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var information = stat()
    try call { unsafe fstat(descriptor, &information) }
    return FileStatus(information)
  }

  static func isSymbolicLink(_ path: Path) -> Bool {
    var information = stat()
    return unsafe path.withPointer { unsafe lstat($0, &information) } == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  static func checkWritable(_ path: Path) throws(SystemError) { try call { unsafe path.withPointer { unsafe access($0, W_OK) } } }

  static func canonicalPath(_ path: Path) throws(SystemError) -> Path {
    guard let pointer = unsafe path.withPointer({ unsafe realpath($0, nil) }) else { throw SystemError(errno) }
    defer { unsafe free(pointer) }
    return unsafe Path(pointer)
  }

  static func entries(of directory: Path) throws(SystemError) -> [DirectoryEntry] {
    guard let stream = unsafe directory.withPointer({ unsafe opendir($0) }) else { throw SystemError(errno) }
    defer { unsafe closedir(stream) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let name = unsafe Path(UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self))
      guard name != Path("."), name != Path("..") else { continue }
      let kind: FileKind? =
        switch unsafe entry.pointee.d_type {
        case UInt8(DT_DIR): .directory
        case UInt8(DT_REG): .file
        case UInt8(DT_LNK), UInt8(DT_UNKNOWN): nil
        default: .other
        }
      entries.append(DirectoryEntry(name: name, kind: kind))
    }
    if errno != 0 { throw SystemError(errno) }
    return entries
  }

  static func createDirectory(_ path: Path) throws(SystemError) {
    try call { unsafe path.withPointer { unsafe mkdir($0, 0o777) } }
  }

  static func move(_ path: Path, to target: Path) throws(SystemError) {
    keepOwner(of: target, for: path)
    try call { unsafe path.withPointer { old in unsafe target.withPointer { unsafe rename(old, $0) } } }
  }

  /// Gives a file to whom another belongs, where this process may: a checkout that is mounted into a container stays its user's.
  private static func keepOwner(of original: Path, for path: Path) {
    var status = stat()
    guard unsafe original.withPointer({ unsafe lstat($0, &status) }) == 0, status.st_uid != geteuid() || status.st_gid != getegid() else { return }
    _ = unsafe path.withPointer { unsafe chown($0, status.st_uid, status.st_gid) }
  }

  /// Removes a file, or an empty directory.
  static func removeEntry(_ path: Path) throws(SystemError) {
    try call { unsafe path.withPointer { unsafe remove($0) } }
  }
}

extension Path {
  /// - Requires: no byte is NUL.
  func withPointer<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe characters.withUnsafeBufferPointer { buffer in unsafe body(buffer.baseAddress!) }
  }

  fileprivate init(_ pointer: UnsafePointer<CChar>) {
    let count = unsafe strlen(pointer)
    let buffer = unsafe UnsafeBufferPointer(start: pointer, count: count)
    self.init(bytes: unsafe buffer.map { UInt8(bitPattern: $0) })
  }
}

extension FileStatus {
  fileprivate init(_ information: stat) {
    let kind: FileKind =
      switch information.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      default: .other
      }
    #if canImport(Darwin)
      let modified = information.st_mtimespec
    #else
      let modified = information.st_mtim
    #endif
    self.init(
      kind: kind, size: Int(information.st_size), permissions: UInt16(information.st_mode & 0o777),
      modified: Int64(modified.tv_sec) * 1_000_000_000 + Int64(modified.tv_nsec),
      device: UInt64(truncatingIfNeeded: information.st_dev), node: UInt64(information.st_ino))
  }
}
