import DuoLang

/// Writes what no compiler can know as tasks in Markdown, to be looked at on a device: for each app and screen what was decided by
/// an estimate, and findings that are notes; then what device data is not sure of.
public func writeChecklist(_ set: LayoutSet, _ notes: ReportNotes, into sink: inout some ByteSink) {
  var checklist = Checklist(set, notes)
  var start = 0
  while start < set.layouts.count {
    let end = set.endOfApp(from: start)
    var page: [UInt8] = start == 0 ? [] : [UInt8(ascii: "\n")]
    page.write("# ")
    page.write(markdown: set.symbols.utf8(set.layouts[start].app))
    page.write(": to be looked at on a device\n")
    let headLength = page.count
    var screen = start
    while screen < end {
      let next = set.endOfScreen(from: screen)
      var title: [UInt8] = []
      title.write(screenOf: set.layouts[screen], set.symbols)
      page.write(section: title, of: checklist.estimates(screen..<next) + checklist.findings(screen..<next))
      screen = next
    }
    page.write(section: [UInt8](set.device.utf8), of: checklist.facts(start..<end))
    if page.count == headLength { page.write("\nNothing here rests on an estimate.\n") }
    sink.write(page[...])
    start = end
  }
}

extension ByteSink {
  /// Writes a heading and its tasks; nothing where there are none.
  fileprivate mutating func write(section title: [UInt8], of tasks: [[UInt8]]) {
    guard !tasks.isEmpty else { return }
    write("\n## ")
    write(markdown: title[...])
    write("\n\n")
    for task in tasks {
      write("- [ ] ")
      write(markdown: task[...])
      write("\n")
    }
  }
}
