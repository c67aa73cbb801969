import DuoLang
import DuoLayout
import Testing

@testable import duoc

@Suite struct ConfigCommandTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.makeDirectory(".git")
  }

  @Test func withoutAProject() {
    let outcome = duoc("config", in: directory)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        setting  value                                                                               from
        project  –                                                                                   there is no project.duo here or above
        sources  .                                                                                   default
        device   that of the sources, else iPhone Duo                                                default
        output   standard output                                                                     default
        formats  table                                                                               default
        poses    outerPortrait, outerLandscape, innerLandscape, innerPortrait; all for why and diff  default
        fail-on  error                                                                               default

        """)
  }

  /// Values go on below where a terminal has no room for them; words and paths stay whole.
  @Test func onATerminal() throws {
    try directory.write("project.duo", "duo 1\n\nproject Reader {\n  sources: [\"Specs/of the app\", \"Specs/of the extension\"]\n  allow: [missing-title]\n}\n")
    func config(_ columns: Int) -> Outcome {
      duoc("config", in: directory) {
        $0.terminals = [.output]
        $0.terminalColumns = columns
      }
    }
    let narrow = config(58)
    #expect(narrow.code == 0)
    #expect(
      narrow.output.hasPrefix(
        """
        setting  value                               from
        project  Reader                              project.duo:3
        sources  Specs/of the app,                   project.duo:4
                 Specs/of the extension
        device   that of the sources, else iPhone    default
                 Duo

        """), "\(narrow.output)")
    for columns in [60, 80, 100] { #expect(config(columns).output.split(separator: "\n").allSatisfy { $0.count <= columns }) }
    #expect(config(200).output == duoc("config", in: directory).output)
  }

  /// A character may take two columns: what follows it stands under the rest all the same.
  @Test func wideCharacters() throws {
    try directory.write("project.duo", "duo 1\n\nproject Reader {\n  sources: [\"仕様\"]\n}\n")
    let lines = duoc("config", in: directory).output.split(separator: "\n")
    let columns = ["from", "project.duo:4", "default"].map { origin in
      lines.first { $0.hasSuffix(origin) }.map { String($0.dropLast(origin.count)).displayColumns }
    }
    #expect(columns[0] != nil && Set(columns).count == 1)
  }

  @Test func whereEachComesFrom() throws {
    try directory.write(
      "project.duo",
      """
      duo 1

      project Reader {
        sources: ["Specs"]
        output: "build/bars"
        formats: [matrix, dot]
        poses: [outerPortrait]
        strict: true
        warn: [missing-title, empty-item]
      }

      """)
    let outcome = duoc("config", "a.duo", "b.duo", "--error", "missing-title", "--fail-on", "note", in: directory)
    #expect(
      outcome.output == """
        setting  value                                 from
        project  Reader                                project.duo:3
        sources  a.duo, b.duo                          the command line
        device   that of the sources, else iPhone Duo  default
        output   build/bars                            project.duo:5
        formats  matrix, dot                           project.duo:6
        poses    outerPortrait                         project.duo:7
        fail-on  note                                  --fail-on

        finding        counts as  from
        empty-item     warning    project.duo:9
        missing-title  error      --error

        """)
    #expect(outcome.code == 0)
    #expect(duoc("config", "--no-project", in: directory).output.contains("\nproject  –  "))
  }

  @Test func asData() throws {
    try directory.write("project.duo", "duo 1\n\nproject Reader {\n  sources: [\"a\\\"b\"]\n  allow: [missing-title]\n}\n")
    #expect(
      duoc("config", "--format", "json", "--strict", in: directory).output == """
        {"schema":"duo-config/1","project":{"name":"Reader","file":"project.duo"},"settings":[
        {"key":"sources","value":["a\\"b"],"from":"project","flag":null,"file":"project.duo","line":4},
        {"key":"device","value":null,"from":"default","flag":null,"file":null,"line":null},
        {"key":"output","value":null,"from":"default","flag":null,"file":null,"line":null},
        {"key":"formats","value":["table"],"from":"default","flag":null,"file":null,"line":null},
        {"key":"poses","value":[],"from":"default","flag":null,"file":null,"line":null},
        {"key":"fail-on","value":"warning","from":"flag","flag":"--strict","file":null,"line":null}
        ],"findings":[
        {"slug":"missing-title","countsAs":"nothing","from":"project","flag":null,"file":"project.duo","line":5}
        ]}

        """)
  }

  @Test func tellsWhatOtherCommandsLeaveUnsaid() throws {
    try directory.write("project.duo", "project Reader {\n  strict: true\n}\n")
    let outcome = duoc("config", "--diagnostics", "short", in: directory)
    #expect(outcome.code == 0 && outcome.errors == "project.duo:1:1: note: the file names no edition of the language [missing-edition]\n")
  }

  /// The sample in the help is a project without a finding.
  @Test func theSampleIsRight() {
    let text = ProjectText(
      SourceFile(name: "project.duo", text: Command[.config].sample), formats: OutputFormat.allCases.map(\.rawValue))
    #expect(text.diagnostics.isEmpty && text.project?.levels.count == 3)
    let sample = [UInt8](Command[.config].sample.utf8) + [UInt8(ascii: "\n")]
    #expect(format(SourceFile(name: "project.duo", text: sample)).bytes == sample)
  }
}
