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
    if layout.edge == .none { isOnLeft = frame.midX * 2 < layout.window.width }
    let y = LayoutDrawing.bezel + layout.leaderY(from: frame)
    anchor = y - SidePanel.captionHeight - SidePanel.padding - SidePanel.rowHeight / 2
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

extension Layout {
  /// At which height a line leaves for the menu from the control that opens it: from the middle beside a column; from a row
  /// below it, or above it at the bottom, because neighbours are in the way.
  fileprivate func leaderY(from frame: Rect) -> Points {
    if edge != .none, frame.midX < safeArea.left + bounds.x || frame.midX > bounds.maxX - safeArea.right { return frame.midY }
    return frame.y * 2 < window.height ? frame.maxY + 14 : frame.y - 14
  }
}

extension DrawingWriter {
  mutating func writePanels() {
    for panel in drawing.panels {
      canvas.begin(id: id(panel.list.word), class: "d-bar")
      if panel.list == .menu { writeLeader(to: panel.box) }
      canvas.text(panel.list == .menu ? "Menu" : panel.list == .custom ? "The app’s own bars" : "Not shown", panel.box.x + 4, panel.caption, class: "d-small")
      canvas.rect(panel.box, radius: 14, class: "d-panel")
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
    let icon = Rect(x: isRightToLeft ? row.maxX - 39 : row.x + 17, y: row.midY - 11, width: 22, height: 22)
    if control.symbol != nil || control.image != nil {
      writeIcon(of: control, in: icon, class: isFaded ? "d-icon d-faded" : "d-icon")
    }
    let hasMore = control.childCount > 0
    var room = row.width - 51 - (hasMore ? 34 : 14)
    if let qualifier = names.qualifier(of: control) {
      let shown = TextMeasure(14).fit(symbols.utf8(qualifier), in: 84)
      let inset: Points = hasMore ? 34 : 14
      canvas.text(
        shown[...], isRightToLeft ? row.x + inset : row.maxX - inset, row.midY + 5, isRightToLeft ? .start : .end, class: "d-small")
      room -= TextMeasure(14).width(of: shown[...]) + 10
    }
    let shown = TextMeasure(17).fit(text(of: control), in: room)
    canvas.text(
      shown[...], isRightToLeft ? icon.x - 12 : icon.maxX + 12, row.midY + 6, isRightToLeft ? .end : .start,
      class: isFaded ? "d-muted" : "d-label")
    if hasMore, let id = icons.use([UInt8]("chevron.forward".utf8)[...], isRightToLeft: isRightToLeft) {
      let x = isRightToLeft ? row.x + 12 : row.maxX - 28
      canvas.use(icon: id, in: Rect(x: x, y: row.midY - 8, width: 16, height: 16), class: "d-icon d-faded")
    }
  }

  /// The line from the overflow control to the menu.
  private mutating func writeLeader(to box: Rect) {
    guard let frame = layout.overflowFrame(symbols) else { return }
    let control = frame.moved(drawing.window.x, drawing.window.y)
    let isOnLeft = box.x < drawing.window.x
    let end = isOnLeft ? box.maxX : box.x
    let y = layout.leaderY(from: frame) + drawing.window.y
    let target = max(box.y + 14, min(y, box.maxY - 14))
    canvas.beginLine()
    canvas.write("<path class=\"d-leader\" d=\"M")
    if y > control.y, y < control.maxY {
      canvas.write(isOnLeft ? control.x : control.maxX)
      canvas.write(" ")
      canvas.write(y)
    } else {
      canvas.write(control.midX)
      canvas.write(" ")
      canvas.write(y < control.y ? control.y : control.maxY)
      canvas.write("V")
      canvas.write(y)
    }
    if target != y {
      canvas.write("H")
      canvas.write(isOnLeft ? end + 15 : end - 15)
      canvas.write("V")
      canvas.write(target)
    }
    canvas.write("H")
    canvas.write(end)
    canvas.write("\"/>\n")
  }
}
