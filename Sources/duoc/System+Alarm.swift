#if canImport(Darwin)
  import Darwin
  import Dispatch
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

extension System {
  /// An alarm by what the system has: inotify on Linux, kqueue on Apple's systems. Where it will not watch as much as that, the
  /// alarm goes off by itself now and then.
  static func alarm(for places: WatchedPlaces) -> Alarm {
    guard let wait = waiting(for: places) else { return everySoOften }
    return Alarm(wait: wait)
  }

  private static var everySoOften: Alarm {
    Alarm { milliseconds in
      pause(milliseconds: min(milliseconds ?? 500, 500))
      return milliseconds == nil
    }
  }

  /// Milliseconds since some moment, in even steps.
  static var milliseconds: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  private static func pause(milliseconds: Int) { _ = usleep(UInt32(milliseconds) * 1000) }
}

#if canImport(Darwin)
  extension System {
    /// A directory does not tell when what is in one of its files changes: so files are watched too.
    private static func waiting(for places: WatchedPlaces) -> ((Int?) -> Bool)? {
      let semaphore = DispatchSemaphore(value: 0)
      var sources: [any DispatchSourceFileSystemObject] = []
      for path in places.directories.union(places.files) {
        guard let number = try? openForEvents(path) else {
          // One that is gone is seen without an alarm; what is there and cannot be opened is one too many.
          guard (try? status(of: path)) == nil else { return nil }
          continue
        }
        let source = DispatchSource.makeFileSystemObjectSource(
          fileDescriptor: number, eventMask: [.write, .extend, .attrib, .delete, .rename], queue: .global())
        source.setEventHandler { semaphore.signal() }
        source.setCancelHandler { try? closeFile(number) }
        source.activate()
        sources.append(source)
      }
      let watched = EventSources(sources)
      return { milliseconds in
        withExtendedLifetime(watched) {
          let limit = milliseconds.map { DispatchTime.now() + .milliseconds($0) } ?? .distantFuture
          guard semaphore.wait(timeout: limit) == .success else { return false }
          while semaphore.wait(timeout: .now()) == .success {}
          return true
        }
      }
    }
  }

  /// Sources of events, closed with it.
  private final class EventSources {
    private let sources: [any DispatchSourceFileSystemObject]

    init(_ sources: [any DispatchSourceFileSystemObject]) { self.sources = sources }

    deinit { for source in sources { source.cancel() } }
  }
#else
  extension System {
    private static let watchedEvents = UInt32(
      IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

    /// Events of a directory are those of its files too.
    private static func waiting(for places: WatchedPlaces) -> ((Int?) -> Bool)? {
      let queue = Descriptor(inotify_init1(O_NONBLOCK | O_CLOEXEC))
      guard queue.isOpen else { return nil }
      for path in places.directories where !addWatch(of: path, to: queue.number) { return nil }
      return { milliseconds in
        guard isReadable(queue.number, within: milliseconds) else { return false }
        discardAll(of: queue.number)
        return true
      }
    }

    /// Whether `path` is watched now, or is not there.
    private static func addWatch(of path: Path, to queue: Int32) -> Bool {
      let result = unsafe path.withPointer { unsafe inotify_add_watch(queue, $0, watchedEvents) }
      return result >= 0 || [ENOENT, ENOTDIR, EACCES, ELOOP].contains(errno)
    }

    private static func isReadable(_ descriptor: Int32, within milliseconds: Int?) -> Bool {
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while true {
        let count = unsafe poll(&entry, 1, Int32(clamping: milliseconds ?? -1))
        if count >= 0 { return count > 0 }
        // A program that was stopped and goes on.
        guard errno == EINTR else { return milliseconds == nil }
      }
    }

    private static func discardAll(of descriptor: Int32) {
      var events = [UInt8](repeating: 0, count: 1 << 14)
      while unsafe events.withUnsafeMutableBytes({ unsafe read(descriptor, $0.baseAddress, $0.count) }) > 0 {}
    }
  }
#endif
