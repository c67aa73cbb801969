import Foundation
import Testing

@testable import duoc

@Suite struct DepfileTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.makeDirectory(".git")
    try directory.write("Specs/Reader.duo", "duo 1\n\nimport \"../Shared/parts.duo\"\n" + Sample.clean.dropFirst("duo 1\n".count))
    try directory.write("Shared/parts.duo", "duo 1\n\ntoolbar parts {\n  item add \"Add\" symbol: plus\n}\n")
    try directory.write("device.duo", "duo 1\n\ndevice mine base: iPhoneDuo {\n}\n")
    try directory.write("project.duo", "duo 1\n\nproject Reader {\n  sources: [\"Specs\"]\n  device: \"device.duo\"\n}\n")
  }

  @Test func allInputsAndOutputs() throws {
    let outcome = duoc("build", "-o", "out", "--format", "csv,dot", "--depfile", "out.d", in: directory)
    #expect(outcome.code == 0 && outcome.errors.contains("wrote out/Reader.csv\nwrote out/Reader.dot\n"))
    #expect(
      try directory.read("out.d") == """
        out/Reader.csv out/Reader.dot: \\
          project.duo \\
          Specs/Reader.duo \\
          device.duo \\
          Shared/parts.duo

        project.duo:

        Specs/Reader.duo:

        device.duo:

        Shared/parts.duo:

        """)
  }

  @Test func escapes() throws {
    let depfile = Depfile(outputs: [Path("a b/$x"), Path("c:d")], inputs: [Path("#e f"), Path("g\\h"), Path("é%")])
    #expect(
      String(decoding: try depfile.text(), as: UTF8.self) == """
        a\\ b/$$x c\\:d: \\
          \\#e\\ f \\
          g\\h \\
          é%

        \\#e\\ f:

        g\\h:

        """)
  }

  @Test(arguments: [("a\nb", "line break"), ("a\tb", "tab"), ("a;b", "`;`"), ("a=b", "`=`"), ("a|b", "`|`"), ("a&b", "`&`"), ("a'b", "`'`"), ("a\\#b", "`\\`")])
  func whatNoRuleHolds(_ name: String, _ part: String) {
    let message = "cannot write the depfile: make or ninja would misread the \(part) in the name of \(name.printable)"
    for (outputs, inputs) in [([Path(name)], []), ([Path("out")], [Path(name)])] {
      #expect(throws: Failure(message)) { try Depfile(outputs: outputs, inputs: inputs).text() }
    }
    // As a target it would be a pattern.
    #expect(throws: Failure.self) { try Depfile(outputs: [Path("a%b")], inputs: []).text() }
  }

  @Test func outputsAreNoDepfiles() throws {
    let outcome = duoc("build", "-o", "out", "--depfile", "out/Reader.txt", in: directory)
    #expect(outcome.code == 2 && outcome.errors.hasSuffix("duoc: cannot write out/Reader.txt: it is an output of this run\n"))
    #expect(try directory.read("out/Reader.txt").hasPrefix("Reader"))
    // A name that no rule holds is found before anything is written.
    try directory.write("R&D.duo", "duo 1\n\napp Other {\n  stack {\n    screen A\n  }\n}\n")
    duoc("build", "R&D.duo", "-o", "other", "--depfile", "other.d", in: directory).expectRefusal("would misread the `&`")
    #expect(try !directory.list().contains("other"))
  }

  @Test func whatIsRefused() throws {
    duoc("build", "--depfile", "out.d", in: directory).expectRefusal("`--depfile` names the files that are written")
    try directory.write("Broken.duo", Sample.broken)
    #expect(duoc("build", "Broken.duo", "-o", "out", "--depfile", "out.d", in: directory).code == 1)
    #expect(try !directory.list().contains("out.d"))
    duoc("build", "-q", "--allow", "unused-import,unused-toolbar", "-o", "out", "--depfile", "Specs/Reader.duo", in: directory).expectRefusal("it is a source of this run")
    for (place, missing) in [("none/x/d", "none"), ("out/x/y/d", "out/x")] {
      duoc("build", "-q", "--allow", "unused-import,unused-toolbar", "-o", "out", "--depfile", place, in: directory)
        .expectRefusal("cannot write \(place): there is no directory \(missing)\n")
    }
    duoc("build", "-q", "--allow", "unused-import,unused-toolbar", "-o", "out", "--depfile", "out", in: directory).expectRefusal("cannot write out: it is a directory")
  }

  /// What make and ninja make of it, with names that are hard to write.
  @Test(.enabled(if: Shell.has("make"), "make is not installed"))
  func make() throws {
    try hard()
    try directory.write(
      "Makefile",
      "out/Reader.csv:\n\t@echo building; \"$$duoc\" build -q -o out --format csv --depfile out.d '\(Self.escapedName)'\n-include out.d\n")
    try expectRebuilds(with: "make -s")
  }

  @Test(.enabled(if: Shell.has("ninja"), "ninja is not installed"))
  func ninja() throws {
    try hard()
    try directory.write(
      "build.ninja",
      """
      rule bars
        command = echo building; "$$duoc" build -q -o out --format csv --depfile out.d '\(Self.escapedName)'
        depfile = out.d
        deps = gcc
      build out/Reader.csv: bars

      """)
    try expectRebuilds(with: "ninja --quiet")
  }

  static let hardName = "Specs/a #b $c 5%.duo"
  static let escapedName = hardName.replacing("$", with: "$$")

  private func hard() throws {
    try directory.write(Self.hardName, directory.read("Specs/Reader.duo"))
  }

  private func expectRebuilds(with command: String) throws {
    let shell = Shell(directory)
    #expect(try shell(command).output.contains("building"))
    #expect(try !shell(command).output.contains("building"))
    for name in ["Shared/parts.duo", Self.hardName, "project.duo", "device.duo"] {
      try directory.write(name, directory.read(name).replacing("Add", with: "Add to") + "// \(name)\n")
      // In a second of its own, as far as make can tell.
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: directory.absolute(name))
      let outcome = try shell(command)
      #expect(outcome.output.contains("building"), "\(name): \(outcome.errors)")
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -5)], ofItemAtPath: directory.absolute(name))
    }
  }
}
