import DuoLang
import Foundation
import TestSupport
import Testing

@testable import DuoLayout

/// The device data is sound, and is what layout.md says.
@Suite struct DeviceDataTests {
  private let device = Device.iPhoneDuoForTests

  /// `DUO_UPDATE=1 swift test --filter DeviceDataTests` writes what is compiled in; the difference is to be reviewed.
  @Test func builtInDeviceIsThatOfItsText() throws {
    let folder = corpusRoot.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/DuoLayout/Device")
    let run = compilation(of: try String(contentsOf: folder.appending(path: "iPhoneDuo.duo"), encoding: .utf8), name: "iPhoneDuo.duo")
    #expect(run.diagnostics.sorted().map(\.message) == [])
    let read = DeviceSwiftWriter(device: run.device, symbols: run.symbols).source
    let file = folder.appending(path: "iPhoneDuo.swift")
    if ProcessInfo.processInfo.environment["DUO_UPDATE"] == "1" { try Data(read.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == read, "iPhoneDuo.swift differs; DUO_UPDATE=1 rewrites it")

    var symbols = Vocabulary.makeSymbolTable()
    let builtIn = Device.iPhoneDuo(&symbols)
    #expect(DeviceSwiftWriter(device: builtIn, symbols: symbols).source == read)
    #expect(builtIn.file == nil && run.device.file == "iPhoneDuo.duo")
  }

  /// Section 2 of layout.md.
  @Test func metricsAreThoseOfTheTable() {
    let table: [(Metric, Double, Basis)] = [
      (.stripWidth, 84, .measured), (.stripAxisFromEdge, 48, .measured), (.controlSize, 48, .measured),
      (.groupItemPitch, 50, .measured), (.groupGap, 12, .measured), (.tabsItemPitch, 50, .measured), (.tabsEndInset, 6, .measured),
      (.segmentGapMin, 12, .estimated), (.spacerFixed, 8, .estimated), (.columnFreeEdgeMargin, 24, .measured),
      (.columnWidth, 320, .measured), (.titleRowHeight, 82, .measured), (.titleRowCentreY, 48, .measured),
      (.largeTitleExtra, 52, .measured), (.contentMargin, 20, .measured), (.homeIndicatorInset, 34, .measured),
      (.homeIndicatorOuterLandscape, 34, .measured), (.rowItemHeight, 48, .estimated), (.rowStripGap, 2, .measured),
      (.bottomRowHeight, 82, .measured), (.bottomRowCentreFromEdge, 48, .estimated), (.searchField, 372, .measured),
      (.searchTabField, 280, .measured), (.tabBandHeight, 83, .measured), (.tabBandPill, 62, .measured),
      (.tabBandPillAbove, 21, .measured), (.statusCornerWidth, 134, .measured), (.statusCornerHeight, 82, .measured),
      (.sheetInset, 8, .measured), (.sheetStrip, 76, .measured), (.sheetTitleRow, 74, .measured), (.sheetWidth, 653, .measured),
      (.sheetBookWidth, 459.5, .measured), (.keyboardOuterPortrait, 289, .measured), (.keyboardOuterLandscape, 230, .measured),
      (.keyboardInnerLandscape, 264, .measured), (.keyboardInnerPortrait, 350, .measured), (.pipHeight, 220, .estimated),
      (.liveActivityExtra, 44, .estimated), (.textAdvance, 9.2, .estimated), (.textWideAdvance, 17, .estimated),
      (.textPadding, 12, .estimated), (.sdkVerticalBars, 27.1, .documented),
    ]
    #expect(table.map(\.0) == Metric.allCases)
    for (metric, value, basis) in table {
      #expect(Double(device[metric].tenths) / 10 == value, "\(metric.name)")
      #expect(device.basis(metric) == basis, "\(metric.name)")
    }
    #expect(device[.sheetHalfHeightIsHorizontal] && !device[.overflowJoinsCapsule] && !device[.compressionAutomaticCollapsesInOuterLandscape])
    #expect(device.switches.map(\.basis) == [.measured, .measured, .estimated])
  }

  /// Section 1 of layout.md, a row a pose.
  @Test func posesAreThoseOfTheTable() {
    let rows = """
      outerPortrait 466×678 compact/regular right 170–654 0/0/34/84 status 382,0,84,170 camera 399.7,29.3,37,37 measured
      outerLandscapeRight 678×466 compact/compact right 24–373 0/0/34/84 status 594,384,84,82 camera 611.7,399.7,37,37 measured
      outerLandscapeLeft 678×466 compact/compact left 82–442 0/84/34/0 status 0,0,84,82 camera 29.3,29.3,37,37 measured
      innerLandscape 951×669 regular/regular right 120–645 0/0/34/84 status 867,0,84,120 measured
      innerBook 951×669 regular/regular right 120–645 0/0/34/84 status 867,0,84,120 fold 455.5,0,40,669 measured
      innerPortrait 669×951 regular/regular none 0–0 82/0/34/0 status 535,0,134,82 measured
      innerTabletop 669×951 regular/regular none 0–0 82/0/34/0 status 535,0,134,82 fold 0,455.5,669,40 measured
      splitLeft 469×669 compact/regular left 16–645 0/84/34/0 measured
      splitRight 469×669 compact/regular right 120–645 0/0/34/84 status 385,0,84,120 estimated
      """
    var symbols = Vocabulary.makeSymbolTable()
    let device = Device.iPhoneDuo(&symbols)
    let actual = device.poses.map { pose in
      let insets = [pose.safeArea.top, pose.safeArea.left, pose.safeArea.bottom, pose.safeArea.right].map(\.description).joined(separator: "/")
      let regions = pose.regions.map { region in
        let frame = [region.frame.x, region.frame.y, region.frame.width, region.frame.height].map(\.description).joined(separator: ",")
        return "\(symbols.text(region.name)) \(frame) "
      }
      return "\(symbols.text(pose.name)) \(pose.window.width)×\(pose.window.height) \(pose.widthClass.word)/\(pose.heightClass.word) "
        + "\(pose.side.word) \(pose.columnStart)–\(pose.columnEnd) \(insets) \(regions.joined())\(pose.basis.word)"
    }
    #expect(actual.joined(separator: "\n") == rows)
    #expect(device.poses.compactMap { $0.alias.map { symbols.text($0) } } == ["outerLandscape"])
    #expect(device.poses.filter(\.isFolded).map { symbols.text($0.name) } == ["innerBook", "innerTabletop"])
    #expect(device.poses.filter(\.isPane).map { symbols.text($0.name) } == ["splitLeft", "splitRight"])
    #expect(device.poses.filter { $0.display == .outer }.count == 3)
  }
}
