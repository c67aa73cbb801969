import TestSupport
import Testing

@testable import DuoLayout

@Suite struct ControlEncoderTests {
  /// What a control says does not depend on what else shares its place in memory, its own children above all.
  @Test func placesAreShared() {
    for seed in 0..<4 {
      var generator = SpecGenerator(seed: UInt64(seed))
      let set = compilation(of: generator.spec().text).allLayouts
      var roomy = ControlEncoder(set.symbols, set.files, places: 4096)
      var crowded = ControlEncoder(set.symbols, set.files, places: 1)
      for layout in set.layouts {
        var (expected, found): ([UInt8], [UInt8]) = ([], [])
        roomy.write(layout[.column].indices, of: layout.controls, into: &expected)
        crowded.write(layout[.column].indices, of: layout.controls, into: &found)
        #expect(String(decoding: found, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
      }
    }
  }
}
