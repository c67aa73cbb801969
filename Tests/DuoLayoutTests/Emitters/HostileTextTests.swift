import DuoLang
import Foundation
import Testing

@testable import DuoLayout

/// No text of a program can break an output.
@Suite struct HostileTextTests {
  static let set = HostileFixture.set()

  @Test func jsonKeepsEveryText() throws {
    let json = try JSONSerialization.jsonObject(with: Data(Emitter.json.bytes(Self.set))) as? [String: Any]
    let layouts = try #require(json?["layouts"] as? [[String: Any]])
    #expect(layouts.count == Self.set.layouts.count)
    for (layout, value) in zip(Self.set.layouts, layouts) {
      #expect(value["screen"] as? String == Self.set.symbols.text(layout.screen))
      let menu = try #require(value["menu"] as? [[String: Any]])
      for (control, value) in zip(layout[.menu], menu) {
        let title = try #require(control.title)
        #expect((value["title"] as? String).map { Array($0.utf8) } == Array(Self.set.symbols.utf8(title)))
      }
    }
  }

  @Test(arguments: [Emitter.table, .matrix, .checklist, .markdown]) func textHasNoControls(_ emitter: Emitter) {
    for scalar in emitter.text(Self.set).unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, "U+\(String(scalar.value, radix: 16))")
      #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
    }
  }

  @Test func markdownTablesKeepTheirShape() {
    func shape(_ set: LayoutSet) -> [Int] {
      let lines = Emitter.markdown.text(set).split(separator: "\n", omittingEmptySubsequences: false)
      return lines.map { line in
        var count = 0
        var isEscaped = false
        for character in line.unicodeScalars {
          if character == "|", !isEscaped { count += 1 }
          isEscaped = character == "\\" && !isEscaped
        }
        return count
      }
    }
    #expect(shape(Self.set) == shape(HostileFixture.harmless()))
  }

  @Test func tablesStayAligned() {
    // The names differ in bytes, scalars and columns: what follows them must stand below its head all the same.
    for block in Emitter.table.text(Self.set).components(separatedBy: "\n\n") where block.hasPrefix("bar ") {
      let lines = block.split(separator: "\n")
      let head = lines[0]
      let start = head.range(of: "shows")!.lowerBound
      let column = head.distance(from: head.startIndex, to: start)
      for line in lines.dropFirst() where line.contains("symbol") {
        let before = line[..<line.range(of: "symbol", options: .backwards)!.lowerBound]
        #expect(Cells.width(of: Array(before.utf8)[...]) == column, "\(line)")
      }
    }
  }

  @Test func csvRoundTrip() throws {
    let rows = CSV.rows(Emitter.csv.text(Self.set))
    var expected = 1
    for layout in Self.set.layouts { expected += layout.controls.count }
    #expect(rows.count == expected)
    #expect(Set(rows.map(\.count)) == [rows[0].count])
    var texts: [String] = []
    for layout in Self.set.layouts {
      for list in Layout.List.allCases {
        for control in layout[list] {
          texts.append(Self.set.symbols.text(control.title!))
          for child in layout.children(of: control) { texts.append(Self.set.symbols.text(child.title!)) }
        }
      }
    }
    let column = try #require(rows[0].firstIndex(of: "title"))
    #expect(rows.dropFirst().map { Array($0[column].unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
  }

  @Test func namesOfTheDiagramArePlainAndDifferent() {
    let text = Emitter.dot.text(Self.set)
    var names: Set<String> = []
    for piece in text.components(separatedBy: "[id=\"").dropFirst() {
      let name = String(piece[..<piece.firstIndex(of: "\"")!])
      #expect(names.insert(name).inserted, "\(name) is given twice")
      #expect(name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F })
    }
    #expect(names.count > Self.set.layouts.count)
  }

  @Test(arguments: Emitter.allCases) func invalidUTF8IsHarmless(_ emitter: Emitter) {
    var fixture = LayoutFixture()
    for bytes in [[0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xF4, 0x90, 0x80, 0x80]] as [[UInt8]] {
      var layout = fixture.layout("A", "S", LayoutFixture.Pose.all[0])
      layout.screen = fixture.set.symbols.intern(bytes)
      fixture.set.layouts.append(layout)
    }
    let bytes = emitter.bytes(fixture.set)
    switch emitter {
    // Data keep what they are given: texts of programs are UTF-8, the lexer sees to it.
    case .json, .csv: break
    default: #expect(Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes)
    }
  }
}

/// A reader of RFC 4180, for round trips.
enum CSV {
  static func rows(_ text: String) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var cell = String.UnicodeScalarView()
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where !isQuoted: isQuoted = true
      case "\"" where scalars.first == "\"": cell.append(scalars.removeFirst())
      case "\"": isQuoted = false
      case "," where !isQuoted:
        row.append(String(cell))
        cell = .init()
      case "\r" where !isQuoted && scalars.first == "\n":
        scalars.removeFirst()
        row.append(String(cell))
        rows.append(row)
        row = []
        cell = .init()
      default: cell.append(scalar)
      }
    }
    return rows
  }
}
