import DuoLang

/// A small drawing of a column in text, with one control marked: what a finding shows.
public struct ColumnDrawing {
  /// A line each, no wider than 40 columns.
  public private(set) var lines: [String] = []

  /// Draws the column of `layout`, and below it the menu; `marked` gets an arrow.
  public init(_ layout: Layout, marking marked: SymbolID?, _ symbols: SymbolTable) {
    let width = 22
    lines.append("╭" + String(repeating: "─", count: width) + "╮ " + symbols.text(layout.scenario ?? layout.pose))
    var sawBottom = false
    for control in layout[.column] {
      if control.segment == .bottom, !sawBottom {
        sawBottom = true
        lines.append("│" + String(repeating: " ", count: width) + "│")
      }
      add(control, marked, symbols, width)
    }
    lines.append("╰" + String(repeating: "─", count: width) + "╯")
    guard !layout[.menu].isEmpty else { return }
    lines.append("  in the menu:")
    for control in layout[.menu] { add(control, marked, symbols, width, inMenu: true) }
  }

  private mutating func add(_ control: Control, _ marked: SymbolID?, _ symbols: SymbolTable, _ width: Int, inMenu: Bool = false) {
    var name = String(symbols.text(control.name).prefix(width - 3))
    name += String(repeating: " ", count: width - 2 - name.count)
    let arrow = control.name == marked ? " ◀" : ""
    lines.append((inMenu ? "   \(name) " : "│ \(name) │") + arrow)
  }
}
