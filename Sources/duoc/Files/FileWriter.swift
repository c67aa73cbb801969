/// Puts files in their place whole: each is written beside it and moved there, and left alone if it would be the same.
struct FileWriter<Files: FileAccess> {
  let files: Files

  enum Outcome: String {
    case wrote, unchanged
  }

  init(_ files: Files) { self.files = files.unobserved }

  /// Puts `bytes` into the file at `place`.
  ///
  /// A link is followed: what it leads to is replaced, the link stays. - Parameter isTaken: whether a real path is a text of this
  /// run, which must not be overwritten.
  func write(_ bytes: [UInt8], to place: Path, isTaken: (Path) -> Bool = { _ in false }) throws(Failure) -> Outcome {
    do throws(SystemError) {
      let isLink = files.isSymbolicLink(place)
      guard let status = try existing(place, isLink: isLink) else {
        try replace(place, bytes, permissions: nil)
        return .wrote
      }
      let target = try files.realPath(place)
      if isTaken(target) { throw .other("it is a source of this run") }
      return try update(isLink ? target : place, status, bytes)
    } catch {
      throw Failure("cannot write \(place.display): \(files.reason(error, at: place))")
    }
  }

  /// A text that is written, and waits beside the file whose place it is to take.
  struct Waiting {
    fileprivate let temporary: Path
    fileprivate let target: Path
    let place: Path
    fileprivate let before: [UInt8]
  }

  /// Writes `bytes` beside the file at `place`, which must still hold `before`. A link is followed.
  func prepare(_ bytes: [UInt8], over before: [UInt8], at place: Path) throws(Failure) -> Waiting {
    do throws(SystemError) {
      let target = try files.realPath(place)
      try files.checkWritable(target)
      try check(target, holds: before)
      let permissions = try files.status(target).permissions
      return Waiting(temporary: try create(beside: target, bytes, permissions), target: target, place: place, before: before)
    } catch {
      throw Failure("cannot write \(place.display): \(error.reason)")
    }
  }

  /// Puts what waits into its place, if nobody has changed the file meanwhile.
  func put(_ waiting: Waiting) throws(Failure) {
    do throws(SystemError) {
      try check(waiting.target, holds: waiting.before)
      try files.rename(waiting.temporary, to: waiting.target)
    } catch {
      throw Failure("cannot write \(waiting.place.display): \(error.reason)")
    }
  }

  func discard(_ waiting: Waiting) { try? files.remove(waiting.temporary) }

  private func check(_ target: Path, holds before: [UInt8]) throws(SystemError) {
    guard try files.read(target, limit: SourceFiles<Files>.sizeLimit) == before else { throw .other("it has changed since it was read") }
  }

  /// What is at `place`; nil if nothing is.
  private func existing(_ place: Path, isLink: Bool) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try files.status(place)
    } catch {
      guard error == .missing else { throw error }
      if isLink { throw .other("it is a link that leads nowhere") }
      return nil
    }
  }

  private func update(_ target: Path, _ status: FileStatus, _ bytes: [UInt8]) throws(SystemError) -> Outcome {
    switch status.kind {
    case .file: break
    case .directory: throw .isDirectory
    case .other: throw .notRegularFile
    }
    if status.size == bytes.count, (try? files.read(target, limit: bytes.count)) == bytes { return .unchanged }
    try files.checkWritable(target)
    try replace(target, bytes, permissions: status.permissions)
    return .wrote
  }

  private func replace(_ target: Path, _ bytes: [UInt8], permissions: UInt16?) throws(SystemError) {
    try files.uninterrupted { () throws(SystemError) in
      let temporary = try create(beside: target, bytes, permissions)
      do throws(SystemError) {
        try files.rename(temporary, to: target)
      } catch {
        try? files.remove(temporary)
        throw error
      }
    }
  }

  /// A new file with `bytes` in the directory of `target`; none if it fails.
  private func create(beside target: Path, _ bytes: [UInt8], _ permissions: UInt16?) throws(SystemError) -> Path {
    var attempts = 0
    while true {
      let name = ".duoc-\(UInt32.random(in: .min ... .max)).tmp"
      let path = target.parent.appending(Path(name))
      do throws(SystemError) {
        try files.create(path, bytes, permissions: permissions)
        return path
      } catch {
        if error != .exists { try? files.remove(path) }
        attempts += 1
        guard error == .exists, attempts < 100 else { throw error }
      }
    }
  }
}
