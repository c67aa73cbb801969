import DuoLang
import Foundation
import Testing

@testable import DuoLayout

@Suite struct IconSetTests {
  @Test func namesAreUnique() {
    var names = IconSet.all.map(\.name) + IconSet.aliases.map(\.name)
    names.sort()
    for (name, next) in zip(names, names.dropFirst()) { #expect(name != next) }
    #expect(IconSet.all.count > 150)
  }

  @Test func aliasesLeadToIcons() {
    for alias in IconSet.aliases { #expect(IconSet.find(alias.means)?.name == alias.means, "\(alias)") }
    for shape in IconVariant.shapes { #expect(IconSet.find(shape) != nil, "\(shape)") }
  }

  @Test(arguments: IconSet.all.map(\.name)) func partsArePathsOnTheGrid(_ name: String) throws {
    let icon = try #require(IconSet.find(name))
    for part in icon.parts.split(separator: "|") {
      #expect("obds".contains(part.first ?? " ") && part.dropFirst().first == " ", "\(name): \(part)")
      let path = try PathData(part.dropFirst(2))
      #expect(path.points.count > 1)
      for point in path.points {
        #expect((0...24).contains(point.x) && (0...24).contains(point.y), "\(name) leaves the grid at \(point) in \(part)")
      }
      // What is filled is closed.
      if part.first == "b" || part.first == "s" { #expect(path.isClosed, "\(name): \(part)") }
    }
  }

  /// What the suffixes of symbols' names make of the motifs.
  @Test(arguments: [
    ("plus", "icon-plus"), ("trash.fill", "icon-trash-fill"), ("plus.circle", "icon-plus-circle"),
    ("arrow.up.circle.fill", "icon-arrow-up-circle-fill"), ("12.circle", "icon-12-circle"), ("a.square", "icon-a-square"),
    ("bell.slash", "icon-bell-slash"), ("bell.slash.fill", "icon-bell-fill-slash"), ("goforward.30", "icon-arrow-clockwise-30"),
    ("person.badge.plus", "icon-person-badge-plus"), ("photo.badge.plus", "icon-photo-badge-plus"), ("app.badge", nil),
    ("bell.badge", "icon-bell-badge"), ("gearshape", "icon-gear"), ("chevron.backward", "icon-chevron-left"),
    ("list.bullet.rectangle", "icon-list-bullet-rectangle"), ("plus.message", "icon-plus-message"), ("circle.fill", "icon-circle-fill"),
    ("exclamationmark.bubble", "icon-exclamationmark-bubble"), ("nothing.of.the.kind", nil), ("", nil), (".", nil), ("plus.", nil),
    (".fill", nil), ("fill", nil), ("slash", nil), ("badge", nil), ("123.circle", nil), ("Plus", nil), ("plüs", nil), ("plus circle", nil),
  ] as [(String, String?)])
  func variants(_ name: String, _ id: String?) {
    let variant = IconVariant([UInt8](name.utf8)[...], false)
    #expect((variant?.id).map { String(decoding: $0, as: UTF8.self) } == id)
  }

  @Test func directionDecidesSides() {
    let icon = IconVariant([UInt8]("chevron.backward".utf8)[...], true)
    #expect(icon?.motif == "chevron.right")
    #expect(IconVariant([UInt8]("sidebar.leading".utf8)[...], true)?.motif == "sidebar.right")
  }

  @Test func eachIconIsDefinedOnce() {
    var icons = IconDefinitions()
    for name in ["gear", "gearshape", "plus", "gear.fill", "plus", "no.such.icon"] { _ = icons.use([UInt8](name.utf8)[...], isRightToLeft: false) }
    var bytes: [UInt8] = []
    icons.write(into: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.components(separatedBy: "<symbol ").count - 1 == 3)
  }

  @Test(arguments: [
    ("map.circle.x", "MCX"), ("gauge", "Gau"), ("two words", "TW"), ("", "?"), ("...", "?"), ("日本", "日本"), ("👨‍👩‍👧 x", "👨‍👩‍👧X"),
  ])
  func initials(_ name: String, _ expected: String) {
    #expect(String(decoding: Initials.make(of: [UInt8](name.utf8)[...]), as: UTF8.self) == expected)
  }
}

/// SVG path data, read as the specification has it; where its lines end.
struct PathData {
  struct Point {
    var x: Double
    var y: Double
  }

  enum Mistake: Error {
    case unknown(Character)
    case incomplete(Character)
  }

  private(set) var points: [Point] = []
  private(set) var isClosed = true

  /// How many numbers a command takes.
  private static let arity: [Character: Int] = ["m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0]

  init(_ text: Substring) throws {
    var rest = text
    var command: Character = "M"
    var current = Point(x: 0, y: 0)
    var start = current
    var isOpen = false
    while let next = rest.first {
      if next == " " || next == "," {
        rest.removeFirst()
        continue
      }
      if next.isLetter {
        command = rest.removeFirst()
      } else if command == "M" {
        command = "L"
      } else if command == "m" {
        command = "l"
      }
      let kind = Character(command.lowercased())
      guard let count = Self.arity[kind] else { throw Mistake.unknown(command) }
      var numbers: [Double] = []
      while numbers.count < count {
        guard let number = Self.number(&rest, isFlag: kind == "a" && (numbers.count == 3 || numbers.count == 4)) else {
          throw Mistake.incomplete(command)
        }
        numbers.append(number)
      }
      let isRelative = command.isLowercase
      let base = isRelative ? current : Point(x: 0, y: 0)
      switch kind {
      case "z":
        current = start
        isOpen = false
        continue
      case "h": current.x = base.x + numbers[0]
      case "v": current.y = base.y + numbers[0]
      default: current = Point(x: base.x + numbers[count - 2], y: base.y + numbers[count - 1])
      }
      if kind == "m" {
        if isOpen { isClosed = false }
        start = current
      }
      isOpen = true
      points.append(current)
    }
    if isOpen { isClosed = false }
  }

  /// A number, which ends where the next cannot belong to it: `.5.5`, `1-2`.
  private static func number(_ rest: inout Substring, isFlag: Bool) -> Double? {
    while rest.first == " " || rest.first == "," { rest.removeFirst() }
    if isFlag {
      guard let flag = rest.popFirst(), flag == "0" || flag == "1" else { return nil }
      return flag == "1" ? 1 : 0
    }
    var text = ""
    while let character = rest.first {
      let isSign = character == "-" && text.isEmpty
      let isPoint = character == "." && !text.contains(".")
      guard character.isNumber || isSign || isPoint else { break }
      text.append(rest.removeFirst())
    }
    return Double(text.hasPrefix("-.") ? "-0" + text.dropFirst() : text.hasPrefix(".") ? "0" + text : text)
  }
}
