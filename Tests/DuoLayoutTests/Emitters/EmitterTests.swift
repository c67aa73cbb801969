import DuoLang
import Foundation
import Testing

@testable import DuoLayout

@Suite struct LayoutJSONTests {
  /// The keys of outputs.md, in its order.
  static let layoutKeys = [
    "app", "screen", "state", "presentation", "pose", "scenario", "direction", "window", "bounds", "safeArea", "edge",
    "verticalEdge", "statusBar", "background", "room", "used", "tabs", "column", "top", "bottom", "menu", "keyboard", "custom",
    "hidden",
  ]
  static let controlKeys = [
    "id", "title", "symbol", "image", "badge", "source", "container", "axis", "shows", "segment", "group", "frame", "rules",
    "basis", "frameBasis", "children", "at",
  ]

  @Test(arguments: [ReaderFixture.article(), GalleryFixture.set()]) func everyKeyInOrder(_ set: LayoutSet) throws {
    let lines = Emitter.json.text(set).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "{\"schema\":\"duo-layout/1\",\"device\":\"iPhone Duo\",\"layouts\":[")
    #expect(lines.suffix(2) == ["]}", ""])
    #expect(lines.count == set.layouts.count + 3)
    for (index, line) in lines.dropFirst().dropLast(2).enumerated() {
      #expect(line.hasSuffix(index + 1 < set.layouts.count ? "}," : "}"))
      let object = line.hasSuffix(",") ? line.dropLast() : line
      let layout = try #require(try JSONSerialization.jsonObject(with: Data(object.utf8)) as? [String: Any])
      #expect(Set(layout.keys) == Set(Self.layoutKeys))
      for list in Layout.List.allCases { try checkControls(layout[list.word]) }
      #expect(keys(in: object, at: 1) == Self.layoutKeys)
      #expect(keys(in: object, at: 2).filter { Self.controlKeys.contains($0) }.count % Self.controlKeys.count == 0)
      #expect(!object.contains(" :") && !object.contains(": ") && !object.contains(".0"))
    }
  }

  private func checkControls(_ value: Any?) throws {
    for control in try #require(value as? [[String: Any]]) {
      #expect(Set(control.keys) == Set(Self.controlKeys))
      try checkControls(control["children"])
    }
  }

  /// The keys at a depth of objects, in the order in which they are written.
  private func keys(in text: Substring, at depth: Int) -> [String] {
    var keys: [String] = []
    var level = 0
    var pieces = text[...]
    while let character = pieces.popFirst() {
      switch character {
      case "{": level += 1
      case "}": level -= 1
      case "\"":
        let end = pieces.firstIndex(of: "\"")!
        let word = String(pieces[..<end])
        pieces = pieces[pieces.index(after: end)...]
        if pieces.first == ":", level == depth { keys.append(word) }
      default: break
      }
    }
    return keys
  }

  @Test func framesOfTabsAndNoOthersAmongChildren() throws {
    let text = Emitter.json.text(ReaderFixture.article([LayoutFixture.Pose.all[0]]))
    #expect(text.contains(#""id":"feeds","title":"Feeds""#))
    #expect(text.contains(#""shows":"tab","segment":null,"group":null,"frame":{"x":394,"y":498,"width":48,"height":50}"#))
    #expect(Emitter.json.text(GalleryFixture.set()).contains(#""id":"byName","title":"Name","symbol":null"#))
    #expect(Emitter.json.text(GalleryFixture.set()).contains(#""height":662.5}"#))
    #expect(Emitter.json.text(GalleryFixture.set()).contains(#""presentation":"sheet:Preferences""#))
  }
}

@Suite struct ReasonTests {
  private func reason(_ name: String, in layout: Layout, of set: LayoutSet) -> String? {
    for list in Layout.List.allCases {
      for control in layout[list] where set.symbols.text(control.name) == name {
        var bytes: [UInt8] = []
        bytes.write(reasonFor: control, in: list, Reasons(layout))
        return String(decoding: bytes, as: UTF8.self)
      }
    }
    return nil
  }

  @Test func saysWhatDecided() {
    let set = ReaderFixture.article()
    let portrait = set.layouts[0]
    #expect(reason("back", in: portrait, of: set) == LayoutRule.autoBack.summary)
    #expect(reason("done", in: portrait, of: set) == LayoutRule.iconVertical.summary + ", never leaves")
    #expect(reason("star", in: portrait, of: set) == LayoutRule.iconVertical.summary)
    #expect(reason("share", in: portrait, of: set) == "no room: 30 too many")
    #expect(reason("report", in: portrait, of: set) == LayoutRule.overflowContent.summary)
    #expect(reason("tabs", in: portrait, of: set) == LayoutRule.tabsVertical.summary)
    let typing = set.layouts[4]
    #expect(reason("tabs", in: typing, of: set) == LayoutRule.tabsLastResort.summary)
    let inner = set.layouts[3]
    #expect(reason("star", in: inner, of: set) == LayoutRule.poseAxis.summary)
  }

  @Test func withoutNumbersTheRuleSpeaks() {
    var set = ReaderFixture.article()
    set.layouts[0].leaving = []
    #expect(reason("share", in: set.layouts[0], of: set) == LayoutRule.overflowOrder.summary)
    #expect(reason("done", in: set.layouts[0], of: set) == LayoutRule.iconVertical.summary)
  }
}

@Suite struct ControlMatrixTests {
  @Test func aControlIsOneRowWhateverItsColumnIsCalled() {
    let set = GalleryFixture.set()
    let layouts = set.layouts[0..<3]
    let names = ScreenNames(layouts, set.symbols)
    #expect(names.ownColumn.map { set.symbols.text($0) } == "detail")
    let matrix = ControlMatrix(layouts, names)
    var rows: [String] = []
    for row in matrix.order {
      rows.append((matrix.rows[row].qualifier.map { set.symbols.text($0) + "." } ?? "") + set.symbols.text(matrix.rows[row].name))
    }
    #expect(rows == ["back", "add", "sidebar.add"])
    #expect(matrix.place(matrix.order[1], 1)?.list == .column)
    #expect(matrix.place(matrix.order[2], 0) == nil)
  }

  @Test func smallNumbersBySymbol() {
    var map = SymbolMap(expecting: 0)
    for value in 0..<1000 { map[SymbolID(value * 7)] = value }
    map[SymbolID(7)] = 5000
    for value in 0..<1000 { #expect(map[SymbolID(value * 7)] == (value == 1 ? 5000 : value)) }
    #expect(map[SymbolID(1)] == nil && map[SymbolID(7000)] == nil)
  }
}
