import DuoLang
import DuoLayout
import Foundation
import Testing

@testable import duoc

@Suite struct SourceTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// The names of the texts that `operands` give, in order.
  private func names(_ operands: String..., stdinPath: String? = nil) throws -> [String] {
    var io = TestIO(directory)
    return try SourceFinder.find(operands, standardInputPath: stdinPath, &io).roots.map { $0.source.name }
  }

  @Test func directoriesGiveWhatIsBelowInOrder() throws {
    for name in ["b.duo", "a/z.duo", "a/deep/er/x.duo", "a.duo", "B.duo", "notes.txt", "a/.hidden.duo", ".git/x.duo", "x.duo.bak"] {
      try directory.write(name)
    }
    #expect(try names() == ["B.duo", "a/deep/er/x.duo", "a/z.duo", "a.duo", "b.duo"])
    #expect(try names(".") == names())
    #expect(try names("a") == ["a/deep/er/x.duo", "a/z.duo"])
    #expect(try names("a/", "b.duo") == ["a/deep/er/x.duo", "a/z.duo", "b.duo"])
    #expect(try names("./a/deep") == ["./a/deep/er/x.duo"])
    #expect(try names(".git") == [".git/x.duo"])
    #expect(try names("notes.txt") == ["notes.txt"])
    #expect(try names(directory.absolute("b.duo")) == [directory.absolute("b.duo")])
  }

  @Test func eachFileOnce() throws {
    try directory.write("a.duo")
    try directory.write("sub/b.duo")
    try directory.link("sub/c.duo", to: "../a.duo")
    #expect(try names("a.duo", "./a.duo", "sub/../a.duo", "a.duo") == ["a.duo"])
    #expect(try names("sub", "a.duo", "sub") == ["sub/b.duo", "sub/c.duo"])
  }

  @Test func linksDoNotLeadInACircle() throws {
    try directory.write("a/x.duo")
    try directory.link("a/up", to: "..")
    try directory.link("a/self", to: ".")
    try directory.link("b", to: "a")
    try directory.link("loop", to: "loop")
    #expect(try names() == ["a/x.duo"])
    #expect(try names("b") == ["b/up/a/x.duo"] || names("b") == ["b/x.duo"])
  }

  @Test func directoryNamedLikeAFileIsEnteredBelow() throws {
    try directory.write("sub/old.duo/x.duo")
    #expect(try names() == ["sub/old.duo/x.duo"])
    duoc("check", "sub/old.duo", in: directory).expectRefusal("it is a directory, though its name is that of a file")
  }

  @Test func whatCannotBeRead() throws {
    try directory.makeDirectory("empty/er")
    try directory.write("plain.txt")
    try directory.link("nowhere.duo", to: "missing")
    duoc("check", "missing.duo", in: directory).expectRefusal("cannot read missing.duo: there is no such file")
    duoc("check", "empty", in: directory).expectRefusal("there is no .duo file in empty or below")
    duoc("check", in: directory).expectRefusal("cannot read nowhere.duo: there is no such file")
    duoc("check", "nowhere.duo", in: directory).expectRefusal("cannot read nowhere.duo: there is no such file")
    duoc("check", "plain.txt/x.duo", in: directory).expectRefusal("a part of the path is a file")
    duoc("check", "", in: directory).expectRefusal("this cannot be the name of a file")
    duoc("check", String(repeating: "n", count: 300), in: directory).expectRefusal("the name is too long")
    let many = duoc("check", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", in: directory)
    #expect(many.code == 2 && many.errors.split(separator: "\n").count == 11)
    #expect(many.errors.hasSuffix("duoc: 2 more files cannot be read\n"))
  }

  @Test func emptyWorkingDirectory() throws {
    duoc("build", in: directory).expectRefusal("there is no .duo file in the working directory or below")
  }

  @Test func tooLarge() throws {
    try directory.write("large.duo")
    let handle = try #require(FileHandle(forWritingAtPath: directory.absolute("large.duo")))
    try handle.truncate(atOffset: UInt64(SourceFiles<TestFiles>.sizeLimit) + 1)
    duoc("check", "large.duo", in: directory).expectRefusal("cannot read large.duo: it is larger than 4 GiB")
    // What comes through a pipe has no length beforehand.
    let comment = [UInt8](repeating: UInt8(ascii: "/"), count: SourceFiles<TestFiles>.standardInputLimit + 1)
    duoc("check", "-", in: directory) { $0.input = comment }.expectRefusal("cannot read standard input: it is larger than 64 MiB")
  }

  @Test(.disabled(if: isRoot, "root may read everything"))
  func unreadable() throws {
    try directory.write("secret.duo")
    try directory.write("sub/a.duo")
    try directory.setPermissions(0, of: "secret.duo")
    try directory.setPermissions(0, of: "sub")
    defer { try? directory.setPermissions(0o755, of: "sub") }
    let outcome = duoc("check", in: directory)
    #expect(outcome.code == 2)
    #expect(outcome.errors == "duoc: cannot read secret.duo: permission denied\nduoc: cannot read sub: permission denied\n")
  }

  @Test func unreadableDirectory() throws {
    try directory.write("sub/a.duo")
    let outcome = duoc("check", "sub", in: directory) {
      $0.files.refused = .entries
      $0.files.reason = .denied
    }
    outcome.expectRefusal("cannot read sub: permission denied")
  }

  @Test func notAFile() throws {
    guard FileManager.default.fileExists(atPath: "/dev/null") else { return }
    duoc("check", "/dev/null", in: directory).expectRefusal("it is not a regular file; `-` reads standard input")
  }

  @Test func standardInput() throws {
    try directory.write("Specs/a.duo", Sample.broken)
    let prepare: (inout TestIO) -> Void = { $0.input = [UInt8](Sample.clean.utf8) }
    #expect(duoc("check", "-", in: directory, prepare).code == 0)
    #expect(duoc("check", "-", in: directory) { $0.input = [UInt8](Sample.broken.utf8) }.output.contains("<stdin>:"))
    // The text of an editor takes the place of the file on the disk, wherever that is named.
    #expect(duoc("check", "Specs", in: directory).code == 1)
    #expect(duoc("check", "Specs", "-", "--stdin-path", "Specs/a.duo", in: directory, prepare).code == 0)
    #expect(try names("-", "Specs", "-", stdinPath: "./Specs/a.duo") == ["./Specs/a.duo"])
    #expect(try names("-", "Specs", stdinPath: "Specs/new.duo") == ["Specs/new.duo", "Specs/a.duo"])
  }

  @Test func typingIsAskedFor() throws {
    let outcome = duoc("check", "-", in: directory) {
      $0.isInputTerminal = true
      $0.terminals = [.errors]
    }
    #expect(outcome.errors.hasPrefix("duoc: reading what you type; Control-D ends it\n"))
  }

  #if os(Linux)
    @Test func namesThatAreNotUTF8() throws {
      let files = LocalFiles(base: Path(directory.path))
      for byte: UInt8 in [0xFE, 0xFF] {
        try files.create(Path(bytes: [0x61, byte] + [UInt8](".duo".utf8)), [UInt8](Sample.clean.utf8), permissions: nil)
      }
      // Different in bytes, the same text to Swift.
      try directory.write("e\u{301}.duo")
      try directory.write("\u{E9}.duo")
      #expect(try names() == ["a\u{FFFD}.duo", "a\u{FFFD}.duo", "e\u{301}.duo", "\u{E9}.duo"])
    }
  #endif
}
