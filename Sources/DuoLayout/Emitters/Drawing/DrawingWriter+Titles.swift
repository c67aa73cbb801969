import DuoLang

/// The titles of what the panes show, in the row at the top.
extension DrawingWriter {
  mutating func writeTitles() {
    guard let band = layout.bands.title else { return }
    canvas.begin(id: id("titles"))
    for pane in layout.scenery.panes {
      guard let title = pane.title, !symbols.utf8(title).isEmpty else { continue }
      writeTitle(symbols.utf8(title), of: pane, band)
    }
    canvas.end()
  }

  private mutating func writeTitle(_ title: ArraySlice<UInt8>, of pane: Scenery.Pane, _ band: Rect) {
    let (start, end) = rowRange(of: pane)
    let bounds = layout.bounds
    let isLarge = pane.isMain && layout.edge == .none && layout.safeArea.top > band.height && bounds.y == 0
    if isLarge {
      let text = TextMeasure(32, bold: true).fit(title, in: end - start)
      let y = band.maxY + 36
      canvas.text(text[...], isRightToLeft ? end : start, y, isRightToLeft ? .end : .start, class: "d-large-title")
      return
    }
    var taken: [Rect] = []
    for control in layout[.top] {
      guard let frame = control.frame, frame.maxX > start, frame.x < end else { continue }
      // The app puts something else in the title's place.
      if control.rules.contains(.titleRow) { return }
      taken.append(frame)
    }
    taken.sort { $0.x < $1.x }
    let baseline = layout.scenery.titleCentre + 6
    if pane.isMain, layout.edge != .none {
      writeBesideColumn(title, start, end, taken, baseline)
    } else {
      writeBetween(title, start, end, taken, baseline, middle: pane.frame.midX)
    }
  }

  /// Beside a vertical bar the title stands at the far side.
  private mutating func writeBesideColumn(
    _ title: ArraySlice<UInt8>, _ start: Points, _ end: Points, _ taken: [Rect], _ baseline: Points
  ) {
    if layout.edge == .right {
      let limit = taken.first.map { $0.x - Self.gap } ?? end
      canvas.text(fit(title, limit - start)[...], start, baseline, class: "d-title")
    } else {
      let limit = taken.last.map { $0.maxX + Self.gap } ?? start
      canvas.text(fit(title, end - limit)[...], end, baseline, .end, class: "d-title")
    }
  }

  /// In a row the title stands in the middle if that is free, else in the middle of the longest gap.
  private mutating func writeBetween(
    _ title: ArraySlice<UInt8>, _ start: Points, _ end: Points, _ taken: [Rect], _ baseline: Points, middle: Points
  ) {
    var gap = (start: start, end: start)
    var left = start
    for x in taken.map({ ($0.x - Self.gap, $0.maxX + Self.gap) }) + [(end, end)] {
      if x.0 - left > gap.end - gap.start { gap = (left, x.0) }
      left = x.1
    }
    let text = fit(title, gap.end - gap.start)
    let half = TextMeasure(17, bold: true).width(of: text[...]) / 2
    let isFree = middle - half >= gap.start && middle + half <= gap.end
    canvas.text(text[...], isFree ? middle : (gap.start + gap.end) / 2, baseline, .middle, class: "d-title")
  }

  private static let gap: Points = 14

  /// What of a title can be read in `width`; empty where that is nothing.
  private func fit(_ title: ArraySlice<UInt8>, _ width: Points) -> [UInt8] {
    width < 24 ? [] : TextMeasure(17, bold: true).fit(title, in: width)
  }

  /// Where a pane's row begins and ends: clear of the strip and of the status bar.
  private func rowRange(of pane: Scenery.Pane) -> (start: Points, end: Points) {
    let (bounds, safeArea) = (layout.bounds, layout.safeArea)
    var start = max(pane.frame.x, bounds.x + safeArea.left) + 20
    var end = min(pane.frame.maxX, bounds.maxX - safeArea.right) - 20
    if !pane.isOverlay {
      for other in layout.scenery.panes where other.isOverlay {
        if other.frame.x <= pane.frame.x { start = max(start, other.frame.maxX + 20) } else { end = min(end, other.frame.x - 20) }
      }
    }
    if layout.statusBar == .horizontal, bounds.y == 0, let status = symbols.find("status"),
      let region = layout.regions.first(where: { $0.name == status })?.frame
    {
      if region.x <= pane.frame.x { start = max(start, region.maxX) } else if region.x < end { end = region.x }
    }
    return (start, max(start, end))
  }
}
