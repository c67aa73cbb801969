/// Finds the texts that the paths of a command line name.
///
/// A directory stands for all `.duo` files below it, in order of name; what is hidden is skipped, links are followed, each
/// directory is entered once, so that links cannot lead in a circle.
struct SourceFinder<Files: FileAccess> {
  private(set) var sources: SourceFiles<Files>
  /// Whether a directory without sources is as good as any.
  private var allowsNone = false
  private var files: Files { sources.files }
  private var entered: Set<Directory> = []
  private var foundFile = false

  private struct Directory: Hashable {
    var device: UInt64
    var node: UInt64
  }

  /// Reads what `operands` name; none means the working directory.
  ///
  /// - Throws: a message for each path that cannot be read.
  static func find(
    _ operands: [String], standardInputPath: String?, _ io: inout some IO<Files>
  ) throws(Failure) -> SourceFiles<Files> {
    var finder = SourceFinder(sources: SourceFiles(io.files))
    if operands.contains("-") {
      try finder.readStandardInput(standardInputPath, &io)
    } else if standardInputPath != nil {
      throw Failure("`--stdin-path` names the text of `-`, and `-` is not among the paths")
    }
    return try finder.find(operands)
  }

  /// Reads what `operands` name among `files`; none means the working directory.
  ///
  /// - Parameter label: what stands before the names of the texts in findings.
  /// - Throws: a message for each path that cannot be read; unless `allowsNone`, for a directory without sources too.
  static func find(
    _ operands: [String], in files: Files, label: String = "", allowsNone: Bool = false
  ) throws(Failure) -> SourceFiles<Files> {
    var finder = SourceFinder(sources: SourceFiles(files, label: label))
    finder.allowsNone = allowsNone
    return try finder.find(operands)
  }

  private mutating func find(_ operands: [String]) throws(Failure) -> SourceFiles<Files> {
    for operand in operands { add(operand) }
    if operands.isEmpty { addDirectory(.workingDirectory) }
    guard sources.problems.isEmpty else { throw Failure(messages: problems) }
    return sources
  }

  /// The texts of the working directory; none where it has none, or where they cannot be read.
  static func findOptional(_ io: inout some IO<Files>) -> SourceFiles<Files> {
    (try? find([], standardInputPath: nil, &io)) ?? SourceFiles(io.files)
  }

  private init(sources: SourceFiles<Files>) { self.sources = sources }

  /// At most ten messages, and how many there are more.
  private var problems: [String] {
    let all = sources.problems
    return all.count > 10 ? all.prefix(10) + ["\(all.count - 10) more files cannot be read"] : all
  }

  private mutating func readStandardInput(_ path: String?, _ io: inout some IO<Files>) throws(Failure) {
    if io.isInputTerminal, io.isTerminal(.errors) { io.say("duoc: reading what you type; Control-D ends it") }
    do {
      sources.setStandardInput(try io.readInput(limit: SourceFiles<Files>.standardInputLimit), path: path.map { Path($0) })
    } catch {
      throw Failure("cannot read standard input: \(error.reason)")
    }
  }

  private mutating func add(_ operand: String) {
    let path = Path(operand)
    if operand == "-" { return sources.addStandardInput() }
    switch try? files.status(path).kind {
    case .directory where path.isSource:
      sources.report("cannot read \(path.display): it is a directory, though its name is that of a file")
    case .directory: addDirectory(path)
    case .other: report(path, .notRegularFile)
    case .file, nil: addFile(path)
    }
  }

  private mutating func addFile(_ path: Path) {
    foundFile = true
    do { try sources.addRoot(path) } catch { report(path, error) }
  }

  private mutating func addDirectory(_ path: Path) {
    foundFile = false
    entered = []
    let problemCount = sources.problems.count
    walk(path)
    guard !foundFile, !allowsNone, sources.problems.count == problemCount else { return }
    sources.report(
      path == .workingDirectory
        ? "there is no .duo file in the working directory or below" : "there is no .duo file in \(path.display) or below")
  }

  private mutating func walk(_ directory: Path) {
    do {
      let status = try files.status(directory)
      guard entered.insert(Directory(device: status.device, node: status.node)).inserted else { return }
      let entries = try files.entries(of: directory).filter { !$0.name.isHidden }
      for entry in entries.sorted(by: { $0.name.bytes.lexicographicallyPrecedes($1.name.bytes) }) {
        visit(directory.appending(entry.name), entry.kind)
      }
    } catch {
      report(directory, error)
    }
  }

  private mutating func visit(_ path: Path, _ kind: FileKind?) {
    switch kind {
    case .directory: walk(path)
    case .file where path.isSource: addFile(path)
    case nil:
      // A link: one that leads nowhere matters only if it looks like a source.
      let target = try? files.status(path).kind
      if target == .directory { walk(path) } else if path.isSource { addFile(path) }
    case .other where path.isSource: addFile(path)
    default: break
    }
  }

  private mutating func report(_ path: Path, _ error: SystemError) {
    let reason = error == .notRegularFile ? "\(error.reason); `-` reads standard input" : error.reason
    sources.report("cannot read \(path.display.isEmpty ? "``" : path.display): \(reason)")
  }
}
