import DuoIR
import DuoLang

/// Where a control is, in the layouts that agree about it.
extension WhyWriter {
  mutating func write(_ group: WhyGroup) {
    page.write("\n")
    guard let sighting = group.sighting else { return writeAbsence(group) }
    let control = sighting.control
    let bar = sighting.parent.map { "a row of `\(symbols.text($0))`, \(sighting.list.location)" } ?? sighting.list.location
    page.write(bar)
    page.write(", shows ")
    page.write(control.shows == .tabs ? "the tab bar" : control.shows.phrase)
    if control.basis == .estimated { page.write("   ≈ estimated") }
    page.write("\n")
    switch sighting.list {
    case .column, .top, .bottom: writeFrames(group)
    case .menu: writeMenu(group)
    default: page.write(paragraph: names(group.layouts), indent: 2)
    }
    if control.rules.count > 0 {
      page.write("  because\n")
      write(control.rules, isVertical: control.axis == .vertical)
    }
  }

  /// Says that some layouts do not have the control, and why not.
  private mutating func writeAbsence(_ group: WhyGroup) {
    let layout = layoutSet.layouts[group.layouts[0]]
    var reason = "not there"
    switch symbols.text(identity.name) {
    case "overflow": reason = "not there: the menu is empty"
    case "back": reason = "not there: nothing leads back, or something else stands in its place"
    case "tabs" where layout.tabs != .none: reason = "not in these bars: the tab bar is a horizontal one of its own"
    default: break
    }
    page.write(paragraph: reason)
    page.write(paragraph: names(group.layouts), indent: 2)
  }

  // MARK: Frames

  /// A row for each place and frame, with the poses that share it.
  private mutating func writeFrames(_ group: WhyGroup) {
    var table = TextTable(columns: 5, wrapped: 4, pageWidth: Cells.terminalWidth)
    write(group, into: &table) { sighting, index, cells in
      cells.write(sighting.list.word)
      cells.write(" ")
      cells.write(sighting.number)
      cells.end()
      guard sighting.parent == nil, let frame = sighting.control.frame, let basis = sighting.control.frameBasis else { return }
      cells.write("x ")
      cells.write(markOf: basis)
      cells.write(from: frame.x, to: frame.maxX)
      cells.end()
      cells.write("y ")
      cells.write(markOf: basis)
      cells.write(from: frame.y, to: frame.maxY)
      cells.end()
      cells.write(basis)
      cells.end()
    }
    table.write(into: &page, indent: 2)
  }

  // MARK: Menu

  /// A row for each place in the menu, with what is missing; then who stayed in the column instead.
  private mutating func writeMenu(_ group: WhyGroup) {
    var table = TextTable(columns: 3, wrapped: 2, pageWidth: Cells.terminalWidth)
    var stays: [(text: String, layouts: [Int])] = []
    write(group, into: &table) { sighting, index, cells in
      cells.write("menu ")
      cells.write(sighting.number)
      cells.end()
      let layout = layoutSet.layouts[index]
      guard let departure = departure(of: sighting, in: layout), let room = layout.room else { return }
      cells.write("needs ")
      cells.write(departure.needs)
      cells.write(", has ")
      cells.write(markOf: layout.columnBasis)
      cells.write(room)
      cells.write(": ")
      cells.write(departure.needs - room)
      cells.write(" too many")
      cells.end()
    }
    table.write(into: &page, indent: 2)
    for index in group.layouts {
      guard let sighting = layoutSet.layouts[index].sighting(of: identity), departure(of: sighting, in: layoutSet.layouts[index]) != nil else {
        continue
      }
      let text = whatStays(in: layoutSet.layouts[index])
      if let known = stays.firstIndex(where: { $0.text == text }) {
        stays[known].layouts.append(index)
      } else {
        stays.append((text, [index]))
      }
    }
    for stay in stays {
      let place = stays.count > 1 || stay.layouts.count < group.layouts.count ? " in \(names(stay.layouts))" : ""
      page.write(paragraph: "instead stay\(place): \(stay.text)", indent: 2, hanging: 4)
    }
  }

  /// How the control left the column of `layout`; nil if it has not, or was never in it.
  private func departure(of sighting: Layout.Sighting, in layout: Layout) -> Departure? {
    guard !identity.isSystem, sighting.parent == nil, layout.isOfColumn(sighting.control), let room = layout.room else { return nil }
    return layout.leaving.first { $0.name == identity.name && $0.hasLeft && $0.needs > room }
  }

  /// What kept its place in the column, the last to leave first, with its priority.
  private func whatStays(in layout: Layout) -> String {
    var staying = ""
    for departure in layout.leaving.reversed() where !departure.hasLeft {
      staying += "\(staying.isEmpty ? "" : ", ")\(symbols.text(departure.name)) (\(departure.priorityText))"
    }
    var never = ""
    for control in layout[.column] where control.shows != .tabs && symbols.text(control.name) != "overflow" {
      guard !layout.leaving.contains(where: { $0.name == control.name }) else { continue }
      never += "\(never.isEmpty ? "" : ", ")\(symbols.text(control.name))"
    }
    return (staying.isEmpty ? "none" : staying) + (never.isEmpty ? "" : "; never leave: \(never)")
  }

  // MARK: Rows

  /// Adds a row for each different text that `describe` writes, its last cell the poses that share it.
  private func write(_ group: WhyGroup, into table: inout TextTable, _ describe: (Layout.Sighting, Int, inout Cells) -> Void) {
    var rows: [(cells: [[UInt8]], layouts: [Int])] = []
    for index in group.layouts {
      guard let sighting = layoutSet.layouts[index].sighting(of: identity) else { continue }
      var cells = Cells()
      describe(sighting, index, &cells)
      let texts = (0..<cells.count).map { [UInt8](cells[$0]) }
      if let known = rows.firstIndex(where: { $0.cells == texts }) {
        rows[known].layouts.append(index)
      } else {
        rows.append((texts, [index]))
      }
    }
    for row in rows {
      for position in 0..<table.columnCount - 1 {
        if position < row.cells.count { table.write(row.cells[position][...]) }
        table.end()
      }
      table.add(names(row.layouts))
    }
  }
}
