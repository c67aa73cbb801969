import DuoLang
import Testing

@testable import DuoIR
@testable import DuoLayout

/// The rules of what an item is made of: their edges and their fixes.
@Suite struct ContentRuleTests {
  private static let rules = PlacementRule.contentRules
  private static let own = Set(rules.map { $0.document.kind.slug })

  @Test(arguments: ContentRuleCase.all) func edges(_ test: ContentRuleCase) {
    let checked = CheckedText(test.text)
    let lines = checked.findings.filter { Self.own.contains($0.kind.slug) || $0.severity == .error }
      .map { "\($0.kind.slug) \(checked.source.text($0.primary.range)): \($0.message)" }
    #expect(lines == test.expected)
  }

  /// What a fix leaves can be compiled and has one finding of the kind less, and what a safe one leaves, no new ones.
  @Test(arguments: ContentRuleCase.all.map(\.text) + rules.map(\.document.wrong)) func fixes(_ text: String) {
    let checked = CheckedText(text)
    let found = checked.findings
    for finding in found where Self.own.contains(finding.kind.slug) {
      for fix in finding.fixes {
        let fixed = checked.applying(fix)
        let after = CheckedText(fixed).findings
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
  func removingAnAttribute(_ line: String, _ expected: String) {
    #expect(CheckedText(ContentRuleCase.screen(line)).fixed(.redundantHint) == ContentRuleCase.screen(expected))
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
}
