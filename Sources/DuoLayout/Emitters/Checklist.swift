import DuoLang

/// What no compiler can know, as tasks to be done with a device: what estimates decided, findings that are notes, what device
/// data is not sure of.
///
/// All texts are plain, made harmless, and not marked up.
struct Checklist {
  private let set: LayoutSet
  private let notes: ReportNotes
  /// The findings that have been told: each is a task once.
  private var told: [Bool]

  /// How many poses or controls a task names before it counts the rest.
  private static let limit = 4

  init(_ set: LayoutSet, _ notes: ReportNotes) {
    self.set = set
    self.notes = notes
    told = [Bool](repeating: false, count: notes.findings.count)
  }

  // MARK: Rules

  /// A task for each estimated rule that decided something in `layouts`, which are of one screen and state.
  func estimates(_ layouts: Range<Int>) -> [[UInt8]] {
    var tasks: [[UInt8]] = []
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
      var task: [UInt8] = []
      task.write("\(rule.id) (estimated): \(rule.summary). Look at ")
      if !controls.isEmpty {
        write(listOf: controls, into: &task)
        task.write(" in ")
      }
      write(poses: poses, into: &task)
      task.write(".")
      tasks.append(task)
    }
    return tasks
  }

  // MARK: Findings

  /// A task for each note about the screen of `layouts` that no earlier call has told.
  mutating func findings(_ layouts: Range<Int>) -> [[UInt8]] {
    var tasks: [[UInt8]] = []
    let place = ReportNotes.Place(of: set.layouts[layouts.lowerBound])
    for index in notes.findings.indices where !told[index] {
      let finding = notes.findings[index]
      guard finding.severity == .note, finding.kind.isPlacementRule, finding.screens.contains(place) else { continue }
      told[index] = true
      var task: [UInt8] = []
      task.write("\(finding.kind.slug): ")
      task.write(plain: Array(finding.message.utf8)[...])
      task.write(". Look at ")
      write(poses: poses(showing: finding, layouts), into: &task)
      task.write(" (")
      if finding.file.index < set.files.count { task.write(plain: Array(set.files[finding.file.index].utf8)[...]) }
      task.write(":")
      task.write(finding.excerpt.position.line)
      task.write(").")
      tasks.append(task)
    }
    return tasks
  }

  /// The layouts that show what stands in the finding's line; all if it is nothing that is shown.
  private func poses(showing finding: ReportNotes.Finding, _ layouts: Range<Int>) -> [Int] {
    let line = UInt32(truncatingIfNeeded: finding.excerpt.position.line)
    let showing = layouts.filter { position in
      let layout = set.layouts[position]
      return Layout.List.allCases.contains { list in
        list != .hidden && layout[list].contains { $0.origin?.file == finding.file && $0.origin?.line == line }
      }
    }
    return showing.isEmpty ? Array(layouts) : showing
  }

  // MARK: Device

  /// A task for each thing that device data is not sure of and that one of an app's layouts rests on.
  func facts(_ app: Range<Int>) -> [[UInt8]] {
    var tasks: [[UInt8]] = []
    for fact in notes.facts {
      let users = app.filter { fact.isUsed(by: set.layouts[$0], set.symbols) }
      guard let first = users.first else { continue }
      var task: [UInt8] = []
      task.write(plain: Array(fact.text.utf8)[...])
      task.write(" (\(fact.basis.word))")
      if !fact.note.isEmpty {
        task.write(": ")
        task.write(plain: Array(fact.note.utf8)[...])
      }
      task.write(". Look at ")
      task.write(screenOf: set.layouts[first], set.symbols)
      task.write(" in ")
      task.write(poseOf: set.layouts[first], set.symbols)
      write(more: users.count - 1, into: &task)
      task.write(".")
      tasks.append(task)
    }
    return tasks
  }

  // MARK: Lists

  private func write(poses: [Int], into task: inout [UInt8]) {
    let names = poses.map { position in
      var name: [UInt8] = []
      name.write(poseOf: set.layouts[position], set.symbols)
      return name
    }
    write(listOf: names, into: &task)
  }

  private func write(listOf names: [[UInt8]], into task: inout [UInt8]) {
    for (index, name) in names.prefix(Self.limit).enumerated() {
      if index > 0 { task.write(index == names.count - 1 ? " and " : ", ") }
      task.write(name[...])
    }
    write(more: names.count - Self.limit, into: &task)
  }

  private func write(more count: Int, into task: inout [UInt8]) {
    guard count > 0 else { return }
    task.write(" and ")
    task.write(count)
    task.write(" more")
  }
}

extension ReportNotes.Place {
  /// The screen and state that `layout` is of.
  init(of layout: Layout) { self.init(app: layout.app, screen: layout.screen, state: layout.state) }
}
