import DuoIR
import DuoLang
import TestSupport
import Testing

@testable import DuoLayout

/// Properties of all layouts of generated programs.
@Suite struct LayoutPropertyTests {
  /// Twenty programs a test, so that they run side by side.
  @Test(arguments: 0..<16 * SpecGenerator.rounds) func everyLayout(_ batch: Int) {
    for seed in 0..<20 {
      let spec = Self.spec(batch * 20 + seed)
      expectNone(spec) { Self.problems(of: $0) }
    }
  }

  /// Otherwise the other tests would prove little.
  @Test func theGeneratorMakesSoundProgramsOfAllKinds() {
    var seen: Set<LayoutRule> = []
    for seed in 0..<150 {
      let run = compilation(of: Self.spec(seed).text)
      #expect(run.errors == [], "seed \(seed)")
      for layout in run.allLayouts.layouts {
        seen.formUnion(layout.barRules.rules)
        for control in layout.controls { seen.formUnion(control.rules.rules) }
      }
    }
    #expect(Set(LayoutRule.allCases).subtracting(LayoutCoverageTests.explainedOnly).subtracting(seen).map(\.id) == [])
  }

  private static func spec(_ seed: Int) -> Spec {
    var generator = SpecGenerator(seed: UInt64(seed))
    return generator.spec()
  }

  static func problems(of text: String) -> [String] {
    let compilation = compilation(of: text)
    let set = compilation.allLayouts
    var problems: [String] = []
    var index = 0
    // Layouts come by state, each in all poses and scenarios.
    for app in compilation.soundApps {
      let program = compilation.program
      let conditions = compilation.device.poses.count + program.apps[app].scenarios.count
      for state in program.apps[app].states {
        let declared = DeclaredState(state, program)
        for _ in 0..<conditions {
          problems += LayoutProperties(layout: set.layouts[index], set: set, declared: declared).problems
          index += 1
        }
      }
    }
    if index != set.layouts.count { problems.append("\(set.layouts.count) layouts, expected \(index)") }
    return problems
  }

  /// Records an issue with a small program that shows it, if `problems` finds any.
  private func expectNone(_ spec: Spec, _ problems: (String) -> [String]) {
    guard !problems(spec.text).isEmpty else { return }
    let small = spec.shrunk { !problems($0).isEmpty }
    Issue.record("\(problems(small.text).joined(separator: "\n"))\nin\n\(small.text)")
  }
}
