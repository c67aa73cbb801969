/// A version of the sources, as a command line names it.
enum VersionName: Equatable {
  /// The files as they are; nil is the working directory.
  case files(path: String?)
  /// A revision of the repository around the working directory; the path is relative to that, and must be there if the command line
  /// names it in the revision.
  case revision(String, path: String?, mustBeThere: Bool = false)
  /// The newest commit that two revisions have in common.
  case mergeBase(String, String)

  /// What people read: `HEAD`, `main:examples`, `working tree`.
  var title: String {
    switch self {
    case .files(let path): path ?? "working tree"
    case .revision(let name, nil, _): name
    case .revision(let name, let path?, _): "\(name):\(path)"
    case .mergeBase(let first, let second): "\(first)...\(second)"
    }
  }

  var isRevision: Bool { if case .files = self { false } else { true } }

  /// What stands before the names of its files in findings.
  var label: String {
    switch self {
    case .files: ""
    case .revision(let name, _, _): "\(name):"
    case .mergeBase: "\(title):"
    }
  }

  /// Where its files are, relative to the working directory.
  var path: String? {
    switch self {
    case .files(let path), .revision(_, let path, _): path
    case .mergeBase: nil
    }
  }

  /// Whether the command line names a path in a revision, and not the path of the other version or none.
  var mustBeThere: Bool { if case .revision(_, _, true) = self { true } else { false } }

  /// The two versions that the operands of `diff` name.
  ///
  /// - Parameter isPath: whether an operand is a path that exists; it is one then, else a revision.
  static func pair(_ operands: [String], isPath: (String) -> Bool) throws(Failure) -> (old: VersionName, new: VersionName) {
    if operands.contains("-") { throw Failure("`diff` reads files and revisions, not standard input") }
    if operands.contains("") { throw Failure("an empty name is neither a path nor a revision") }
    let head = VersionName.revision("HEAD", path: nil)
    let workTree = VersionName.files(path: nil)
    switch operands.count {
    case 0: return (head, workTree)
    case 1:
      if isPath(operands[0]) { return aligned(head, .files(path: operands[0])) }
      return range(operands[0]) ?? aligned(single(operands[0], isPath), workTree)
    default: return aligned(single(operands[0], isPath), single(operands[1], isPath))
    }
  }

  private static func single(_ operand: String, _ isPath: (String) -> Bool) -> VersionName {
    if isPath(operand) { return .files(path: operand) }
    guard let colon = pathColon(operand) else { return .revision(operand, path: nil) }
    let path = operand[operand.index(after: colon)...]
    // `REV:` is all of it.
    return .revision(String(operand[..<colon]), path: path.isEmpty ? nil : String(path), mustBeThere: !path.isEmpty)
  }

  /// A path beside a revision is meant in that revision too, and the other way round.
  private static func aligned(_ old: VersionName, _ new: VersionName) -> (old: VersionName, new: VersionName) {
    switch (old, new) {
    case (.revision(let name, nil, _), .files(let path?)): (.revision(name, path: path), new)
    case (.files(let path?), .revision(let name, nil, _)): (old, .revision(name, path: path))
    case (.revision(_, let path?, _), .files(nil)): (old, .files(path: path))
    default: (old, new)
    }
  }

  /// `A..B`, `A...B`, as `git diff` understands them; an end that is left out is HEAD.
  private static func range(_ operand: String) -> (old: VersionName, new: VersionName)? {
    guard pathColon(operand) == nil, let dots = operand.firstRange(of: "..") else { return nil }
    let isSymmetric = operand[dots.upperBound...].hasPrefix(".")
    func name(_ text: Substring) -> String { text.isEmpty ? "HEAD" : String(text) }
    let first = name(operand[..<dots.lowerBound])
    let second = name(operand[dots.upperBound...].dropFirst(isSymmetric ? 1 : 0))
    return (isSymmetric ? .mergeBase(first, second) : .revision(first, path: nil), .revision(second, path: nil))
  }

  /// The colon of `REV:PATH`; nil where there is none but in braces, as in `HEAD^{/fix: bar}`, or at the start.
  private static func pathColon(_ operand: String) -> String.Index? {
    var depth = 0
    for index in operand.indices.dropFirst() {
      switch operand[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth == 0: return index
      default: break
      }
    }
    return nil
  }
}
