import DuoLang
import Synchronization
import Testing

@testable import duoc

@Suite struct JobsTests {
  @Test func theNumberOfThreadsShowsInNothing() throws {
    let directory = try TemporaryDirectory()
    var text = "duo 1\napp Large { stack {\n"
    for number in 0..<140 { text += "screen S\(number) { item a symbol: star; item b \"B\" symbol: star }\n" }
    try directory.write("large.duo", text + "} }\n")
    for command in [["check", "--diagnostics", "json"], ["build", "--format", "csv"]] {
      func outcome(_ jobs: String) -> Outcome { duoc(command + ["--jobs", jobs, "large.duo"], in: directory) }
      let one = outcome("1")
      #expect(one.output.utf8.count > 100_000 && one.errors.contains("280 warnings"))
      for jobs in ["0", "2", "99999"] {
        let other = outcome(jobs)
        #expect(other.code == one.code && other.output == one.output && other.errors == one.errors, "\(command) --jobs \(jobs)")
      }
    }
  }

  @Test func processorsAreTheDefault() throws {
    var io = TestIO(try TemporaryDirectory())
    io.processorCount = { 7 }
    #expect(ThreadWorkers(nil, io).count == 7)
    #expect(ThreadWorkers(0, io).count == 7)
    #expect(ThreadWorkers(3, io).count == 3)
    #expect(ThreadWorkers(1_000_000, io).count == 64)
    #expect(ProcessIO().processorCount() > 0)
  }

  /// One piece, or a few screens, are done before anybody knows how many processors there are.
  @Test func smallWorkAsksForNoProcessors() throws {
    let directory = try TemporaryDirectory()
    try directory.write("a.duo", "duo 1\napp A { stack { screen S { item a \"A\" symbol: star } } }\n")
    let asked = Mutex(false)
    var io = TestIO(directory)
    io.processorCount = {
      asked.withLock { $0 = true }
      return 2
    }
    _ = ThreadWorkers(nil, io).map(1) { $0 }
    #expect(run(["check", "a.duo"], &io) == ExitCode.clean)
    #expect(!asked.withLock { $0 })
    _ = ThreadWorkers(nil, io).map(2) { $0 }
    #expect(asked.withLock { $0 })
  }

  /// Pieces that end out of order are put in order.
  @Test func resultsAreInOrder() throws {
    var io = TestIO(try TemporaryDirectory())
    io.processorCount = { 4 }
    let results = ThreadWorkers(nil, io).map(100) { number in
      var sum = 0
      for step in 0..<(number % 7 == 0 ? 20_000 : 1) { sum &+= step }
      return sum < 0 ? -1 : number
    }
    #expect(results == [Int](0..<100))
    #expect(ThreadWorkers(nil, io).map(0) { $0 } == [])
  }

  @Test func aNumberIsANumber() throws {
    let directory = try TemporaryDirectory()
    try directory.write("a.duo")
    duoc("check", "--jobs", "many", "a.duo", in: directory).expectRefusal("whole number")
    duoc("check", "--jobs=-1", "a.duo", in: directory).expectRefusal("whole number")
    duoc("test", "--jobs", "1", "a.duo", in: directory).expectRefusal("`build` and `check` have")
  }
}
