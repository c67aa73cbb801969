#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#elseif canImport(Android)
  @unsafe @preconcurrency import Android
#endif

extension System {
  /// Runs another program to its end, and gives what it wrote.
  ///
  /// Input and both outputs move at the same time, so that neither side waits for the other, whatever their sizes. The program
  /// starts with signals as they are by default and no open file but its three streams.
  ///
  /// - Throws: `.missing` if there is no such program.
  static func run(_ program: Subprocess) throws(SystemError) -> Subprocess.Result {
    let input = try PipeEnds()
    defer { input.close() }
    let output = try PipeEnds()
    defer { output.close() }
    let errors = try PipeEnds()
    defer { errors.close() }
    let child = try spawn(program, input: input.reading, output: output.writing, errors: errors.writing)
    for descriptor in [input.reading, output.writing, errors.writing] { descriptor.close() }

    var exchange = Exchange(program, input: input.writing, output: output.reading, errors: errors.reading)
    let failure: SystemError?
    do throws(SystemError) {
      try exchange.run()
      failure = nil
    } catch {
      failure = error
      // It may wait for us.
      kill(child, SIGTERM)
    }
    let end = try wait(for: child)
    if let failure { throw failure }
    return Subprocess.Result(end: end, output: exchange.outputBytes, errors: exchange.errorBytes)
  }

  private static func spawn(
    _ program: Subprocess, input: Descriptor, output: Descriptor, errors: Descriptor
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    for (descriptor, target) in [(input, 0), (output, 1), (errors, 2)] {
      unsafe posix_spawn_file_actions_adddup2(&actions, descriptor.number, Int32(target))
    }
    // What `prepareProcess` ignores the program must hear, and what a thread of this process holds back too.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&signals, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let strings = [program.program] + program.arguments
    let environment = environment(with: program.variables)
    guard !(strings + environment).contains(where: { $0.utf8.contains(0) }) else { throw .invalidPath }
    var child: pid_t = 0
    let code = unsafe withCStrings(strings) { arguments in
      unsafe withCStrings(environment) { variables in
        unsafe posix_spawnp(&child, arguments[0]!, &actions, &attributes, arguments, variables)
      }
    }
    guard code == 0 else { throw SystemError(code) }
    return child
  }

  /// The environment of this process with `variables` in it.
  private static func environment(with variables: [String: String]) -> [String] {
    var entries: [String] = []
    #if canImport(Darwin)
      var entry = unsafe _NSGetEnviron().pointee
    #else
      var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe environ
    #endif
    while let start = unsafe entry, let text = unsafe start.pointee {
      let string = unsafe String(cString: text)
      if variables[String(string.prefix { $0 != "=" })] == nil { entries.append(string) }
      unsafe entry = start + 1
    }
    return entries + variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }

  /// Calls `body` with `strings` as C has them: an array of pointers, and a null one at its end.
  private static func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var bytes: [CChar] = []
    var starts: [Int] = []
    for string in strings {
      starts.append(bytes.count)
      bytes += string.utf8.map { CChar(bitPattern: $0) } + [0]
    }
    return unsafe bytes.withUnsafeMutableBufferPointer { buffer in
      let base = buffer.baseAddress
      var pointers: [UnsafeMutablePointer<CChar>?] = unsafe starts.map { start in unsafe base.map { unsafe $0 + start } }
      unsafe pointers.append(nil)
      return unsafe pointers.withUnsafeBufferPointer { unsafe body($0.baseAddress!) }
    }
  }

  private static func wait(for child: pid_t) throws(SystemError) -> Subprocess.End {
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) == -1 {
      if errno != EINTR { throw SystemError(errno) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .exit(status >> 8 & 0xFF) : .signal(signal)
  }
}

/// An open file that is closed once.
final class Descriptor {
  private(set) var number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close() }

  var isOpen: Bool { number >= 0 }

  func close() {
    if isOpen { try? System.closeFile(number) }
    number = -1
  }
}

/// Both ends of a new pipe, neither of which other programs inherit.
private struct PipeEnds {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw SystemError(errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    reading = Descriptor(ends[0])
    writing = Descriptor(ends[1])
  }

  func close() {
    reading.close()
    writing.close()
  }
}

// MARK: Files that are not waited for

extension System {
  /// From now on calls for the open file return at once, also where there is nothing to be done.
  static func stopWaiting(for descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Waits until something can be done with one of three open files, of which negative ones do not count.
  ///
  /// - Returns: for each whether it is worth trying.
  static func waitForAny(writing: Int32, reading first: Int32, _ second: Int32) throws(SystemError) -> [Bool] {
    var entries = [
      pollfd(fd: writing, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: first, events: Int16(POLLIN), revents: 0),
      pollfd(fd: second, events: Int16(POLLIN), revents: 0),
    ]
    if unsafe poll(&entries, 3, -1) < 0 {
      guard errno == EINTR else { throw SystemError(errno) }
      return [false, false, false]
    }
    return entries.map { $0.revents != 0 }
  }

  /// Writes what can be written at once; nil if that is nothing.
  static func writePart(of bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int? {
    let (count, code) = unsafe bytes.withUnsafeBytes { buffer in
      let count = unsafe write(descriptor, buffer.baseAddress, buffer.count)
      return (count, errno)
    }
    if count >= 0 { return count }
    guard code == EINTR || code == EAGAIN else { throw SystemError(code) }
    return nil
  }

  /// Reads what can be read at once: empty at the end, nil if there is nothing yet.
  static func readPart(of descriptor: Int32) throws(SystemError) -> [UInt8]? {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    let size = part.count
    let (count, code) = unsafe part.withUnsafeMutableBytes { buffer in
      let count = unsafe read(descriptor, buffer.baseAddress, size)
      return (count, errno)
    }
    if count >= 0 {
      part.removeLast(size - count)
      return part
    }
    guard code == EINTR || code == EAGAIN else { throw SystemError(code) }
    return nil
  }
}
