import Foundation
import Testing

@testable import duoc

@Suite struct OutputDirectoryTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("Reader.duo")
  }

  private func age(_ name: String) throws {
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: directory.absolute(name))
  }

  private func date(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: directory.absolute(name))[.modificationDate] as? Date
  }

  @Test func writesAFileForEachAppAndFormat() throws {
    try directory.write("News.duo", Sample.program(app: "News"))
    let outcome = duoc("build", "-o", "out/deep", "--format", "table,json,dot-structure", in: directory)
    #expect(outcome.code == 0 && outcome.output.isEmpty)
    let names = ["News.json", "News.structure.dot", "News.txt", "Reader.json", "Reader.structure.dot", "Reader.txt"]
    #expect(try directory.list("out/deep") == names)
    #expect(outcome.errors.hasPrefix("wrote out/deep/News.txt\nwrote out/deep/News.json\n"))
    #expect(try directory.read("out/deep/News.txt").contains("News"))
    #expect(try !directory.read("out/deep/News.txt").contains("Reader"))
    #expect(try directory.permissions(of: "out/deep/News.txt") & 0o133 == 0)
  }

  @Test func writesAPictureForEachScreen() throws {
    try directory.write("Paths.duo", "duo 1\napp Nul {\n  stack {\n    screen Page { item x symbol: star }\n    screen page\n  }\n}\n")
    let outcome = duoc("build", "Paths.duo", "-o", "out", "--format", "svg,csv", in: directory)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try directory.list("out") == ["Nul_", "Nul_.csv"])
    #expect(try directory.list("out/Nul_") == ["Page.svg", "page-2.svg"])
    #expect(try directory.list() == ["Paths.duo", "Reader.duo", "out"])
  }

  @Test func sameOutputIsNotTouched() throws {
    duoc("build", "-o", "out", in: directory)
    try age("out/Reader.txt")
    let before = try date("out/Reader.txt")
    #expect(duoc("build", "-o", "out", in: directory).errors.contains("unchanged out/Reader.txt\n"))
    #expect(try date("out/Reader.txt") == before)
    try directory.write("Reader.duo", Sample.program(app: "Reader", screen: "Other"))
    #expect(duoc("build", "-o", "out", in: directory).errors.contains("wrote out/Reader.txt\n"))
    #expect(try date("out/Reader.txt") != before)
    #expect(try directory.list("out") == ["Reader.txt"])
  }

  @Test func quiet() throws {
    #expect(duoc("build", "-o", "out", "--quiet", in: directory).errors.isEmpty)
    #expect(try directory.list("out") == ["Reader.txt"])
  }

  @Test func errorsStopTheirFileOnly() throws {
    try directory.write("Broken.duo", Sample.broken)
    let outcome = duoc("build", "-o", "out", in: directory)
    #expect(outcome.code == 1)
    #expect(try directory.list("out") == ["Reader.txt"])
    #expect(duoc("build", "-o", "other", "Broken.duo", in: directory).code == 1)
    #expect(try !directory.list().contains("other"))
  }

  @Test func withoutAnApp() throws {
    try directory.write("parts.duo", "duo 1\n\ntoolbar parts {\n  item add \"Add\" symbol: plus\n}\n")
    let outcome = duoc("build", "parts.duo", "-o", "out", in: directory)
    #expect(outcome.code == 0)
    #expect(outcome.errors.contains("nothing to write: no app with a screen is declared here\n"))
    #expect(try !directory.list().contains("out"))
    #expect(duoc("build", "parts.duo", "--format", "json", in: directory).output.contains("\"layouts\":["))
  }

  @Test func permissionsStay() throws {
    duoc("build", "-o", "out", in: directory)
    try directory.write("out/Reader.txt", "old")
    try directory.setPermissions(0o640, of: "out/Reader.txt")
    duoc("build", "-o", "out", in: directory)
    #expect(try directory.permissions(of: "out/Reader.txt") == 0o640)
    #expect(try directory.read("out/Reader.txt") != "old")
  }

  @Test func aLinkIsFollowedAndStays() throws {
    try directory.write("elsewhere/kept.txt", "old")
    try directory.makeDirectory("out")
    try directory.link("out/Reader.txt", to: "../elsewhere/kept.txt")
    #expect(duoc("build", "-o", "out", in: directory).code == 0)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: directory.absolute("out/Reader.txt"))
    #expect(target == "../elsewhere/kept.txt")
    #expect(try directory.read("elsewhere/kept.txt") != "old")
    #expect(try directory.list("elsewhere") == ["kept.txt"])
    try directory.link("link", to: "out")
    #expect(duoc("build", "-o", "link", in: directory).errors.contains("unchanged link/Reader.txt"))
  }

  @Test func whatIsInTheWay() throws {
    try directory.makeDirectory("out/Reader.txt")
    try directory.link("out/Reader.csv", to: "missing")
    try directory.link("out/Reader.md", to: "/dev/null")
    try directory.link("out/Reader.json", to: "../Reader.duo")
    try directory.link("nowhere", to: "missing")
    duoc("build", "-o", "Reader.duo", in: directory).expectRefusal("cannot write into Reader.duo: it is a file, not a directory")
    duoc("build", "-o", "Reader.duo/sub", in: directory).expectRefusal("cannot write into Reader.duo: it is a file")
    duoc("build", "-o", "nowhere", in: directory).expectRefusal("cannot write into nowhere: it is a link that leads nowhere")
    duoc("build", "-o", "out", in: directory).expectRefusal("cannot write out/Reader.txt: it is a directory")
    duoc("build", "-o", "out", "--format", "csv", in: directory).expectRefusal("out/Reader.csv: it is a link that leads nowhere")
    duoc("build", "-o", "out", "--format", "markdown", in: directory).expectRefusal("out/Reader.md: it is not a regular file")
    duoc("build", "-o", "out", "--format", "json", in: directory).expectRefusal("out/Reader.json: it is a source of this run")
    #expect(try directory.read("Reader.duo") == Sample.clean)
    #expect(try directory.list("out") == ["Reader.csv", "Reader.json", "Reader.md", "Reader.txt"])
  }

  @Test func aSourceIsNotOverwritten() throws {
    try directory.write("Reader.txt")
    duoc("build", "Reader.txt", "-o", ".", in: directory).expectRefusal("cannot write Reader.txt: it is a source of this run")
    #expect(try directory.read("Reader.txt") == Sample.clean)
  }

  @Test(arguments: [TestFiles.Operation.create, .rename], [SystemError.noSpace, .denied, .readOnly])
  func failureLeavesNothingBehind(_ operation: TestFiles.Operation, _ reason: SystemError) throws {
    try directory.write("out/Reader.txt", "old")
    let outcome = duoc("build", "-o", "out", in: directory) {
      $0.files.refused = operation
      $0.files.reason = reason
    }
    outcome.expectRefusal("cannot write out/Reader.txt: \(reason.reason)")
    #expect(try directory.list("out") == ["Reader.txt"])
    #expect(try directory.read("out/Reader.txt") == "old")
  }

  @Test func directoryCannotBeMade() throws {
    duoc("build", "-o", "out", in: directory) {
      $0.files.refused = .makeDirectory
      $0.files.reason = .readOnly
    }.expectRefusal("cannot make the directory out: the file system is read-only")
  }

  @Test(.disabled(if: isRoot, "root may write everywhere"))
  func readOnly() throws {
    try directory.makeDirectory("out")
    try directory.setPermissions(0o555, of: "out")
    duoc("build", "-o", "out", in: directory).expectRefusal("cannot write out/Reader.txt: permission denied")
    try directory.setPermissions(0o755, of: "out")
    try directory.write("out/Reader.txt", "old")
    try directory.setPermissions(0o444, of: "out/Reader.txt")
    duoc("build", "-o", "out", in: directory).expectRefusal("cannot write out/Reader.txt: permission denied")
    #expect(try directory.read("out/Reader.txt") == "old")
  }
}
