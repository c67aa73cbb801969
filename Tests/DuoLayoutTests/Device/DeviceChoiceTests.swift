import DuoLang
import Testing

@testable import DuoLayout

@Suite struct DeviceChoiceTests {
  private static let app = "duo 1\napp A { stack { screen S { item a \"A\" symbol: star } } }\n"

  private func device(_ name: String, base: String? = "iPhoneDuo", gap: Int? = nil) -> String {
    "duo 1\ndevice \(name)\(base.map { " base: \($0)" } ?? "") {\n\(gap.map { "metric group.gap value: \($0) basis: measured" } ?? "")\n}\n"
  }

  private func chosen(_ texts: String...) -> (name: String, gap: Points, errors: [String]) {
    let compilation = DuoLayoutTests.compilation(of: [Self.app] + texts)
    return (compilation.symbols.text(compilation.device.name), compilation.device[.groupGap], compilation.errors)
  }

  @Test func theOneThatNoOtherIsBasedOn() {
    let mine = device("Mine", gap: 8), older = device("Older", base: "Mine", gap: 6)
    #expect(chosen() == ("iPhoneDuo", 12, []))
    #expect(chosen(mine) == ("Mine", 8, []))
    #expect(chosen(mine, older) == ("Older", 6, []))
    #expect(chosen(older, mine) == ("Older", 6, []))
  }

  @Test func anOverrideMayKeepTheName() {
    #expect(chosen(device("iPhoneDuo", gap: 8)) == ("iPhoneDuo", 8, []))
    // Who is based on iPhoneDuo then means the one that the run declares.
    #expect(chosen(device("Mine"), device("iPhoneDuo", gap: 8)) == ("Mine", 8, []))
  }

  @Test func severalAreReportedAndTheFirstIsTaken() {
    let (name, _, errors) = chosen(device("One"), device("Two"))
    #expect(name == "One" && errors == ["ambiguous-name: the run declares 2 devices, and none is based on the other"])
    #expect(chosen(device("One"), device("One")).errors.contains("duplicate-name: there are two devices called `One`"))
  }

  @Test func basesThatAreNone() {
    #expect(chosen(device("Mine", base: "iPhoneDou")).errors == ["unknown-name: there is no device `iPhoneDou`"])
    let circle = chosen(device("One", base: "Two"), device("Two", base: "One"), device("Three", base: "Two"))
    #expect(circle.name == "iPhoneDuo" && circle.errors == ["unknown-name: `One` is no base: the devices are based on each other"])
    #expect(chosen(device("Mine", base: nil)).errors == ["device-incomplete: this device lacks 46 of its values"])
    let pose = "duo 1\ndevice Mine base: iPhoneDuo { pose flat { side: right } }\n"
    #expect(chosen(pose).errors == ["device-incomplete: pose `flat` has no window"])
  }

  @Test func theFileThatIsNamedWins() {
    var files = NoFiles()
    func input(_ name: String, _ text: String) -> SourceInput { SourceInput(SourceFile(name: name, text: text), identity: name) }
    let roots = [input("a.duo", Self.app), input("one.duo", device("One", gap: 6))]
    let named = Compilation(roots, deviceFile: input("two.duo", device("Two", gap: 7)), loader: &files)
    #expect(named.device[.groupGap] == 7 && named.device.file == "two.duo" && named.errors.isEmpty)
    // The same file as one of the roots is read once, and its device wins over another's.
    let root = Compilation(roots + [input("two.duo", device("Two", gap: 7))], deviceFile: input("one.duo", ""), loader: &files)
    #expect(root.device[.groupGap] == 6 && root.errors.isEmpty && root.sources.count == 3)
    // It may be based on what another file declares.
    let based = Compilation(roots, deviceFile: input("two.duo", device("Two", base: "One")), loader: &files)
    #expect(based.device[.groupGap] == 6 && based.symbols.text(based.device.name) == "Two")
    let none = Compilation(roots, deviceFile: input("b.duo", "duo 1\n"), loader: &files)
    #expect(none.device[.groupGap] == 6)
  }

  @Test func nothingIsLaidOutForADeviceWithErrors() {
    #expect(DuoLayoutTests.compilation(of: [Self.app, device("Mine", base: "nobody")]).soundApps.isEmpty)
    #expect(DuoLayoutTests.compilation(of: [Self.app, "duo 1\ndevice Mine base: iPhoneDuo { metric group.gap value: }\n"]).soundApps.isEmpty)
    #expect(DuoLayoutTests.compilation(of: [Self.app, "duo 1\napp B { nonsense }\n"]).soundApps.count == 1)
  }
}

@Suite struct DeviceOutputTests {
  private func write(_ text: String?, _ body: (Device, SymbolTable, inout [UInt8]) -> Void) -> [UInt8] {
    let compilation = DuoLayoutTests.compilation(of: text ?? "duo 1\n")
    var bytes: [UInt8] = []
    body(compilation.device, compilation.symbols, &bytes)
    return bytes
  }

  static let changed = """
    duo 1
    device Mine "Mine" base: iPhoneDuo {
      metric group.gap value: 8 basis: estimated note: "a picture"
      switch overflow.joinsCapsule value: true basis: estimated
      pose outerPortrait { column: [170, 500] note: "shorter" }
    }
    """

  @Test func table() throws {
    let bytes = write(nil) { writeDeviceTable($0, $1, into: &$2) }
    expectTerminalPage(bytes)
    try expectGolden(bytes, "device.txt")
    let changed = write(Self.changed) { writeDeviceTable($0, $1, into: &$2) }
    expectTerminalPage(changed)
    let text = String(decoding: changed, as: UTF8.self)
    #expect(text.hasPrefix("Mine · test.duo\n"))
    #expect(text.contains("8      ≈ estimated  instead of 12; a picture"))
    #expect(text.contains("overflow.joinsCapsule  true  ≈ estimated  instead of false"))
  }

  @Test func json() throws {
    let bytes = write(nil) { writeDeviceJSON($0, $1, into: &$2) }
    try expectGolden(bytes, "device.json")
    let changed = String(decoding: write(Self.changed) { writeDeviceJSON($0, $1, into: &$2) }, as: UTF8.self)
    #expect(changed.hasPrefix("{\"schema\":\"duo-device/1\",\"name\":\"Mine\",\"title\":\"Mine\",\"file\":\"test.duo\",\"metrics\":[\n"))
    #expect(changed.contains("{\"name\":\"group.gap\",\"value\":8,\"basis\":\"estimated\",\"note\":\"a picture\"}"))
  }
}
