import DuoLang

/// What `iPhoneDuo.duo` says, as the front end reads it: a test holds them together and writes this file.
enum IPhoneDuo {
  static let name = "iPhoneDuo"
  static let title = "iPhone Duo"

  /// By `Metric.rawValue`.
  static let metrics: [Device.Entry<Points>] = [
    Device.Entry(value: Points(tenths: 840), basis: .measured, note: "the side inset beside a vertical bar"),  // strip.width
    Device.Entry(value: Points(tenths: 480), basis: .measured, note: "the centre line of the controls"),  // strip.axisFromEdge
    Device.Entry(value: Points(tenths: 480), basis: .measured, note: "a lone control, Back, Close, the collapsed tab bar, a lone overflow control"),  // control.size
    Device.Entry(value: Points(tenths: 500), basis: .measured, note: "a capsule of n is 50 n tall; one source has 48 + 52 (n - 1)"),  // group.itemPitch
    Device.Entry(value: Points(tenths: 120), basis: .measured, note: "between capsules and before the tab bar; a picture has 8"),  // group.gap
    Device.Entry(value: Points(tenths: 500), basis: .measured, note: "another source has 52 t + 4 for a tab bar of t"),  // tabs.itemPitch
    Device.Entry(value: Points(tenths: 60), basis: .measured, note: ""),  // tabs.endInset
    Device.Entry(value: Points(tenths: 120), basis: .estimated, note: "between the last top and the first bottom control"),  // segment.gapMin
    Device.Entry(value: Points(tenths: 80), basis: .estimated, note: "a fixed spacer keeps a minimum that nobody published"),  // spacer.fixed
    Device.Entry(value: Points(tenths: 240), basis: .measured, note: ""),  // column.freeEdgeMargin
    Device.Entry(value: Points(tenths: 3200), basis: .measured, note: "of a sidebar; of content and inspector estimated"),  // column.width
    Device.Entry(value: Points(tenths: 820), basis: .measured, note: ""),  // titleRow.height
    Device.Entry(value: Points(tenths: 480), basis: .measured, note: ""),  // titleRow.centreY
    Device.Entry(value: Points(tenths: 520), basis: .measured, note: "in innerPortrait"),  // largeTitle.extra
    Device.Entry(value: Points(tenths: 200), basis: .measured, note: "away from the bar; 0 beside it"),  // content.margin
    Device.Entry(value: Points(tenths: 340), basis: .measured, note: ""),  // homeIndicator.inset
    Device.Entry(value: Points(tenths: 340), basis: .measured, note: "another source has 21"),  // homeIndicator.outerLandscape
    Device.Entry(value: Points(tenths: 480), basis: .estimated, note: ""),  // row.itemHeight
    Device.Entry(value: Points(tenths: 20), basis: .measured, note: "another source has 8"),  // row.stripGap
    Device.Entry(value: Points(tenths: 820), basis: .measured, note: ""),  // bottomRow.height
    Device.Entry(value: Points(tenths: 480), basis: .estimated, note: "the mirror of the title row"),  // bottomRow.centreFromEdge
    Device.Entry(value: Points(tenths: 3720), basis: .measured, note: "in regular width"),  // search.field
    Device.Entry(value: Points(tenths: 2800), basis: .measured, note: "in regular width"),  // searchTab.field
    Device.Entry(value: Points(tenths: 830), basis: .measured, note: ""),  // tabBand.height
    Device.Entry(value: Points(tenths: 620), basis: .measured, note: ""),  // tabBand.pill
    Device.Entry(value: Points(tenths: 210), basis: .measured, note: ""),  // tabBand.pillAbove
    Device.Entry(value: Points(tenths: 1340), basis: .measured, note: "the status bar beside a horizontal row"),  // statusCorner.width
    Device.Entry(value: Points(tenths: 820), basis: .measured, note: ""),  // statusCorner.height
    Device.Entry(value: Points(tenths: 80), basis: .measured, note: ""),  // sheet.inset
    Device.Entry(value: Points(tenths: 760), basis: .measured, note: ""),  // sheet.strip
    Device.Entry(value: Points(tenths: 740), basis: .measured, note: ""),  // sheet.titleRow
    Device.Entry(value: Points(tenths: 6530), basis: .measured, note: "on the inner display"),  // sheet.width
    Device.Entry(value: Points(tenths: 4595), basis: .measured, note: "beside the fold"),  // sheet.bookWidth
    Device.Entry(value: Points(tenths: 2890), basis: .measured, note: ""),  // keyboard.outerPortrait
    Device.Entry(value: Points(tenths: 2300), basis: .measured, note: ""),  // keyboard.outerLandscape
    Device.Entry(value: Points(tenths: 2640), basis: .measured, note: ""),  // keyboard.innerLandscape
    Device.Entry(value: Points(tenths: 3500), basis: .measured, note: ""),  // keyboard.innerPortrait
    Device.Entry(value: Points(tenths: 2200), basis: .estimated, note: ""),  // pip.height
    Device.Entry(value: Points(tenths: 440), basis: .estimated, note: "each, added to the status region"),  // liveActivity.extra
    Device.Entry(value: Points(tenths: 92), basis: .estimated, note: "the average width of a character at 17 points"),  // text.advance
    Device.Entry(value: Points(tenths: 170), basis: .estimated, note: "of an East Asian wide character or an emoji"),  // text.wideAdvance
    Device.Entry(value: Points(tenths: 120), basis: .estimated, note: ""),  // text.padding
    Device.Entry(value: Points(tenths: 271), basis: .documented, note: "the first SDK with vertical bars"),  // sdk.verticalBars
  ]

  /// By `DeviceSwitch.rawValue`.
  static let switches: [Device.Entry<Bool>] = [
    Device.Entry(value: true, basis: .measured, note: "one source saw otherwise"),  // sheet.halfHeightIsHorizontal
    Device.Entry(value: false, basis: .measured, note: "whether the overflow control is the last cell of the capsule before it; one source"),  // overflow.joinsCapsule
    Device.Entry(value: false, basis: .estimated, note: "whether automatic means prefersToolbarItems there"),  // compression.automaticCollapsesInOuterLandscape
  ]

  static func poses(_ symbols: inout SymbolTable) -> [Pose] {
    var poses: [Pose] = []
    var pose: Pose

    pose = Pose(name: symbols.intern("outerPortrait"))
    pose.window = Size(width: 466, height: 678)
    pose.widthClass = .compact
    pose.heightClass = .regular
    pose.display = .outer
    pose.orientation = .portrait
    pose.isFolded = false
    pose.isPane = false
    pose.side = .right
    pose.columnStart = 170
    pose.columnEnd = 654
    pose.safeArea = Insets(top: 0, left: 0, bottom: 34, right: 84)
    pose.regions.append(Region(name: symbols.intern("status"), frame: Rect(x: 382, y: 0, width: 84, height: 170)))
    pose.regions.append(Region(name: symbols.intern("camera"), frame: Rect(x: Points(tenths: 3997), y: Points(tenths: 293), width: 37, height: 37)))
    pose.corners = Corners(topLeft: 8, topRight: 59, bottomRight: 59, bottomLeft: 8)
    pose.basis = .measured
    pose.note = ""
    poses.append(pose)

    pose = Pose(name: symbols.intern("outerLandscapeRight"))
    pose.alias = symbols.intern("outerLandscape")
    pose.window = Size(width: 678, height: 466)
    pose.widthClass = .compact
    pose.heightClass = .compact
    pose.display = .outer
    pose.orientation = .landscape
    pose.isFolded = false
    pose.isPane = false
    pose.side = .right
    pose.columnStart = 24
    pose.columnEnd = 373
    pose.safeArea = Insets(top: 0, left: 0, bottom: 34, right: 84)
    pose.regions.append(Region(name: symbols.intern("status"), frame: Rect(x: 594, y: 384, width: 84, height: 82)))
    pose.regions.append(Region(name: symbols.intern("camera"), frame: Rect(x: Points(tenths: 6117), y: Points(tenths: 3997), width: 37, height: 37)))
    pose.corners = Corners(topLeft: 8, topRight: 8, bottomRight: 59, bottomLeft: 59)
    pose.basis = .measured
    pose.note = "camera at the bottom right"
    poses.append(pose)

    pose = Pose(name: symbols.intern("outerLandscapeLeft"))
    pose.window = Size(width: 678, height: 466)
    pose.widthClass = .compact
    pose.heightClass = .compact
    pose.display = .outer
    pose.orientation = .landscape
    pose.isFolded = false
    pose.isPane = false
    pose.side = .left
    pose.columnStart = 82
    pose.columnEnd = 442
    pose.safeArea = Insets(top: 0, left: 84, bottom: 34, right: 0)
    pose.regions.append(Region(name: symbols.intern("status"), frame: Rect(x: 0, y: 0, width: 84, height: 82)))
    pose.regions.append(Region(name: symbols.intern("camera"), frame: Rect(x: Points(tenths: 293), y: Points(tenths: 293), width: 37, height: 37)))
    pose.corners = Corners(topLeft: 59, topRight: 59, bottomRight: 8, bottomLeft: 8)
    pose.basis = .measured
    pose.note = "camera at the top left"
    poses.append(pose)

    pose = Pose(name: symbols.intern("innerLandscape"))
    pose.window = Size(width: 951, height: 669)
    pose.widthClass = .regular
    pose.heightClass = .regular
    pose.display = .inner
    pose.orientation = .landscape
    pose.isFolded = false
    pose.isPane = false
    pose.side = .right
    pose.columnStart = 120
    pose.columnEnd = 645
    pose.safeArea = Insets(top: 0, left: 0, bottom: 34, right: 84)
    pose.regions.append(Region(name: symbols.intern("status"), frame: Rect(x: 867, y: 0, width: 84, height: 120)))
    pose.corners = Corners(topLeft: 55, topRight: 55, bottomRight: 55, bottomLeft: 55)
    pose.basis = .measured
    pose.note = ""
    poses.append(pose)

    pose = Pose(name: symbols.intern("innerBook"))
    pose.window = Size(width: 951, height: 669)
    pose.widthClass = .regular
    pose.heightClass = .regular
    pose.display = .inner
    pose.orientation = .landscape
    pose.isFolded = true
    pose.isPane = false
    pose.side = .right
    pose.columnStart = 120
    pose.columnEnd = 645
    pose.safeArea = Insets(top: 0, left: 0, bottom: 34, right: 84)
    pose.regions.append(Region(name: symbols.intern("status"), frame: Rect(x: 867, y: 0, width: 84, height: 120)))
    pose.regions.append(Region(name: symbols.intern("fold"), frame: Rect(x: Points(tenths: 4555), y: 0, width: 40, height: 669)))
    pose.corners = Corners(topLeft: 55, topRight: 55, bottomRight: 55, bottomLeft: 55)
    pose.basis = .measured
    pose.note = "landscape, partly folded"
    poses.append(pose)

    pose = Pose(name: symbols.intern("innerPortrait"))
    pose.window = Size(width: 669, height: 951)
    pose.widthClass = .regular
    pose.heightClass = .regular
    pose.display = .inner
    pose.orientation = .portrait
    pose.isFolded = false
    pose.isPane = false
    pose.side = .none
    pose.columnStart = 0
    pose.columnEnd = 0
    pose.safeArea = Insets(top: 82, left: 0, bottom: 34, right: 0)
    pose.regions.append(Region(name: symbols.intern("status"), frame: Rect(x: 535, y: 0, width: 134, height: 82)))
    pose.corners = Corners(topLeft: 55, topRight: 55, bottomRight: 55, bottomLeft: 55)
    pose.basis = .measured
    pose.note = ""
    poses.append(pose)

    pose = Pose(name: symbols.intern("innerTabletop"))
    pose.window = Size(width: 669, height: 951)
    pose.widthClass = .regular
    pose.heightClass = .regular
    pose.display = .inner
    pose.orientation = .portrait
    pose.isFolded = true
    pose.isPane = false
    pose.side = .none
    pose.columnStart = 0
    pose.columnEnd = 0
    pose.safeArea = Insets(top: 82, left: 0, bottom: 34, right: 0)
    pose.regions.append(Region(name: symbols.intern("status"), frame: Rect(x: 535, y: 0, width: 134, height: 82)))
    pose.regions.append(Region(name: symbols.intern("fold"), frame: Rect(x: 0, y: Points(tenths: 4555), width: 669, height: 40)))
    pose.corners = Corners(topLeft: 55, topRight: 55, bottomRight: 55, bottomLeft: 55)
    pose.basis = .measured
    pose.note = "portrait, partly folded"
    poses.append(pose)

    pose = Pose(name: symbols.intern("splitLeft"))
    pose.window = Size(width: 469, height: 669)
    pose.widthClass = .compact
    pose.heightClass = .regular
    pose.display = .inner
    pose.orientation = .landscape
    pose.isFolded = false
    pose.isPane = true
    pose.side = .left
    pose.columnStart = 16
    pose.columnEnd = 645
    pose.safeArea = Insets(top: 0, left: 84, bottom: 34, right: 0)
    pose.corners = Corners(topLeft: 55, topRight: 26, bottomRight: 26, bottomLeft: 55)
    pose.basis = .measured
    pose.note = "the left app of two"
    poses.append(pose)

    pose = Pose(name: symbols.intern("splitRight"))
    pose.window = Size(width: 469, height: 669)
    pose.widthClass = .compact
    pose.heightClass = .regular
    pose.display = .inner
    pose.orientation = .landscape
    pose.isFolded = false
    pose.isPane = true
    pose.side = .right
    pose.columnStart = 120
    pose.columnEnd = 645
    pose.safeArea = Insets(top: 0, left: 0, bottom: 34, right: 84)
    pose.regions.append(Region(name: symbols.intern("status"), frame: Rect(x: 385, y: 0, width: 84, height: 120)))
    pose.corners = Corners(topLeft: 26, topRight: 55, bottomRight: 55, bottomLeft: 26)
    pose.basis = .estimated
    pose.note = "the right app of two"
    poses.append(pose)
    return poses
  }
}
