import DuoLang
import DuoLayout

/// The texts of a run, each read once: what the paths of the command line name, and what those import.
struct SourceFiles<Files: FileAccess> {
  let files: Files
  /// What stands before the names of the texts in findings: the revision they are of.
  let label: String
  /// The texts of the command line, in order.
  private(set) var roots: [SourceInput] = []
  /// What could not be read, a message each.
  private(set) var problems: [String] = []
  /// All texts read so far, by identity.
  private var texts: [String: SourceInput] = [:]
  /// Where each text stands, as it was reached: what its imports are relative to.
  private var places: [String: Path] = [:]
  private var rootIdentities: Set<String> = []
  private var standardInput: SourceInput?

  static var sizeLimit: Int { SourceFile.sizeLimit }
  /// How long the text of standard input may be, in bytes. Nobody knows its length beforehand, and a pipe may have no end; the tokens
  /// that one text may hold take up about as much.
  static var standardInputLimit: Int { 64 << 20 }

  init(_ files: Files, label: String = "") {
    self.files = files
    self.label = label.printable
  }

  /// Whether `path`, a real path, is one of the texts.
  func holds(_ path: Path) -> Bool { texts[path.identity] != nil }

  /// Whether the command line names the text.
  func isRoot(_ identity: String) -> Bool { rootIdentities.contains(identity) }

  /// The text of standard input as it now is; nil where it is not among the paths.
  var standardInputText: [UInt8]? {
    standardInput.flatMap { texts[$0.identity] }.map { [UInt8]($0.source.bytes.dropLast()) }
  }

  func isStandardInput(_ identity: String) -> Bool { standardInput?.identity == identity }

  /// Where the text stands, as it was reached.
  func place(of identity: String) -> Path? { places[identity] }

  /// Puts `text` in the place of one of the texts, in memory.
  mutating func replace(_ identity: String, with text: [UInt8]) {
    guard let known = texts[identity] else { return }
    let input = SourceInput(SourceFile(name: known.source.name, text: text), identity: identity)
    texts[identity] = input
    for index in roots.indices where roots[index].identity == identity { roots[index] = input }
  }

  mutating func report(_ problem: String) { problems.append(problem) }

  /// Adds the file at `path` to the roots, unless it is one already.
  mutating func addRoot(_ path: Path) throws(SystemError) { addRoot(try read(path, named: path)) }

  /// Reads the file of `--device`.
  mutating func readDevice(_ path: Path) throws(Failure) -> SourceInput {
    do { return try read(path, named: path) } catch { throw Failure("cannot read \(path.display): \(error.reason)") }
  }

  private mutating func addRoot(_ input: SourceInput) {
    if rootIdentities.insert(input.identity).inserted { roots.append(input) }
  }

  /// Makes `text` standard input, and the text of the file `path`, if there is one.
  mutating func setStandardInput(_ text: [UInt8], path: Path?) {
    let source = SourceFile(name: path?.display ?? "<stdin>", text: text)
    // No real path begins like this.
    let identity = path.flatMap { try? files.realPath($0) }?.identity ?? "<stdin>"
    let input = SourceInput(source, identity: identity)
    texts[identity] = input
    places[identity] = path ?? .workingDirectory
    standardInput = input
  }

  /// Adds standard input to the roots, unless it is one already.
  mutating func addStandardInput() { if let standardInput { addRoot(standardInput) } }

  /// The file at `path`, from the disk only if it has not been read yet, in messages called `name`.
  private mutating func read(_ path: Path, named name: Path) throws(SystemError) -> SourceInput {
    let identity = try files.realPath(path).identity
    if let known = texts[identity] { return known }
    let text = try files.read(path, limit: Self.sizeLimit)
    let input = SourceInput(SourceFile(name: label + name.display, text: text), identity: identity)
    texts[identity] = input
    places[identity] = path
    return input
  }
}

extension SourceFiles: SourceLoader {
  mutating func load(_ path: String, importedBy importer: SourceInput) -> Result<SourceInput, LoadFailure> {
    guard !path.isEmpty else { return .failure(LoadFailure("the path is empty")) }
    let place = (places[importer.identity]?.parent ?? .workingDirectory).appending(Path(path))
    do {
      return .success(try read(place, named: files.shortened(place)))
    } catch {
      return .failure(LoadFailure(error.reason))
    }
  }
}
