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

  /// How a picture begins.
  private static let signatures: [String: [UInt8]] = [
    "svg": [UInt8]("<?xml".utf8), "png": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A], "pdf": [UInt8]("%PDF-".utf8),
  ]

  /// How one ends.
  private static let endings: [String: [UInt8]] = [
    "svg": [UInt8]("</svg>\n".utf8), "png": [UInt8]("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82], "pdf": [UInt8]("%%EOF\n".utf8),
  ]

  /// A `dot` that answers with a picture's begin, its arguments and the begin of what it is given, and a picture's end.
  private static func echo(_ program: Subprocess) -> Subprocess.Result {
    let words = program.arguments.joined(separator: " ") + " " + String(decoding: program.input.prefix(7), as: UTF8.self)
    let kind = String(program.arguments[0].dropFirst(2))
    return Subprocess.Result(end: .exit(0), output: signatures[kind, default: []] + [UInt8](words.utf8) + endings[kind, default: []])
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
      #expect(outcome.code == 0 && outcome.output.contains("\(arguments) digraph"))
    }
  }

  @Test func toFiles() throws {
    let outcome = render("--format", "dot,dot-structure,csv", "--render", "svg", "-o", "out", "--depfile", "out/d")
    #expect(outcome.code == 0)
    #expect(try directory.list("out") == ["Reader.csv", "Reader.dot.svg", "Reader.structure.svg", "d"])
    #expect(try directory.read("out/Reader.dot.svg") == "<?xml-Tsvg digraph</svg>\n")
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
    render("--format", "dot", "--render", "svg") { _ in Subprocess.Result(end: .exit(0), output: []) }.expectRefusal("`dot` drew nothing")
    render("--format", "dot", "--render", "svg") { _ in Subprocess.Result(end: .signal(11)) }.expectRefusal("`dot` failed")
    render("--format", "dot", "--render", "svg") { _ throws(SystemError) in throw .denied }.expectRefusal("cannot run `dot`: permission denied")
  }

  /// Another program of that name, a picture of another kind, or half of one.
  @Test(arguments: ["svg", "png", "pdf"])
  func whatIsNoPicture(_ picture: String) throws {
    let others = Self.signatures.filter { $0.key != picture }.map { $0.value + Self.endings[$0.key, default: []] }
    for output in others + [[UInt8]("usage: dot FILE\n".utf8), Self.signatures[picture, default: []]] {
      render("--format", "dot", "--render", picture, "-o", "out") { _ in Subprocess.Result(end: .exit(0), output: output) }
        .expectRefusal("what `dot` wrote is no \(picture.uppercased()): is the `dot` in PATH that of Graphviz?")
    }
    #expect(try directory.list("out") == [])
  }

  @Test func datesAreLeftOut() {
    func pdf(_ date: String) -> Outcome {
      render("--format", "dot", "--render", "pdf") { program in
        #expect(program.variables["TZ"] == "UTC")
        return Subprocess.Result(end: .exit(0), output: [UInt8]("%PDF-1.5\n<< /CreationDate (D:\(date)\n%%EOF\n".utf8))
      }
    }
    #expect(pdf("20261130135038Z) >>").output == "%PDF-1.5\n<< /CreationDate (D:20000101000000Z) >>\n%%EOF\n")
    // What is no date stays.
    #expect(pdf("2026113013503x) >>").output.contains("(D:2026113013503x) >>"))
    #expect(pdf("2026").output.contains("(D:2026\n"))
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
    #expect(bytes.starts(with: try #require(Self.signatures[picture])))
  }

  @Test(.enabled(if: ExampleOutputTests.dot != nil, "dot is not installed"), arguments: ["svg", "png", "pdf"])
  func theSameAtAnotherTime(_ picture: String) async throws {
    func draw() throws -> Data {
      #expect(duoc("build", "--format", "dot", "--render", picture, "-o", "out", in: directory).code == 0)
      return try Data(contentsOf: URL(filePath: directory.absolute("out/Reader.dot.\(picture)")))
    }
    let first = try draw()
    try await Task.sleep(for: .milliseconds(1100))
    #expect(try draw() == first)
  }
}
