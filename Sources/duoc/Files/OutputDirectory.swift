/// A directory that takes output, file by file.
struct OutputDirectory<Files: FileAccess> {
  let path: Path
  let files: Files

  typealias Outcome = FileWriter<Files>.Outcome

  /// Makes the directory, and those above it, where they are missing.
  init(_ path: Path, _ files: Files) throws(Failure) {
    self.path = path
    self.files = files.unobserved
    try Self.make(path, self.files)
  }

  private static func make(_ path: Path, _ files: Files) throws(Failure) {
    if let status = try? files.status(path) {
      guard status.kind == .directory else {
        throw Failure("cannot write into \(path.display): it is a file, not a directory")
      }
      return
    }
    guard !files.isSymbolicLink(path) else {
      throw Failure("cannot write into \(path.display): it is a link that leads nowhere")
    }
    if path.parent != path { try make(path.parent, files) }
    do {
      try files.makeDirectory(path)
    } catch {
      // Another process may have been faster.
      if error != .exists { throw Failure("cannot make the directory \(path.display): \(error.reason)") }
    }
  }

  /// Puts `bytes` into the file `name`. - Parameter isSource: whether a real path is a text of this run.
  func write(_ bytes: [UInt8], to name: String, isSource: (Path) -> Bool) throws(Failure) -> Outcome {
    try FileWriter(files).write(bytes, to: path.appending(Path(name)), isTaken: isSource)
  }
}
