import Testing

@testable import duoc

/// Which versions the operands of `diff` name.
struct VersionNameTests {
  private func pair(_ operands: String..., paths: Set<String> = ["a", "b"]) throws -> [VersionName] {
    let pair = try VersionName.pair(operands) { paths.contains($0) }
    return [pair.old, pair.new]
  }

  @Test func noneIsTheWorkTreeAgainstHead() throws {
    #expect(try pair() == [.revision("HEAD", path: nil), .files(path: nil)])
  }

  @Test func aPathThatExistsWins() throws {
    #expect(try pair("a") == [.revision("HEAD", path: "a"), .files(path: "a")])
    #expect(try pair("main") == [.revision("main", path: nil), .files(path: nil)])
    #expect(try pair("a^0") == [.revision("a^0", path: nil), .files(path: nil)])
  }

  @Test func two() throws {
    #expect(try pair("a", "b") == [.files(path: "a"), .files(path: "b")])
    #expect(try pair("v1", "v2") == [.revision("v1", path: nil), .revision("v2", path: nil)])
    #expect(try pair("v1", "a") == [.revision("v1", path: "a"), .files(path: "a")])
    #expect(try pair("a", "v1") == [.files(path: "a"), .revision("v1", path: "a")])
  }

  @Test func aPathOfARevision() throws {
    #expect(try pair("v1:x/y.duo") == [.revision("v1", path: "x/y.duo", mustBeThere: true), .files(path: "x/y.duo")])
    #expect(try pair("v1:x", "v2:y") == [.revision("v1", path: "x", mustBeThere: true), .revision("v2", path: "y", mustBeThere: true)])
    #expect(try pair("v1:x", "a") == [.revision("v1", path: "x", mustBeThere: true), .files(path: "a")])
    // A colon within braces, or at the start, belongs to the revision.
    #expect(try pair("HEAD^{/fix: bar}") == [.revision("HEAD^{/fix: bar}", path: nil), .files(path: nil)])
    #expect(try pair(":/fix") == [.revision(":/fix", path: nil), .files(path: nil)])
  }

  @Test func ranges() throws {
    #expect(try pair("v1..v2") == [.revision("v1", path: nil), .revision("v2", path: nil)])
    #expect(try pair("v1..") == [.revision("v1", path: nil), .revision("HEAD", path: nil)])
    #expect(try pair("main...") == [.mergeBase("main", "HEAD"), .revision("HEAD", path: nil)])
    #expect(try pair("...v2") == [.mergeBase("HEAD", "v2"), .revision("v2", path: nil)])
  }

  @Test func titles() throws {
    #expect(try pair("v1", "a").map(\.title) == ["v1:a", "a"])
    #expect(try pair("main...").map(\.title) == ["main...HEAD", "HEAD"])
    #expect(try pair().map(\.title) == ["HEAD", "working tree"])
  }

  @Test func whatIsNeither() {
    #expect(throws: Failure("`diff` reads files and revisions, not standard input")) { try pair("-") }
    #expect(throws: Failure("an empty name is neither a path nor a revision")) { try pair("a", "") }
  }
}
