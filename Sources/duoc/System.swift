#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The operating system's calls: the only unsafe code of `duoc`. Each goes on where a signal has interrupted it.
enum System {
  // MARK: Process

  /// Lets writing to a closed pipe or beyond a limit fail instead of ending the process, lets it be ended from outside whatever
  /// the caller had put off, and sees to it that no file is opened as a standard stream that the caller has closed.
  static func prepareProcess() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    var endings = endingSignals
    unsafe pthread_sigmask(SIG_UNBLOCK, &endings, nil)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      // Opened for the opposite, so that using it fails as on a closed one.
      _ = unsafe open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }

  /// The arguments without the program's name; nil if one is no UTF-8.
  static var arguments: [String]? {
    var arguments: [String] = []
    for position in 1..<max(1, Int(CommandLine.argc)) {
      guard let pointer = unsafe CommandLine.unsafeArgv[position] else { break }
      guard let argument = unsafe String(validatingCString: pointer) else { return nil }
      arguments.append(argument)
    }
    return arguments
  }

  static func endProcess(_ code: Int32) -> Never { exit(code) }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// How many columns a terminal has; nil for what is none, and for one that does not know.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// At least 1.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Puts off the signals that end a program from a terminal until `body` is done.
  static func uninterrupted<Value>(_ body: () throws(SystemError) -> Value) throws(SystemError) -> Value {
    var blocked = endingSignals
    var before = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  /// The signals that end a program from a terminal.
  private static var endingSignals: sigset_t {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { unsafe sigaddset(&signals, number) }
    return signals
  }

  // MARK: Descriptors

  #if canImport(Darwin)
    /// Opens for watching alone.
    static func openForEvents(_ path: Path) throws(SystemError) -> Int32 {
      try call { unsafe path.withPointer { unsafe open($0, O_EVTONLY | O_CLOEXEC) } }
    }
  #endif

  /// Opens for reading, without waiting for the other end of a pipe.
  static func openFile(_ path: Path) throws(SystemError) -> Int32 {
    try call { unsafe path.withPointer { unsafe open($0, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC) } }
  }

  /// Makes a file and opens it for writing; it must not be there yet.
  static func createFile(_ path: Path) throws(SystemError) -> Int32 {
    try call { unsafe path.withPointer { unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) } }
  }

  static func setPermissions(_ permissions: UInt16, of descriptor: Int32) throws(SystemError) {
    try call { fchmod(descriptor, mode_t(permissions)) }
  }

  /// Never tries twice: whatever it says, the descriptor is gone.
  static func closeFile(_ descriptor: Int32) throws(SystemError) {
    if close(descriptor) == -1, errno != EINTR { throw SystemError(errno) }
  }

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var position = 0
    while position < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[position...])
        return unsafe write(descriptor, rest.baseAddress, rest.count)
      }
      if count >= 0 { position += count } else { try wait(for: descriptor, POLLOUT) }
    }
  }

  /// - Parameters:
  ///   - size: how much is probably there; 0 if nobody knows.
  ///   - limit: as soon as there is more, nothing more is read.
  static func readAll(from descriptor: Int32, expecting size: Int, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size > 0 ? size + 1 : 1 << 16)
    var end = 0
    while true {
      // Room for one byte too many tells what is too large.
      if end == bytes.count { bytes += [UInt8](repeating: 0, count: min(end, limit + 1 - end)) }
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: buffer[end...])
        return unsafe read(descriptor, rest.baseAddress, rest.count)
      }
      if count == 0 { break }
      if count > 0 { end += count } else { try wait(for: descriptor, POLLIN) }
      guard end <= limit else { throw .tooLarge(limit: limit) }
    }
    bytes.removeLast(bytes.count - end)
    return bytes
  }

  /// After a call that failed: returns as soon as it is worth trying again, throws if it is not.
  private static func wait(for descriptor: Int32, _ event: some BinaryInteger) throws(SystemError) {
    switch errno {
    case EINTR: break
    case EAGAIN:
      var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      _ = unsafe poll(&entry, 1, -1)
    case let code: throw SystemError(code)
    }
  }

  /// - Throws: what `errno` says if `body` gives -1.
  @discardableResult
  static func call(_ body: () -> Int32) throws(SystemError) -> Int32 {
    while true {
      let result = body()
      if result != -1 { return result }
      if errno != EINTR { throw SystemError(errno) }
    }
  }
}

extension SystemError {
  /// - Parameter code: one of `errno`.
  init(_ code: Int32) {
    self =
      switch code {
      case ENOENT: .missing
      case EACCES, EPERM: .denied
      case EISDIR: .isDirectory
      case ENOTDIR: .notDirectory
      case ENXIO: .notRegularFile
      case EEXIST: .exists
      case ELOOP: .linkLoop
      case ENAMETOOLONG: .nameTooLong
      case ENOSPC: .noSpace
      case EROFS: .readOnly
      case EPIPE: .closedPipe
      case EBADF: .closed
      default: .other(unsafe String(cString: strerror(code)))
      }
  }
}
