import Testing

@testable import duoc

/// `duoc diff` with revisions of a real repository.
@Suite(.enabled(if: GitRepository.isInstalled, "git is not installed"))
struct GitDiffTests {
  let repository: GitRepository
  var directory: TemporaryDirectory { repository.directory }

  init() throws {
    System.prepareProcess()
    repository = try GitRepository()
    try directory.write("Reader.duo", Sample.program(item: "first"))
    try repository.commit()
    try repository.git("tag", "v1")
  }

  private func moved(_ outcome: Outcome) -> [String] {
    outcome.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { String($0.prefix(12)).trimmingSpaces }
  }

  @Test func workTreeAgainstHead() throws {
    #expect(repository.diff().output == "HEAD → working tree\nnothing moved on 1 screen\n")
    try directory.write("Reader.duo", Sample.program(item: "second"))
    let outcome = repository.diff("--exit-code")
    #expect(outcome.code == 1 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("− first   gone from column 1") && outcome.output.contains("+ second  added in column 1"))
    // Nothing was written: neither the index nor a file.
    #expect(try repository.git("status", "--porcelain") == " M Reader.duo\n")
  }

  @Test func revisions() throws {
    try directory.write("Reader.duo", Sample.program(item: "second"))
    try repository.commit()
    try directory.write("Reader.duo", Sample.program(item: "third"))
    for (operands, title) in [
      (["v1"], "v1 → working tree"), (["v1", "HEAD"], "v1 → HEAD"), (["v1..main"], "v1 → main"), (["HEAD~1", "Reader.duo"], "HEAD~1:Reader.duo → Reader.duo"),
      (["v1:Reader.duo", "Reader.duo"], "v1:Reader.duo → Reader.duo"),
    ] {
      var io = TestIO(directory)
      #expect(run(["diff"] + operands, &io) == 0)
      #expect(io.outputText.hasPrefix(title + "\n1 gone, 1 added"), "\(io.outputText)\(io.errorText)")
    }
  }

  @Test func whereABranchBegan() throws {
    try repository.git("checkout", "-q", "-b", "side")
    try directory.write("Other.duo", Sample.program(app: "Other"))
    try repository.commit()
    try repository.git("checkout", "-q", "main")
    try directory.write("Reader.duo", Sample.program(item: "second"))
    try repository.commit()
    #expect(repository.diff("main...side").output == "main...side → side\n1 app new\n\nOther\n  + app Other  new, with 1 screen\n")
    try repository.git("checkout", "-q", "--orphan", "alone")
    try repository.commit()
    repository.diff("main...").expectRefusal("`main` and `HEAD` have no commit in common")
  }

  @Test func fromASubdirectory() throws {
    try directory.write("deep/er/Inner.duo", "duo 1\nimport \"../../shared/Tools.duo\"\n\napp Inner {\n  stack {\n    screen Page { use tools }\n  }\n}\n")
    try directory.write("shared/Tools.duo", "duo 1\n\ntoolbar tools {\n  item a \"A\" symbol: star\n}\n")
    try repository.commit()
    #expect(repository.diff(from: "deep").output == "HEAD → working tree\nnothing moved on 1 screen\n")
    // The import leads out of the working directory, in the revision as on the disk.
    try directory.write("shared/Tools.duo", "duo 1\n\ntoolbar tools {\n  item b \"B\" symbol: circle\n}\n")
    #expect(repository.diff(from: "deep/er").output.contains("− a  gone"))
    #expect(repository.diff("HEAD:er/Inner.duo", from: "deep").output.hasPrefix("HEAD:er/Inner.duo → er/Inner.duo\n1 gone"))
  }

  @Test func whatARevisionLacksIsNew() throws {
    try directory.write("Other.duo", Sample.program(app: "Other"))
    #expect(repository.diff().output.contains("+ app Other  new, with 1 screen"))
    #expect(repository.diff("Other.duo").output.contains("+ app Other  new"))
    try directory.write("sub/Reader.duo", Sample.program(app: "Late"))
    #expect(repository.diff(from: "sub").output.contains("+ app Late  new"))
    try directory.remove("Reader.duo")
    #expect(repository.diff("HEAD:Reader.duo").output.contains("− app Reader  gone"))
    try directory.makeDirectory("nothing")
    repository.diff(from: "nothing").expectRefusal("there is no .duo file to compare")
  }

  @Test func links() throws {
    try directory.write("real/Linked.duo", Sample.program(app: "Linked"))
    try directory.link("again", to: "real")
    try directory.link("Also.duo", to: "real/Linked.duo")
    try directory.link("loop", to: "loop")
    try directory.link("outside", to: "/etc")
    try directory.link("real/up", to: "..")
    try repository.commit()
    let outcome = repository.diff()
    #expect(outcome.output == "HEAD → working tree\nnothing moved on 2 screens\n" && outcome.errors.isEmpty)
    #expect(repository.diff("HEAD:again").output == "HEAD:again → again\nnothing moved on 1 screen\n" || repository.diff("HEAD:again").code == 0)
  }

  @Test func hostileFileNames() throws {
    let names = ["a b.duo", "tab\tnew\nline.duo", "\"q\".duo", "-x.duo", "ü.duo", ":colon.duo", "sub/{x}.duo"]
    for (index, name) in names.enumerated() { try directory.write(name, Sample.program(app: "App\(index)")) }
    try repository.commit()
    let outcome = repository.diff()
    #expect(outcome.output == "HEAD → working tree\nnothing moved on 8 screens\n", "\(outcome.errors)")
  }

  @Test func errorsAreNamedAfterTheirRevision() throws {
    try directory.write("Reader.duo", Sample.broken)
    try repository.commit()
    try directory.write("Reader.duo", Sample.program(app: "Broken"))
    let outcome = repository.diff()
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("HEAD:Reader.duo:"))
    #expect(outcome.errors.contains("`Broken` is not compared: `HEAD` has errors"))
    #expect(outcome.output == "HEAD → working tree\nno screens to compare\n")
  }

  @Test func dataNameTheFilesAlone() throws {
    try directory.write("Reader.duo", Sample.program(item: "second"))
    let json = repository.diff("--format", "json").output
    #expect(json.contains("\"old\":\"HEAD\",\"new\":\"working tree\"") && json.contains("{\"file\":\"Reader.duo\",\"line\":6,\"column\":7}"))
    #expect(!json.contains("HEAD:") && !json.contains(directory.path))
  }

  @Test func theProjectOfEachVersion() throws {
    try directory.write("project.duo", "duo 1\n\nproject Readers {\n  sources: [\"Specs\"]\n}\n")
    try directory.write("Specs/Reader.duo", Sample.program(item: "first"))
    try directory.remove("Reader.duo")
    // What was the whole directory is the project's sources now.
    #expect(repository.diff().output == "HEAD → working tree\nnothing moved on 1 screen\n")
    try repository.commit()
    try directory.write("Elsewhere.duo", Sample.program(app: "Elsewhere"))
    #expect(repository.diff().output == "HEAD → working tree\nnothing moved on 1 screen\n")
  }

  @Test func submodulesAreLeftOut() throws {
    let other = try GitRepository()
    try other.directory.write("Inner.duo", Sample.program(app: "Inner"))
    try other.commit()
    try repository.git("submodule", "add", "-q", other.directory.path, "inner")
    try repository.commit()
    let outcome = repository.diff()
    #expect(outcome.output == "HEAD → working tree\nnothing moved on 1 screen\n", "\(outcome.output)")
    #expect(outcome.errors == "the submodule inner is left out: it has a history of its own\n")
  }

  // MARK: What cannot be

  @Test func aPathThatIsNamedInARevision() throws {
    try directory.write("Late.duo", Sample.program(app: "Late"))
    try directory.makeDirectory("deep")
    // The name of a file that is new is no such path.
    #expect(repository.diff("v1", "Late.duo").output.contains("+ app Late  new"))
    for operands in [["v1:Late.duo"], ["v1:Late.duo", "Late.duo"], ["Late.duo", "v1:Late.duo"], ["v1:Reader.duo", "HEAD:Late.duo"]] {
      var io = TestIO(directory)
      #expect(run(["diff"] + operands, &io) == 2)
      let revision = operands.contains("HEAD:Late.duo") ? "HEAD" : "v1"
      #expect(io.errorText == "duoc: `\(revision)` has no `Late.duo`, as seen from the working directory\n" && io.output.isEmpty)
    }
    repository.diff("v1:Reader.duo", from: "deep").expectRefusal("`v1` has no `Reader.duo`, as seen from the working directory")
  }

  @Test func aPathInASubmodule() throws {
    let other = try GitRepository()
    try other.directory.write("Inner.duo", Sample.program(app: "Inner"))
    try other.commit()
    try repository.git("submodule", "add", "-q", other.directory.path, "inner")
    try repository.commit()
    for operand in ["inner/Inner.duo", "HEAD:inner/Inner.duo"] {
      repository.diff(operand).expectRefusal("it is in a submodule, which is a repository of its own")
    }
  }

  @Test func noWorkTree() throws {
    try directory.write("Reader.duo", Sample.program(item: "second"))
    try repository.commit()
    try repository.git("clone", "-q", "--bare", ".", "bare.git")
    try directory.write("bare.git/Own.duo", Sample.program(item: "third"))
    for place in ["bare.git", ".git"] {
      for operands in [[], ["v1"], ["v1:Reader.duo"]] {
        var io = TestIO(base: directory.absolute(place))
        #expect(run(["diff"] + operands, &io) == 2)
        #expect(io.errorText == "duoc: there is no working tree here, as in a bare repository or in `.git`: name two revisions\n")
      }
      // The history is there all the same.
      #expect(repository.diff("v1", "HEAD", from: place).output.contains("+ second  added"))
      #expect(repository.diff("v1:Reader.duo", "HEAD:Reader.duo", from: place).output.contains("+ second  added"))
    }
    repository.diff("Own.duo", from: "bare.git").expectRefusal("there is no working tree here")
    #expect(repository.diff("v1:Reader.duo", "Own.duo", from: "bare.git").output.contains("+ third  added"))
  }

  @Test func unknownRevisions() throws {
    for name in ["nonsense", "--help", "-n", "HEAD~99", "v1 v1", "v1\nHEAD", "HEAD^{blob}", "$(id)", "x'y", "v2:Reader.duo"] {
      var io = TestIO(directory)
      #expect(run(["diff", "--", name], &io) == 2)
      #expect(io.errorLines.count == 1 && io.errorText.hasSuffix("nor a revision that `git` knows\n"), "\(io.errorText)")
    }
  }

  /// As build machines clone it.
  @Test func shallowClones() throws {
    let origin = try GitRepository()
    for name in ["first", "second"] {
      try origin.directory.write("Reader.duo", Sample.program(item: name))
      try origin.commit()
    }
    let clone = try GitRepository()
    try clone.git("fetch", "-q", "--depth", "1", "file://\(origin.directory.path)", "main")
    try clone.git("reset", "-q", "--hard", "FETCH_HEAD")
    clone.diff("HEAD~1").expectRefusal("`git fetch --unshallow` brings the rest")
    #expect(clone.diff("HEAD:", "HEAD").code == 0)
  }

  @Test func noCommitYet() throws {
    let empty = try GitRepository()
    try empty.directory.write("Reader.duo")
    empty.diff().expectRefusal("there is no commit yet, so there is no `HEAD` to compare with")
    empty.diff("main").expectRefusal("`main` is neither a path that exists nor a revision")
  }

  @Test func noRepository() throws {
    let directory = try TemporaryDirectory()
    try directory.write("Reader.duo")
    duoc("diff", in: directory).expectRefusal("the working directory is in no git repository")
    duoc("diff", "HEAD", in: directory).expectRefusal("the working directory is in no git repository")
  }
}

/// `duoc diff` in a world whose `git` is not there, or fails.
struct GitFailureTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("Reader.duo")
  }

  private func diff(_ result: Result<Subprocess.Result, SystemError>) -> Outcome {
    func answer(_ program: Subprocess) throws(SystemError) -> Subprocess.Result { try result.get() }
    return duoc("diff", in: directory) { $0.programs["git"] = answer }
  }

  @Test func notInstalled() {
    diff(.failure(.missing)).expectRefusal("comparing with a revision needs `git`, which is not installed or not in PATH")
    diff(.failure(.denied)).expectRefusal("cannot run `git`: permission denied")
  }

  @Test func failing() {
    let words = [UInt8]("fatal: detected \u{1B}dubious ownership\nmore\n".utf8)
    diff(.success(Subprocess.Result(end: .exit(128), errors: words))).expectRefusal("`git` failed: detected \u{FFFD}dubious ownership")
    diff(.success(Subprocess.Result(end: .signal(9)))).expectRefusal("`git` failed: it ended without a word")
  }
}

extension String {
  fileprivate var trimmingSpaces: String { String(drop { $0 == " " }) }
}
