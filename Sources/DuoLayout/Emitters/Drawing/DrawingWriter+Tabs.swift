import DuoLang

/// The tab bar, in the column and across the bottom.
extension DrawingWriter {
  /// The tabs in the column: an icon each, or the selected one alone where the bar has collapsed.
  mutating func writeTabs(of control: Control, in frame: Rect) {
    let tabs = layout.children(of: control)
    let selected = layout.scenery.selectedTab
    guard layout.tabs == .full else {
      let place = tabs.startIndex + (selected ?? 0)
      if tabs.indices.contains(place) { writeTabIcon(tabs[place], in: frame.centred(24, 24), isSelected: true) }
      return
    }
    for index in tabs.indices {
      guard let cell = tabs[index].frame else { continue }
      let isSelected = index - tabs.startIndex == selected
      writeTab(tabs[index]) { writer in
        writer.canvas.rect(cell, class: "d-hit")
        if isSelected { writer.canvas.rect(cell.grown(by: -4), radius: 20, class: "d-selected") }
        // A tab without an icon shows nothing at rest.
        if tabs[index].symbol != nil || tabs[index].image != nil {
          writer.writeTabIcon(tabs[index], in: cell.centred(24, 24), isSelected: isSelected)
        }
        writer.writeTabBadge(tabs[index], cell)
      }
    }
  }

  /// The horizontal tab bar: a pill with icons over titles, a search tab beside it.
  mutating func writeTabBar() {
    let tabs = layout.scenery.tabs
    guard !tabs.isEmpty else { return }
    canvas.begin(id: id("tabs"), class: "d-bar")
    let pillCount = layout.bands.searchTab == nil ? tabs.count : tabs.count - 1
    if let pill = layout.bands.tabBar, pillCount > 0, pill.width > 0 {
      canvas.rect(pill, radius: pill.height / 2, class: "d-capsule d-estimated")
      let width = (pill.width - 8) / pillCount
      for index in 0..<pillCount {
        let position = isRightToLeft ? pillCount - 1 - index : index
        let cell = Rect(x: pill.x + 4 + width * position, y: pill.y + 4, width: width, height: pill.height - 8)
        writeHorizontalTab(tabs[index], in: cell, isSelected: index == layout.scenery.selectedTab)
      }
    }
    if let frame = layout.bands.searchTab, let search = tabs.last {
      canvas.rect(frame, radius: frame.height / 2, class: "d-capsule d-estimated")
      writeTab(search) { writer in
        writer.canvas.rect(frame, class: "d-hit")
        let isSelected = writer.layout.scenery.selectedTab == tabs.count - 1
        if frame.width > 120 {
          let icon = Rect(x: writer.isRightToLeft ? frame.maxX - 42 : frame.x + 18, y: frame.midY - 12, width: 24, height: 24)
          writer.writeTabIcon(search, in: icon, isSelected: isSelected)
          let text = TextMeasure(17).fit(writer.text(of: search), in: frame.width - 70)
          writer.canvas.text(
            text[...], writer.isRightToLeft ? icon.x - 8 : icon.maxX + 8, frame.midY + 6, writer.isRightToLeft ? .end : .start,
            class: "d-muted")
        } else {
          writer.writeTabIcon(search, in: frame.centred(24, 24), isSelected: isSelected)
        }
      }
    }
    canvas.end()
  }

  private mutating func writeHorizontalTab(_ tab: Control, in cell: Rect, isSelected: Bool) {
    writeTab(tab) { writer in
      writer.canvas.rect(cell, class: "d-hit")
      if isSelected { writer.canvas.rect(cell, radius: cell.height / 2, class: "d-selected") }
      let hasIcon = tab.symbol != nil || tab.image != nil
      if hasIcon {
        writer.writeTabIcon(tab, in: Rect(x: cell.midX - 12, y: cell.y + 6, width: 24, height: 24), isSelected: isSelected)
      }
      let text = TextMeasure(13, bold: isSelected).fit(writer.text(of: tab), in: cell.width - 12)
      writer.canvas.text(
        text[...], cell.midX, hasIcon ? cell.maxY - 8 : cell.midY + 5, .middle, class: isSelected ? "d-tab-selected" : "d-tab")
      writer.writeTabBadge(tab, Rect(x: cell.midX - 12, y: cell.y + 4, width: 24, height: 28))
    }
  }

  private mutating func writeTab(_ tab: Control, _ face: (inout DrawingWriter) -> Void) {
    let id = ids.make([UInt8]("tab".utf8)[...], symbols.utf8(tab.name))
    beginControl(tab, id, nil)
    var text: [UInt8] = []
    text.write("tab ")
    text.write(plain: symbols.utf8(tab.name))
    if let title = tab.title, !symbols.utf8(title).isEmpty {
      text.write(" “")
      text.write(plain: symbols.utf8(title))
      text.write("”")
    }
    canvas.title(text[...])
    face(&self)
    canvas.end()
  }

  private mutating func writeTabIcon(_ tab: Control, in frame: Rect, isSelected: Bool) {
    writeIcon(of: tab, in: frame, class: isSelected ? "d-icon d-accent" : "d-icon")
  }

  private mutating func writeTabBadge(_ tab: Control, _ frame: Rect) {
    if let badge = tab.badge { writeBadge(symbols.utf8(badge), at: frame) }
  }
}
