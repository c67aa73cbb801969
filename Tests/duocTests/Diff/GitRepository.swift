import Foundation
import Testing

@testable import duoc

/// A real repository in a directory of its own.
struct GitRepository {
  let directory: TemporaryDirectory

  static let isInstalled = (try? System.run(Subprocess("git", ["--version"])))?.hasSucceeded ?? false

  init() throws {
    directory = try TemporaryDirectory()
    try git("init", "-q", "-b", "main")
  }

  /// Runs `git` with no settings but these.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let settings = ["-C", directory.path, "-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "core.autocrlf=false"]
    var program = Subprocess("git", settings + ["-c", "protocol.file.allow=always"] + arguments)
    program.variables = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    let result = try System.run(program)
    try #require(result.hasSucceeded, "git \(arguments): \(String(decoding: result.errors, as: UTF8.self))")
    return String(decoding: result.output, as: UTF8.self)
  }

  func commit(_ message: String = "a change") throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  /// Runs `duoc diff` in the repository, or in a directory of it.
  func diff(_ arguments: String..., from place: String = ".") -> Outcome {
    var io = TestIO(base: directory.absolute(place))
    let code = run(["diff"] + arguments, &io)
    return Outcome(code: code, output: io.outputText, errors: io.errorText)
  }
}

extension Sample {
  /// A program with one item, called `name`.
  static func program(item name: String) -> String {
    "duo 1\n\napp Reader {\n  stack {\n    screen Feeds {\n      item \(name) \"\(name)\" symbol: plus\n    }\n  }\n}\n"
  }
}
