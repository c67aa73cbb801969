import DuoLang

/// One layout: its facts, its drawing, and its table with the reasons.
extension ReportWriter {
  /// Writes one layout where it is seen without scripts. With them its text is kept as it is until it is to be seen: the page of a large
  /// app would take long to make otherwise.
  ///
  /// - Parameter poses: the layouts of the same screen that show a pose without a scenario.
  mutating func writeLayout(_ position: Int, of state: ReportOutline.State, poses: [Int], _ names: ScreenNames) {
    let layout = set.layouts[position]
    page.write("<noscript data-id=\"")
    page.write(outline.layoutAnchors[position][...])
    page.write("\" data-c=\"\(outline.conditionOfLayout[position])\" data-p=\"")
    if let pose = poses.first(where: { set.layouts[$0].pose == layout.pose }) { page.write(outline.conditionOfLayout[pose]) }
    page.write("\"><article class=\"layout\" id=\"")
    page.write(outline.layoutAnchors[position][...])
    page.write("\">\n<h5>")
    page.write(isolated: set.symbols.utf8(layout.pose))
    if let scenario = layout.scenario {
      page.write(" <span class=\"label\">scenario ")
      page.write(isolated: set.symbols.utf8(scenario))
      page.write("</span>")
    }
    page.write("</h5>\n")
    writeFacts(of: layout)
    page.write("<div class=\"pair\">\n")
    writeDrawing(of: layout, id: "d\(state.number)-\(position - state.layouts.lowerBound)")
    if layout.controls.isEmpty {
      page.write("<p>\(layout.emptiness)</p>\n")
    } else {
      writeTable(of: layout, "k\(state.number)-\(position - state.layouts.lowerBound)-", names)
    }
    page.write("</div>\n")
    writeNotes(of: layout, names)
    page.write("</article></noscript>\n")
    for index in 0..<layout.barRules.count { usedRules[Int(layout.barRules[index].rawValue)] = true }
  }

  /// Writes the drawing, one unit a point; the style sheet says how large it is shown.
  private mutating func writeDrawing(of layout: Layout, id: String) {
    var options = LayoutDrawing.Options(id: Array(id.utf8))
    options.controlAttributes = " role=\"img\""
    let drawing = LayoutDrawing(layout, of: set, options: options)
    page.write("<div class=\"drawing\"><svg xmlns=\"http://www.w3.org/2000/svg\" role=\"group\" aria-label=\"Drawing of ")
    page.write(xml: title(of: layout)[...])
    page.write("\" viewBox=\"0 0 ")
    page.write(drawing.size.width)
    page.write(" ")
    page.write(drawing.size.height)
    page.write("\" width=\"")
    page.write(drawing.size.width)
    page.write("\" height=\"")
    page.write(drawing.size.height)
    page.write("\">\n")
    drawing.write(into: &page, icons: &icons)
    page.write("</svg></div>\n")
  }

  /// What a layout is called: `App · Screen · state · pose · scenario`.
  private func title(of layout: Layout) -> [UInt8] {
    var title: [UInt8] = []
    title.write(screenOf: layout, set.symbols)
    title.write(" · ")
    title.write(poseOf: layout, set.symbols)
    return title
  }

  private mutating func writeFacts(of layout: Layout) {
    var facts = Cells()
    facts.add(factsOf: layout, set.symbols)
    page.write("<p class=\"facts\">")
    for position in 0..<facts.count {
      if position > 0 { page.write(" · ") }
      page.write(xml: facts[position])
    }
    for index in 0..<layout.barRules.count {
      page.write(index == 0 ? " · because of <span class=\"rules\">" : " ")
      write(linkTo: layout.barRules[index])
    }
    page.write(layout.barRules.count > 0 ? "</span></p>\n" : "</p>\n")
  }

  /// - Parameter prefix: what the ids of the rows begin with; the control's index follows.
  private mutating func writeTable(of layout: Layout, _ prefix: String, _ names: ScreenNames) {
    page.write("<div class=\"scroll\">\n<table class=\"controls arrows\">\n<caption class=\"unseen\">Controls of ")
    page.write(xml: title(of: layout)[...])
    page.write("</caption>\n<thead><tr>")
    let table = makeTable(layout, names)
    for column in 0..<table.columnCount {
      page.write(column == 1 ? "<th scope=\"col\"><abbr title=\"place in the bar\">" : "<th scope=\"col\">")
      page.write(table.cells[column])
      page.write(column == 1 ? "</abbr></th>" : "</th>")
    }
    page.write("</tr></thead>\n<tbody>\n")
    let reasons = Reasons(layout)
    for (index, row) in layout.tableRows.enumerated() {
      write(row, of: layout, reasons, cells: table.cells, from: (index + 1) * table.columnCount, prefix)
    }
    page.write("</tbody>\n</table>\n</div>\n")
  }

  /// - Parameter start: where the row's cells begin in `cells`.
  private mutating func write(
    _ row: LayoutTableRow, of layout: Layout, _ reasons: Reasons, cells: Cells, from start: Int, _ prefix: String
  ) {
    let control = layout.controls[row.index]
    page.write("<tr id=\"")
    page.write(prefix)
    page.write("\(row.index)\" class=\"in-\(row.list.word)\(row.depth > 0 ? " child" : "")\"><td>")
    page.write(cells[start])
    page.write("</td><td>")
    page.write(cells[start + 1])
    page.write("</td><th scope=\"row\"><bdi>")
    page.write(xml: Cells.unindented(cells[start + 2]))
    page.write("</bdi>")
    page.write(title: control.title, besides: control.name, set.symbols)
    page.write("</th>")
    for column in 3..<7 {
      page.write("<td>")
      page.write(cells[start + column])
      page.write("</td>")
    }
    page.write("<td class=\"why\">")
    if row.depth == 0 { write(reasonsFor: control, in: row.list, reasons, text: cells[start + 7]) }
    page.write("</td><td class=\"sure\">")
    if row.depth == 0 {
      page.write(badgeOf: control.basis)
      if let basis = control.frameBasis {
        page.write(" ")
        page.write(badgeOf: basis)
      }
    }
    page.write("</td></tr>\n")
  }

  /// Writes the reason as a link to the rule that says most, and all rules that had a say.
  private mutating func write(reasonsFor control: Control, in list: Layout.List, _ reasons: Reasons, text: ArraySlice<UInt8>) {
    guard let rule = reasons.decidingRule(of: control, in: list) else { return page.write(xml: text) }
    usedRules[Int(rule.rawValue)] = true
    page.write("<a class=\"reason\" href=\"#rule-\(rule.id)\">")
    page.write(xml: text)
    page.write("</a> <span class=\"rules\">")
    for position in 0..<control.rules.count {
      if position > 0 { page.write(" ") }
      write(linkTo: control.rules[position])
    }
    page.write("</span>")
  }

  private mutating func write(linkTo rule: LayoutRule) {
    usedRules[Int(rule.rawValue)] = true
    page.write("<a href=\"#rule-\(rule.id)\">\(rule.id)</a>")
  }

  /// Writes the authors' notes on a layout's controls.
  private mutating func writeNotes(of layout: Layout, _ names: ScreenNames) {
    var isFirst = true
    for control in layout.controls {
      guard let note = control.note else { continue }
      page.write(isFirst ? "<ul class=\"notes\">\n<li><b><bdi>" : "<li><b><bdi>")
      isFirst = false
      var name: [UInt8] = []
      name.write(nameOf: control, names)
      page.write(xml: name[...])
      page.write("</bdi>:</b> ")
      page.write(isolated: set.symbols.utf8(note))
      page.write("</li>\n")
    }
    if !isFirst { page.write("</ul>\n") }
  }
}

extension Cells {
  /// `text` without the blanks by which tables of text indent.
  fileprivate static func unindented(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while text.first == UInt8(ascii: " ") { text.removeFirst() }
    return text
  }
}
