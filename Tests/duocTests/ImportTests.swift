import DuoLang
import DuoLayout
import Testing

@testable import duoc

@Suite struct ImportTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func sources(_ operands: [String], standardInputPath: String? = nil) throws -> SourceFiles<TestFiles> {
    var io = TestIO(directory)
    return try SourceFinder.find(operands, standardInputPath: standardInputPath, &io)
  }

  private func reason(_ result: Result<SourceInput, LoadFailure>) -> String? {
    if case .failure(let failure) = result { failure.reason } else { nil }
  }

  @Test func relativeToTheImportingFile() throws {
    try directory.write("Specs/Reader.duo")
    try directory.write("Specs/parts/Bars.duo")
    try directory.write("Shared.duo")
    var files = try sources(["Specs/Reader.duo"])
    let reader = files.roots[0]
    let bars = try files.load("parts/Bars.duo", importedBy: reader).get()
    #expect(bars.source.name == "Specs/parts/Bars.duo")
    #expect(try files.load("../Reader.duo", importedBy: bars).get().identity == reader.identity)
    #expect(try files.load("../Reader.duo", importedBy: bars).get().source.name == "Specs/Reader.duo")
    #expect(try files.load("../Shared.duo", importedBy: reader).get().source.name == "Shared.duo")
    #expect(try files.load("../../Shared.duo", importedBy: bars).get().source.name == "Shared.duo")
  }

  @Test func throughALinkTheNameStaysTrue() throws {
    try directory.write("far/away/Bars.duo")
    try directory.write("far/Other.duo")
    try directory.write("Reader.duo")
    try directory.link("near", to: "far/away")
    var files = try sources(["Reader.duo"])
    #expect(try files.load("near/../Other.duo", importedBy: files.roots[0]).get().source.name == "near/../Other.duo")
  }

  @Test func fromStandardInput() throws {
    try directory.write("Specs/Bars.duo")
    var files = try sources(["-"], standardInputPath: "Specs/New.duo")
    #expect(try files.load("Bars.duo", importedBy: files.roots[0]).get().source.name == "Specs/Bars.duo")
    files = try sources(["-"])
    #expect(try files.load("Specs/Bars.duo", importedBy: files.roots[0]).get().source.name == "Specs/Bars.duo")
  }

  @Test func reasons() throws {
    try directory.write("Reader.duo")
    try directory.makeDirectory("sub")
    try directory.link("a", to: "b")
    try directory.link("b", to: "a")
    var files = try sources(["Reader.duo"])
    let reader = files.roots[0]
    #expect(reason(files.load("Missing.duo", importedBy: reader)) == "there is no such file")
    #expect(reason(files.load("", importedBy: reader)) == "the path is empty")
    #expect(reason(files.load("sub", importedBy: reader)) == "it is a directory")
    #expect(reason(files.load("nul\0.duo", importedBy: reader)) == "this cannot be the name of a file")
    #expect(reason(files.load("Reader.duo/x", importedBy: reader)) == "a part of the path is a file, not a directory")
    #expect(reason(files.load("a", importedBy: reader)) == "its symbolic links lead in a circle")
    #expect(reason(files.load("/dev/null", importedBy: reader)) == "it is not a regular file")
  }
}
