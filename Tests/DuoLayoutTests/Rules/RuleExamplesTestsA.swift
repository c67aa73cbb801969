import DuoLang
import Testing

@testable import DuoIR
@testable import DuoLayout

/// The rules of what an item is made of: their edges and their fixes.
@Suite struct ContentRuleTests {
  private static let rules = PlacementRule.contentRules
  private static let own = Set(rules.map { $0.document.kind.slug })

  @Test(arguments: ContentRuleCase.all) func edges(_ test: ContentRuleCase) {
    let (compilation, found) = Self.findings(test.text)
    let source = compilation.sources[0]
    let lines = found.filter { Self.own.contains($0.kind.slug) || $0.severity == .error }
      .map { "\($0.kind.slug) \(source.text($0.primary.range)): \($0.message)" }
    #expect(lines == test.expected)
  }

  /// What a fix leaves can be compiled and has one finding of the kind less, and what a safe one leaves, no new ones.
  @Test(arguments: ContentRuleCase.all.map(\.text) + rules.map(\.document.wrong)) func fixes(_ text: String) {
    let (compilation, found) = Self.findings(text)
    for finding in found where Self.own.contains(finding.kind.slug) {
      for fix in finding.fixes {
        let fixed = Self.apply(fix, to: compilation.sources[0])
        let after = Self.findings(fixed).1
        #expect(!after.contains { $0.severity == .error && $0.kind != .emptyItem }, "\(fix.title):\n\(fixed)")
        #expect(after.count { $0.kind == finding.kind } == found.count { $0.kind == finding.kind } - 1, "\(fix.title):\n\(fixed)")
        if fix.safety == .safe { #expect(after.count < found.count, "\(fix.title):\n\(fixed)") }
      }
    }
  }

  @Test(arguments: [
    ("item a \"A\" symbol: star, axis: verticalPreferred, priority: low", "item a \"A\" symbol: star, priority: low"),
    ("item a \"A\" axis: verticalPreferred, symbol: star", "item a \"A\" symbol: star"),
    ("item a \"A\" symbol: star, axis: verticalPreferred", "item a \"A\" symbol: star"),
    ("item a \"A\" symbol: star {\n  axis: verticalPreferred\n  note: \"n\"\n}", "item a \"A\" symbol: star {\n  note: \"n\"\n}"),
    ("item a \"A\" {\n  axis: verticalPreferred, symbol: star\n}", "item a \"A\" {\n  symbol: star\n}"),
    ("item a \"A\" {\n  axis: verticalPreferred symbol: star\n}", "item a \"A\" {\n  symbol: star\n}"),
    ("item a \"A\" symbol: star { axis: verticalPreferred }", "item a \"A\" symbol: star { }"),
    ("item a \"A\" symbol: star axis: verticalPreferred // why", "item a \"A\" symbol: star // why"),
  ])
  func removingAnAttribute(_ line: String, _ expected: String) throws {
    let text = ContentRuleCase.screen(line)
    let (compilation, found) = Self.findings(text)
    let finding = try #require(found.first { $0.kind == .redundantHint })
    #expect(Self.apply(try #require(finding.fixes.first), to: compilation.sources[0]) == ContentRuleCase.screen(expected))
  }

  /// What rules take for vertical is what is laid out as vertical.
  @Test func axesAgreeWithTheLayout() {
    var item = Item(name: SymbolID(0), position: SourcePosition(file: FileID(0), offset: 0))
    for kind in ItemKind.allCases {
      for label in LabelStyle.allCases {
        for symbol in [nil, SymbolID(0)] {
          item.kind = kind
          item.label = label
          item.symbol = symbol
          for hint in AxisHint.allCases { #expect(item.turnsVertical(hint: hint) == (item.axis(hint: hint).axis == .vertical)) }
        }
      }
    }
  }

  // MARK: Running

  private static func findings(_ text: String) -> (Compilation, [Diagnostic]) {
    var loader = NoFiles()
    let compilation = Compilation(
      [SourceInput(SourceFile(name: "test.duo", text: Array(text.utf8)), identity: "test.duo")], loader: &loader)
    return (compilation, compilation.findings().sorted())
  }

  private static func slugs(_ text: String) -> [String] { findings(text).1.map { $0.kind.slug } }

  private static func apply(_ fix: Fix, to source: SourceFile) -> String {
    var bytes = Array(source.bytes.dropLast())
    for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.span.range, with: Array(edit.text.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct NoFiles: SourceLoader {
    mutating func load(_ path: String, importedBy importer: SourceInput) -> Result<SourceInput, LoadFailure> {
      .failure(LoadFailure("there are no files here"))
    }
  }
}
