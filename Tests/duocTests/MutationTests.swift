import Foundation
import TestSupport
import Testing

@testable import duoc

/// Mutilated examples and random bytes through the whole compiler: findings or layouts, never a trap, always an end.
@Suite struct MutationTests {
  static let formats: [OutputFormat] = OutputFormat.allCases

  @Test(arguments: ExampleOutputTests.names) func mutilatedExamplesAreAnswered(name: String) throws {
    let text = [UInt8](try Data(contentsOf: ExampleOutputTests.examples.appending(path: "\(name).duo")))
    var random = SeededRandom(seed: UInt64(name.utf8.count) &* 977)
    for round in 0..<25 {
      var mutant = text
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&mutant, &random) }
      check(mutant, Self.formats[round % Self.formats.count])
    }
  }

  @Test func randomBytesAreAnswered() {
    var random = SeededRandom(seed: 4711)
    for round in 0..<60 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...400, using: &random) { bytes.append(UInt8.random(in: 0...255, using: &random)) }
      check(bytes, Self.formats[round % Self.formats.count])
    }
  }

  private func mutate(_ text: inout [UInt8], _ random: inout SeededRandom) {
    guard !text.isEmpty else { return }
    let start = Int.random(in: 0..<text.count, using: &random)
    let end = min(text.count, start + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: text[start..<end], at: Int.random(in: 0...text.count, using: &random))
    case 2: text[start] = UInt8.random(in: 0...255, using: &random)
    default: text.insert(contentsOf: [UInt8]("{ } [ : \" `".utf8).shuffled(using: &random), at: start)
    }
  }

  private func check(_ text: [UInt8], _ format: OutputFormat) {
    var io = TestIO(base: "/")
    io.input = text
    let status = run(["build", "-", "--pose", "all", "--format", format.rawValue], &io)
    #expect(status == 0 || status == 1, "\(String(decoding: text, as: UTF8.self))")
  }
}
