import DuoLang

/// A small drawing of a column in text, with one control marked: what a finding shows.
public struct ColumnDrawing {
  /// A line each, no wider than 40 columns unless a pose or scenario has a long name.
  public private(set) var lines: [String] = []

  private let marked: SymbolID?
  private let symbols: SymbolTable
  /// Between the column's borders.
  private static let width = 22
  /// How many controls of a list are drawn; the rest are counted.
  private static let limit = 14

  /// Draws the column of `layout`, and below it the menu, and the list in which the marked control stands; it gets an arrow.
  public init(_ layout: Layout, marking marked: SymbolID?, _ symbols: SymbolTable) {
    self.marked = marked
    self.symbols = symbols
    let border = String(repeating: "─", count: Self.width)
    lines.append("╭\(border)╮ \(symbols.text(layout.scenario ?? layout.pose))")
    addColumn(layout)
    lines.append("╰\(border)╯")
    add(layout[.menu], "in the menu:")
    for list in [Layout.List.top, .bottom, .hidden] where layout[list].contains(where: { $0.name == marked && !$0.isSystem }) {
      add(layout[list], list == .hidden ? "not shown:" : "in the row at the \(list.word):")
    }
  }

  private mutating func addColumn(_ layout: Layout) {
    let column = layout[.column]
    let shown = shown(column)
    var previous: Control.Segment?
    for (position, control) in column.enumerated() where shown.contains(position) {
      if previous == .top, control.segment == .bottom { lines.append("│\(String(repeating: " ", count: Self.width))│") }
      previous = control.segment
      let name = name(control)
      let blanks = String(repeating: " ", count: max(0, Self.width - 2 - Cells.width(of: [UInt8](name.utf8)[...])))
      lines.append("│ \(name)\(blanks) │\(arrow(control))")
    }
    if shown.count < column.count { lines.append("  and \(column.count - shown.count) more") }
  }

  private mutating func add(_ controls: ArraySlice<Control>, _ heading: String) {
    guard !controls.isEmpty else { return }
    lines.append("  \(heading)")
    let shown = shown(controls)
    for (position, control) in controls.enumerated() where shown.contains(position) { lines.append("    \(name(control))\(arrow(control))") }
    if shown.count < controls.count { lines.append("    and \(controls.count - shown.count) more") }
  }

  /// The positions that are drawn: the first ones, and that of the marked control.
  private func shown(_ controls: ArraySlice<Control>) -> [Int] {
    guard controls.count > Self.limit else { return [Int](0..<controls.count) }
    var shown = [Int](0..<Self.limit)
    if let marked, let index = controls.firstIndex(where: { $0.name == marked }), index - controls.startIndex >= Self.limit {
      shown[Self.limit - 1] = index - controls.startIndex
    }
    return shown
  }

  private func name(_ control: Control) -> String { String(symbols.text(control.name).prefix(Self.width - 3)) }

  private func arrow(_ control: Control) -> String { control.name == marked ? " ◀" : "" }
}
