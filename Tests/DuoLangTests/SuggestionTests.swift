import DuoLang
import Testing

@Suite struct SuggestionTests {
  private let placements = Placement.words

  @Test func aDifferenceInCaseIsTheAnswerAlone() {
    #expect(suggestions(for: "bottombar", among: placements) == ["bottomBar"])
    #expect(suggestions(for: "Tab", among: ["tabs", "tab", "tap"]) == ["tab"])
  }

  @Test func nearWordsComeNearestFirst() {
    #expect(suggestions(for: "botomBar", among: placements) == ["bottomBar"])
    #expect(suggestions(for: "symbl", among: ["symbols", "symbol"]) == ["symbol"])
    #expect(suggestions(for: "symbolss", among: ["symbol", "symbols"]) == ["symbols", "symbol"])
  }

  @Test func equallyNearWordsKeepTheirOrderAndThreeAreEnough() {
    #expect(suggestions(for: "aa", among: ["ab", "ac", "ad", "ae"]) == ["ab", "ac", "ad"])
    #expect(suggestions(for: "aa", among: ["ad", "ab", "ad", "ac"]) == ["ad", "ab", "ac"])
  }

  @Test func swappedLettersAreOneEdit() {
    #expect(suggestions(for: "itme", among: ["item", "time"]) == ["item", "time"])
    #expect(suggestions(for: "tiem", among: ["item"]) == ["item"])
    #expect(suggestions(for: "meti", among: ["item"]) == [])
  }

  @Test func farWordsAreNone() {
    #expect(suggestions(for: "zzz", among: placements) == [])
    #expect(suggestions(for: "", among: ["a"]) == [])
  }

  @Test func longWordsAreNotCompared() {
    let long = String(repeating: "a", count: 65)
    #expect(suggestions(for: long, among: [long]) == [])
    #expect(suggestions(for: "a", among: [long, "b"]) == ["b"])
  }

  @Test func ifNothingIsNearItIsTheBeginning() {
    #expect(suggestions(for: "max", among: ["check", "max-diagnostics"]) == ["max-diagnostics"])
    #expect(suggestions(for: "Bot", among: placements) == ["bottomBar"])
    #expect(suggestions(for: "ma", among: ["max-diagnostics"]) == [], "two letters begin too much")
    #expect(suggestions(for: "top", among: placements).count == 3)
  }

  @Test func ifNothingBeginsSoItIsTheEnd() {
    #expect(suggestions(for: "landscape", among: ["innerPortrait", "innerLandscape", "outerLandscape"]) == ["innerLandscape", "outerLandscape"])
    #expect(suggestions(for: "inner", among: ["theInner", "innerPortrait"]) == ["innerPortrait"])
    #expect(suggestions(for: "scape", among: ["landscape"]) == ["landscape"])
    #expect(suggestions(for: "cape", among: ["landscape"]) == [], "four letters end too much")
  }

  @Test func messagesSayWhatWasMeant() {
    #expect(alternatives(to: "itm", among: ["item"]) == "did you mean `item`?")
    #expect(alternatives(to: "aa", among: ["ab", "ac"]) == "did you mean `ab` or `ac`?")
    #expect(alternatives(to: "aa", among: ["ab", "ac", "ad"]) == "did you mean `ab`, `ac` or `ad`?")
  }

  @Test func messagesSayWhatIsLegal() {
    #expect(alternatives(to: "zz", among: []) == "there is none")
    #expect(alternatives(to: "zzz", among: ["a"]) == "there is only `a`")
    #expect(alternatives(to: "zzz", among: ["a", "b"], in: "in `tabs`") == "in `tabs` there are `a` and `b`")
    #expect(alternatives(to: "zzz", among: "abcdefgh".map(String.init)) == "there are `a`, `b`, `c`, `d`, `e`, `f`, `g` and `h`")
    #expect(alternatives(to: "zzz", among: "abcdefghij".map(String.init)) == "there are `a`, `b`, `c`, `d`, `e`, `f`, `g`, `h` and 2 more")
    #expect(alternatives(to: "zzz", among: "abcdefghij".map(String.init), atMost: 2) == "there are `a`, `b` and 8 more")
  }
}
