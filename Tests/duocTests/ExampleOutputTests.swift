import Foundation
import Testing

@testable import duoc

/// The outputs of `examples/` are committed beside them, so that a change of any is seen in review.
///
/// `DUO_UPDATE=1 swift test` writes them anew.
@Suite struct ExampleOutputTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let examples = root.appending(path: "examples")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? [])
    .filter { $0.hasSuffix(".duo") }.map { String($0.dropLast(4)) }.sorted()
  static let formats: [OutputFormat] = [.table, .matrix, .json, .dot, .dotStructure]
  /// Reports are large: one shows what they look like.
  static let reported = "feed-reader"

  @Test func `there are examples`() { #expect(Self.names.count >= 8) }

  @Test(arguments: names) func `each output is the committed one`(name: String) throws {
    for format in name == Self.reported ? Self.formats + [.html] : Self.formats {
      let output = try Self.build(name, format)
      let file = Self.examples.appending(path: "output").appending(path: name + format.ending)
      if ProcessInfo.processInfo.environment["DUO_UPDATE"] != nil {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try output.write(to: file)
      }
      let committed = try Data(contentsOf: file)
      #expect(committed == output, "examples/output/\(file.lastPathComponent) is not what `duoc build` writes")
    }
  }

  @Test func `each picture is the committed one`() throws {
    let directory = try TemporaryDirectory()
    var io = TestIO(base: Self.examples.path)
    #expect(run(["build", ".", "--format", "svg", "-o", directory.path, "--quiet"], &io) == 0)
    let output = Self.examples.appending(path: "output")
    let written = Self.pictures(in: URL(filePath: directory.path))
    if ProcessInfo.processInfo.environment["DUO_UPDATE"] != nil {
      for name in Self.pictures(in: output) { try FileManager.default.removeItem(at: output.appending(path: name)) }
      for name in written {
        let file = output.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: URL(filePath: directory.path).appending(path: name)).write(to: file)
      }
    }
    #expect(written.count > 30 && Self.pictures(in: output) == written)
    for name in written {
      let committed = try Data(contentsOf: output.appending(path: name))
      #expect(
        try committed == Data(contentsOf: URL(filePath: directory.path).appending(path: name)),
        "examples/output/\(name) is not what `duoc build` writes")
    }
  }

  @Test func `the README shows pictures that are there`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let shown = text.components(separatedBy: "<img src=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    #expect(!shown.isEmpty)
    for path in shown {
      #expect(path.hasPrefix("examples/output/") && FileManager.default.fileExists(atPath: Self.root.appending(path: path).path), "\(path)")
    }
  }

  /// The SVG files below a directory, by path, sorted.
  private static func pictures(in directory: URL) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { $0.hasSuffix(".svg") }.sorted()
  }

  @Test(.enabled(if: Self.dot != nil, "dot is not installed"), arguments: names)
  func `dot draws each diagram without a word`(name: String) throws {
    for format in [OutputFormat.dot, .dotStructure] {
      let process = Process()
      process.executableURL = Self.dot
      process.arguments = ["-Tsvg", "-o", "/dev/null"]
      let (input, errors) = (Pipe(), Pipe())
      process.standardInput = input
      process.standardError = errors
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: try Self.build(name, format))
      try input.fileHandleForWriting.close()
      let said = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(String(decoding: said, as: UTF8.self) == "")
    }
  }

  static let dot = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"].first { FileManager.default.isExecutableFile(atPath: $0) }
    .map { URL(filePath: $0) }

  /// What `duoc build` prints, run in this process with the example's directory as the working directory.
  private static func build(_ name: String, _ format: OutputFormat) throws -> Data {
    var io = TestIO(base: examples.path)
    let status = run(["build", "\(name).duo", "--format", format.rawValue], &io)
    #expect(status == 0)
    return Data(io.output)
  }
}
