import DuoLang

/// The device: its frame, what the hardware and the system take, and what stands behind the bars.
extension DrawingWriter {
  /// The frame around the display, and the display.
  mutating func writeFrame() {
    let (window, bezel, corners) = (drawing.window, LayoutDrawing.bezel, layout.scenery.corners)
    canvas.begin(id: id("device"))
    canvas.rect(window.grown(by: bezel), corners: corners.grown(by: bezel), class: "d-bezel")
    canvas.rect(window, corners: corners, class: isCovered ? "d-dimmed" : "d-screen")
    canvas.end()
  }

  /// A sheet or a popover stands in front of what presents it.
  private var isCovered: Bool { layout.bounds != Rect(x: 0, y: 0, width: layout.window.width, height: layout.window.height) }

  // MARK: Behind the bars

  /// What lies behind the bars, cut off at the display's corners.
  mutating func writeContent() {
    let clip = id("clip")
    let screen = Rect(x: 0, y: 0, width: layout.window.width, height: layout.window.height)
    canvas.begin("clipPath", id: clip)
    canvas.rect(screen, corners: layout.scenery.corners, class: "")
    canvas.end("clipPath")
    canvas.begin(id: id("content")) { canvas in
      canvas.write(" clip-path=\"url(#")
      canvas.write(clip[...])
      canvas.write(")\"")
    }
    if isCovered { writeSheet() }
    for pane in layout.scenery.panes { writePane(pane) }
    if layout.hasOpaqueBackground { writeStrip() }
    if let frame = layout.scenery.pictureInPicture { writePictureInPicture(frame) }
    if let frame = layout.scenery.keyboard { writeKeyboard(frame) }
    canvas.end()
  }

  /// Nobody published it: somewhat less than the display's.
  private static let sheetRadius: Points = 36

  private mutating func writeSheet() {
    let bounds = layout.bounds
    let reachesBottom = bounds.maxY >= layout.window.height
    let bottom = reachesBottom ? 0 : Self.sheetRadius
    let corners = Corners(topLeft: Self.sheetRadius, topRight: Self.sheetRadius, bottomRight: bottom, bottomLeft: bottom)
    canvas.rect(bounds, corners: corners, class: "d-sheet")
    canvas.rect(Rect(x: bounds.midX - 18, y: bounds.y + 6, width: 36, height: 5), radius: Points(tenths: 25), class: "d-strip")
  }

  /// One column: its place and, faintly, some content.
  private mutating func writePane(_ pane: Scenery.Pane) {
    let frame = pane.frame
    if pane.isOverlay { canvas.rect(frame, class: "d-sheet") }
    if frame.x > layout.bounds.x { canvas.line(frame.x, frame.y, frame.x, frame.maxY, class: "d-divider") }
    let area = contentArea(of: pane)
    guard area.width >= 120 else { return }
    var y = area.y
    var number = 0
    while y + Self.rowHeight <= area.maxY {
      let tile = Rect(x: isRightToLeft ? area.maxX - 44 : area.x, y: y, width: 44, height: 44)
      canvas.rect(tile, radius: 10, class: "d-content")
      for (line, top, height) in [(0, 6, 12), (1, 27, 9)] as [(Int, Points, Points)] {
        let width = (area.width - 60) * Self.lengths[(number * 2 + line) % Self.lengths.count] / 100
        let x = isRightToLeft ? area.maxX - 60 - width : area.x + 60
        canvas.rect(Rect(x: x, y: y + top, width: width, height: height), radius: height / 2, class: "d-content")
      }
      number += 1
      y += Self.rowHeight + 24
    }
  }

  private static let rowHeight: Points = 44
  /// How long the lines of the content are, in hundredths of the width.
  private static let lengths = [52, 78, 40, 64, 60, 84, 34, 70]

  /// What bars leave of a pane.
  private func contentArea(of pane: Scenery.Pane) -> Rect {
    let (bounds, safeArea) = (layout.bounds, layout.safeArea)
    let left = max(pane.frame.x, bounds.x + safeArea.left) + 24
    let right = min(pane.frame.maxX, bounds.maxX - safeArea.right) - 24
    var top = max(bounds.y + safeArea.top, layout.bands.title?.maxY ?? bounds.y + 8) + 16
    if let film = layout.scenery.pictureInPicture { top = max(top, film.maxY + 16) }
    var bottom = bounds.maxY - safeArea.bottom
    if let band = layout.bands.bottom { bottom = min(bottom, band.y) }
    if let band = layout.bands.tabBar ?? layout.bands.searchTab { bottom = min(bottom, band.y - 12) }
    if let keyboard = layout.scenery.keyboard { bottom = min(bottom, keyboard.y) }
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The opaque background that reduced transparency gives the bar.
  private mutating func writeStrip() {
    let (bounds, safeArea) = (layout.bounds, layout.safeArea)
    let width = layout.edge == .left ? safeArea.left : safeArea.right
    let x = layout.edge == .left ? bounds.x : bounds.maxX - width
    canvas.rect(Rect(x: x, y: bounds.y, width: width, height: bounds.height), class: "d-strip")
  }

  private mutating func writePictureInPicture(_ frame: Rect) {
    // Below the title and the status bar, which say more than a film would.
    var top = layout.bands.title?.maxY ?? frame.y
    if let status = symbols.find("status"), let region = layout.regions.first(where: { $0.name == status })?.frame {
      top = max(top, min(region.maxY, frame.maxY - 60))
    }
    let film = Rect(x: frame.x + 12, y: top, width: frame.width - 24, height: max(0, frame.maxY - top))
    canvas.rect(film, radius: min(16, film.height / 2), class: "d-dimmed")
    canvas.text("Picture in Picture", film.midX, film.midY + 6, .middle, class: "d-muted")
  }

  private mutating func writeKeyboard(_ frame: Rect) {
    canvas.begin(id: id("keyboard_keys"))
    canvas.rect(frame, class: "d-keyboard")
    // Four rows of keys above the home indicator.
    let pitch = (frame.height - layout.safeArea.bottom - 16) / 4
    for row in 0..<4 {
      let y = frame.y + 10 + pitch * row + pitch / 2
      // Whole keys, each 32 wide and 8 from the next.
      let keys = max(0, Int(frame.width.tenths) / 400 - 1 - row)
      let half = row == 3 ? frame.width * 28 / 100 : Points(keys * 20 - 4)
      canvas.line(frame.midX - half, y, frame.midX + half, y, class: row == 3 ? "d-space" : "d-keys")
    }
    canvas.end()
  }
}
