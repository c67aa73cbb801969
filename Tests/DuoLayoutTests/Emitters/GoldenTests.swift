import DuoLang
import DuoLayout
import Foundation
import Testing

/// Each emitter's output for each fixture, held against the files in `Tests/Golden`.
///
/// `DUO_UPDATE=1 swift test` rewrites them; the difference is to be reviewed.
@Suite struct GoldenTests {
  static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Golden").standardized

  @Test(arguments: Emitter.allCases) func article(_ emitter: Emitter) throws {
    try check(emitter, ReaderFixture.article(), "article")
  }

  @Test(arguments: Emitter.allCases) func gallery(_ emitter: Emitter) throws {
    try check(emitter, GalleryFixture.set(), "gallery")
  }

  @Test(arguments: [Emitter.matrix, .dot]) func ninePoses(_ emitter: Emitter) throws {
    try check(emitter, ReaderFixture.article(LayoutFixture.Pose.all, scenario: false), "nine-poses")
  }

  @Test(arguments: Emitter.allCases) func noLayouts(_ emitter: Emitter) throws {
    let text = emitter.text(LayoutSet(device: "iPhone Duo", symbols: SymbolTable(), files: []))
    switch emitter {
    case .table, .matrix, .checklist, .markdown: #expect(text == "")
    case .html: #expect(text.hasPrefix("<!DOCTYPE html>\n") && text.hasSuffix("</html>\n"))
    case .csv: #expect(text.hasPrefix("app,screen,") && text.hasSuffix(",column\r\n"))
    case .json: #expect(text == "{\"schema\":\"duo-layout/1\",\"device\":\"iPhone Duo\",\"layouts\":[\n]}\n")
    case .svg: #expect(text.hasPrefix("<svg xmlns=") && text.hasSuffix("</svg>\n"))
    case .dot: #expect(text.hasPrefix("digraph \"duo\" {\n") && text.hasSuffix("}\n"))
    }
  }

  @Test(arguments: Emitter.allCases) func sameBytesTwice(_ emitter: Emitter) {
    #expect(emitter.bytes(GalleryFixture.set()) == emitter.bytes(GalleryFixture.set()))
    #expect(emitter.bytes(ReaderFixture.article()) == emitter.bytes(ReaderFixture.article()))
  }

  private func check(_ emitter: Emitter, _ set: LayoutSet, _ name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).\(emitter.rawValue)")
    // The report's style, script and drawings are held elsewhere.
    let bytes = emitter == .html ? MarkupPage.withoutAssets(emitter.bytes(set)) : emitter.bytes(set)
    if ProcessInfo.processInfo.environment["DUO_UPDATE"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
    #expect(String(decoding: bytes, as: UTF8.self) == golden, "\(file.lastPathComponent) differs; DUO_UPDATE=1 rewrites it")
  }
}
