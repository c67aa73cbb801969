import Foundation
import Testing

@testable import duoc

/// The tour in `docs/tour.md` is what happens: its commands are run, in order, by a shell in an empty directory.
///
/// `DUO_UPDATE=1 swift test` writes down what they say now.
@Suite(.enabled(if: Executable.path != nil, "the executable is not beside the tests"))
struct TourTests {
  static let docs = URL(filePath: #filePath).appending(path: "../../../../docs").standardized
  static let isUpdate = ProcessInfo.processInfo.environment["DUO_UPDATE"] != nil

  @Test(.enabled(if: Shell.has("git"), "git is not installed"))
  func `the tour is what happens`() throws {
    let page = Self.docs.appending(path: "tour.md")
    var tour = Tour(try String(contentsOf: page, encoding: .utf8))
    let directory = try TemporaryDirectory()
    try directory.makeDirectory("work")
    try directory.makeDirectory("bin")
    try directory.link("bin/duoc", to: try #require(Executable.path))
    // What is written down shifts the lines below it.
    var shift = 0
    for step in tour.steps {
      switch step {
      case .run(let line, let range):
        let output = try run(line, in: directory).split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
        let place = range.lowerBound + shift..<range.upperBound + shift
        if Tour.isShown([String](output), by: [String](tour.lines[place])) { continue }
        #expect(Self.isUpdate, "\(line) writes:\n\(output.joined(separator: "\n"))")
        tour.lines.replaceSubrange(place, with: output)
        shift += output.count - place.count
      case .edit(let path, let old, let new):
        let text = try directory.read("work/\(path)")
        try #require(text.ranges(of: old).count == 1, "\(path) holds this once:\n\(old)")
        try directory.write("work/\(path)", text.replacing(old, with: new))
      case .draw(let line, let name):
        let output = try run(line, in: directory)
        let picture = Self.docs.appending(path: name)
        if Self.isUpdate { try Data(output.utf8).write(to: picture) }
        #expect(try String(contentsOf: picture, encoding: .utf8) == output, "\(name) is not what `\(line)` writes")
      }
    }
    if Self.isUpdate { try Data(tour.lines.joined(separator: "\n").utf8).write(to: page) }
  }

  /// What a line of shell writes to both streams.
  private func run(_ line: String, in directory: TemporaryDirectory) throws -> String {
    let shell = Shell(directory)
    return try shell(
      """
      export PATH="$PWD/bin:$PATH" HOME="$PWD" GIT_CONFIG_NOSYSTEM=1 TERM=dumb
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@example.com
      cd work; { \(line)
      } 2>&1
      """
    ).output
  }

  /// Every way in which the page may be read is used, so that the test above tests something.
  @Test func `it has commands, edits and pictures`() throws {
    let steps = Tour(try String(contentsOf: Self.docs.appending(path: "tour.md"), encoding: .utf8)).steps
    #expect(steps.count { if case .run = $0 { true } else { false } } >= 8)
    #expect(steps.contains { if case .edit = $0 { true } else { false } })
    #expect(steps.contains { if case .draw = $0 { true } else { false } })
  }

  /// What runs on the build machine is a command line that this version takes.
  @Test func `its build steps are right`() throws {
    let text = try String(contentsOf: Self.docs.appending(path: "tour.md"), encoding: .utf8)
    let lines = text.matches(of: /- run: duoc (.*)/).map { String($0.1) }
    #expect(lines.count >= 4)
    for line in lines {
      let words = line.split(separator: " ").filter { !$0.hasPrefix(">") }.map { String($0).replacing("\"", with: "") }
      _ = try Arguments(words)
    }
  }

  @Test func `an ellipsis stands for any lines`() {
    #expect(Tour.isShown(["a", "b", "c"], by: ["a", "…", "c"]))
    #expect(Tour.isShown(["a", "c"], by: ["a", "…", "c", "…"]))
    #expect(!Tour.isShown(["a", "b"], by: ["a", "…", "c"]))
    #expect(!Tour.isShown(["a", "b"], by: ["a"]))
    #expect(!Tour.isShown([], by: ["a"]))
  }
}
