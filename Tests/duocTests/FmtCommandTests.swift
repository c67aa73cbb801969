import Foundation
import Testing

@testable import duoc

@Suite struct FmtCommandTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  static let loose = "duo 1\r\n\r\n\r\napp   Reader {\r\n\tstack { screen Feeds }\r\n}"
  static let tidy = "duo 1\n\napp Reader {\n  stack { screen Feeds }\n}\n"

  @Test func writesInPlace() throws {
    try directory.write("a/Loose.duo", Self.loose)
    try directory.write("a/Tidy.duo", Self.tidy)
    try directory.setPermissions(0o640, of: "a/Loose.duo")
    let outcome = duoc("fmt", in: directory)
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(outcome.errors == "formatted a/Loose.duo\n")
    #expect(try directory.read("a/Loose.duo") == Self.tidy)
    #expect(try directory.permissions(of: "a/Loose.duo") == 0o640)
    #expect(try directory.list("a") == ["Loose.duo", "Tidy.duo"])
    #expect(duoc("fmt", in: directory).errors.isEmpty)
  }

  @Test func aFileThatStaysTheSameIsNotTouched() throws {
    try directory.write("Tidy.duo", Self.tidy)
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: directory.absolute("Tidy.duo"))
    #expect(duoc("fmt", "Tidy.duo", in: directory).code == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: directory.absolute("Tidy.duo"))[.modificationDate] as? Date == old)
  }

  @Test func checkListsAndWritesNothing() throws {
    try directory.write("Loose.duo", Self.loose)
    try directory.write("Tidy.duo", Self.tidy)
    let outcome = duoc("fmt", "--check", in: directory)
    #expect(outcome.code == 1 && outcome.output == "Loose.duo\n" && outcome.errors.isEmpty)
    #expect(try directory.read("Loose.duo") == Self.loose)
    #expect(duoc("fmt", "--check", "Tidy.duo", in: directory).code == 0)
  }

  @Test func diffShowsAndWritesNothing() throws {
    let loose = "duo 1\n\n\napp   Reader {\n\tstack { screen Feeds }\n}"
    try directory.write("Loose.duo", loose)
    let outcome = duoc("fmt", "--diff", in: directory)
    #expect(outcome.code == 1)
    #expect(outcome.errors == "would format Loose.duo\n")
    #expect(
      outcome.output == """
        --- Loose.duo
        +++ Loose.duo
        @@ -1,6 +1,5 @@
         duo 1
         
        -
        -app   Reader {
        -\tstack { screen Feeds }
        -}
        \\ No newline at end of file
        +app Reader {
        +  stack { screen Feeds }
        +}

        """)
    #expect(try directory.read("Loose.duo") == loose)
    #expect(duoc("fmt", "--diff", "-q", in: directory).errors.isEmpty)
    duoc("fmt", "--diff", "--check", in: directory).expectRefusal("take one")
  }

  @Test func standardInputGoesToStandardOutput() throws {
    for text in [Self.loose, Self.tidy] {
      let outcome = duoc("fmt", "-", "--stdin-path", "Specs/Reader.duo", in: directory) { $0.input = [UInt8](text.utf8) }
      #expect(outcome.code == 0 && outcome.output == Self.tidy && outcome.errors.isEmpty)
    }
    let check = duoc("fmt", "--check", "-", "--stdin-path", "Specs/Reader.duo", in: directory) { $0.input = [UInt8](Self.loose.utf8) }
    #expect(check.code == 1 && check.output == "Specs/Reader.duo\n")
    #expect(try directory.list() == [])
  }

  @Test func whatIsBrokenIsToldAndLeftAlone() throws {
    try directory.write("Broken.duo", Sample.broken)
    try directory.write("Lines.duo", "duo 1\napp  A {\nstack { screen S { item a symbol = b } }\n}\n")
    let outcome = duoc("fmt", in: directory)
    #expect(outcome.code == 0)
    #expect(
      outcome.errors == """
        Broken.duo was left as it is: its errors hide what belongs where; `duoc check` tells
        Lines.duo has errors: the lines that hold them were left as they are; `duoc check` tells
        formatted Lines.duo

        """)
    #expect(try directory.read("Broken.duo") == Sample.broken)
    #expect(try directory.read("Lines.duo") == "duo 1\napp A {\nstack { screen S { item a symbol = b } }\n}\n")
    #expect(duoc("fmt", "--quiet", in: directory).errors.isEmpty)
  }

  @Test func importedFilesAreLeftAlone() throws {
    try directory.write("App.duo", "duo 1\nimport \"lib/Shared.duo\"\napp  A { stack { screen S { use T } } }\n")
    try directory.write("lib/Shared.duo", "duo 1\ntoolbar  T { item a \"A\" }\n")
    #expect(duoc("fmt", "App.duo", in: directory).errors == "formatted App.duo\n")
    #expect(try directory.read("lib/Shared.duo").contains("toolbar  T"))
  }

  @Test func withoutAPathItIsTheProject() throws {
    try directory.write("project.duo", "duo 1\nproject   P { sources: [\"Specs\"] }\n")
    try directory.write("Specs/Loose.duo", Self.loose)
    try directory.write("Other/Loose.duo", Self.loose)
    #expect(duoc("fmt", "--check", in: directory).output == "Specs/Loose.duo\nproject.duo\n")
    #expect(duoc("fmt", "--check", "--no-project", in: directory).output == "Other/Loose.duo\nSpecs/Loose.duo\nproject.duo\n")
    try directory.write("project.duo", "duo 1\nproject P { sources: \"Specs\" }\n")
    #expect(duoc("fmt", "--check", "Other", in: directory).output == "Other/Loose.duo\n")
  }

  @Test func allFilesOrNone() throws {
    guard !isRoot else { return }
    try directory.write("a.duo", Self.loose)
    try directory.write("b.duo", Self.loose)
    try directory.setPermissions(0o440, of: "b.duo")
    duoc("fmt", in: directory).expectRefusal("cannot write b.duo: permission denied")
    #expect(try directory.read("a.duo") == Self.loose)
  }
}

/// What this repository shows is in the style.
@Suite struct FormattedFilesTests {
  @Test(arguments: ["examples", "project.duo", "Sources/DuoLayout/Device/iPhoneDuo.duo"])
  func isFormatted(_ path: String) {
    var io = TestIO(base: ExampleOutputTests.root.path)
    let code = run(["fmt", "--diff", path], &io)
    #expect(code == 0 && io.outputText == "", "\(io.outputText)")
  }

  @Test func aFirstProjectIsFormatted() throws {
    let directory = try TemporaryDirectory()
    #expect(duoc("init", "Journal", in: directory).code == 0)
    let outcome = duoc("fmt", "--diff", in: directory)
    #expect(outcome.code == 0 && outcome.output == "", "\(outcome.output)")
  }
}
