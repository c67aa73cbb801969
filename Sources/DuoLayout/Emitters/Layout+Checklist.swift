import DuoLang

/// Writes what no compiler can know as tasks in Markdown, to be looked at on a device: for each app and screen what was decided by
/// an estimate, and findings that are notes; then what device data is not sure of.
public func writeChecklist(_ set: LayoutSet, _ notes: ChecklistNotes, into sink: inout some ByteSink) {
  var start = 0
  while start < set.layouts.count {
    var end = start + 1
    while end < set.layouts.count, set.layouts[end].app == set.layouts[start].app { end += 1 }
    var writer = ChecklistWriter(set: set, notes: notes, app: start..<end)
    writer.writeApp(isFirst: start == 0)
    sink.write(writer.page[...])
    start = end
  }
}

/// Writes the tasks of one app.
private struct ChecklistWriter {
  let set: LayoutSet
  let notes: ChecklistNotes
  /// The app's layouts.
  let app: Range<Int>
  var page: [UInt8] = []
  /// The tasks of the section that is being written.
  private var tasks: [UInt8] = []
  /// The findings that have been written: each is a task once.
  private var written: [Bool]
  private var taskCount = 0

  /// How many poses or controls a task names before it counts the rest.
  private static let limit = 4

  init(set: LayoutSet, notes: ChecklistNotes, app: Range<Int>) {
    self.set = set
    self.notes = notes
    self.app = app
    written = [Bool](repeating: false, count: notes.findings.count)
  }

  mutating func writeApp(isFirst: Bool) {
    var head: [UInt8] = isFirst ? [] : [UInt8(ascii: "\n")]
    head.write("# ")
    head.write(markdown: set.symbols.utf8(set.layouts[app.lowerBound].app))
    head.write(": to be looked at on a device\n")
    page = head
    var start = app.lowerBound
    while start < app.upperBound {
      let end = set.endOfScreen(from: start)
      writeEstimates(start..<end)
      writeFindings(start..<end)
      var title: [UInt8] = []
      title.write(screenOf: set.layouts[start], set.symbols)
      endSection(title)
      start = end
    }
    for index in notes.facts.indices { writeFact(notes.facts[index]) }
    endSection([UInt8](set.device.utf8))
    if taskCount == 0 { page.write("\nNothing here rests on an estimate.\n") }
  }

  private mutating func endSection(_ title: [UInt8]) {
    guard !tasks.isEmpty else { return }
    page.write("\n## ")
    page.write(markdown: title[...])
    page.write("\n\n")
    page.write(tasks[...])
    tasks.removeAll()
  }

  private mutating func beginTask() {
    tasks.write("- [ ] ")
    taskCount += 1
  }

  // MARK: Rules

  /// A task for each estimated rule that decided something on a screen.
  private mutating func writeEstimates(_ layouts: Range<Int>) {
    let names = ScreenNames(set.layouts[layouts], set.symbols)
    for rule in LayoutRule.allCases where rule.basis == .estimated {
      var poses: [Int] = []
      var controls: [[UInt8]] = []
      for position in layouts {
        let layout = set.layouts[position]
        var isMet = layout.barRules.contains(rule)
        for list in Layout.List.allCases {
          for control in layout[list] where control.rules.contains(rule) {
            isMet = true
            var name: [UInt8] = []
            name.write(nameOf: control, names)
            if !controls.contains(name) { controls.append(name) }
          }
        }
        if isMet { poses.append(position) }
      }
      guard !poses.isEmpty else { continue }
      beginTask()
      tasks.write(rule.id)
      tasks.write(" (estimated): ")
      tasks.write(markdown: Array(rule.summary.utf8)[...])
      tasks.write(". Look at ")
      if !controls.isEmpty {
        write(listOf: controls)
        tasks.write(" in ")
      }
      write(poses: poses)
      tasks.write(".\n")
    }
  }

  // MARK: Findings

  /// A task for each finding about a screen that no earlier one had.
  private mutating func writeFindings(_ layouts: Range<Int>) {
    let first = set.layouts[layouts.lowerBound]
    let place = ChecklistNotes.Place(app: first.app, screen: first.screen, state: first.state)
    for index in notes.findings.indices where !written[index] && notes.findings[index].screens.contains(place) {
      written[index] = true
      let finding = notes.findings[index]
      beginTask()
      tasks.write(finding.slug)
      tasks.write(": ")
      tasks.write(markdown: Array(finding.message.utf8)[...])
      tasks.write(". Look at ")
      write(poses: poses(showing: finding, layouts))
      tasks.write(" (")
      if finding.file.index < set.files.count { tasks.write(markdown: Array(set.files[finding.file.index].utf8)[...]) }
      tasks.write(":")
      tasks.write(Int(finding.line))
      tasks.write(").\n")
    }
  }

  /// The layouts that show what stands in the finding's line; all if it is nothing that is shown.
  private func poses(showing finding: ChecklistNotes.Finding, _ layouts: Range<Int>) -> [Int] {
    let showing = layouts.filter { position in
      let layout = set.layouts[position]
      return Layout.List.allCases.contains { list in
        list != .hidden && layout[list].contains { $0.origin?.file == finding.file && $0.origin?.line == finding.line }
      }
    }
    return showing.isEmpty ? Array(layouts) : showing
  }

  // MARK: Device

  /// A task for what device data is not sure of, with the layout in which it is seen first.
  private mutating func writeFact(_ fact: DoubtfulFact) {
    let users = app.filter { fact.isUsed(by: set.layouts[$0], set.symbols) }
    guard let first = users.first else { return }
    beginTask()
    tasks.write(markdown: Array(fact.text.utf8)[...])
    tasks.write(" (")
    tasks.write(fact.basis.word)
    tasks.write(")")
    if !fact.note.isEmpty {
      tasks.write(": ")
      tasks.write(markdown: Array(fact.note.utf8)[...])
    }
    tasks.write(". Look at ")
    var place: [UInt8] = []
    place.write(screenOf: set.layouts[first], set.symbols)
    place.write(" in ")
    place.write(poseOf: set.layouts[first], set.symbols)
    tasks.write(markdown: place[...])
    write(more: users.count - 1)
    tasks.write(".\n")
  }

  // MARK: Lists

  private mutating func write(poses: [Int]) {
    write(
      listOf: poses.map { position in
        var name: [UInt8] = []
        name.write(poseOf: set.layouts[position], set.symbols)
        return name
      })
  }

  private mutating func write(listOf names: [[UInt8]]) {
    for (index, name) in names.prefix(Self.limit).enumerated() {
      if index > 0 { tasks.write(index == names.count - 1 ? " and " : ", ") }
      tasks.write(markdown: name[...])
    }
    write(more: names.count - Self.limit)
  }

  private mutating func write(more count: Int) {
    guard count > 0 else { return }
    tasks.write(" and ")
    tasks.write(count)
    tasks.write(" more")
  }
}
