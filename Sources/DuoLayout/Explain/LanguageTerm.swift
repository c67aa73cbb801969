import DuoLang

/// A word of the language that is no kind, attribute or value: the names of what the system adds, as `expect` uses them.
struct LanguageTerm: Sendable {
  let word: String
  let what: String
  let text: String
  let rules: [LayoutRule]

  private init(control word: String, _ text: String, _ rules: LayoutRule...) {
    self.word = word
    what = "name of a control that the system adds"
    self.text = text
    self.rules = rules
  }

  private init(_ word: String, _ what: String, _ text: String, _ rules: LayoutRule...) {
    self.word = word
    self.what = what
    self.text = text
    self.rules = rules
  }

  private static let rows =
    "The horizontal bars at the top and at the bottom, and what stands in them, leading to trailing. "
    + "An `expect` states them as `top` and `bottom`, and the vertical bar as `column`."

  static let all = [
    LanguageTerm(
      "gap", "word in the column of an `expect`",
      "Stands for the space in the column between what comes from the top bar and what comes from the bottom bar: `column: [back, gap, add, tabs]`. "
        + "Nothing can be called so.",
      .orderTiers),
    LanguageTerm(
      control: "back", "The way back from a screen that was pushed. In an `expect` it is named like an item: `top: [back, done]`.", .autoBack),
    LanguageTerm(
      control: "overflow",
      "The button that opens the overflow menu. In the `column`, `top` or `bottom` of an `expect` it is named like an item; what it opens is listed by `menu`.",
      .overflowControl),
    LanguageTerm(control: "tabs", "The tab bar. In the `column` of an `expect` it is named like an item, and `tabs:` states its form.", .tabsVertical),
    LanguageTerm(control: "search", "The system's search control or field. In an `expect` it is named like an item.", .searchControl),
    LanguageTerm(control: "sidebarToggle", "The button that shows and hides a split's sidebar. In an `expect` it is named like an item."),
    LanguageTerm("row", "place in outputs", rows), LanguageTerm("rows", "places in outputs", rows),
    LanguageTerm(
      "title", "part of a declaration",
      "The text in double quotes after a declaration's kind and name: `screen Feeds \"Feeds\"`. No attribute: it is written without a key."),
    LanguageTerm(
      "edition", "what a file's first line names",
      "The version of the language that the file is written in: `duo \(Vocabulary.edition)`. A later edition may change what words mean; "
        + "a file keeps the meaning of the edition that it names."),
  ]
}

extension Explainer {
  func page(of term: LanguageTerm) -> [UInt8] {
    var page = ExplanationPage(term.word, term.what)
    page.add(term.text)
    page.add("rules", term.rules.map { $0.id }.joined(separator: ", "))
    return page.finished()
  }
}
