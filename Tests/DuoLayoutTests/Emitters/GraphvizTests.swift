import DuoLang
import Foundation
import Testing

@testable import DuoLayout

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A real `dot` draws what is written, without a word.
@Suite(.enabled(if: Graphviz.isInstalled, "dot is not installed: apt-get install graphviz, brew install graphviz"))
struct GraphvizTests {
  @Test func drawsTheFixtures() throws {
    for set in [
      ReaderFixture.article(), ReaderFixture.article(LayoutFixture.Pose.all), GalleryFixture.set(),
      LayoutSet(device: "iPhone Duo", symbols: SymbolTable(), files: []),
    ] {
      let svg = try Graphviz.draw(Emitter.dot.bytes(set))
      #expect(svg.contains("</svg>"))
    }
  }

  @Test func drawsHostileTexts() throws {
    let set = HostileFixture.set()
    let svg = try Graphviz.draw(Emitter.dot.bytes(set))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    // What `dot` would take for escapes and entities comes through as text.
    #expect(svg.contains("back\\slash \\N \\G \\l \\"))
    #expect(svg.contains("a &amp; b &amp;amp; &amp;lt;"))
    #expect(!svg.contains("duo_page</text>"))
  }

  @Test(arguments: HostileFixture.texts) func drawsEachHostileText(_ text: String) throws {
    _ = try Graphviz.draw(Emitter.dot.bytes(HostileFixture.set([text, text + "'", text + "2"])))
  }

  /// A pose is one node, so that no layout of Graphviz can set its bars in another order.
  @Test func barsStandBelowEachOther() throws {
    let svg = try Graphviz.draw(Emitter.dot.bytes(ReaderFixture.article()))
    let poses = svg.components(separatedBy: "class=\"node bars\"").dropFirst()
    #expect(poses.count == 5)
    for pose in poses {
      let found = ["row at the top", "column on the", "row at the bottom", "menu"].compactMap { pose.range(of: ">\($0)")?.lowerBound }
      #expect(found.count >= 2 && found == found.sorted())
    }
  }

  @Test func edgesFollowControlsThatMove() throws {
    let svg = try Graphviz.draw(Emitter.dot.bytes(ReaderFixture.article()))
    #expect(svg.contains("id=\"star_reader_article_outerportrait_reader_article_outerlandscaperight\" class=\"edge move menu\""))
    #expect(svg.contains("id=\"reader_article_outerportrait\" class=\"cluster pose\""))
    #expect(svg.contains("xlink:title=\"star: column 4 in outerPortrait, menu 1 in outerLandscapeRight\""))
  }
}

enum Graphviz {
  static let path = ["/usr/bin/dot", "/usr/local/bin/dot", "/opt/homebrew/bin/dot"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  static var isInstalled: Bool { path != nil }

  /// The SVG of a diagram; fails where `dot` fails or says anything.
  static func draw(_ dot: [UInt8]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("duoc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("in.dot")
    let output = folder.appendingPathComponent("out.svg")
    try Data(dot).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = ["-Tsvg", input.path, "-o", output.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: said, as: UTF8.self) == "")
    return try String(decoding: Data(contentsOf: output), as: UTF8.self)
  }
}
