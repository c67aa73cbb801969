import DuoLang
import DuoLayout
import Testing

@Suite struct ProjectTextTests {
  private func read(_ text: String) -> ProjectText {
    ProjectText(SourceFile(name: "project.duo", text: text), formats: ["table", "dot", "dot-structure"])
  }

  /// The findings about a project with `settings`: `line:column slug`.
  private func findings(_ settings: String) -> [String] {
    let source = SourceFile(name: "project.duo", text: "duo 1\nproject P {\n\(settings)\n}\n")
    let lines = LineTable(source)
    return ProjectText(source, formats: ["table", "dot", "dot-structure"]).diagnostics.sorted().map {
      let position = lines.position(of: $0.primary.start, in: source)
      return "\(position.line):\(position.column) \($0.kind.slug)"
    }
  }

  @Test func allSettings() throws {
    let text = read(
      """
      duo 1
      project P {
        sources: ["Specs", "a b/c.duo"]
        device: "next.duo"
        output: "build/bars"
        formats: [dot, dot-structure]
        poses: all
        strict: true
        error: [missing-title, empty-item]
        warn: count-in-label
        allow: []
      }
      """)
    #expect(text.diagnostics.isEmpty)
    #expect(!text.declaresMore)
    let project = try #require(text.project)
    #expect(project.name.value == "P")
    #expect(project.sources?.map(\.value) == ["Specs", "a b/c.duo"])
    #expect(project.device?.value == "next.duo")
    #expect(project.output?.value == "build/bars")
    #expect(project.formats?.map(\.value) == ["dot", "dot-structure"])
    #expect(project.poses?.map(\.value) == ["all"])
    #expect(project.isStrict?.value == true)
    #expect(project.levels.map(\.value.kind) == [.missingTitle, .emptyItem, .countInLabel])
    #expect(project.levels.map(\.value.level) == [.error, .error, .warning])
  }

  @Test func whatIsNotSet() throws {
    let project = try #require(read("duo 1\nproject P\n").project)
    #expect(project.sources == nil && project.device == nil && project.output == nil && project.formats == nil)
    #expect(project.poses == nil && project.isStrict == nil && project.levels.isEmpty)
  }

  static let faults: [(String, [String])] = [
    ("  formats: [dto]", ["3:13 unknown-value"]),
    ("  formats: [dot, 12]", ["3:18 unknown-value"]),
    ("  formats: [\"dot\"]", ["3:13 wrong-value-type"]),
    ("  formats: []", ["3:12 wrong-value-type"]),
    ("  sources: []", ["3:12 wrong-value-type"]),
    ("  sources: Specs", ["3:12 wrong-value-type"]),
    ("  sources: \"\"", ["3:12 wrong-value-type"]),
    ("  output: [\"a\", \"b\"]", ["3:11 wrong-value-type"]),
    ("  poses: []", ["3:10 wrong-value-type"]),
    ("  strict: yes", ["3:11 unknown-value"]),
    ("  allow: [missing-titel]", ["3:11 unknown-slug"]),
    ("  allow: [unknown-kind]", ["3:11 unknown-value"]),
    ("  error: [unknown-kind]", []),
    ("  warn: [missing-title]\n  error: [missing-title]", ["4:11 conflicting-attribute"]),
    ("  warn: [missing-title, missing-title]", []),
    ("  warn: [missing-title]\n  warn: [empty-item]", ["4:3 duplicate-attribute"]),
    ("  outptu: \"x\"", ["3:3 unknown-attribute"]),
    ("}\nproject Q {", ["4:9 too-many-children"]),
  ]

  @Test(arguments: faults)
  func faultsHaveTheirPlace(_ settings: String, _ expected: [String]) {
    #expect(findings(settings) == expected)
  }

  @Test func theNearestWordIsAPatch() throws {
    let finding = try #require(read("duo 1\nproject P { formats: [dto] }\n").diagnostics.diagnostics.first)
    #expect(finding.fixes.map(\.title) == ["did you mean `dot`?"])
    let far = try #require(read("duo 1\nproject P { formats: [picture] }\n").diagnostics.diagnostics.first)
    #expect(far.fixes.isEmpty && far.help == ["there are `table`, `dot` and `dot-structure`"])
  }

  @Test func posesAreTheDevices() throws {
    let project = try #require(read("duo 1\nproject P { poses: [outerPortrait, tabletop, all] }\n").project)
    var findings = DiagnosticBag()
    project.checkPoses(among: ["outerPortrait"], &findings)
    #expect(findings.diagnostics.map(\.message) == ["there is no pose `tabletop`"])
  }

  @Test func whatElseIsDeclared() {
    #expect(read("duo 1\nimport \"a.duo\"\nproject P\n").declaresMore == false)
    #expect(read("duo 1\nproject P\napp A\n").declaresMore)
    #expect(read("duo 1\napp A\n").project == nil)
    #expect(read("duo 1\nproject\n").project == nil)
  }
}
