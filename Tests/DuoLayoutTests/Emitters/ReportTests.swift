import DuoLang
import Foundation
import Testing

@testable import DuoLayout

/// The report is sound whatever stands in it, and all its links lead somewhere.
@Suite struct ReportTests {
  static let noted = """
    duo 1

    app Reader {
      stack {
        screen Feeds "Feeds & <more>" {
          item filter symbol: line.3.horizontal.decrease
          item close "Close" placement: topBarTrailing role: close
          use Twice
        }
        screen Article "Article" { use Twice }
      }
    }

    toolbar Twice {
      item twice "Twice <&>" placement: topBarTrailing
    }

    toolbar Unused { item nobody "Nobody" symbol: star }
    """

  /// The report of a text, with its findings.
  private func report(_ text: String, screens: [String] = []) -> (bytes: [UInt8], page: MarkupPage) {
    let compilation = compilation(of: text)
    var request = LayoutRequest()
    request.screens = screens
    request.wantsDepartures = true
    var bytes: [UInt8] = []
    writeHTML(compilation.layouts(request), compilation.reportNotes(compilation.findings().sorted()), into: &bytes)
    return (bytes, MarkupPage(bytes))
  }

  private func expectSound(_ page: MarkupPage, _ location: SourceLocation = #_sourceLocation) {
    #expect(page.failure == nil, sourceLocation: location)
    #expect(Set(page.ids).count == page.ids.count, "an id is given twice", sourceLocation: location)
    #expect(Set(page.references).subtracting(page.ids) == [], "links that lead nowhere", sourceLocation: location)
    #expect(page.addresses == [], "it needs nothing else", sourceLocation: location)
  }

  @Test func fixturesAreSound() {
    for set in [
      ReaderFixture.article(), ReaderFixture.article(LayoutFixture.Pose.all), GalleryFixture.set(),
      LayoutSet(device: "iPhone Duo", symbols: SymbolTable(), files: []),
    ] { expectSound(MarkupPage(Emitter.html.bytes(set))) }
  }

  @Test func hostileTextsAreText() {
    let hostile = MarkupPage(Emitter.html.bytes(HostileFixture.set()))
    expectSound(hostile)
    // Titles and badges that are empty are left out with what is around them; nothing else differs.
    func shape(_ page: MarkupPage) -> [String: Int] { page.elements.filter { !["bdi", "span", "text", "rect", "circle"].contains($0.key) } }
    #expect(shape(hostile) == shape(MarkupPage(Emitter.html.bytes(HostileFixture.harmless()))))
    #expect(hostile.text.contains("<b>bold</b> <![CDATA[x]]> -->") && hostile.text.contains("a & b &amp; &lt; &#160;"))
    #expect(hostile.text.contains("日本語のタイトル") && hostile.text.contains("עברית وعربي"))
    #expect(hostile.text.contains(String(repeating: "x", count: 300)))
    for scalar in hostile.text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
      #expect(!(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value))
    }
  }

  @Test(arguments: HostileFixture.texts) func eachHostileTextIsText(_ text: String) {
    expectSound(MarkupPage(Emitter.html.bytes(HostileFixture.set([text, text + "'", text + "2"]))))
  }

  @Test func findingsOfContainersStandAtTheScreensInThem() throws {
    let compilation = compilation(
      of: """
        duo 1
        app Mail {
          tabs {
            tab mail "Mail" symbol: envelope {
              split {
                sidebar { screen Boxes "Boxes" }
                detail { screen Message "Message" }
              }
            }
            tab settings "Settings" symbol: gear { stack { screen Settings "Settings" } }
          }
        }
        """)
    let notes = compilation.reportNotes(compilation.findings().sorted())
    let finding = try #require(notes.findings.first { $0.kind == .detailWithoutStack })
    #expect(finding.screens.map { compilation.symbols.text($0.screen) } == ["Message"])
  }

  @Test func findingsStandWithTheirLinesAtTheirScreens() throws {
    let (bytes, page) = report(Self.noted)
    expectSound(page)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("<span class=\"severity warning\">warning</span> <code dir=\"auto\">filter</code> has an icon but no title</p>"))
    #expect(text.contains("<span class=\"as-warning\">its row in the overflow menu is empty, and"))
    // The same finding of two screens: once with its lines, once with a link to them.
    #expect(page.text.components(separatedBy: "test.duo:15:8").count == 3)
    #expect(text.contains("<a href=\"#feeds\">further up</a>"))
    // What is about no screen stands in the overview.
    let overview = try #require(text.range(of: "Findings about no screen"))
    #expect(text[overview.upperBound...].hasPrefix("</h3>") && page.ids.contains("explain-unused-toolbar"))
    #expect(page.ids.contains("rule-icon-vertical") && !page.ids.contains("rule-popover-axis"))
  }

  @Test func findingsOfScreensThatAreNotShownAreLeftOut() {
    let (_, page) = report(Self.noted, screens: ["Article"])
    expectSound(page)
    #expect(!page.text.contains("filter") && page.text.contains("missing-symbol"))
  }

  @Test func severalAppsAreOneDocument() {
    let other = Self.noted.replacingOccurrences(of: "Reader", with: "Writer")
    let compilation = compilation(of: [Self.noted, other])
    var bytes: [UInt8] = []
    writeHTML(compilation.layouts(LayoutRequest()), ReportNotes(), into: &bytes)
    let page = MarkupPage(bytes)
    expectSound(page)
    #expect(page.elements["html"] == 1 && page.elements["h1"] == 1 && page.text.contains("2 apps"))
  }

  @Test(.enabled(if: XMLLint.path != nil, "xmllint is not installed: apt-get install libxml2-utils"))
  func xmllintAcceptsIt() throws {
    #expect(try XMLLint.complaints(about: Emitter.html.bytes(HostileFixture.set())) == "")
    #expect(try XMLLint.complaints(about: report(Self.noted).bytes) == "")
  }
}

/// A foreign reader of XML.
enum XMLLint {
  static let path = ["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint"].first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What it says of a document; nothing if that is well-formed.
  static func complaints(about bytes: [UInt8]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("duoc-\(UUID().uuidString).html")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = ["--noout", file.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self)
  }
}
