import Testing

@testable import duoc

@Suite struct OutputNamesTests {
  @Test func namesThatAreSafeStay() {
    let names = ["Reader", "News-2_a", "Lesen", "東京", "Größe"]
    #expect(fileStems(for: names) == names)
  }

  @Test func hostileNames() {
    #expect(
      fileStems(for: ["..", ".", "a/b", "a\\b", " x ", "a.structure", "", "nul", "Com1", "\u{202E}a", "a\0b"])
        == ["__", "_", "a_b", "a_b-2", "_x_", "a_structure", "_-2", "nul_", "Com1_", "_a", "a_b-3"])
  }

  @Test func namesThatDifferInCaseOnly() {
    #expect(fileStems(for: ["Reader", "reader", "READER"]) == ["Reader", "reader-2", "READER-3"])
    // Who has the name by right keeps it.
    #expect(fileStems(for: ["a b", "a_b", "a_b-2"]) == ["a_b-3", "a_b", "a_b-2"])
    #expect(fileStems(for: ["\u{E9}", "e\u{301}"]) == ["\u{E9}", "e\u{301}-2"])
  }

  @Test func longNames() {
    let names = [String(repeating: "n", count: 5000), String(repeating: "n", count: 5001), String(repeating: "京", count: 300)]
    let stems = fileStems(for: names)
    #expect(Set(stems).count == 3)
    for stem in stems { #expect(stem.utf8.count <= 200) }
  }
}
