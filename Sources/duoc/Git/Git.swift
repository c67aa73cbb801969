/// Questions to the installed `git` about the repository around the working directory. Nothing is ever written.
struct Git<World: IO> {
  private let world: World
  /// The path from the repository's root to the working directory: empty, or with a slash at its end.
  let prefix: [UInt8]

  /// - Throws: if there is no `git`, or no repository.
  init(_ world: World) throws(Failure) {
    self.world = world
    let result = try Self.call(["rev-parse", "--show-prefix"], world)
    guard result.hasSucceeded else { throw Self.failure(result) }
    prefix = [UInt8](result.output.dropLast())
  }

  /// The absolute path of the working tree; nil where there is none.
  func workTree() throws(Failure) -> Path? {
    let result = try call(["rev-parse", "--show-toplevel"])
    return result.hasSucceeded ? Path(bytes: [UInt8](result.output.dropLast())) : nil
  }

  /// The object that `revision` names, if it is one of `kind`: `commit`, `tree`.
  ///
  /// The name goes to `git` as input, so that none is taken for a flag.
  func object(_ revision: String, _ kind: String) throws(Failure) -> String {
    guard !revision.contains(where: \.isNewline), !revision.utf8.contains(0) else { throw unknown(revision) }
    let result = try call(["cat-file", "--batch-check=%(objectname)"], input: [UInt8]("\(revision)^{\(kind)}\n".utf8))
    guard result.hasSucceeded else { throw Self.failure(result) }
    let answer = String(decoding: result.output, as: UTF8.self).dropLast()
    if !answer.isEmpty, answer.allSatisfy(\.isHexDigit) { return String(answer) }
    if answer.hasSuffix(" ambiguous") { throw Failure("\(revision.quoted) is the beginning of several revisions: give more of it") }
    if revision == "HEAD" { throw Failure("there is no commit yet, so there is no `HEAD` to compare with") }
    throw unknown(revision)
  }

  /// The newest commit that two commits have in common.
  func mergeBase(_ first: String, _ second: String) throws(Failure) -> String {
    let commits = [try object(first, "commit"), try object(second, "commit")]
    let result = try call(["merge-base"] + commits)
    guard result.hasSucceeded else { throw Failure("\(first.quoted) and \(second.quoted) have no commit in common") }
    return String(decoding: result.output.dropLast(), as: UTF8.self)
  }

  /// All files below a tree, as `git ls-tree -z` writes them.
  func listing(of tree: String) throws(Failure) -> [UInt8] { try run(["ls-tree", "-r", "-z", "--full-tree", tree]).output }

  /// The contents of some objects, in their order; nil for those that the repository lacks.
  func contents(of objects: [String]) throws(Failure) -> [[UInt8]?] {
    guard !objects.isEmpty else { return [] }
    let result = try run(["cat-file", "--batch"], input: [UInt8](objects.map { $0 + "\n" }.joined().utf8))
    return ObjectBatch(result.output).contents
  }

  // MARK: Calls

  private func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> Subprocess.Result {
    let result = try call(arguments, input: input)
    guard result.hasSucceeded else { throw Self.failure(result) }
    return result
  }

  private func call(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> Subprocess.Result {
    try Self.call(arguments, input: input, world)
  }

  private static func call(_ arguments: [String], input: [UInt8] = [], _ world: World) throws(Failure) -> Subprocess.Result {
    var program = Subprocess("git", arguments, input: input)
    // No index is refreshed, nobody is asked, and messages are in the language in which one is recognised below.
    program.variables = ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]
    do {
      return try world.run(program)
    } catch {
      guard error == .missing else { throw Failure("cannot run `git`: \(error.reason)") }
      throw Failure("comparing with a revision needs `git`, which is not installed or not in PATH; two paths are compared without it")
    }
  }

  /// Says in one line why `git` failed.
  private static func failure(_ result: Subprocess.Result) -> Failure {
    let words = String(decoding: result.errors, as: UTF8.self)
    if words.contains("not a git repository") {
      return Failure("the working directory is in no git repository: name two paths, or go where the history is")
    }
    let first = words.split(whereSeparator: \.isNewline).first ?? "it ended without a word"
    return Failure("`git` failed: \(String(first.trimmingPrefix("fatal: ")).printable)")
  }

  private func unknown(_ revision: String) -> Failure {
    if (try? call(["rev-parse", "--is-shallow-repository"]))?.output == [UInt8]("true\n".utf8) {
      return Failure(
        "\(revision.quoted) is neither a path that exists nor a revision in this clone, which has a part of the history only: "
          + "`git fetch --unshallow` brings the rest")
    }
    return Failure("\(revision.quoted) is neither a path that exists nor a revision that `git` knows")
  }
}

/// What `git cat-file --batch` writes: for each object a line, then its bytes.
private struct ObjectBatch {
  private(set) var contents: [[UInt8]?] = []

  init(_ output: [UInt8]) {
    var rest = output[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      // `ID KIND SIZE`, or `ID missing`.
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
      rest = rest[(end + 1)...]
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)), size < rest.count else {
        contents.append(nil)
        continue
      }
      contents.append([UInt8](rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
  }
}
