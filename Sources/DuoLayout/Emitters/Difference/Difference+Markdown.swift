import DuoLang

/// Writes `difference` as a comment on a pull request, in GitHub's Markdown: a line that sums up, a table for each screen, and folded
/// below it where each control stood and stands, pose by pose.
///
/// What is folded is left out where the comment would be longer than GitHub takes.
public func writeMarkdown(_ difference: LayoutDifference, into sink: inout some ByteSink) {
  let writer = DifferenceMarkdownWriter(difference)
  var page = writer.page(withDetails: true)
  if page.count > DifferenceMarkdownWriter.limit { page = writer.page(withDetails: false) }
  sink.write(page[...])
}

private struct DifferenceMarkdownWriter {
  /// A comment has at most 65,536 characters; some room is for what people write around it.
  static let limit = 60_000

  let difference: LayoutDifference
  let words: DifferenceWords

  init(_ difference: LayoutDifference) {
    self.difference = difference
    words = DifferenceWords(difference)
  }

  func page(withDetails: Bool) -> [UInt8] {
    var page: [UInt8] = []
    page.write("### Bars: ")
    page.write(markdown: [UInt8](difference.oldTitle.utf8)[...])
    page.write(" → ")
    page.write(markdown: [UInt8](difference.newTitle.utf8)[...])
    page.write("\n\n")
    let summary = DifferenceSummary(difference)
    guard !difference.isEmpty else {
      page.write(summary.nothing + "\n")
      return page
    }
    for (position, part) in summary.parts.enumerated() {
      page.write(position == 0 ? "" : ", ")
      page.write(part)
    }
    if !difference.screens.isEmpty { page.write("\(summary.parts.isEmpty ? "" : " · ")\(summary.scope)") }
    page.write("\n")
    for section in words.sections() { write(section, withDetails: withDetails, into: &page) }
    if !withDetails { page.write("\nPose by pose it would be too long for a comment; `duoc diff` shows it.\n") }
    return page
  }

  private func write(_ section: DifferenceSection, withDetails: Bool, into page: inout [UInt8]) {
    page.write("\n#### ")
    page.write(markdown: section.app[...])
    for (position, screen) in section.screens.enumerated() {
      page.write(position == 0 ? " · " : ", ")
      page.write(markdown: screen[...])
    }
    page.write("\n\n")
    var table = TextTable(columns: 4)
    for head in ["", "control", "what", "poses"] { table.add(head) }
    for row in section.rows {
      table.add(row.mark)
      table.write(row.name[...])
      table.end()
      table.write(row.what[...])
      if !row.cause.isEmpty {
        table.write(" (")
        table.write(row.cause[...])
        table.write(")")
      }
      table.end()
      table.write(row.poses[...])
      table.end()
    }
    table.writeMarkdown(into: &page)
    if withDetails, let screen = section.first { writeDetails(screen, into: &page) }
  }

  /// Where each control that changed stood and stands, a row each, a column a pose.
  private func writeDetails(_ screen: ScreenDifference, into page: inout [UInt8]) {
    let controls = movedControls(of: screen)
    guard !controls.isEmpty else { return }
    page.write("\n<details><summary>Pose by pose</summary>\n\n")
    var table = TextTable(columns: controls.count + 1)
    table.add("pose")
    for control in controls {
      table.write(control.name[...])
      table.end()
    }
    for pair in screen.pairs.indices {
      let layout = difference.new.layouts[screen.pairs[pair].new]
      table.write(poseOf: layout, difference.symbols)
      table.end()
      for control in controls {
        table.write((control.places[pair] ?? [UInt8]("=".utf8))[...])
        table.end()
      }
    }
    table.writeMarkdown(into: &page)
    page.write("\n</details>\n")
  }

  /// For each control that changed, its places before and after by pair, where they differ.
  private func movedControls(of screen: ScreenDifference) -> [(name: [UInt8], places: [Int: [UInt8]])] {
    var controls: [(name: [UInt8], places: [Int: [UInt8]])] = []
    for change in screen.changes where change.kind.changesPlace {
      let name = words.name(of: change)
      let position = controls.firstIndex { $0.name == name } ?? controls.count
      if position == controls.count { controls.append((name, [:])) }
      for occurrence in change.occurrences { controls[position].places[occurrence.pair] = places(of: occurrence) }
    }
    return controls
  }

  private func places(of occurrence: ControlChange.Occurrence) -> [UInt8] {
    var text: [UInt8] = []
    if let place = occurrence.before { text.write(place, isNumbered: true, difference.symbols) } else { text.write("–") }
    text.write(" → ")
    if let place = occurrence.after { text.write(place, isNumbered: true, difference.symbols) } else { text.write("–") }
    return text
  }
}

extension ControlChange.Kind {
  /// Whether the control has another place in its bars after it.
  fileprivate var changesPlace: Bool {
    switch self {
    case .gone, .added, .intoMenu, .outOfMenu, .hidden, .shown, .bar, .axis, .order: true
    case .renamed, .capsule, .shows, .frame: false
    }
  }
}
