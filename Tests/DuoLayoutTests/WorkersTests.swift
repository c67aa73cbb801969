import DuoLang
import DuoLayout
import Testing

/// Who does the work, and in which order, shows in nothing.
@Suite struct WorkersTests {
  /// Does the last piece first.
  private struct Backwards: Workers {
    let batch: Int

    func map<Result: Sendable>(_ count: Int, _ work: @Sendable (Int) -> Result) -> [Result] {
      (0..<count).reversed().map(work).reversed()
    }
  }

  /// Three apps of which the middle one has a part of a toolbar on all its screens, in several pieces of work.
  private static let program = compilation(of: "duo 1\n" + app("Large", 150) + app("Shared", 130, "use tools") + app("Small", 1) + tools)

  private static let tools = "toolbar tools { item late symbol: star; item later symbol: star }\n"

  private static func app(_ name: String, _ screens: Int, _ content: String = "") -> String {
    var text = "app \(name) { stack {\n"
    for number in 0..<screens {
      text += "  screen \(name)\(number) { item a symbol: \(number % 3 == 0 ? "star" : "flag"); item b \"B\" symbol: star; \(content) }\n"
    }
    return text + "} }\n"
  }

  @Test(arguments: [1, 3, 1_000])
  func findingsAreTheSame(_ batch: Int) {
    let usual = Self.program.findings(), other = Self.program.findings(Backwards(batch: batch))
    #expect(usual.warningCount > 300 && usual.dropped == 0)
    #expect(Self.lines(usual) == Self.lines(other))
    // What all screens of one app share is reported once.
    #expect(usual.diagnostics.filter { $0.message.contains("`late` has an icon but no title") }.count == 1)
  }

  /// In the order in which they were reported, too.
  private static func lines(_ bag: DiagnosticBag) -> [String] {
    bag.diagnostics.map { "\($0.primary.start) \($0.kind.slug) \($0.severity) \($0.message) \($0.label) \($0.fixes)" }
  }

  @Test func layoutsAreTheSame() {
    let usual = Self.program.layouts(LayoutRequest(poses: .all)), other = Self.program.layouts(LayoutRequest(poses: .all), Backwards(batch: 2))
    #expect(usual.layouts.count == 281 * 9)
    #expect(usual.json == other.json)
  }

  @Test func piecesAreTheWhole() {
    for range in [0..<0, 3..<4, 0..<64, 7..<200] {
      #expect(range.parts.flatMap { [Int]($0) } == [Int](range))
      #expect(range.parts.allSatisfy { !$0.isEmpty && $0.count <= 64 })
    }
  }
}
