import Foundation
import Testing

/// Holds `bytes` against the file `name` in `Tests/Golden`; `DUO_UPDATE=1 swift test` rewrites it.
func expectGolden(_ bytes: [UInt8], _ name: String, _ location: SourceLocation = #_sourceLocation) throws {
  let file = GoldenTests.folder.appendingPathComponent(name)
  if ProcessInfo.processInfo.environment["DUO_UPDATE"] == "1" { try Data(bytes).write(to: file) }
  let golden = try String(decoding: Data(contentsOf: file), as: UTF8.self)
  #expect(String(decoding: bytes, as: UTF8.self) == golden, "\(name) differs; DUO_UPDATE=1 rewrites it", sourceLocation: location)
}

/// Expects that every line fits a terminal and ends in no blank.
func expectTerminalPage(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) {
  for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
    #expect(line.count <= 80 && line.last != " ", "\(line.count): \(line)", sourceLocation: location)
  }
}
