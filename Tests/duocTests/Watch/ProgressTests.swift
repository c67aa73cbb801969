import Testing

@testable import duoc

@Suite struct ProgressTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func nothingForShortWork() {
    var progress = Progress()
    #expect(progress.show("reading", at: 1000).isEmpty)
    #expect(progress.draw(at: 1499).isEmpty)
    #expect(progress.erase().isEmpty)
    #expect(progress.show(nil, at: 1499).isEmpty)
    #expect(progress.draw(at: 9000).isEmpty)
  }

  @Test func aLineThatIsRedrawn() {
    var progress = Progress()
    _ = progress.show("reading", at: 1000)
    #expect(text(progress.draw(at: 1500)) == "\r\u{1B}[Kreading")
    // What comes next in the same run has waited already.
    #expect(progress.show("checking 3 files", at: 1600).isEmpty)
    #expect(text(progress.draw(at: 3700)) == "\r\u{1B}[Kchecking 3 files, 2 s")
    #expect(progress.draw(at: 3900).isEmpty)
    #expect(text(progress.erase()) == "\r\u{1B}[K")
    #expect(progress.erase().isEmpty)
    #expect(text(progress.draw(at: 3900)) == "\r\u{1B}[Kchecking 3 files, 2 s")
    #expect(text(progress.show(nil, at: 4000)) == "\r\u{1B}[K")
    // Another run waits anew.
    _ = progress.show("reading", at: 9000)
    #expect(progress.draw(at: 9100).isEmpty)
  }

  @Test func whatCommandsSay() throws {
    let directory = try TemporaryDirectory()
    try directory.write("a.duo", Sample.program(app: "A"))
    try directory.write("b.duo", Sample.program(app: "B"))
    func said(_ arguments: String...) -> [String?] {
      var io = TestIO(directory)
      _ = run(arguments, &io)
      return io.progressTexts
    }
    #expect(said("build", "-o", "out") == ["reading", "checking 2 files", "laying out", "writing 1 of 2 files", "writing 2 of 2 files", nil])
    #expect(said("check") == ["reading", "checking 2 files", nil])
    #expect(said("check", "--quiet") == [nil])
    #expect(said("check", "missing") == ["reading", nil])
  }
}
