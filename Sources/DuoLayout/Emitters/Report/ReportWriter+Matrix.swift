import DuoLang

/// Where every control of a screen stands, pose by pose, and how much room each bar has.
extension ReportWriter {
  mutating func writeMatrix(_ state: ReportOutline.State, _ names: ScreenNames) {
    let layouts = set.layouts[state.layouts]
    let matrix = ControlMatrix(layouts, names)
    let order = matrix.order
    if order.isEmpty {
      page.write("<p>There are no controls on this screen.</p>\n")
    } else {
      page.write("<div class=\"scroll\">\n<table class=\"matrix arrows\">\n<caption>Where every control stands</caption>\n<thead><tr><th scope=\"col\">control</th>")
      for layout in state.layouts {
        page.write("<th scope=\"col\"\(now(layout, state)) data-c=\"\(outline.conditionOfLayout[layout])\"><a href=\"#")
        page.write(outline.layoutAnchors[layout][...])
        page.write("\">")
        write(headOf: outline.conditions[outline.conditionOfLayout[layout]])
        page.write("</a></th>")
      }
      page.write("</tr></thead>\n<tbody>\n")
      for (number, row) in order.enumerated() { write(row, number, of: matrix, state) }
      page.write("</tbody>\n</table>\n</div>\n")
    }
  }

  /// Writes how much room each bar has, and what leaves next.
  mutating func writeRoom(_ state: ReportOutline.State, _ names: ScreenNames) {
    page.write("<details class=\"room\" open=\"open\"><summary>Room, and what leaves next</summary>\n<div class=\"scroll\">\n")
    let table = makeRoomTable(set.layouts[state.layouts], names)
    table.writeHTML(caption: "Room, and what leaves next", class: "rooms", into: &page)
    page.write("</div></details>\n")
  }

  private mutating func write(_ row: Int, _ number: Int, of matrix: ControlMatrix, _ state: ReportOutline.State) {
    page.write("<tr id=\"r\(state.number)-\(number)\"><th scope=\"row\"><bdi>")
    if let qualifier = matrix.rows[row].qualifier {
      page.write(xml: set.symbols.utf8(qualifier))
      page.write(".")
    }
    page.write(xml: set.symbols.utf8(matrix.rows[row].name))
    page.write("</bdi>")
    page.write(title: title(ofRow: row, matrix, state), besides: matrix.rows[row].name, set.symbols)
    page.write("</th>")
    for layout in state.layouts {
      let position = layout - state.layouts.lowerBound
      guard let place = matrix.place(row, position) else {
        page.write("<td\(now(layout, state)) data-c=\"\(outline.conditionOfLayout[layout])\">–</td>")
        continue
      }
      page.write("<td class=\"in-\(place.list.word)\(layout == state.layouts.lowerBound ? " now" : "")\" data-c=\"\(outline.conditionOfLayout[layout])\">")
      page.write("<a href=\"#k\(state.number)-\(position)-\(place.index)\">")
      page.write(place)
      if set.layouts[layout].controls[place.index].basis == .estimated { page.write(" ≈<span class=\"unseen\"> estimated</span>") }
      page.write("</a></td>")
    }
    page.write("</tr>\n")
  }

  /// Marks the column of the layout that is shown first.
  private func now(_ layout: Int, _ state: ReportOutline.State) -> String { layout == state.layouts.lowerBound ? " class=\"now\"" : "" }

  /// The title of a row's control, where any layout gives it one.
  private func title(ofRow row: Int, _ matrix: ControlMatrix, _ state: ReportOutline.State) -> SymbolID? {
    for layout in state.layouts {
      guard let place = matrix.place(row, layout - state.layouts.lowerBound) else { continue }
      if let title = set.layouts[layout].controls[place.index].title, !set.symbols.utf8(title).isEmpty { return title }
    }
    return nil
  }
}
