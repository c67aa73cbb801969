import DuoIR
import DuoLang

/// In which order items leave as room shrinks, where the control is of the column that they leave.
extension WhyWriter {
  mutating func writeDepartures() {
    let groups = DepartureGroup.groups(layoutSet.layouts) { layout in
      layout.sighting(of: identity).map { $0.parent != nil || layout.isOfColumn($0.control) } ?? true
    }
    guard !groups.isEmpty else { return }
    page.write("\nas room shrinks\n")
    for (position, group) in groups.enumerated() {
      if position > 0 { page.write("\n") }
      let layout = layoutSet.layouts[group.layouts[0]]
      if layout.leaving.isEmpty, layout.tabsNeed == nil {
        page.write("  nothing leaves the column\n")
      } else {
        write(layout)
      }
      page.write(paragraph: "room: " + rooms(group.layouts), indent: 2, hanging: 4)
    }
  }

  /// A row for each thing that leaves, the first to leave first.
  private mutating func write(_ layout: Layout) {
    var table = TextTable(columns: 4, pageWidth: Cells.terminalWidth)
    let tabsFirst = layout.tabsNeed.map { need in layout.leaving.first.map { need >= $0.needs } ?? true } ?? false
    if tabsFirst { addTabs(layout, "collapses to one control", to: &table) }
    for departure in layout.leaving {
      table.add(departure.name == identity.name && !identity.isSystem ? "→" : "")
      table.write(plain: symbols.utf8(departure.name))
      table.end()
      table.write("needs ")
      table.write(departure.needs)
      table.end()
      table.write("priority ")
      table.write(departure.priorityText)
      table.end()
    }
    if !tabsFirst { addTabs(layout, "collapses to one control, and items come back", to: &table) }
    table.write(into: &page, indent: 2)
  }

  private func addTabs(_ layout: Layout, _ what: String, to table: inout TextTable) {
    guard let needs = layout.tabsNeed else { return }
    table.add(symbols.text(identity.name) == "tabs" ? "→" : "")
    table.add("tabs")
    table.write("needs ")
    table.write(needs)
    table.end()
    table.add(what)
  }

  /// The room of each layout, the least first: `outerLandscapeRight 349, outerPortrait 484`.
  private func rooms(_ layouts: [Int]) -> String {
    let layoutSet = layoutSet
    let sorted = layouts.sorted { left, right in
      let a = layoutSet.layouts[left].room ?? 0, b = layoutSet.layouts[right].room ?? 0
      return a == b ? left < right : a < b
    }
    var text = ""
    for (position, index) in sorted.enumerated() {
      let layout = layoutSet.layouts[index]
      if position > 0 { text += ", " }
      text += "\(name(index)) \(layout.columnBasis == .estimated ? "≈" : "")\((layout.room ?? 0).description)"
    }
    return text
  }
}

extension Departure {
  /// As an author writes it: `high`, `automatic`; with that of the group where there is one.
  var priorityText: String {
    guard let groupPriority, groupPriority != priority else { return priority.word }
    return "\(groupPriority.word), in its group \(priority.word)"
  }
}

extension Priority {
  /// The word for it, or the number.
  var word: String {
    for level in PriorityLevel.allCases where Priority(level) == self { return level.word }
    for (word, level, step) in Vocabulary.derivedPriorities where Priority(level).rank + step == rank { return word }
    return String(rank)
  }
}
