import DuoIR
import DuoLang
import TestSupport
import Testing

@testable import DuoLayout

/// What must not depend on anything else, over generated programs: on other poses and scenarios, on the reading direction, on room.
@Suite struct LayoutContextTests {
  @Test(arguments: 0..<10 * SpecGenerator.rounds) func oneLayoutDependsOnNoOther(_ batch: Int) {
    for seed in 0..<4 { expectNone(seed: 1_000_000 + batch * 4 + seed) { Self.contextProblems(Self.unscripted($0)) } }
  }

  @Test(arguments: 0..<10 * SpecGenerator.rounds) func rightToLeftChangesNoColumn(_ batch: Int) {
    for seed in 0..<6 { expectNone(seed: 2_000_000 + batch * 6 + seed) { Self.mirrorProblems(Self.unscripted($0)) } }
  }

  @Test(arguments: 0..<10 * SpecGenerator.rounds) func moreRoomShowsNoFewer(_ batch: Int) {
    for seed in 0..<6 { expectNone(seed: 3_000_000 + batch * 6 + seed) { Self.sweepProblems(Self.unscripted($0)) } }
  }

  private func expectNone(seed: Int, _ problems: (String) -> [String]) {
    var generator = SpecGenerator(seed: UInt64(seed))
    let spec = generator.spec()
    guard !problems(spec.text).isEmpty else { return }
    let small = spec.shrunk(tries: 200) { !problems($0).isEmpty }
    Issue.record("\(problems(small.text).joined(separator: "\n"))\nin\n\(small.text)")
  }

  /// Without the program's own scenarios: they stand on lines of their own.
  private static func unscripted(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("scenario ") }.joined(separator: "\n") + "\n"
  }

  private static let poses = [
    "outerPortrait", "outerLandscapeRight", "outerLandscapeLeft", "innerLandscape", "innerBook", "innerPortrait", "innerTabletop", "splitLeft",
    "splitRight",
  ]

  /// The layouts as lines of JSON, by state and condition.
  private static func lines(_ set: LayoutSet) -> [String: String] {
    var lines: [String: String] = [:]
    let json = String(decoding: set.json, as: UTF8.self).split(separator: "\n").dropFirst().dropLast()
    for (layout, line) in zip(set.layouts, json) { lines[layout.place(set)] = String(line.hasSuffix(",") ? line.dropLast() : line) }
    return lines
  }

  // MARK: The properties

  private static func contextProblems(_ text: String) -> [String] {
    let alone = compilation(of: text)
    let expected = lines(alone.allLayouts)
    var problems: [String] = []
    if lines(alone.allLayouts) != expected { problems.append("two runs differ") }
    for pose in poses {
      var request = LayoutRequest()
      request.poses = .named([pose])
      for (place, line) in lines(alone.layouts(request)) where expected[place] != line { problems.append("\(place) is another one if asked for alone") }
    }
    // A scenario that changes nothing gives its pose's layout; others give none of the poses another.
    let scripted = text + "scenario plain pose: outerPortrait\nscenario other pose: innerBook keyboard: shown direction: rightToLeft search: active\n"
    let set = compilation(of: scripted).allLayouts
    let got = lines(set)
    for (place, line) in expected where got[place] != line { problems.append("\(place) is another one beside scenarios") }
    for layout in set.layouts where set.text(layout.scenario) == "plain" {
      let place = layout.place(set)
      let pose = place.replacing(" in plain", with: " in outerPortrait")
      if got[place]?.replacing("\"scenario\":\"plain\"", with: "\"scenario\":null") != got[pose] {
        problems.append("\(place) is not its pose's")
      }
    }
    return problems
  }

  private static func mirrorProblems(_ text: String) -> [String] {
    let scenarios = poses.map { "scenario rtl_\($0) pose: \($0) direction: rightToLeft\n" }.joined()
    let set = compilation(of: text + scenarios).allLayouts
    var problems: [String] = []
    var plain: [String: Layout] = [:]
    for layout in set.layouts {
      guard let scenario = set.text(layout.scenario) else {
        plain[layout.place(set)] = layout
        continue
      }
      let pose = layout.place(set).replacing(scenario, with: scenario.dropFirst(4))
      guard let other = plain[pose] else { continue }
      // Which side a leading or trailing sheet stands at is another one.
      if case .sheet = layout.presentation, layout.widthClass == .regular { continue }
      let place = layout.place(set)
      if layout.edge != other.edge || layout.room != other.room || layout.used != other.used || layout.tabs != other.tabs {
        problems.append("\(place): edge, room, length or tab bar differ")
      }
      if layout[.column].map(\.name) != other[.column].map(\.name) || layout[.column].map(\.frame) != other[.column].map(\.frame) {
        problems.append("\(place): the column differs")
      }
      // Where columns are mirrored, a row beside the strip is another one; one column's rows hold the same, from leading to trailing.
      guard !layout.barRules.contains(.splitColumns), !layout.barRules.contains(.splitPortrait) else { continue }
      for list in [Layout.List.top, .bottom, .menu, .hidden] where layout[list].map(\.name) != other[list].map(\.name) {
        problems.append("\(place): \(list.word) differs")
      }
      for list in [Layout.List.top, .bottom] where !isMirrored(layout[list], other[list]) {
        problems.append("\(place): the frames of \(list.word) are not mirrored")
      }
    }
    return problems
  }

  /// Whether two rows with the same controls are the same if one is seen in a mirror, wherever that stands.
  private static func isMirrored(_ row: ArraySlice<Control>, _ other: ArraySlice<Control>) -> Bool {
    var axes: Set<Points> = []
    for (left, right) in zip(row, other) {
      guard let frame = left.frame, let mirrored = right.frame else { return false }
      guard frame.y == mirrored.y, frame.width == mirrored.width, frame.height == mirrored.height else { return false }
      axes.insert(frame.x + mirrored.maxX)
    }
    return axes.count <= 1
  }

  private static func sweepProblems(_ text: String) -> [String] {
    let heights = stride(from: 110, through: 660, by: 50).map { $0 }
    var scenarios = ""
    for pose in ["outerPortrait", "outerLandscapeLeft", "splitLeft"] {
      for height in heights { scenarios += "scenario \(pose)_\(height) pose: \(pose) height: \(height)\n" }
    }
    let compilation = compilation(of: text + scenarios)
    let set = compilation.allLayouts
    let names = tallNames(compilation.program)
    var problems: [String] = []
    var previous: Layout?
    for layout in set.layouts where layout.scenario != nil && layout.room != nil {
      defer { previous = layout }
      guard let smaller = previous, smaller.screen == layout.screen, smaller.state == layout.state, smaller.pose == layout.pose else { continue }
      // A tab bar that collapses makes room; what is too tall for less room comes back at the cost of others.
      guard smaller.tabs == layout.tabs, !layout.controls.contains(where: { names.contains($0.name) }) else { continue }
      let fewer = Set(smaller[.column].map(\.name).filter { set.text($0) != "overflow" })
      let more = Set(layout[.column].map(\.name))
      if !fewer.isSubset(of: more) {
        problems.append("\(layout.place(set)) lacks \(fewer.subtracting(more).map { set.symbols.text($0) }) that \(smaller.place(set)) shows")
      }
    }
    return problems
  }

  /// The items whose height is their own.
  private static func tallNames(_ program: Program) -> Set<SymbolID> {
    Set(program.items.elements.filter { $0.height != nil }.map(\.name))
  }
}
