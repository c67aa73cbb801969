import DuoLang
import Testing

@testable import DuoLayout

/// Layouts of two runs in one table of texts.
struct InterningTests {
  /// All texts of a value, in the order of its fields, whatever they are.
  private func texts(of value: Any, _ symbols: SymbolTable) -> [String] {
    let symbol = value as? SymbolID ?? (value as? Compact<SymbolTable.Text>)?.wrappedValue
    if let symbol { return [symbols.text(symbol)] }
    return Mirror(reflecting: value).children.flatMap { texts(of: $0.value, symbols) }
  }

  @Test func everyTextIsTakenAlong() {
    // A field that is forgotten would name another text of the other table.
    var request = LayoutRequest(poses: .all)
    request.wantsScenery = true
    request.wantsDepartures = true
    for text in [DifferenceFixture.reader.new, SVGTests.text] {
      let set = compilation(of: text).layouts(request)
      var symbols = Vocabulary.makeSymbolTable()
      for number in 0..<500 { _ = symbols.intern("other text \(number)") }
      let moved = set.interned(in: &symbols)
      for (layout, other) in zip(set.layouts, moved.layouts) {
        let expected = texts(of: layout, set.symbols)
        #expect(expected.count > 10 && texts(of: other, moved.symbols) == expected)
      }
    }
  }
}
