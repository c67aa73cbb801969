import DuoLang

/// A list beside the device: an open menu, the bars that the app draws itself, what is not shown.
struct SidePanel {
  let content: Content
  /// Its caption above the box.
  let caption: Points
  let box: Rect

  /// What it lists: all of a list, or of the menu what one column of a split has in it.
  struct Content {
    let list: Layout.List
    /// Positions in the layout's controls.
    let controls: Range<Int>
    /// The column; nil for the screen's own menu, and for other lists.
    let container: SymbolID?
  }

  static let width: Points = 236
  static let rowHeight: Points = 40
  static let padding: Points = 6
  static let captionHeight: Points = 24

  func row(_ position: Int) -> Rect {
    Rect(x: box.x, y: box.y + Self.padding + Self.rowHeight * position, width: box.width, height: Self.rowHeight)
  }
}

/// The panels of one layout, below each other at the side of the device where the first overflow control is.
struct PanelColumn {
  private var contents: [SidePanel.Content] = []
  private(set) var isOnLeft = false
  private(set) var height: Points = 0
  /// Where the first overflow control is, which opens a menu.
  private var anchor: Points = 0
  private var deviceHeight: Points = 0

  /// Between the device and the panels, and between panels.
  private static let margin: Points = 30
  private static let spacing: Points = 18

  /// No panels.
  init() {}

  init(_ layout: Layout, _ symbols: SymbolTable, deviceHeight: Points) {
    self.deviceHeight = deviceHeight
    contents = layout.panelContents
    for content in contents { height += SidePanel.captionHeight + SidePanel.padding * 2 + SidePanel.rowHeight * content.controls.count }
    height += Self.spacing * max(0, contents.count - 1)
    isOnLeft = layout.edge == .left
    guard let menu = contents.first(where: { $0.list == .menu }), let frame = layout.overflowFrame(of: menu.container, symbols) else { return }
    if layout.edge == .none { isOnLeft = frame.midX * 2 < layout.window.width }
    let y = LayoutDrawing.bezel + layout.leaderY(from: frame)
    anchor = y - SidePanel.captionHeight - SidePanel.padding - SidePanel.rowHeight / 2
  }

  var width: Points { contents.isEmpty ? 0 : SidePanel.width + Self.margin }

  func panels(beside device: Rect) -> [SidePanel] {
    var panels: [SidePanel] = []
    var y = max(0, min(anchor, deviceHeight - height))
    let x = isOnLeft ? device.x - Self.margin - SidePanel.width : device.maxX + Self.margin
    for content in contents {
      let height = SidePanel.padding * 2 + SidePanel.rowHeight * content.controls.count
      let box = Rect(x: x, y: y + SidePanel.captionHeight, width: SidePanel.width, height: height)
      panels.append(SidePanel(content: content, caption: y + 15, box: box))
      y = box.maxY + Self.spacing
    }
    return panels
  }
}

extension Layout {
  /// The frame of the control that opens the menu of a column; of the screen's own where `container` is nil.
  fileprivate func overflowFrame(of container: SymbolID?, _ symbols: SymbolTable) -> Rect? {
    guard let overflow = symbols.find("overflow") else { return nil }
    for list in [List.column, .top, .bottom] {
      for control in self[list] where control.isSystem && control.name == overflow && control.container == container { return control.frame }
    }
    return nil
  }

  /// What stands beside the device: a menu for each column that has one, as each has its own control to open it.
  fileprivate var panelContents: [SidePanel.Content] {
    var contents: [SidePanel.Content] = []
    var start = listEnds[.menu].lowerBound
    for position in listEnds[.menu] where position + 1 == listEnds[.menu].upperBound || controls[position + 1].container != controls[start].container {
      contents.append(SidePanel.Content(list: .menu, controls: start..<position + 1, container: controls[start].container))
      start = position + 1
    }
    for list in [List.custom, .hidden] where !self[list].isEmpty {
      contents.append(SidePanel.Content(list: list, controls: listEnds[list], container: nil))
    }
    return contents
  }
}

extension Layout {
  /// At which height a line leaves for the menu from the control that opens it: from the middle beside a column; from a row
  /// below it, or above it at the bottom, because neighbours are in the way, and clear of the lines of menus before it.
  fileprivate func leaderY(from frame: Rect, order: Int = 0) -> Points {
    if edge != .none, frame.midX < safeArea.left + bounds.x || frame.midX > bounds.maxX - safeArea.right { return frame.midY }
    let distance: Points = 14 + 7 * order
    return frame.y * 2 < window.height ? frame.maxY + distance : frame.y - distance
  }
}

extension DrawingWriter {
  mutating func writePanels() {
    var menus = 0
    for panel in drawing.panels {
      let list = panel.content.list
      canvas.begin(id: id(list.word), class: "d-bar")
      if list == .menu {
        writeLeader(of: panel, order: menus)
        menus += 1
      }
      canvas.text(caption(of: panel.content), panel.box.x + 4, panel.caption, class: "d-small")
      canvas.rect(panel.box, radius: 14, class: "d-panel")
      for index in panel.content.controls {
        let row = panel.row(index - panel.content.controls.lowerBound)
        if index > panel.content.controls.lowerBound { canvas.line(row.x + 14, row.y, row.maxX - 14, row.y, class: "d-divider") }
        writeControl(at: index, in: list, row) { $0.writeRow($0.layout.controls[index], in: row, isFaded: list == .hidden) }
      }
      canvas.end()
    }
  }

  private func caption(of content: SidePanel.Content) -> String {
    switch content.list {
    case .menu: content.container.map { "Menu of \(symbols.text($0))" } ?? "Menu"
    case .custom: "The app’s own bars"
    default: "Not shown"
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

  /// The line from an overflow control to its menu, the `order`th; beside rows each has a height of its own.
  private mutating func writeLeader(of panel: SidePanel, order: Int) {
    guard let frame = layout.overflowFrame(of: panel.content.container, symbols) else { return }
    let box = panel.box
    let control = frame.moved(drawing.window.x, drawing.window.y)
    let isOnLeft = box.x < drawing.window.x
    let end = isOnLeft ? box.maxX : box.x
    let y = layout.leaderY(from: frame, order: order) + drawing.window.y
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
