import DuoLang

/// A part of a report on a difference: screens of one app that changed alike, with a row for each change.
struct DifferenceSection {
  var app: [UInt8]
  /// The screens and states; none where the rows are about the app as a whole.
  var screens: [[UInt8]]
  var rows: [Row]
  /// The first of the screens.
  var first: ScreenDifference?

  /// Whether nothing but the rest of the screen has moved its controls.
  var onlyMovedAlong: Bool { !rows.isEmpty && rows.allSatisfy { $0.kind == .change(.frame) } }

  struct Row: Equatable {
    enum Kind: Equatable {
      case fact
      case change(ControlChange.Kind)
      case inventory(isAdded: Bool)
    }

    var kind: Kind
    /// What it is about: a control, a fact, a screen.
    var name: [UInt8]
    var what: [UInt8]
    var cause: [UInt8] = []
    var poses: [UInt8] = []

    /// One sign, for the margin.
    var mark: String {
      switch kind {
      case .fact: "◇"
      case .change(let kind): kind.mark
      case .inventory(let isAdded): isAdded ? "+" : "−"
      }
    }
  }
}

extension DifferenceWords {
  /// The report: for each app what it has gained and lost as a whole, then its screens.
  func sections() -> [DifferenceSection] {
    var sections: [DifferenceSection] = []
    for app in apps() {
      let name = plain(app)
      let inventory = difference.inventory.filter { $0.app == app }
      if !inventory.isEmpty { sections.append(DifferenceSection(app: name, screens: [], rows: inventory.map { row(for: $0) })) }
      let tabBar = tabBarSection(app, name)
      if !tabBar.rows.isEmpty { sections.append(tabBar) }
      let start = sections.count
      for screen in difference.screens where screen.app == app {
        let screenName = self.name(of: screen.screen, screen.state)
        let rows = rows(of: tabBar.rows.isEmpty ? screen : withoutTabs(screen))
        // What happened on several screens in the same way is told once.
        if let known = sections[start...].firstIndex(where: { $0.rows == rows }) {
          sections[known].screens.append(screenName)
        } else if !rows.isEmpty {
          sections.append(DifferenceSection(app: name, screens: [screenName], rows: rows, first: screen))
        }
      }
      gatherFollowers(&sections, from: start)
    }
    return sections
  }

  /// The apps that differ, in the order of the later version, what is gone after them.
  private func apps() -> [SymbolID] {
    var apps: [SymbolID] = []
    for layout in difference.new.layouts where apps.last != layout.app { apps.append(layout.app) }
    for change in difference.inventory where !apps.contains(change.app) { apps.append(change.app) }
    return apps
  }

  private func plain(_ symbol: SymbolID) -> [UInt8] {
    var text: [UInt8] = []
    text.write(plain: difference.symbols.utf8(symbol))
    return text
  }

  /// Puts the screens on which controls only moved along into one section, a row each, where others say what moved them.
  private func gatherFollowers(_ sections: inout [DifferenceSection], from start: Int) {
    let all = [DifferenceSection](sections[start...])
    let followers = all.filter { $0.onlyMovedAlong }
    guard followers.count > 1, let app = followers.first?.app, followers.count < sections.count else { return }
    sections.removeSubrange(start...)
    sections += all.filter { !$0.onlyMovedAlong }
    var section = DifferenceSection(app: app, screens: [[UInt8](ControlChange.Kind.frame.phrase.utf8)], rows: [])
    for follower in followers {
      for var row in follower.rows {
        row.name = [UInt8](follower.screens.joined(separator: ", ".utf8))
        section.rows.append(row)
      }
    }
    sections.append(section)
  }

  // MARK: The tab bar

  /// The changes of tabs, where they are on several screens: each once, with the screens counted.
  private func tabBarSection(_ app: SymbolID, _ name: [UInt8]) -> DifferenceSection {
    var found: [(row: DifferenceSection.Row, count: Int)] = []
    for screen in difference.screens where screen.app == app {
      var tabs = screen
      tabs.facts = []
      tabs.changes.removeAll { !isAboutTab($0, screen) }
      for row in rows(of: tabs) {
        if let known = found.firstIndex(where: { $0.row == row }) {
          found[known].count += 1
        } else {
          found.append((row, 1))
        }
      }
    }
    var section = DifferenceSection(app: name, screens: [[UInt8]("tab bar".utf8)], rows: [])
    guard found.contains(where: { $0.count > 1 }) else { return section }
    for (var row, count) in found {
      row.poses += [UInt8](", on \(count == 1 ? "1 screen" : "\(count) screens")".utf8)
      section.rows.append(row)
    }
    return section
  }

  private func withoutTabs(_ screen: ScreenDifference) -> ScreenDifference {
    var copy = screen
    copy.changes.removeAll { isAboutTab($0, screen) }
    return copy
  }

  // MARK: Inventory

  private func row(for change: InventoryChange) -> DifferenceSection.Row {
    var name: [UInt8] = []
    name.write(change.subject.word)
    name.write(" ")
    var what: [UInt8] = []
    what.write(change.isAdded ? "new" : "gone")
    switch change.subject {
    case .app:
      name += plain(change.app)
      what += [UInt8](", with \(screenCount(of: change))".utf8)
    case .screen, .state:
      name += self.name(of: change.screen ?? change.app, change.state)
      what += controlCount(of: change)
    case .pose: name += plain(change.pose ?? change.app)
    case .scenario:
      name += plain(change.scenario ?? change.app)
      if let pose = change.pose {
        what.write(", in ")
        what += plain(pose)
      }
    }
    return DifferenceSection.Row(kind: .inventory(isAdded: change.isAdded), name: name, what: what)
  }

  private func layouts(of change: InventoryChange) -> [Layout] { (change.isAdded ? difference.new : difference.old).layouts }

  private func screenCount(of change: InventoryChange) -> String {
    var count = 0
    var last: SymbolID?
    for layout in layouts(of: change) where layout.app == change.app && layout.state == nil && layout.screen != last {
      count += 1
      last = layout.screen
    }
    return count == 1 ? "1 screen" : "\(count) screens"
  }

  /// `, with 4 controls: close, save, …`.
  private func controlCount(of change: InventoryChange) -> [UInt8] {
    let layout = layouts(of: change).first {
      $0.app == change.app && $0.screen == change.screen && (change.subject == .screen || $0.state == change.state)
    }
    guard let layout else { return [] }
    var names: [[UInt8]] = []
    for list in Layout.List.allCases {
      for control in layout[list] where !control.isSystem { names.append(plain(control.name)) }
    }
    guard !names.isEmpty else { return [UInt8](", without items".utf8) }
    let shown = [UInt8](names.prefix(6).joined(separator: ", ".utf8))
    return [UInt8](", with ".utf8) + shown + [UInt8]((names.count > 6 ? " and \(names.count - 6) more" : "").utf8)
  }
}
