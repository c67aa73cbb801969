import DuoLang
import Testing

@testable import duoc

/// JSON goes to standard output piece by piece.
@Suite struct OutputSinkTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("Reader.duo")
  }

  @Test func piecesAreTheWhole() throws {
    duoc("build", "-o", "out", "--format", "json", in: directory)
    #expect(try duoc("build", "--format", "json", in: directory).output == directory.read("out/Reader.json"))
  }

  @Test func piecesAreOfSomeSize() throws {
    var sink = OutputSink(TestIO(directory))
    for number in 0..<200_000 { sink.write(number % 10) }
    sink.write("end")
    let io = try sink.close()
    #expect(io.pieces == [65_536, 65_536, 65_536, 3_395])
  }

  @Test func nothingWrittenIsNoPiece() throws {
    #expect(try OutputSink(TestIO(directory)).close().pieces.isEmpty)
  }

  @Test func whatFailsEndsTheRun() {
    let full = duoc("build", "--format", "json", in: directory) { $0.outputFailure = .noSpace }
    #expect(full.code == 2 && full.errors.contains("cannot write to standard output: "))
    #expect(duoc("build", "--format", "json", in: directory) { $0.outputFailure = .closedPipe }.code == 2)
  }
}
