import Foundation
import Testing

@testable import duoc

/// `build --render`: diagrams drawn by Graphviz.
@Suite struct RenderTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("Reader.duo")
  }

  /// A `dot` that answers with its arguments and the begin of what it is given.
  private static func echo(_ program: Subprocess) -> Subprocess.Result {
    let words = program.arguments.joined(separator: " ") + " " + String(decoding: program.input.prefix(7), as: UTF8.self)
    return Subprocess.Result(end: .exit(0), output: [UInt8](words.utf8))
  }

  private func render(_ arguments: String..., dot: @escaping (Subprocess) throws(SystemError) -> Subprocess.Result = echo) -> Outcome {
    var io = TestIO(directory)
    io.programs["dot"] = dot
    let code = run(["build"] + arguments, &io)
    return Outcome(code: code, output: io.outputText, errors: io.errorText)
  }

  @Test(arguments: [("svg", "-Tsvg"), ("png", "-Tpng -Gdpi=144"), ("pdf", "-Tpdf")])
  func toStandardOutput(_ picture: String, _ arguments: String) {
    for format in ["dot", "dot-structure"] {
      let outcome = render("--format", format, "--render", picture)
      #expect(outcome.code == 0 && outcome.output == "\(arguments) digraph")
    }
  }

  @Test func toFiles() throws {
    let outcome = render("--format", "dot,dot-structure,csv", "--render", "svg", "-o", "out", "--depfile", "out/d")
    #expect(outcome.code == 0)
    #expect(try directory.list("out") == ["Reader.csv", "Reader.dot.svg", "Reader.structure.svg", "d"])
    #expect(try directory.read("out/Reader.dot.svg") == "-Tsvg digraph")
    #expect(try directory.read("out/d").hasPrefix("out/Reader.dot.svg out/Reader.structure.svg out/Reader.csv:"))
  }

  @Test func withoutGraphviz() throws {
    let outcome = render("--format", "dot", "--render", "svg", "-o", "out") { _ throws(SystemError) in throw .missing }
    outcome.expectRefusal("`--render` needs Graphviz, and there is no `dot` in PATH")
    #expect(outcome.errors.contains("apt-get install graphviz"))
    #expect(try directory.list("out") == [])
  }

  @Test func whereGraphvizFails() {
    render("--format", "dot", "--render", "svg") { _ in
      Subprocess.Result(end: .exit(1), output: [], errors: [UInt8]("Error: no plugin\nmore\n".utf8))
    }.expectRefusal("`dot` failed: Error: no plugin")
    render("--format", "dot", "--render", "svg") { _ in Subprocess.Result(end: .signal(11)) }.expectRefusal("`dot` failed")
    render("--format", "dot", "--render", "svg") { _ throws(SystemError) in throw .denied }.expectRefusal("cannot run `dot`: permission denied")
  }

  @Test func whatCannotBeDrawn() {
    render("--format", "json", "--render", "svg").expectRefusal("`--render` draws diagrams: it needs `--format dot`")
    render("--format", "dot", "--render", "gif").expectRefusal("--render")
    duoc("build", "--format", "dot", "--render", "png", in: directory) { $0.terminals = [.output] }
      .expectRefusal("a terminal cannot show PNG")
  }

  @Test(.enabled(if: ExampleOutputTests.dot != nil, "dot is not installed"), arguments: ["svg", "png", "pdf"])
  func forReal(_ picture: String) throws {
    #expect(duoc("build", "--format", "dot", "--render", picture, "-o", "out", in: directory).code == 0)
    let bytes = try Data(contentsOf: URL(filePath: directory.absolute("out/Reader.dot.\(picture)")))
    let starts = ["svg": "<?xml", "png": "\u{89}PNG", "pdf": "%PDF"]
    #expect(bytes.starts(with: (starts[picture] ?? "?").unicodeScalars.map { UInt8($0.value) }))
  }
}
