import DuoLang

/// A list beside the device: the open menu, the bars that the app draws itself, what is not shown.
struct SidePanel {
  let list: Layout.List
  /// Its caption above the box.
  let caption: Points
  let box: Rect

  static let width: Points = 236
  static let rowHeight: Points = 40
  static let padding: Points = 6
  static let captionHeight: Points = 24

  func row(_ position: Int) -> Rect {
    Rect(x: box.x, y: box.y + Self.padding + Self.rowHeight * position, width: box.width, height: Self.rowHeight)
  }
}

/// The panels of one layout, below each other at the side of the device where the overflow control is.
struct PanelColumn {
  private var lists: [(list: Layout.List, count: Int)] = []
  private(set) var isOnLeft = false
  private(set) var height: Points = 0
  /// Where the overflow control is, which opens the menu.
  private var anchor: Points = 0
  private var deviceHeight: Points = 0

  /// Between the device and the panels, and between panels.
  private static let margin: Points = 30
  private static let spacing: Points = 18

  /// No panels.
  init() {}

  init(_ layout: Layout, _ symbols: SymbolTable, deviceHeight: Points) {
    self.deviceHeight = deviceHeight
    for list in [Layout.List.menu, .custom, .hidden] where !layout[list].isEmpty {
      lists.append((list, layout[list].count))
      height += SidePanel.captionHeight + SidePanel.padding * 2 + SidePanel.rowHeight * layout[list].count
    }
    height += Self.spacing * max(0, lists.count - 1)
    isOnLeft = layout.edge == .left
    guard let frame = layout.overflowFrame(symbols) else { return }
    anchor = frame.y + LayoutDrawing.bezel - SidePanel.captionHeight
  }

  var width: Points { lists.isEmpty ? 0 : SidePanel.width + Self.margin }

  func panels(beside device: Rect) -> [SidePanel] {
    var panels: [SidePanel] = []
    var y = max(0, min(anchor, deviceHeight - height))
    let x = isOnLeft ? device.x - Self.margin - SidePanel.width : device.maxX + Self.margin
    for (list, count) in lists {
      let height = SidePanel.padding * 2 + SidePanel.rowHeight * count
      let box = Rect(x: x, y: y + SidePanel.captionHeight, width: SidePanel.width, height: height)
      panels.append(SidePanel(list: list, caption: y + 15, box: box))
      y = box.maxY + Self.spacing
    }
    return panels
  }
}

extension Layout {
  /// The frame of the first control that opens the menu.
  func overflowFrame(_ symbols: SymbolTable) -> Rect? {
    guard let overflow = symbols.find("overflow") else { return nil }
    for list in [List.column, .top, .bottom] {
      for control in self[list] where control.isSystem && control.name == overflow { return control.frame }
    }
    return nil
  }
}

extension DrawingWriter {
  mutating func writePanels() {
    for panel in drawing.panels {
      canvas.begin(id: id(panel.list.word), class: "d-bar")
      if panel.list == .menu { writeLeader(to: panel.box) }
      canvas.text(panel.list == .menu ? "Menu" : panel.list == .custom ? "Bars of its own" : "Not shown", panel.box.x + 4, panel.caption, class: "d-small")
      canvas.rect(panel.box, radius: 14, class: panel.list == .menu ? "d-panel" : "d-panel d-estimated")
      let controls = layout[panel.list]
      for index in controls.indices {
        let row = panel.row(index - controls.startIndex)
        if index > controls.startIndex { canvas.line(row.x + 14, row.y, row.maxX - 14, row.y, class: "d-divider") }
        writeControl(at: index, in: panel.list, row) { $0.writeRow(controls[index], in: row, isFaded: panel.list == .hidden) }
      }
      canvas.end()
    }
  }

  /// A line of a panel: icon, title, and a sign where it opens a menu of its own.
  private mutating func writeRow(_ control: Control, in row: Rect, isFaded: Bool) {
    let icon = Rect(x: isRightToLeft ? row.maxX - 36 : row.x + 14, y: row.midY - 11, width: 22, height: 22)
    if control.symbol != nil || control.image != nil {
      writeIcon(of: control, in: icon, class: isFaded ? "d-icon d-faded" : "d-icon")
    }
    let hasMore = control.childCount > 0
    let room = row.width - 46 - (hasMore ? 34 : 12)
    var title: [UInt8] = []
    if let qualifier = names.qualifier(of: control) {
      title.write(symbols.utf8(qualifier))
      title.write(": ")
    }
    title.write(text(of: control))
    let shown = TextMeasure(17).fit(title[...], in: room)
    canvas.text(
      shown[...], isRightToLeft ? icon.x - 10 : icon.maxX + 10, row.midY + 6, isRightToLeft ? .end : .start,
      class: isFaded ? "d-muted" : "d-label")
    if hasMore, let id = icons.use([UInt8]("chevron.forward".utf8)[...], isRightToLeft: isRightToLeft) {
      let x = isRightToLeft ? row.x + 12 : row.maxX - 28
      canvas.use(icon: id, in: Rect(x: x, y: row.midY - 8, width: 16, height: 16), class: "d-icon d-faded")
    }
  }

  /// The line from the overflow control to the menu.
  private mutating func writeLeader(to box: Rect) {
    guard let control = layout.overflowFrame(symbols)?.moved(drawing.window.x, drawing.window.y) else { return }
    let isOnLeft = box.x < drawing.window.x
    let end = isOnLeft ? box.maxX : box.x
    let isInColumn = layout.edge != .none && control.midX > drawing.window.x + (isOnLeft ? 0 : layout.window.width - 100)
    canvas.beginLine()
    canvas.write("<path class=\"d-leader\" d=\"M")
    if isInColumn {
      let y = max(box.y + 14, min(control.midY, box.maxY - 14))
      canvas.write(isOnLeft ? control.x : control.maxX)
      canvas.write(" ")
      canvas.write(control.midY)
      if y != control.midY {
        canvas.write("H")
        canvas.write(isOnLeft ? end + 15 : end - 15)
        canvas.write("V")
        canvas.write(y)
      }
    } else {
      // Under the row, or above it at the bottom: what stands beside the control is in the way.
      let isAtTop = control.y < drawing.window.midY
      let y = isAtTop ? control.maxY + 14 : control.y - 14
      canvas.write(control.midX)
      canvas.write(" ")
      canvas.write(isAtTop ? control.maxY : control.y)
      canvas.write("V")
      canvas.write(y)
      let target = max(box.y + 14, min(y, box.maxY - 14))
      if target != y {
        canvas.write("H")
        canvas.write(isOnLeft ? end + 15 : end - 15)
        canvas.write("V")
        canvas.write(target)
      }
    }
    canvas.write("H")
    canvas.write(end)
    canvas.write("\"/>\n")
  }
}
