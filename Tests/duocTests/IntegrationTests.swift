import Foundation
import Testing

@testable import duoc

/// The files of `Integrations`, each run by the tool that it is written for.
@Suite(.enabled(if: Executable.path != nil, "the executable is not beside the tests"))
struct IntegrationTests {
  private static let repository = ExampleOutputTests.examples.deletingLastPathComponent()
  private static let integrations = repository.appending(path: "Integrations")
  private static let spec = "Sources/Reader/Bars/Reader.duo"

  private let directory: TemporaryDirectory
  private let shell: Shell

  /// A copy of the sample repository, with `duoc` in `bin`.
  init() throws {
    directory = try TemporaryDirectory()
    shell = Shell(directory)
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.integrations.appending(path: "Reader").path) where name != ".build" {
      try FileManager.default.copyItem(
        at: Self.integrations.appending(path: "Reader/\(name)"), to: URL(filePath: directory.absolute(name)))
    }
    try directory.makeDirectory("bin")
    try directory.link("bin/duoc", to: #require(Executable.path))
  }

  /// Runs `script` with `bin` in the path, and expects `code`.
  private func run(_ script: String, code: Int32 = 0) throws -> String {
    let outcome = try shell("exec 2>&1; export PATH=\"$PWD/bin:$PATH\"; \(script)")
    #expect(outcome.code == code, "\(script): \(outcome.output)")
    return outcome.output
  }

  private func edit(_ text: String, to replacement: String) throws {
    let old = try directory.read(Self.spec)
    #expect(old.contains(text))
    try directory.write(Self.spec, old.replacing(text, with: replacement))
  }

  /// What holds of each build tool: it works once, again only for what changed, imports too, and stops at an error.
  private func checkIncrementalBuild(_ command: String, isIdle: (String) -> Bool) throws {
    try directory.write("Sources/Reader/Bars/Shared.duo", "duo 1\n\ndevice Wide base: iPhoneDuo {\n}\n")
    try edit("duo 1\n", to: "duo 1\n\nimport \"Shared.duo\"\n")
    #expect(try !isIdle(run(command)))
    let matrix = try directory.read("build/bars/Reader.matrix.txt")
    #expect(matrix.contains("share    column 4"))
    #expect(try isIdle(run(command)))

    // Dates have to differ: what is read was last changed an hour after all that is written.
    #expect(try !isIdle(run("touch -d '+1 hour' Sources/Reader/Bars/Shared.duo; \(command)")))

    try edit("symbol: plus", to: "symbol: plus plus")
    let failure = try shell("export PATH=\"$PWD/bin:$PATH\"; touch -d '+2 hours' \(Self.spec); \(command)")
    #expect(failure.code != 0)
    #expect((failure.output + failure.errors).contains("Reader.duo:"))
    #expect(try directory.read("build/bars/Reader.matrix.txt") == matrix)
  }

  @Test(.enabled(if: Tool.isInstalled("make"), "make is not installed"))
  func make() throws {
    try checkIncrementalBuild("make bars") { $0.contains("Nothing to be done") }
  }

  @Test(.enabled(if: Tool.isInstalled("make"), "make is not installed"))
  func makeCheck() throws {
    #expect(try run("make check").contains("1 expectation held"))
    try edit("column: [back, done", to: "column: [done, back")
    #expect(try run("make check", code: 2).contains("expectation-failed"))
  }

  @Test(.enabled(if: Tool.isInstalled("ninja"), "ninja is not installed"))
  func ninja() throws {
    try checkIncrementalBuild("ninja") { $0.contains("no work to do") }
  }

  /// Its actions hear of no variable, so that a sanitizer in `duoc` would go by its own defaults.
  @Test(.enabled(if: Tool.isInstalled("bazel") && !Tool.isSanitized, "Bazel is not installed, or duoc has a sanitizer in it"))
  func bazel() throws {
    // A test of Bazel's wants a tool for coverage, which it would fetch.
    try directory.write("coverage/BUILD", "filegroup(name = \"coverage_report_generator\", visibility = [\"//visibility:public\"])\n")
    try directory.write("coverage/WORKSPACE", "")
    let script = """
      export HOME="$PWD/home"; mkdir home; rm -r bin
      cp "$duoc" tools/duoc; mv coverage home
      bazel() { command bazel --output_user_root="$HOME/bazel" --batch "$@" --override_repository=remote_coverage_tools="$HOME/coverage"; }
      bazel build //:bars && bazel test //:bars_test; code=$?
      cp bazel-bin/bars/Reader.json home/Reader.json
      chmod -R u+w home/bazel
      exit $code
      """
    let said = try run(script)
    #expect(said.contains("//:bars_test") && said.contains("PASSED"))
    let direct = try shell("\"$duoc\" build --format json \(Self.spec)").output
    #expect(try directory.read("home/Reader.json") == direct)
  }

  @Test(.enabled(if: Tool.isInstalled("git"), "Git is not installed"))
  func gitHubAction() throws {
    try FileManager.default.copyItem(at: Self.integrations.appending(path: "review"), to: URL(filePath: directory.absolute("bin/review")))
    let variables = "DUOC=\"$duoc\" BASE=HEAD GITHUB_STEP_SUMMARY=summary.md PATHS=Sources"
    let git = "git -c user.name=Test -c user.email=test@example.com -c commit.gpgsign=false -c init.defaultBranch=main"
    _ = try run("\(git) init -q; \(git) add Sources; \(git) commit -qm First")
    _ = try run("\(variables) STRICT=true review")
    try edit(" placement: topBarPinnedTrailing role: confirm", to: " placement: bottomBar")
    let said = try run("\(variables) STRICT=true review", code: 1)
    #expect(said.contains("::error file=Sources/Reader/Bars/Reader.duo,"))
    let summary = try directory.read("summary.md")
    #expect(summary.contains("Article") && summary.contains("done"))
  }

  @Test(.enabled(if: Tool.isInstalled("pre-commit"), "pre-commit is not installed"), .enabled(if: Tool.isInstalled("git")))
  func preCommit() throws {
    let manifest = Self.repository.appending(path: ".pre-commit-hooks.yaml")
    _ = try run("pre-commit validate-manifest '\(manifest.path)'; pre-commit validate-config .pre-commit-config.yaml")
    // The same hooks, but with the `duoc` that is here.
    let hooks = try String(contentsOf: manifest, encoding: .utf8).replacing("language: swift", with: "language: system")
    let indented = hooks.split(separator: "\n").map { "      \($0)" }.joined(separator: "\n")
    try directory.write(".pre-commit-config.yaml", "repos:\n  - repo: local\n    hooks:\n\(indented)\n")
    let commands = "export HOME=\"$PWD/home\"; git init -q; git add Sources .pre-commit-config.yaml; pre-commit run"
    _ = try run(commands)
    try edit("    screen Feeds", to: "  screen   Feeds")
    let said = try run("git add Sources; \(commands)", code: 1)
    #expect(said.contains("files were modified by this hook"))
    #expect(try directory.read(Self.spec).contains("    screen Feeds"))
  }

  /// Builds the whole compiler once more, as an app's package does.
  @Test(.enabled(if: Tool.mayTakeLong, "set DUO_LONG=1 to run it: it takes minutes"))
  func swiftPackagePlugin() throws {
    let build = "swift build --package-path '\(Self.integrations.path)/Reader' --scratch-path \"$PWD/scratch\""
    let said = try run("export PATH='\(Tool.path)'; export HOME=\"$PWD/home\"; mkdir home; \(build)")
    #expect(said.contains("Checking the bars of Reader"))
    let outputs = try run("find scratch/plugins -name 'Reader*' | sort")
    #expect(outputs.contains("Reader.html"))
  }
}

/// The programs of the machine.
enum Tool {
  /// Where the tests themselves look.
  static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  static let isSanitized = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] != nil
  static let mayTakeLong = ProcessInfo.processInfo.environment["DUO_LONG"] != nil

  static func isInstalled(_ name: String) -> Bool {
    ["/usr/local/bin", "/usr/bin", "/bin"].contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
