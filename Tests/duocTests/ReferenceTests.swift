import DuoLang
import DuoLayout
import Foundation
import Testing

/// The reference pages in `docs/` are written from the compiler's own tables.
@Suite struct ReferenceTests {
  static let pages: [(name: String, text: [UInt8])] = [
    ("rules.md", written { writeRulesReference(into: &$0) }), ("language.md", written { writeLanguageReference(into: &$0) }),
    ("diagnostics.md", written { writeDiagnosticsReference(into: &$0) }),
  ]

  private static func written(_ write: (inout [UInt8]) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    write(&bytes)
    return bytes
  }

  @Test(arguments: pages.map(\.name)) func thePageIsCurrent(name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    let file = ExampleOutputTests.root.appending(path: "docs").appending(path: name)
    if ProcessInfo.processInfo.environment["DUO_UPDATE"] != nil { try Data(page.text).write(to: file) }
    #expect(try Data(contentsOf: file) == Data(page.text), "docs/\(name) is not current: DUO_UPDATE=1 swift test")
  }
}
