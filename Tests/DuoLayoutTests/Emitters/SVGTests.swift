import DuoLang
import Foundation
import Testing

@testable import DuoLayout

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGTests {
  /// An app whose picture has everything in it.
  static let set: LayoutSet = {
    var request = LayoutRequest(poses: .all)
    request.wantsScenery = true
    request.wantsDepartures = true
    return compilation(of: text).layouts(request)
  }()

  static let text = """
    duo 1
    app Reader {
      tabs {
        tab feeds "Feeds" symbol: list.bullet {
          screen Feeds "Feeds"
          screen Article "Article" {
            item done "Done" symbol: checkmark placement: topBarPinnedTrailing role: confirm badge: "3"
            item edit "Edit"
            item own "Own" symbol: quite.unknown note: "as the team likes it"
            item draw "Draw" image: brush placement: keyboard
            overflow { item report "Report" symbol: exclamationmark.bubble }
            customBar tools kind: toolbar { item pen "Pen" symbol: pencil }
          }
        }
        tab saved "Saved" symbol: bookmark badge: "12" { screen Saved "Saved" }
        tab find "Search" symbol: magnifyingglass role: search { screen Find "Find" }
      }
    }
    scenario typing { pose: outerPortrait keyboard: shown }
    scenario busy { pose: outerPortrait liveActivities: 2 }
    scenario watching { pose: innerLandscape pip: pinned }
    scenario arabic { pose: innerPortrait direction: rightToLeft }
    scenario plain { pose: outerPortrait reduceTransparency: true }
    """

  @Test func compiles() { #expect(compilation(of: Self.text).errors == []) }

  @Test func isValidXML() {
    for set in [Self.set, HostileFixture.set(), ReaderFixture.article(LayoutFixture.Pose.all), GalleryFixture.set()] {
      #expect(XMLParser(data: Data(Emitter.svg.bytes(set))).parse())
    }
  }

  @Test(arguments: HostileFixture.texts) func eachHostileTextIsValidXML(_ text: String) {
    #expect(XMLParser(data: Data(Emitter.svg.bytes(HostileFixture.set([text, text + "'", text + "2"])))).parse())
  }

  @Test func idsAreGivenOnceAndMeant() {
    for set in [Self.set, HostileFixture.set()] {
      let document = SVGDocument(Emitter.svg.bytes(set))
      #expect(Set(document.ids).count == document.ids.count)
      for id in document.ids { #expect(id.utf8.first.map { $0 >= 0x41 && $0 != 0x5F } == true, "\(id)") }
      #expect(Set(document.references).subtracting(document.ids) == [])
      #expect(document.elements.subtracting(SVGDocument.known) == [])
    }
  }

  @Test func everyControlIsNamedOnceInEachDrawing() {
    for layout in Self.set.layouts {
      var one = Self.set
      one.layouts = [layout]
      let document = SVGDocument(Emitter.svg.bytes(one))
      let names = ScreenNames([layout][...], Self.set.symbols)
      var expected: [String] = []
      for list in Layout.List.allCases {
        for control in layout[list] {
          var name: [UInt8] = []
          name.write(nameOf: control, names)
          expected.append("\(list.word) \(String(decoding: name, as: UTF8.self))")
        }
      }
      #expect(document.controls.sorted() == expected.sorted(), "\(layout.place(Self.set))")
    }
  }

  @Test func saysWhatTheControlIs() {
    let text = Emitter.svg.text(Self.set)
    #expect(text.contains("<title>done “Done” · symbol · badge 3 · column 2 · 394, 230, 48 × 48 · pinned items come next · documented, place measured</title>"))
    #expect(text.contains("id=\"Article_outerPortrait-column-done\""))
    #expect(text.contains("note: as the team likes it"))
  }

  /// What a layout shows has its part in the picture.
  @Test func partsOfThePicture() {
    func ids(_ name: String) -> [String] {
      var one = Self.set
      one.layouts = Self.set.layouts.filter { Self.set.symbols.text($0.scenario ?? $0.pose) == name && Self.set.symbols.text($0.screen) == "Article" }
      return SVGDocument(Emitter.svg.bytes(one)).ids.compactMap { $0.split(separator: "-").dropFirst().first.map(String.init) }
    }
    #expect(ids("outerPortrait").contains("camera") && ids("outerPortrait").contains("status"))
    #expect(ids("innerBook").contains("fold") && !ids("innerLandscape").contains("fold"))
    #expect(ids("innerPortrait").contains("tabs") && ids("innerPortrait").contains("menu"))
    #expect(ids("typing").contains("keyboard_keys") && ids("typing").contains("keyboard"))
    #expect(ids("outerPortrait").contains("custom") && ids("outerPortrait").contains("hidden"))
  }

  @Test func darkOverridesEveryColour() {
    for rule in DrawingStyle.rules {
      func names(_ declarations: String) -> [String] {
        declarations.split(separator: ";").map { $0.split(separator: ":")[0].trimmingCharacters(in: .whitespaces) }
      }
      #expect(Set(names(rule.light)).isSubset(of: Set(names(rule.dark))), "\(rule.name)")
      for name in names(rule.shape) { #expect(!names(rule.light).contains(name), "\(rule.name)") }
    }
    #expect(Set(DrawingStyle.rules.map(\.name)).count == DrawingStyle.rules.count)
  }

  @Test func everyClassIsInTheStyleSheet() {
    let known = Set(DrawingStyle.rules.map { "d-" + $0.name } + SVGDocument.groups)
    for set in [Self.set, GalleryFixture.set()] {
      #expect(SVGDocument(Emitter.svg.bytes(set)).classes.subtracting(known) == [])
    }
  }
}

@Suite struct DrawingMarkTests {
  @Test func marksHaveALineASignAndAGhost() throws {
    let set = SVGTests.set
    let layout = try #require(set.layouts.first { set.symbols.text($0.screen) == "Article" })
    var options = LayoutDrawing.Options(id: [UInt8]("x".utf8))
    options.controlAttributes = " tabindex=\"0\""
    options.marks = [
      DrawingMark(.added, control: 0), DrawingMark(.moved, control: 1, formerFrame: Rect(x: 10, y: 300, width: 48, height: 48)),
      DrawingMark(.removed, formerFrame: Rect(x: 10, y: 400, width: 48, height: 48), label: "a&b"),
      DrawingMark(.added, control: 9999),
    ]
    let drawing = LayoutDrawing(layout, of: set, options: options)
    var icons = IconDefinitions()
    var bytes: [UInt8] = []
    drawing.write(into: &bytes, icons: &icons)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(XMLParser(data: Data(bytes)).parse())
    for word in ["d-added\"", "d-moved\"", "d-removed\"", "d-ghost\"", "d-mark-line\"", "a&amp;b", "tabindex=\"0\""] {
      #expect(text.contains(word), "\(word)")
    }
    #expect(text.components(separatedBy: "class=\"d-sign\"").count - 1 == 3)
  }

  @Test func panelsMakeRoom() {
    let set = SVGTests.set
    let bezel = LayoutDrawing.bezel
    for layout in set.layouts {
      var options = LayoutDrawing.Options(id: [UInt8]("x".utf8))
      let whole = LayoutDrawing(layout, of: set, options: options)
      options.hasPanels = false
      let alone = LayoutDrawing(layout, of: set, options: options)
      #expect(alone.size == Size(width: layout.window.width + bezel * 2, height: layout.window.height + bezel * 2))
      #expect(whole.panels.map(\.content.list) == [Layout.List.menu, .custom, .hidden].filter { !layout[$0].isEmpty })
      for panel in whole.panels {
        #expect(panel.box.x >= 0 && panel.box.maxX <= whole.size.width && panel.box.maxY <= whole.size.height)
        #expect(panel.box.maxX <= whole.window.x - bezel || panel.box.x >= whole.window.maxX + bezel)
      }
    }
  }

  /// Each column of a split has its own control that opens its own menu.
  @Test func aMenuForEachColumn() throws {
    let set = compilation(
      of: """
        duo 1
        app Mail {
          split {
            content { screen Messages { overflow { item mark "Mark All" symbol: envelope } } }
            detail { screen Message { overflow { item junk "Junk" symbol: xmark.bin; item block "Block" symbol: hand.raised } } }
          }
        }
        """
    ).layouts(LayoutRequest(poses: .named(["innerLandscape"])))
    let layout = try #require(set.layouts.first { set.symbols.text($0.screen) == "Message" })
    let drawing = LayoutDrawing(layout, of: set, options: LayoutDrawing.Options(id: [UInt8]("x".utf8)))
    let menus = drawing.panels.filter { $0.content.list == .menu }
    #expect(menus.map { $0.content.container.map { set.symbols.text($0) } } == ["content", "detail"])
    #expect(menus.map { $0.content.controls.count } == [1, 2])
    var (bytes, icons): ([UInt8], IconDefinitions) = ([], IconDefinitions())
    drawing.write(into: &bytes, icons: &icons)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "class=\"d-leader\"").count == 3 && text.contains("Menu of content"))
  }
}

@Suite struct TextMeasureTests {
  @Test(arguments: HostileFixture.texts) func fits(_ text: String) {
    for width in [0, 20, 80, 400] as [Points] {
      let shown = TextMeasure(17).fit([UInt8](text.utf8)[...], in: width)
      #expect(String(decoding: shown, as: UTF8.self).utf8.elementsEqual(shown))
      if width >= 20 { #expect(TextMeasure(17).width(of: shown[...]) <= width) }
    }
  }

  @Test func cutsBetweenCharacters() {
    let family = "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"
    let shown = String(decoding: TextMeasure(10).fit([UInt8](family.utf8)[...], in: 25), as: UTF8.self)
    #expect(shown == "…" || shown == "👨‍👩‍👧‍👦…")
    #expect(String(decoding: TextMeasure(10).fit([UInt8]("Hello, world".utf8)[...], in: 40), as: UTF8.self) == "Hello,…")
    #expect(String(decoding: TextMeasure(10).fit([UInt8]("short".utf8)[...], in: 40), as: UTF8.self) == "short")
  }
}

/// What an SVG is made of, as an XML parser sees it.
final class SVGDocument: NSObject, XMLParserDelegate {
  /// The elements that both a browser and a converter know.
  static let known: Set<String> = ["svg", "title", "desc", "style", "g", "defs", "symbol", "clipPath", "path", "rect", "circle", "text", "use"]
  /// Classes that say what a group is, and look like nothing.
  static let groups = ["d-drawing", "d-bar", "d-control", "d-card"]

  private(set) var ids: [String] = []
  private(set) var references: [String] = []
  private(set) var elements: Set<String> = []
  private(set) var classes: Set<String> = []
  /// List and name of each control.
  private(set) var controls: [String] = []

  init(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    _ = parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]
  ) {
    elements.insert(name)
    if let id = attributes["id"] { ids.append(id) }
    if let reference = attributes["href"] { references.append(String(reference.dropFirst())) }
    for name in attributes["class"]?.split(separator: " ") ?? [] { classes.insert(String(name)) }
    if let control = attributes["data-control"], let list = attributes["data-list"] { controls.append("\(list) \(control)") }
  }
}
