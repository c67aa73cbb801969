#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Another program with its arguments, run as a whole process and measured from outside.
struct Command {
  var path: String
  var arguments: [String]

  /// The program `name` of the search path, or at its own path if there is a `/` in it; nil where there is none.
  init?(_ name: String, _ arguments: [String]) {
    let folders = unsafe getenv("PATH").map { unsafe String(cString: $0) } ?? ""
    let candidates = name.contains("/") ? [name] : folders.split(separator: ":").map { "\($0)/\(name)" }
    guard let path = candidates.first(where: { unsafe access($0, X_OK) == 0 }) else { return nil }
    self.path = path
    self.arguments = arguments
  }

  /// What one run took.
  struct Usage {
    /// In seconds: by the clock, and of all processors together.
    var wall: Double
    var processor: Double
    /// In bytes.
    var peakMemory: Int
  }

  /// Runs it with its output thrown away; nil if it cannot be started, or ends with a code above 1.
  func run() -> Usage? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in 1...2 { unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    defer { for unsafe word in unsafe words { unsafe free(word) } }
    var process: pid_t = 0
    var status: Int32 = 0
    var usage = rusage()
    let clock = ContinuousClock()
    let start = clock.now
    guard unsafe posix_spawn(&process, path, &actions, nil, &words, environ) == 0 else { return nil }
    guard unsafe wait4(process, &status, 0, &usage) == process else { return nil }
    let wall = (clock.now - start).seconds
    guard status & 0x7F == 0, (status >> 8) & 0xFF <= 1 else { return nil }
    #if canImport(Darwin)
      let memory = usage.ru_maxrss
    #else
      let memory = usage.ru_maxrss * 1024
    #endif
    return Usage(wall: wall, processor: usage.ru_utime.seconds + usage.ru_stime.seconds, peakMemory: Int(memory))
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
