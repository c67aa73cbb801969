import Testing

@testable import duoc

/// What a `project.duo` does to the commands.
@Suite struct ProjectTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    // The search ends here, whatever lies above.
    try directory.makeDirectory(".git")
    try directory.write("Specs/Reader.duo")
    try directory.write("Other/Broken.duo", Sample.broken)
  }

  private func project(_ settings: String, at place: String = "project.duo") throws {
    try directory.write(place, "duo 1\n\nproject Reader {\n\(settings)\n}\n")
  }

  /// Runs `duoc` in a directory below.
  private func below(_ name: String, _ arguments: String...) -> Outcome {
    var io = TestIO(base: directory.absolute(name))
    let code = run(arguments, &io)
    return Outcome(code: code, output: io.outputText, errors: io.errorText)
  }

  // MARK: Sources and places

  @Test func sourcesStandForMissingPaths() throws {
    #expect(duoc("check", in: directory).code == 1)
    try project("  sources: [\"Specs\"]")
    #expect(duoc("check", in: directory).errors == "1 file checked: nothing to report\n")
    #expect(duoc("test", in: directory).errors == "nothing is expected here\n")
    #expect(duoc("why", "add", in: directory).code == 0)
    #expect(duoc("check", "Other", in: directory).code == 1)
    #expect(duoc("check", "--no-project", in: directory).code == 1)
  }

  @Test func fromADirectoryBelow() throws {
    try project("  sources: [\"Specs\", \"./Specs/../More.duo\"]\n  output: \"out\"")
    try directory.write("More.duo", Sample.program(app: "More"))
    try directory.makeDirectory("Specs/deep")
    #expect(below("Specs/deep", "check").errors == "2 files checked: nothing to report\n")
    #expect(below("Other", "build").errors == "wrote ../out/More.txt\nwrote ../out/Reader.txt\n")
    // What lies in the working directory is called as it would be without a project.
    try directory.write("Specs/Reader.duo", Sample.broken)
    #expect(below("Specs", "check", "--diagnostics", "short").output.hasPrefix("Reader.duo:"))
    #expect(below("Specs/deep", "check", "--diagnostics", "short").output.hasPrefix("../Reader.duo:"))
  }

  @Test func theNearestCountsAlone() throws {
    try project("  sources: [\"../Specs\"]\n  strict: true", at: "Specs/project.duo")
    try project("  sources: [\"Other\"]")
    #expect(duoc("check", in: directory).code == 1)
    #expect(below("Specs", "check").code == 0)
  }

  @Test func theSearchEndsAtTheRepository() throws {
    try project("  sources: [\"Other\"]")
    try directory.write("vendor/a.duo")
    #expect(below("vendor", "check").code == 1)
    try directory.makeDirectory("vendor/.git")
    #expect(below("vendor", "check").code == 0)
  }

  @Test func aFileWithoutAProjectIsPassedOver() throws {
    try directory.write("Specs/project.duo", Sample.program(app: "Named"))
    try project("  sources: [\"Specs\"]")
    #expect(below("Specs", "check").errors == "2 files checked: nothing to report\n")
    try directory.makeDirectory("Other/project.duo")
    #expect(below("Other", "check").errors == "2 files checked: nothing to report\n")
  }

  @Test func barsBesideTheProject() throws {
    try directory.write("project.duo", Sample.program(app: "Own") + "\nproject P {\n  sources: [\"Specs\"]\n}\n")
    let outcome = duoc("build", "--format", "csv", in: directory)
    #expect(outcome.output.contains("Own,") && outcome.output.contains("Reader,"))
    #expect(!duoc("build", "Specs", "--format", "csv", in: directory).output.contains("Own,"))
  }

  @Test func links() throws {
    try project("  sources: [\"../Specs\"]", at: "settings/project.duo")
    try directory.makeDirectory("app/Specs")
    try directory.write("app/Specs/a.duo")
    // A link is read, and its paths begin where it stands.
    try directory.link("app/project.duo", to: "../settings/project.duo")
    #expect(below("app", "check").errors == "1 file checked: nothing to report\n")
    try directory.link("project.duo", to: "missing")
    duoc("check", in: directory).expectRefusal("cannot read project.duo: there is no such file")
  }

  @Test func whatCannotBeRead() throws {
    try project("  sources: [\"Specs\", \"Missing\"]")
    duoc("check", in: directory).expectRefusal("cannot read Missing: there is no such file (`sources` in project.duo:4)")
    try project("  sources: [\"Specs\"]\n  device: \"next.duo\"")
    duoc("check", in: directory).expectRefusal("cannot read next.duo: there is no such file (`device` in project.duo:5)")
    try directory.makeDirectory("-")
    try directory.write("-/a.duo")
    try project("  sources: [\"-\"]")
    #expect(duoc("check", in: directory).code == 0)
  }

  @Test(.disabled(if: isRoot, "root may read everything"))
  func unreadable() throws {
    try project("  sources: [\"Specs\"]")
    try directory.setPermissions(0, of: "project.duo")
    duoc("check", in: directory).expectRefusal("cannot read project.duo: permission denied")
  }

  // MARK: Output

  @Test func outputAndFormats() throws {
    try project("  sources: [\"Specs\"]\n  output: \"build/bars\"\n  formats: [csv, dot]")
    let outcome = duoc("build", in: directory)
    #expect(outcome.output.isEmpty && outcome.errors == "wrote build/bars/Reader.csv\nwrote build/bars/Reader.dot\n")
    // Who names a form wants to see it.
    let named = duoc("build", "--format", "csv", in: directory)
    #expect(try named.output == directory.read("build/bars/Reader.csv") && named.errors.isEmpty)
    duoc("build", "--format", "csv,dot", in: directory).expectRefusal("several formats need a directory to go to: -o DIR")
    #expect(duoc("build", "-o", "out", in: directory).errors == "wrote out/Reader.csv\nwrote out/Reader.dot\n")
    #expect(duoc("build", "-o", "out", "--format", "json", in: directory).errors == "wrote out/Reader.json\n")
    #expect(duoc("build", "--no-project", "Specs", in: directory).output.hasPrefix("Reader · Feeds"))
  }

  @Test func formatsWithoutOutput() throws {
    try project("  sources: [\"Specs\"]\n  formats: csv")
    #expect(duoc("build", in: directory).output.hasPrefix("app,"))
    try project("  sources: [\"Specs\"]\n  formats: [csv, dot]")
    duoc("build", in: directory).expectRefusal("-o DIR, or the project's `output`")
  }

  @Test func poses() throws {
    try project("  sources: [\"Specs\"]\n  poses: [innerPortrait]")
    let table = duoc("build", in: directory).output
    #expect(table.contains("Feeds · innerPortrait") && !table.contains("outerPortrait"))
    #expect(duoc("build", "--pose", "outerPortrait", in: directory).output.contains("Feeds · outerPortrait"))
    #expect(!duoc("why", "add", in: directory).output.contains("outerPortrait"))
    #expect(duoc("why", "add", "--pose", "all", in: directory).output.contains("outerPortrait"))
  }

  @Test func theProjectsPosesLeaveScenariosAlone() throws {
    let scenario = "\nscenario typing \"Typing\" {\n  pose: outerPortrait\n  keyboard: shown\n}\n"
    try directory.write("Specs/Reader.duo", Sample.clean + scenario)
    try project("  sources: [\"Specs\"]\n  poses: [innerPortrait]")
    #expect(duoc("why", "add", in: directory).output.contains("scenario typing"))
    #expect(!duoc("why", "add", "--pose", "innerPortrait", in: directory).output.contains("scenario typing"))
  }

  @Test func posesOfTheDevice() throws {
    try project("  sources: [\"Specs\"]\n  poses: [tabletop]")
    let outcome = duoc("check", "--diagnostics", "short", in: directory)
    #expect(outcome.code == 1)
    #expect(outcome.output == "project.duo:5:11: error: there is no pose `tabletop` [unknown-name]\n")
    for command in ["build", "config"] { #expect(duoc(command, in: directory).code == 1) }
    try directory.write(
      "Specs/device.duo", "duo 1\n\ndevice mine base: iPhoneDuo {\n  pose tabletop { window: [500, 600] side: none sizeClass: [compact, regular] }\n}\n")
    #expect(duoc("build", in: directory).output.contains("Feeds · tabletop"))
  }

  // MARK: Severities

  @Test func strict() throws {
    try directory.write("Specs/Reader.duo", Sample.doubtful)
    try project("  sources: [\"Specs\"]\n  strict: true")
    #expect(duoc("check", in: directory).code == 1)
    #expect(duoc("build", in: directory).code == 1)
    #expect(duoc("check", "--fail-on", "error", in: directory).code == 0)
    #expect(duoc("check", "--fail-on", "error", "--strict", in: directory).code == 1)
    try project("  sources: [\"Specs\"]\n  strict: false")
    #expect(duoc("check", in: directory).code == 0)
    #expect(duoc("check", "--strict", in: directory).code == 1)
  }

  @Test func levels() throws {
    try directory.write("Specs/Reader.duo", Sample.doubtful)
    try project("  sources: [\"Specs\"]\n  allow: [dangling-doc-comment]")
    #expect(duoc("check", in: directory).output.isEmpty)
    #expect(duoc("check", "--error", "dangling-doc-comment", in: directory).code == 1)
    try project("  sources: [\"Specs\"]\n  error: [dangling-doc-comment]")
    #expect(duoc("check", in: directory).code == 1)
    #expect(duoc("check", "--warn", "dangling-doc-comment", in: directory).code == 0)
    #expect(duoc("check", "--warn", "missing-title", in: directory).code == 1)
  }

  // MARK: Errors in the file

  @Test(arguments: ["build", "check", "test", "device", "config"])
  func errorsAreToldAlone(_ command: String) throws {
    try directory.write("Specs/Reader.duo", Sample.broken)
    try project("  sources: [\"Specs\"]\n  formats: [dto]\n  strict: yes")
    let outcome = duoc(command, "--diagnostics", "short", in: directory)
    #expect(outcome.code == 1)
    let isData = command == "check" || command == "test"
    #expect((isData ? outcome.errors : outcome.output).isEmpty)
    #expect(
      (isData ? outcome.output : outcome.errors) == """
        project.duo:5:13: error: `formats` has no value `dto` [unknown-value]
        project.duo:6:11: error: `strict` has no value `yes` [unknown-value]

        """)
  }

  @Test func aBrokenFileIsNotPassedOver() throws {
    try directory.write("project.duo", "duo 1\n\nprojct Reader {\n  sources: [\"Specs\"]\n}\n")
    #expect(duoc("check", "--diagnostics", "short", in: directory).output.hasPrefix("project.duo:3:1: error: there is no kind `projct`"))
    #expect(duoc("check", "Specs", "--no-project", in: directory).code == 0)
  }
}
