import DuoLang
import Testing

@testable import DuoLayout

@Suite struct LayoutRuleTests {
  /// The table's rows stand in the order of the cases: each id is its case's name.
  @Test(arguments: LayoutRule.allCases) func idIsTheCase(_ rule: LayoutRule) {
    var id = ""
    for character in "\(rule)" {
      if character.isUppercase { id += "-" }
      id += character.lowercased()
    }
    #expect(rule.id == id)
    #expect(!rule.summary.isEmpty && !rule.text.isEmpty && !rule.source.isEmpty)
  }

  @Test func aListKeepsEightInOrder() {
    var list = RuleList()
    #expect(list.count == 0 && list.rules == [] && list.basis == .documented)
    for rule in LayoutRule.allCases.suffix(9) { list.append(rule) }
    #expect(list.count == 8)
    #expect(list.rules == Array(LayoutRule.allCases.suffix(9).prefix(8)))
    #expect(list.contains(.splitGroup) && !list.contains(.overfull))
    #expect(list.basis == .estimated)
  }
}
