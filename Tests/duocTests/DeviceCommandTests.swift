import Foundation
import Testing

@testable import duoc

@Suite struct DeviceCommandTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func writeDevice(_ name: String, gap: Int) throws {
    try directory.write(name, "duo 1\n\ndevice Mine \"Mine\" base: iPhoneDuo { metric group.gap value: \(gap) basis: measured }\n")
  }

  @Test func withoutAnyFile() throws {
    let outcome = duoc("device", in: directory)
    #expect(outcome.code == 0 && outcome.errors.isEmpty && outcome.output.hasPrefix("iPhone Duo · iPhoneDuo · built in\n"))
    let json = try #require(try JSONSerialization.jsonObject(with: Data(duoc("device", "--format", "json", in: directory).output.utf8)) as? [String: Any])
    #expect(json["schema"] as? String == "duo-device/1" && (json["poses"] as? [Any])?.count == 9)
  }

  @Test func theDeviceOfTheSources() throws {
    try directory.write("Reader.duo")
    try writeDevice("Mine.duo", gap: 8)
    #expect(duoc("device", in: directory).output.hasPrefix("Mine · Mine.duo\n"))
    #expect(duoc("device", "Reader.duo", in: directory).output.hasPrefix("iPhone Duo"))
    #expect(duoc("build", in: directory).output.contains("Reader"))
  }

  @Test func theFlag() throws {
    try directory.write("specs/Reader.duo")
    try writeDevice("a.duo", gap: 8)
    try writeDevice("specs/b.duo", gap: 9)
    #expect(duoc("device", "--device", "a.duo", in: directory).output.contains("Mine · a.duo"))
    #expect(duoc("device", "specs", "--device=a.duo", in: directory).output.contains("Mine · a.duo"))
    for line in [["build", "--format", "json"], ["check"], ["test"], ["why", "add"]] {
      var io = TestIO(directory)
      #expect(run(line + ["specs/Reader.duo", "--device", "a.duo"], &io) == 0, "\(line) \(io.errorText)")
      if line[0] == "build" { #expect(io.outputText.contains("\"device\":\"Mine\"")) }
    }
    #expect(duoc("build", "specs/Reader.duo", "--device", "-", in: directory).code == 2)
  }

  @Test(arguments: [
    (["check", "Reader.duo", "--device", "Reader.duo"], "Reader.duo declares no device"),
    (["check", "Reader.duo", "--device", "nowhere.duo"], "cannot read nowhere.duo: there is no such file"),
    (["check", "Reader.duo", "--device", "."], "it is a directory"), (["help", "--device", "x"], "`help` has no flag `--device`"),
    (["device", "--format", "dot"], "`--format` cannot be `dot`; there are `table` and `json`"), (["--format", "dot", "device"], "`device` writes table or json"),
    (["device", "nowhere.duo"], "there is no such file"), (["check", "--format", "json"], "`check` has no flag `--format`; `build`, `device`, `diff` and `config` have"),
  ])
  func refuses(_ line: [String], _ message: String) throws {
    try directory.write("Reader.duo")
    var io = TestIO(directory)
    let code = run(line, &io)
    Outcome(code: code, output: io.outputText, errors: io.errorText).expectRefusal(message)
  }

  @Test func aDeviceWithErrorsStopsOutputs() throws {
    try directory.write("Reader.duo")
    try directory.write("Mine.duo", "duo 1\n\ndevice Mine base: nobody {}\n")
    let outcome = duoc("build", "Reader.duo", "--device", "Mine.duo", in: directory)
    #expect(outcome.code == 1 && outcome.output.isEmpty && outcome.errors.contains("there is no device `nobody`"))
  }

  @Test func ofADeviceWithErrorsNothingIsPrinted() throws {
    try directory.write("Mine.duo", "duo 1\n\ndevice Mine base: nobody {}\n")
    let outcome = duoc("device", "--device", "Mine.duo", in: directory)
    #expect(outcome.code == 1 && outcome.output.isEmpty && outcome.errors.contains("there is no device `nobody`"))
  }
}
