import DuoLang
import Foundation
import Testing

@testable import DuoLayout

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What `diff` writes, in each form.
struct DifferenceOutputTests {
  enum Form: String, CaseIterable {
    case text = "diff.txt"
    case markdown = "diff.md"
    case json = "diff.json"
    case svg = "diff.svg"

    func bytes(_ difference: LayoutDifference, color: Bool = false) -> [UInt8] {
      var bytes: [UInt8] = []
      switch self {
      case .text: writeText(difference, color: color, into: &bytes)
      case .markdown: writeMarkdown(difference, into: &bytes)
      case .json: writeJSON(difference, into: &bytes)
      case .svg: writeSVG(difference, into: &bytes)
      }
      return bytes
    }
  }

  private static let reader = DifferenceFixture.difference(from: DifferenceFixture.reader.old, to: DifferenceFixture.reader.new)

  @Test(arguments: Form.allCases) func golden(_ form: Form) throws {
    try expectGolden(form.bytes(Self.reader), "reader.\(form.rawValue)")
  }

  /// What happens to all screens alike: a tab is gone, the SDK is older; each is told once.
  @Test func goldenOfTheWholeApp() throws {
    let text = DifferenceFixture.reader.old
    let fewer = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("tab saved") }.joined(separator: "\n")
    try expectGolden(Form.text.bytes(DifferenceFixture.difference(from: text, to: fewer)), "fewer-tabs.diff.txt")
    let older = text.replacing("app Reader {", with: "app Reader {\n  sdk: 26.0")
    try expectGolden(Form.text.bytes(DifferenceFixture.difference(from: text, to: older)), "older-sdk.diff.txt")
    expectTerminalPage(Form.text.bytes(DifferenceFixture.difference(from: older, to: text)))
  }

  @Test(arguments: Form.allCases) func sameBytesTwice(_ form: Form) {
    let again = DifferenceFixture.difference(from: DifferenceFixture.reader.old, to: DifferenceFixture.reader.new)
    #expect(form.bytes(Self.reader) == form.bytes(again))
  }

  @Test func textFitsATerminal() {
    expectTerminalPage(Form.text.bytes(Self.reader))
    let back = DifferenceFixture.difference(from: DifferenceFixture.reader.new, to: DifferenceFixture.reader.old)
    expectTerminalPage(Form.text.bytes(back))
  }

  @Test func coloursAddNothingButSequences() {
    let colored = String(decoding: Form.text.bytes(Self.reader, color: true), as: UTF8.self)
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(colored != plain && plain == String(decoding: Form.text.bytes(Self.reader), as: UTF8.self))
  }

  @Test func nothingMoved() {
    let difference = DifferenceFixture.difference(from: DifferenceFixture.reader.old, to: DifferenceFixture.reader.old)
    #expect(String(decoding: Form.text.bytes(difference), as: UTF8.self) == "old → new\nnothing moved on 6 screens\n")
    #expect(String(decoding: Form.markdown.bytes(difference), as: UTF8.self) == "### Bars: old → new\n\nnothing moved on 6 screens\n")
    #expect(String(decoding: Form.json.bytes(difference), as: UTF8.self).hasSuffix("\"inventory\":[\n],\"screens\":[\n]}\n"))
    #expect(String(decoding: Form.text.bytes(LayoutDifference()), as: UTF8.self).hasSuffix("no screens to compare\n"))
  }

  @Test func changesAlikeOnManyScreensAreToldOnce() {
    let screens = (1...40).map { "screen S\($0) { item a \"A\" symbol: star }" }.joined(separator: "\n")
    let old = "duo 1\napp A { stack {\n\(screens)\n} }\n"
    let text = Form.text.bytes(DifferenceFixture.difference(from: old, to: old.replacing("symbol: star", with: "symbol: heart")))
    #expect(String(decoding: text, as: UTF8.self).split(separator: "\n").count < 12)
    #expect(String(decoding: text, as: UTF8.self).contains("symbol star → symbol heart · in all poses"))
  }

  @Test func aCommentIsNeverLongerThanGitHubTakes() {
    // A different item on each screen, so that nothing can be told once.
    let screens = (1...400).map { "screen S\($0) { item a\($0) \"A\" symbol: star\n }" }.joined(separator: "\n")
    let old = "duo 1\napp A { stack {\n\(screens)\n} }\n"
    let bytes = Form.markdown.bytes(DifferenceFixture.difference(from: old, to: old.replacing("symbol: star", with: "symbol: heart")))
    #expect(bytes.count <= 65_536)
    #expect(String(decoding: bytes, as: UTF8.self).contains("S1,") || String(decoding: bytes, as: UTF8.self).contains("#### A · S1\n"))
  }

  // MARK: JSON

  private static let changeKeys: Set = ["id", "was", "container", "source", "change", "poses"]
  private static let placeKeys: Set = [
    "list", "number", "parent", "container", "axis", "shows", "title", "symbol", "image", "badge", "group", "frame", "rule", "why", "at",
  ]

  @Test func everyKeyOfTheSchema() throws {
    let data = Data(Form.json.bytes(Self.reader))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(root.keys) == ["schema", "old", "new", "comparedScreens", "counts", "inventory", "screens"])
    #expect(root["schema"] as? String == "duo-diff/1")
    #expect((root["counts"] as? [String: Int])?.count == ControlChange.Kind.allCases.count)
    for change in try #require(root["inventory"] as? [[String: Any]]) {
      #expect(Set(change.keys) == ["subject", "change", "app", "screen", "state", "pose", "scenario"])
    }
    for screen in try #require(root["screens"] as? [[String: Any]]) {
      #expect(Set(screen.keys) == ["app", "screen", "state", "poses", "bars", "controls"])
      for change in try #require(screen["controls"] as? [[String: Any]]) {
        #expect(Set(change.keys) == Self.changeKeys)
        for pose in try #require(change["poses"] as? [[String: Any]]) {
          #expect(Set(pose.keys) == ["pose", "scenario", "before", "after"])
          for side in ["before", "after"] {
            guard let place = pose[side] as? [String: Any] else { continue }
            #expect(Set(place.keys) == Self.placeKeys)
          }
        }
      }
    }
  }

  // MARK: SVG

  @Test func theDrawingsAreThoseThatDiffer() {
    let document = SVGDocument(Form.svg.bytes(Self.reader))
    #expect(XMLParser(data: Data(Form.svg.bytes(Self.reader))).parse())
    #expect(Set(document.ids).count == document.ids.count && Set(document.references).subtracting(document.ids) == [])
    #expect(document.elements.subtracting(SVGDocument.known) == [])
    let text = String(decoding: Form.svg.bytes(Self.reader), as: UTF8.self)
    // The sheet moved in two poses; the screens that only one version has are told, not drawn.
    #expect(text.split(separator: "class=\"d-card\"").count - 1 == Self.reader.screens.reduce(0) { $0 + $1.drawnPairs.count })
    #expect(Self.reader.screens.last?.drawnPairs.count == 2)
    for word in ["d-added\"", "d-removed\"", "d-moved\"", "d-changed\"", "d-ghost\"", "+ screen Fresh", "− screen Old"] {
      #expect(text.contains(word), "\(word)")
    }
  }

  @Test func whatOnlyMovedAlongIsDrawnIfItIsAll() {
    let difference = DifferenceFixture.items(
      "item a \"A\" symbol: star", "item a \"A\" symbol: star\nitem b \"B\" symbol: circle placement: bottomBar")
    let frames = difference.screens.first.map { screen in screen.changes.filter { $0.kind == .frame } } ?? []
    #expect(difference.screens.first?.drawnPairs.count == 9)
    var screen = difference.screens[0]
    screen.changes = frames
    screen.facts = []
    #expect(screen.drawnPairs.count == 9)
  }

  // MARK: Hostile names

  @Test(arguments: Form.allCases) func hostileNames(_ form: Form) throws {
    let names = [
      "\"q\" & <b>", "a|b`c`*d*", "\u{202E}rtl", "👩‍👩‍👧‍👦 é", String(repeating: "x", count: 300), "", "$\\{x}\n\u{1B}[31m|<!--",
    ]
    let text = DifferenceFixture.app(names.indices.map { "item i\($0) \"A\" symbol: star" }.joined(separator: "\n"))
    var old = compilation(of: text).allLayouts
    var new = old
    // Names cannot be like that in a file; the core does not rely on it.
    for position in new.layouts.indices {
      for (index, name) in names.enumerated() where index < new.layouts[position].controls.count {
        new.layouts[position].controls[index].name = new.symbols.intern(name)
      }
    }
    old.layouts.removeLast()
    var difference = compare(old, new)
    difference.oldTitle = "a\u{1B}[0m\n<b>"
    difference.newTitle = "\u{202E}`x`|"
    let page = String(decoding: form.bytes(difference), as: UTF8.self)
    #expect(!page.isEmpty && !page.unicodeScalars.contains { $0 == "\u{1B}" })
    switch form {
    case .text: #expect(!page.contains("\u{202E}"))
    case .markdown: #expect(!page.contains("\u{202E}") && !page.contains("<b>") && !page.contains("<!--"))
    case .svg: #expect(XMLParser(data: Data(page.utf8)).parse())
    case .json: #expect(try JSONSerialization.jsonObject(with: Data(page.utf8)) is [String: Any])
    }
  }
}
