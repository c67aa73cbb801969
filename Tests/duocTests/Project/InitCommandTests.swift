import Foundation
import Testing

@testable import duoc

@Suite struct InitCommandTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.makeDirectory(".git")
  }

  @Test func aProjectThatHasNothingWrong() throws {
    let outcome = duoc("init", "Journal", in: directory)
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("wrote Specs/Journal.duo\nwrote project.duo\n\nnext\n  duoc build "))
    #expect(try directory.list() == [".git", "Specs", "project.duo"])
    #expect(duoc("check", "--strict", "--fail-on", "note", in: directory).errors == "1 file checked: nothing to report\n")
    #expect(duoc("check", ".", "--fail-on", "note", in: directory).errors == "2 files checked: nothing to report\n")
    #expect(duoc("test", in: directory).errors == "2 expectations held, 0 failed\n")
    #expect(duoc("config", in: directory).errors.isEmpty)
    let formatted = duoc("fmt", "--check", in: directory)
    #expect(formatted.code == 0 && formatted.output.isEmpty)
    let build = duoc("build", in: directory)
    #expect(build.code == 0 && build.output.isEmpty)
    #expect(build.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("wrote build/bars/Journal.") })
    #expect(!build.errors.isEmpty)
  }

  /// All but the names of its own, symbols and numbers are words that `explain` knows.
  @Test func eachOfItsWordsIsExplained() throws {
    #expect(duoc("init", "Journal", in: directory).code == 0)
    var explained = 0
    for file in ["project.duo", "Specs/Journal.duo"] {
      let code = try directory.read(file).split(separator: "\n").map { line in
        String(line[..<(line.firstRange(of: "//")?.lowerBound ?? line.endIndex)]).replacing(#/"[^"]*"/#, with: "")
      }.joined(separator: " ")
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "-" && $0 != ":" }.map(String.init)
      var names: Set<String> = []
      for (before, word) in zip(words, words.dropFirst()) where ["app", "project", "tab", "screen", "item", "symbol:"].contains(before) {
        names.insert(word)
      }
      for word in Set(words.map { $0.replacing(":", with: "") }) where !names.contains(word) && Int(word) == nil {
        let outcome = duoc("explain", word, in: directory)
        #expect(outcome.code == 0, "\(word): \(outcome.errors)")
        explained += 1
      }
    }
    #expect(explained > 25)
  }

  /// Whatever its name, it is the same project.
  @Test(arguments: ["app", "project", "x", "A-b_9", String(repeating: "n", count: 60)])
  func anyNameBuilds(_ name: String) throws {
    #expect(duoc("init", name, in: directory).code == 0)
    #expect(duoc("check", "--fail-on", "note", in: directory).code == 0)
    #expect(duoc("test", in: directory).code == 0)
  }

  /// Each command that the talk names does what it says.
  @Test func nextSteps() throws {
    let lines = duoc("init", in: directory).errors.split(separator: "\n").filter { $0.hasPrefix("  duoc ") }
    #expect(lines.count == 5)
    for line in lines {
      var io = TestIO(directory)
      let words = line.split(separator: " ").prefix { !$0.isEmpty }.map(String.init)
      let command = words[1] == "why" ? [words[1], words[2]] : [words[1]]
      #expect(run(command, &io) == 0, "\(line)")
    }
  }

  @Test func theDirectoryGivesItsName() throws {
    for (name, expected) in [("my-first app", "MyFirstApp"), ("2048", "App"), ("2nd Reader", "NdReader"), ("été", "T")] {
      try directory.makeDirectory(name)
      var io = TestIO(base: directory.absolute(name))
      #expect(run(["init", "--quiet"], &io) == 0 && io.errors.isEmpty)
      #expect(try directory.list("\(name)/Specs") == ["\(expected).duo"])
    }
  }

  static let wrongNames = [
    ("my app", "`my app` cannot name an app: a letter, then letters, digits, `_` and `-`, 60 at most; `MyApp` could"),
    ("a.b", "`AB` could"), ("../x", "`X` could"), ("3D", "`D` could"), ("\u{202E}", "60 at most"), (String(repeating: "n", count: 61), "could"),
  ]

  @Test(arguments: wrongNames)
  func wrongName(_ name: String, _ message: String) throws {
    duoc("init", name, in: directory).expectRefusal(message)
    #expect(try directory.list() == [".git"])
  }

  @Test func nothingIsOverwritten() throws {
    try directory.write("Specs/Journal.duo", "mine")
    duoc("init", "Journal", in: directory).expectRefusal("Specs/Journal.duo is there already: nothing was written")
    #expect(try directory.list() == [".git", "Specs"])
    try directory.link("project.duo", to: "nowhere")
    let both = duoc("init", "Journal", in: directory)
    #expect(both.code == 2 && both.errors.hasSuffix("duoc: project.duo is there already: nothing was written\n"))
    duoc("init", "Other", in: directory).expectRefusal("project.duo is there already")
    #expect(try directory.list("Specs") == ["Journal.duo"])
    #expect(try directory.read("Specs/Journal.duo") == "mine")
  }

  @Test func aFileWhereTheDirectoryBelongs() throws {
    try directory.write("Specs", "mine")
    duoc("init", "Journal", in: directory).expectRefusal("cannot write into Specs: it is a file, not a directory")
    #expect(try directory.list() == [".git", "Specs"])
  }

  @Test(arguments: [TestFiles.Operation.create, .makeDirectory])
  func failureLeavesNothingBehind(_ operation: TestFiles.Operation) throws {
    duoc("init", "Journal", in: directory) { $0.files.refused = operation }.expectRefusal("no space is left on the device")
    #expect(try directory.list() == [".git"])
    try directory.write("Specs/Mine.duo")
    duoc("init", "Journal", in: directory) { $0.files.refused = .create }.expectRefusal("no space is left on the device")
    #expect(try directory.list("Specs") == ["Mine.duo"])
  }

  @Test func belowAnotherProject() throws {
    #expect(duoc("init", "Outer", in: directory).code == 0)
    try directory.makeDirectory("inner")
    var io = TestIO(base: directory.absolute("inner"))
    #expect(run(["init"], &io) == 0)
    #expect(io.errorText.contains("here and below, ../project.duo no longer counts: the nearest project does\n"))
  }
}
