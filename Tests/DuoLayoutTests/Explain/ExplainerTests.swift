import DuoIR
import DuoLang
import Testing

@testable import DuoLayout

@Suite struct ExplainerTests {
  private let explainer = Explainer()

  private func text(_ word: String) -> String {
    var bytes: [UInt8] = []
    let isKnown = explainer.write(word, into: &bytes)
    #expect(isKnown == !bytes.isEmpty)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func everyWordHasAPageThatFitsATerminal() {
    let words = explainer.words
    #expect(words.count > 500)
    for word in words {
      var bytes: [UInt8] = []
      #expect(explainer.write(word, into: &bytes), "\(word)")
      // Examples stand as they are written.
      guard DiagnosticKind(slug: word) == nil else { continue }
      expectTerminalPage(bytes)
    }
    var bytes: [UInt8] = []
    explainer.writeOverview(into: &bytes)
    expectTerminalPage(bytes)
  }

  static let pages: [(String, [String])] = [
    ("overflow-order", ["rule of layout · ≈ estimated", "source", "Tech Talk 111462, 13:10", "in short"]),
    ("room", ["liveActivity.extra ≈44", "keyboard.outerPortrait 289"]),
    ("outerLandscape", ["outerLandscapeRight · pose · measured", "also called  outerLandscape", "349 of room", "width compact, height compact"]),
    ("innerPortrait", ["bars       horizontal"]), ("splitRight", ["pose · ≈ estimated"]),
    ("item", ["item · kind", "SwiftUI     ToolbarItem", "UIKit       UIBarButtonItem", "holds       item", "name        required"]),
    ("placement", ["attribute of item, group", "attribute of sheet", "attribute of search", "trailingItemGroups", "since    SDK 27.0"]),
    ("row", ["row · place in outputs", "`top` and `bottom`"]), ("rows", ["rows · places in outputs"]),
    ("priority", ["a\n           whole number (in UIKit only)", "lowerThan.X", "also     standard = automatic"]), ("window", ["a list of 2 numbers of points"]),
    ("bottomBar", ["value of placement of item, group", "above the tab", "UIKit      toolbarItems"]),
    ("cancellationAction", ["first, in Back's place", "rules      order-tiers, auto-back, never-leaves"]),
    ("automatic", ["value of 16 attributes"]), ("true", ["hidesNavigationBar"]),
    ("navigationBarTrailing", ["Another name of `topBarTrailing`, deprecated."]), ("standard", ["Another name of `automatic`."]),
    ("trailingItemGroups", ["from the trailing end", "from leading to trailing", "topBarTrailing · value"]),
    ("toolbarCompressionBehavior", ["As said in the talk", "toolbarVerticalCompressionBehavior(_:)", "compression · attribute"]),
    ("leftItemSupplementsBackButton", ["leftItemsSupplementBackButton", "leadingItems · attribute"]),
    ("toolbarVerticalCompressionBehavior(_:)", ["compression · attribute of screen"]), (".axisBehavior(_:)", ["axis · attribute"]),
    ("UIBarButtonItemGroup", ["group · kind"]), ("toolbarVerticalEdge", ["hardware-side · rule"]), ("`tabs`", ["tabs · kind"]),
    ("toolbarMinimizeBehavior", ["no word for it here"]),
    ("missing-title", ["missing-title · warning about placement", "wrong\n    duo 1\n", "right\n    duo 1\n", "source"]),
    ("invalid-utf8", ["invalid-utf8 · error", "nothing is written for its file"]),
    ("text.advance", ["metric · ≈ estimated", "≈9.2 points", "row-fit"]), ("sdk.verticalBars", ["SDK 27.1"]),
    ("overflow.joinsCapsule", ["switch · measured", "false", "value: true"]),
    ("gap", ["word in the column of an `expect`", "rules  order-tiers"]), ("edition", ["duo 1"]), ("title", ["part of a declaration"]),
    ("back", ["back · attribute of screen", "back · name of a control that the system adds"]),
    ("overflow", ["overflow · kind", "listed by `menu`"]), ("sidebarToggle", ["shows and hides"]),
    ("column", ["attribute of expect", "a list of names"]), ("menu", ["menu · attribute of expect", "menu · value of kind of item"]),
    ("search", ["search · kind", "search · attribute of scenario", "search · value of role of tab"]),
  ]

  @Test(arguments: pages) func says(_ word: String, _ texts: [String]) {
    let page = text(word)
    for text in texts { #expect(page.contains(text), "\(text)\n\(page)") }
  }

  @Test(arguments: ["", "nothing-like-that", "outerportrait", "(", "``", "...", "badge["]) func unknown(_ word: String) {
    #expect(text(word).isEmpty)
  }

  @Test func notesAreOfWordsThatThereAre() {
    for note in ValueNote.all {
      let attributes = Vocabulary.attributes.filter { $0.key == note.key && $0.type.words.contains(note.word) }
      #expect(attributes.contains { ValueNote.note(note.word, of: $0)?.text == note.text }, "\(note.key.word) \(note.word)")
    }
    for word in Placement.words { #expect(ValueNote.all.contains { $0.key == .placement && $0.owner == .item && $0.word == word }, "\(word)") }
  }

  @Test func namesOfAPIsLeadSomewhere() {
    for name in APIName.all {
      for spelling in name.names { #expect(text(spelling).hasPrefix("\(spelling) · name of an API")) }
      if case .value(let key, let kind, let word) = name.meaning {
        #expect(Vocabulary.attributes.contains { $0.key == key && $0.owners.contains(kind) && $0.type.words.contains(word) }, "\(word)")
      }
    }
    for alias in Vocabulary.uiKitPlacements { #expect(text(alias.word).contains("\(alias.means) · value of placement of item")) }
  }

  @Test(arguments: Metric.allCases) func everyLengthIsSomeRules(_ metric: Metric) {
    #expect(LayoutRule.allCases.contains { $0.metrics.contains(metric) }, "\(metric.name)")
  }

  @Test(arguments: DeviceSwitch.allCases) func everySwitchIsSomeRules(_ deviceSwitch: DeviceSwitch) {
    #expect(LayoutRule.allCases.contains { $0.switches.contains(deviceSwitch) }, "\(deviceSwitch.name)")
  }
}
