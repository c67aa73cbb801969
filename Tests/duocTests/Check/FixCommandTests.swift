import DuoIR
import DuoLang
import Testing

@testable import duoc

@Suite struct FixCommandTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Two habits from elsewhere that a safe fix answers, and an icon without a title.
  static let habits = """
    duo 1

    app Reader {
      stack {
        screen Feeds {
          item add "Add" symbol = plus
          item find "Find" symbol = magnifyingglass
          item filter symbol: line.3.horizontal.decrease
        }
      }
    }

    """
  static let mended = habits.replacing(" = ", with: ": ")

  @Test func safeFixesAreApplied() throws {
    try directory.write("Feeds.duo", Self.habits)
    let outcome = duoc("check", "--fix", "Feeds.duo", in: directory)
    #expect(try directory.read("Feeds.duo") == Self.mended)
    #expect(outcome.errors.hasPrefix("fixed 2 findings in Feeds.duo: expected-value (2)"))
    #expect(outcome.errors.contains("1 file checked: "))
    #expect(outcome.errors.hasSuffix("1 finding can be fixed by a guess: --unsafe-fixes\n"))
    // What remains is reported.
    #expect(outcome.code == 0 && outcome.output.contains("missing-title"))
    #expect(try directory.list() == ["Feeds.duo"])
    #expect(!duoc("check", "--fix", in: directory).errors.contains("fixed 2"))
  }

  @Test func unsafeFixesToo() throws {
    try directory.write("Feeds.duo", Self.habits)
    let outcome = duoc("check", "--unsafe-fixes", "Feeds.duo", in: directory)
    #expect(try directory.read("Feeds.duo") == Self.mended.replacing("item filter", with: "item filter \"Filter\""))
    #expect(outcome.errors.hasPrefix("fixed 3 findings in Feeds.duo: expected-value (2)"))
    #expect(!outcome.output.contains("missing-title") && !outcome.errors.contains("guess"))
  }

  @Test func whatIsAllowedIsNotFixed() throws {
    try directory.write("Feeds.duo", Self.mended)
    #expect(duoc("check", "--unsafe-fixes", "--allow", "missing-title", in: directory).code == 0)
    #expect(try directory.read("Feeds.duo") == Self.mended)
  }

  @Test func diffShowsAndWritesNothing() throws {
    try directory.write("Feeds.duo", Self.habits)
    let outcome = duoc("check", "--diff", "Feeds.duo", in: directory)
    #expect(outcome.code == 1)
    #expect(outcome.errors == "would fix 2 findings in Feeds.duo: expected-value (2)\n")
    #expect(
      outcome.output == """
        --- Feeds.duo
        +++ Feeds.duo
        @@ -3,8 +3,8 @@
         app Reader {
           stack {
             screen Feeds {
        -      item add "Add" symbol = plus
        -      item find "Find" symbol = magnifyingglass
        +      item add "Add" symbol: plus
        +      item find "Find" symbol: magnifyingglass
               item filter symbol: line.3.horizontal.decrease
             }
           }

        """)
    #expect(duoc("check", "--diff", "--fix", in: directory).output == outcome.output)
    #expect(try directory.read("Feeds.duo") == Self.habits)
    try directory.write("Feeds.duo", Self.mended)
    let clean = duoc("check", "--diff", in: directory)
    #expect(clean.code == 0 && clean.output.isEmpty && clean.errors == "nothing to fix\n")
  }

  @Test func standardInputIsPrinted() throws {
    try directory.write("Feeds.duo", "as it was")
    for path in [[], ["--stdin-path", "Feeds.duo"]] {
      var io = TestIO(directory)
      io.input = [UInt8](Self.habits.utf8)
      #expect(run(["check", "--fix"] + path + ["-"], &io) == 0)
      #expect(io.outputText == Self.mended)
      #expect(io.errorText.contains("fixed 2 findings in \(path.last ?? "<stdin>"): expected-value (2)\n") && io.errorText.contains("missing-title"))
    }
    #expect(duoc("check", "--fix", "-", in: directory) { $0.input = [UInt8](Self.mended.utf8) }.output == Self.mended)
    #expect(try directory.read("Feeds.duo") == "as it was")
  }

  @Test func linksAreFollowed() throws {
    try directory.write("real/Feeds.duo", Self.habits)
    try directory.setPermissions(0o640, of: "real/Feeds.duo")
    try directory.link("Feeds.duo", to: "real/Feeds.duo")
    #expect(duoc("check", "--fix", "Feeds.duo", in: directory).code == 0)
    #expect(try directory.read("real/Feeds.duo") == Self.mended)
    #expect(try directory.permissions(of: "real/Feeds.duo") == 0o640)
    #expect(try directory.list("real") == ["Feeds.duo"])
  }

  @Test(arguments: [TestFiles.Operation.create, .rename])
  func nothingIsDamaged(_ refused: TestFiles.Operation) throws {
    try directory.write("Feeds.duo", Self.habits)
    let outcome = duoc("check", "--fix", "Feeds.duo", in: directory) { $0.files.refused = refused }
    outcome.expectRefusal("cannot write Feeds.duo: no space is left on the device")
    #expect(try directory.read("Feeds.duo") == Self.habits)
    #expect(try directory.list() == ["Feeds.duo"])
  }

  @Test(.enabled(if: !isRoot, "permissions mean nothing to root"))
  func unwritableFileStopsAll() throws {
    try directory.write("A.duo", Self.habits)
    try directory.write("B.duo", Self.habits.replacing("Reader", with: "Other"))
    try directory.setPermissions(0o444, of: "B.duo")
    duoc("check", "--fix", in: directory).expectRefusal("cannot write B.duo: permission denied")
    #expect(try directory.read("A.duo") == Self.habits)
  }

  @Test func importedFilesAreLeftAlone() throws {
    let shared = "duo 1\n\ntoolbar Common {\n  item add \"Add\" symbol = plus\n}\n"
    try directory.write("Shared.duo", shared)
    try directory.write(
      "Feeds.duo", "duo 1\n\nimport \"Shared.duo\"\n\napp Reader {\n  stack {\n    screen Feeds {\n      use Common\n    }\n  }\n}\n")
    #expect(duoc("check", "--fix", "Feeds.duo", in: directory).code == 1)
    #expect(try directory.read("Shared.duo") == shared)
    #expect(duoc("check", "--fix", in: directory).code == 0)
    #expect(try directory.read("Shared.duo") != shared)
  }

  /// Every fix that a document shows, whatever it writes.
  @Test(arguments: Catalogue.documents.filter { !$0.wrong.isEmpty })
  func aFileInTheStyleStaysInIt(_ document: RuleDocument) throws {
    try directory.write("Wrong.duo", document.wrong)
    guard duoc("fmt", "--check", in: directory).code == 0 else { return }
    duoc("check", "--unsafe-fixes", in: directory)
    let outcome = duoc("fmt", "--diff", in: directory)
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  @Test func anotherFileKeepsItsStyle() throws {
    let loose = Self.habits.replacing("item filter", with: "item    filter")
    try directory.write("Feeds.duo", loose)
    duoc("check", "--fix", in: directory)
    #expect(try directory.read("Feeds.duo") == loose.replacing(" = ", with: ": "))
  }
}
