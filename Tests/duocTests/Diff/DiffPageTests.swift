import Foundation
import Testing

@testable import duoc

/// docs/diff.md shows what the command prints.
struct DiffPageTests {
  private static let page = ExampleOutputTests.root.appending(path: "docs/diff.md")

  @Test func theExampleIsCurrent() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let output = try diff(by: #require(block("patch", of: text)))
    let expected = "\n\n" + output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n") + "\n"
    let shown = try #require(block("output", of: text))
    if ProcessInfo.processInfo.environment["DUO_UPDATE"] != nil {
      try text.replacing("-->\(shown)<!-- /output", with: "-->\(expected)<!-- /output").write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let now = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(block("output", of: now) == expected, "docs/diff.md is not current: DUO_UPDATE=1 swift test")
  }

  @Test func thePictureIsCurrent() throws {
    let patch = try #require(block("patch", of: String(contentsOf: Self.page, encoding: .utf8)))
    let output = try diff("--format", "svg", "--pose", "outerPortrait,innerLandscape", by: patch)
    let file = ExampleOutputTests.root.appending(path: "docs/diff/reader.svg")
    if ProcessInfo.processInfo.environment["DUO_UPDATE"] != nil { try Data(output.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == output, "docs/diff/reader.svg is not current: DUO_UPDATE=1 swift test")
  }

  /// What the command prints for the example, changed by `patch`, as if its former text were in HEAD.
  private func diff(_ flags: String..., by patch: String) throws -> String {
    let example = try String(contentsOf: ExampleOutputTests.root.appending(path: "examples/feed-reader.duo"), encoding: .utf8)
    let directory = try TemporaryDirectory()
    try directory.write("old/feed-reader.duo", example)
    try directory.write("examples/feed-reader.duo", try patched(example, by: patch))
    var io = TestIO(directory)
    #expect(run(["diff", "old/feed-reader.duo", "examples/feed-reader.duo"] + flags, &io) == 0)
    #expect(io.errors.isEmpty)
    return io.outputText.replacing("old/feed-reader.duo", with: "HEAD:examples/feed-reader.duo")
  }

  /// What stands between `<!-- NAME: … -->` and `<!-- /NAME -->`.
  private func block(_ name: String, of text: String) -> String? {
    guard let start = text.firstRange(of: "<!-- \(name): "), let begin = text[start.upperBound...].firstRange(of: "-->"),
      let end = text[begin.upperBound...].firstRange(of: "<!-- /\(name) -->")
    else { return nil }
    return String(text[begin.upperBound..<end.lowerBound])
  }

  /// `text` with the lines of `patch` that begin with `-` or a blank replaced by those that begin with `+` or a blank.
  private func patched(_ text: String, by patch: String) throws -> String {
    let lines = patch.split(separator: "\n").map { $0.dropFirst(4) }.filter { !$0.isEmpty }
    let old = lines.filter { $0.first != "+" }.map { $0.dropFirst() }.joined(separator: "\n")
    let new = lines.filter { $0.first != "-" }.map { $0.dropFirst() }.joined(separator: "\n")
    try #require(text.ranges(of: old).count == 1, "the patch of docs/diff.md does not fit the example")
    return text.replacing(old, with: new)
  }
}
