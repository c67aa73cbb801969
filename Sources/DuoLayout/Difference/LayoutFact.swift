import DuoLang

/// What is told of a layout's bars as a whole.
public enum LayoutFact: UInt8, CaseIterable, Sendable {
  case presentation, window, bounds, direction, side, tabs, statusBar, background, title, safeArea, room, missing

  /// The key in data.
  public var word: String {
    switch self {
    case .presentation: "presentation"
    case .window: "window"
    case .bounds: "bounds"
    case .direction: "direction"
    case .side: "edge"
    case .tabs: "tabs"
    case .statusBar: "statusBar"
    case .background: "background"
    case .title: "title"
    case .safeArea: "safeArea"
    case .room: "room"
    case .missing: "missing"
    }
  }

  /// What people call it.
  var phrase: String {
    switch self {
    case .presentation: "shown in"
    case .window: "window"
    case .bounds: "frame"
    case .direction: "reads"
    case .side: "bar"
    case .tabs: "tab bar"
    case .statusBar: "status bar"
    case .background: "bar’s background"
    case .title: "title"
    case .safeArea: "safe area"
    case .room: "room of the column"
    case .missing: "missing room"
    }
  }
}

extension LayoutFact {
  /// What `layout` says of it, in words.
  func value(of layout: Layout, _ symbols: SymbolTable) -> [UInt8] {
    var text: [UInt8] = []
    switch self {
    case .presentation:
      text.write(layout.presentation.word)
      if let name = layout.presentation.name {
        text.write(" ")
        text.write(plain: symbols.utf8(name))
      }
    case .window: text.write(layout.window.width, by: layout.window.height)
    case .bounds:
      text.write(layout.bounds.width, by: layout.bounds.height)
      text.write(" at ")
      text.write(layout.bounds.x)
      text.write(", ")
      text.write(layout.bounds.y)
    case .direction: text.write(layout.direction == .leftToRight ? "left to right" : "right to left")
    case .side: text.write(layout.edge == .none ? "horizontal" : "on the \(layout.edge.word)")
    case .tabs: text.write(layout.tabs.word)
    case .statusBar: text.write(layout.statusBar.word)
    case .background: text.write(layout.hasOpaqueBackground ? "opaque" : "none")
    case .title: if let title = layout.screenTitle { text.write(plain: symbols.utf8(title)) }
    case .safeArea:
      text.write(layout.safeArea.top)
      for inset in [layout.safeArea.left, layout.safeArea.bottom, layout.safeArea.right] {
        text.write("/")
        text.write(inset)
      }
    case .room: if let room = layout.room { text.write(room) }
    case .missing: text.write(max(layout.missing, layout.rowMissing))
    }
    if text.isEmpty { text.write("none") }
    return text
  }
}
