import DuoLang

extension Layout.Presentation {
  /// `window`, `sheet`, `cover` or `popover`.
  var word: String {
    switch self {
    case .window: "window"
    case .sheet: "sheet"
    case .cover: "cover"
    case .popover: "popover"
    }
  }

  /// The name of the sheet, cover or popover; nil for the window.
  var name: SymbolID? {
    switch self {
    case .window: nil
    case .sheet(let name), .cover(let name), .popover(let name): name
    }
  }
}

extension Control.Shows {
  /// What is seen, in words: `title and icon`.
  var phrase: String {
    switch self {
    case .titleAndIcon: "title and icon"
    case .custom: "custom view"
    default: word
    }
  }
}

extension Layout {
  /// What is left of the column's room; nil where there is no column.
  var spare: Points? {
    guard let room, let used else { return nil }
    return room - used
  }

  /// Whether this is what `pose` shows by itself, without a scenario.
  var isPlain: Bool { scenario == nil }

  func isSameScreen(as other: Layout) -> Bool {
    app == other.app && screen == other.screen && state == other.state
  }
}

extension LayoutSet {
  /// The end of the run of layouts of one app that begins at `start`.
  func endOfApp(from start: Int) -> Int {
    var end = start + 1
    while end < layouts.count, layouts[end].app == layouts[start].app { end += 1 }
    return end
  }

  /// The end of the run of layouts of one screen and state that begins at `start`.
  func endOfScreen(from start: Int) -> Int {
    var end = start + 1
    while end < layouts.count, layouts[end].isSameScreen(as: layouts[start]) { end += 1 }
    return end
  }
}

extension ByteSink {
  /// Writes `App · Screen`, and the state where it is one.
  mutating func write(screenOf layout: Layout, _ symbols: SymbolTable) {
    write(plain: symbols.utf8(layout.app))
    write(" · ")
    write(plain: symbols.utf8(layout.screen))
    if let state = layout.state {
      write(" · ")
      write(plain: symbols.utf8(state))
    }
  }

  /// Writes the pose, and the scenario where it is one: `outerPortrait · scenario typing`.
  mutating func write(poseOf layout: Layout, _ symbols: SymbolTable) {
    write(plain: symbols.utf8(layout.pose))
    guard let scenario = layout.scenario else { return }
    write(" · scenario ")
    write(plain: symbols.utf8(scenario))
  }

  /// Writes `≈` before what rests on an estimate.
  mutating func write(markOf basis: Basis?) {
    if basis == .estimated { write("≈") }
  }

  /// Writes `466 × 678`.
  mutating func write(_ width: Points, by height: Points) {
    write(width)
    write(" × ")
    write(height)
  }

  /// Writes `170–218`.
  mutating func write(from start: Points, to end: Points) {
    write(start)
    write("–")
    write(end)
  }
}

extension Cells {
  /// Adds what is to be known of a layout as a whole, a cell each: size, side of the bar, insets, room.
  mutating func add(factsOf layout: Layout, _ symbols: SymbolTable) {
    write(layout.window.width, by: layout.window.height)
    end()
    if let name = layout.presentation.name {
      write(layout.presentation.word)
      write(" ")
      write(plain: symbols.utf8(name))
      write(" ")
      write(layout.bounds.width, by: layout.bounds.height)
      write(" at ")
      write(layout.bounds.x)
      write(", ")
      write(layout.bounds.y)
      end()
    }
    add(sideOf: layout)
    if layout.hasOpaqueBackground { add("opaque background") }
    if layout.direction == .rightToLeft { add("right to left") }
    if layout.edge == .none, layout.tabs != .none { add("horizontal tab bar") }
    add(safeAreaOf: layout)
    add(roomOf: layout)
  }

  /// Adds `safe area 0/0/34/84`.
  mutating func add(safeAreaOf layout: Layout) {
    write("safe area ")
    write(layout.safeArea.top)
    write("/")
    write(layout.safeArea.left)
    write("/")
    write(layout.safeArea.bottom)
    write("/")
    write(layout.safeArea.right)
    end()
  }

  /// Adds `sheet 450 × 670 at 8, 8` where it does not fill the window.
  mutating func add(boundsOf layout: Layout) {
    let bounds = layout.bounds
    guard bounds.width != layout.window.width || bounds.height != layout.window.height else { return }
    write(layout.presentation.word)
    write(" ")
    write(bounds.width, by: bounds.height)
    write(" at ")
    write(bounds.x)
    write(", ")
    write(bounds.y)
    end()
  }

  /// Adds the side on which the bar stands.
  mutating func add(sideOf layout: Layout) {
    switch layout.edge {
    case .right: add("bar on the right")
    case .left: add("bar on the left")
    case .none: add("no vertical bar")
    }
  }

  /// Adds `484 of room, 454 used, 30 spare`; nothing where there is no column.
  mutating func add(roomOf layout: Layout) {
    guard let room = layout.room, let used = layout.used, let spare = layout.spare else { return }
    let basis = layout.columnBasis
    write(markOf: basis)
    write(room)
    write(" of room, ")
    write(used)
    write(" used, ")
    write(markOf: basis)
    if layout.missing > 0 || spare < 0 {
      write(layout.missing > 0 ? layout.missing : used - room)
      write(" missing")
    } else {
      write(spare)
      write(" spare")
    }
    end()
  }
}
