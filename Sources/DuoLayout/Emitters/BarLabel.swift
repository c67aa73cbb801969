import DuoLang

/// The picture of one bar as an HTML-like label: a head, then a line a control, those of one capsule in a frame.
///
/// Each line has two ports, `menu_i3` at its left and `menu_o3` at its right for the third control of the menu.
struct BarLabel {
  let layout: Layout
  let list: Layout.List
  let names: ScreenNames
  let reasons: Reasons
  /// The same screen's layout with which each control is compared: that of the scenario's pose.
  let reference: Layout?

  /// The widths of a line's cells, so that lines and bars line up; longer texts make them wider.
  private static let numberWidth = 18
  private static let titleWidth = 112
  private static let detailWidth = 66
  private static let width = numberWidth + titleWidth + detailWidth + 14
  /// How many columns of a title are shown.
  private static let titleLimit = 20

  func write(into sink: inout some ByteSink) {
    sink.write("<TABLE BORDER=\"1\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"3\" BGCOLOR=\"#ffffff\" COLOR=\"")
    sink.write(list.color)
    sink.write("\">\n<TR><TD ALIGN=\"LEFT\" WIDTH=\"")
    sink.write(Self.width)
    sink.write("\" BGCOLOR=\"")
    sink.write(list.color)
    sink.write("\"><FONT COLOR=\"#ffffff\"><B>")
    sink.write(list.caption)
    if list == .column { sink.write(layout.edge == .left ? " on the left" : " on the right") }
    sink.write("</B></FONT></TD></TR>")
    let controls = layout[list]
    var start = controls.startIndex
    var isTop = true
    while start < controls.endIndex {
      var end = start + 1
      while end < controls.endIndex, controls[end].group == controls[start].group { end += 1 }
      if list == .column, isTop, controls[start].segment == .bottom {
        isTop = false
        writeSeam(into: &sink)
      }
      writeCapsule(controls[start..<end], into: &sink)
      start = end
    }
    if list == .column, isTop { writeSeam(into: &sink) }
    sink.write("</TABLE>")
  }

  /// Writes neighbours that share a capsule, or in a menu all of it; dashed where the frames are estimates.
  private func writeCapsule(_ controls: ArraySlice<Control>, into sink: inout some ByteSink) {
    var isCapsule = false
    var isEstimated = false
    for control in controls {
      isCapsule = isCapsule || control.group > 0
      isEstimated = isEstimated || control.frameBasis == .estimated
    }
    sink.write("\n<TR><TD><TABLE CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\" COLOR=\"#8b949e\"")
    sink.write(isCapsule ? " BORDER=\"1\" STYLE=\"ROUNDED" : " BORDER=\"0\" STYLE=\"SOLID")
    sink.write(isEstimated ? ",DASHED\">" : "\">")
    for position in controls.indices {
      writeLine(controls[position], number: position - layout[list].startIndex + 1, into: &sink)
    }
    sink.write("</TABLE></TD></TR>")
  }

  private func writeLine(_ control: Control, number: Int, into sink: inout some ByteSink) {
    sink.write("\n<TR>")
    beginCell(port: "i", number, width: Self.numberWidth, into: &sink)
    sink.write(Self.small)
    sink.write(number)
    sink.write("</FONT></TD><TD ALIGN=\"LEFT\" WIDTH=\"")
    sink.write(Self.titleWidth)
    sink.write("\">")
    writeTitle(control, into: &sink)
    sink.write("</TD>")
    beginCell(port: "o", number, width: Self.detailWidth, into: &sink)
    sink.write(Self.small)
    writeDetail(control, into: &sink)
    sink.write("</FONT></TD></TR>")
    if control.shows != .tabs || layout.tabs == .full { writeChildren(control, into: &sink) }
  }

  /// Begins the first or the last cell of a line, where edges end and begin.
  private func beginCell(port: String, _ number: Int, width: Int, into sink: inout some ByteSink) {
    sink.write("<TD PORT=\"")
    sink.write(list.word)
    sink.write("_")
    sink.write(port)
    sink.write(number)
    sink.write("\" ALIGN=\"RIGHT\" WIDTH=\"")
    sink.write(width)
    sink.write("\">")
  }

  private static let small = "<FONT COLOR=\"#57606a\" POINT-SIZE=\"9\">"

  /// Writes the title, of what the system adds the name in italics.
  private func writeTitle(_ control: Control, into sink: inout some ByteSink) {
    if control.isSystem { sink.write("<I>") }
    var title: [UInt8] = []
    if let qualifier = names.qualifier(of: control) {
      title.write(names.symbols.utf8(qualifier))
      title.write(": ")
    }
    title.write(text(of: control))
    sink.write(html: title[...], limit: Self.titleLimit)
    if control.shows == .tabs, layout.tabs == .collapsed { sink.write(", collapsed") }
    if control.isSystem { sink.write("</I>") }
    if control.basis == .estimated { sink.write(" ≈") }
  }

  /// The title, or the name where there is none.
  private func text(of control: Control) -> ArraySlice<UInt8> {
    if let title = control.title, !names.symbols.utf8(title).isEmpty { return names.symbols.utf8(title) }
    return names.symbols.utf8(control.name)
  }

  /// Writes what a line says at its right: where it was without the scenario, why it left, where it stands.
  private func writeDetail(_ control: Control, into sink: inout some ByteSink) {
    if let old = reference?.list(of: control), old != list {
      sink.write("from ")
      sink.write(old.phrase)
    } else if let excess = reasons.excess(of: control), list == .menu {
      sink.write(excess)
      sink.write(" too many")
    } else if let frame = control.frame, list == .column {
      sink.write(markOf: control.frameBasis)
      sink.write(from: frame.y, to: frame.maxY)
    } else {
      sink.write(" ")
    }
  }

  /// Writes the tabs of the tab bar, the items of a menu.
  private func writeChildren(_ control: Control, into sink: inout some ByteSink) {
    for child in layout.children(of: control) {
      sink.write("\n<TR><TD></TD><TD ALIGN=\"LEFT\" COLSPAN=\"2\">")
      sink.write(Self.small)
      sink.write("· ")
      sink.write(html: text(of: child), limit: Self.titleLimit)
      sink.write("</FONT></TD></TR>")
    }
  }

  /// Writes what lies between the segments of the column.
  private func writeSeam(into sink: inout some ByteSink) {
    guard let spare = layout.spare else { return }
    sink.write("\n<TR><TD>")
    sink.write(Self.small)
    sink.write(markOf: layout.columnBasis)
    if layout.missing > 0 {
      sink.write(layout.missing)
      sink.write(" missing")
    } else {
      sink.write(spare)
      sink.write(" spare")
    }
    sink.write("</FONT></TD></TR>")
  }
}

extension Layout {
  /// The list in which the control stands that `other` is; nil if it is in none.
  func list(of other: Control) -> List? {
    for list in List.allCases {
      for control in self[list] where control.name == other.name && control.container == other.container { return list }
    }
    return nil
  }
}

extension Layout.List {
  /// What the bar is called in a diagram.
  var caption: String {
    switch self {
    case .column: "column"
    case .top: "row at the top"
    case .bottom: "row at the bottom"
    case .menu: "menu"
    case .keyboard: "with the keyboard"
    case .custom: "bars of its own"
    case .hidden: "not shown"
    }
  }

  /// What the bar is called where something comes from it or goes to it.
  var phrase: String {
    switch self {
    case .top: "top row"
    case .bottom: "bottom row"
    default: word
    }
  }

  /// The bar's colour: told apart by people who do not see all colours, dark enough for white text, and never the only sign.
  var color: String {
    switch self {
    case .column: "#0b5394"
    case .top, .bottom: "#8a3b00"
    case .menu: "#444c56"
    case .keyboard, .custom: "#00614a"
    case .hidden: "#6e7781"
    }
  }
}
