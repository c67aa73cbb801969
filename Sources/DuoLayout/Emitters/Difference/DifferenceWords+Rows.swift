import DuoLang

/// The rows of one screen, what follows from others drawn together.
extension DifferenceWords {
  func rows(of screen: ScreenDifference) -> [DifferenceSection.Row] {
    var rows = factRows(of: screen)
    var followers: [DifferenceSection.Row] = []
    for kind in ControlChange.Kind.allCases {
      switch kind {
      case .axis: rows += axisRows(of: screen)
      case .capsule: rows += capsuleRows(of: screen)
      case .frame: rows += followers + frameRows(of: screen)
      default:
        for change in screen.changes where change.kind == kind {
          if follows(change) { followers.append(row(for: change, on: screen)) } else { rows.append(row(for: change, on: screen)) }
        }
      }
    }
    return rows
  }

  private func row(for change: ControlChange, on screen: ScreenDifference) -> DifferenceSection.Row {
    DifferenceSection.Row(
      kind: .change(change.kind), name: name(of: change), what: phrase(for: change, on: screen), cause: cause(of: change, on: screen),
      poses: poses(change.occurrences.map { $0.pair }, of: screen))
  }

  // MARK: Facts

  /// The bars as a whole. What only follows from another fact, in the same pose, is left out.
  private func factRows(of screen: ScreenDifference) -> [DifferenceSection.Row] {
    var rows: [DifferenceSection.Row] = []
    var explained: Set<Int> = []
    for fact in LayoutFact.allCases {
      var pairs: [Int] = []
      var values: [UInt8] = []
      let changes = screen.facts.filter { $0.fact == fact }
      for change in changes {
        let own = fact.isConsequence ? change.pairs.filter { !explained.contains($0) } : change.pairs
        pairs += own
        values = change.before + [UInt8](" → ".utf8) + change.after
        if fact.isConsequence || own.isEmpty { continue }
        if !fact.isMeasure {
          rows.append(row(fact, values, own, screen))
          pairs = []
        }
      }
      if !pairs.isEmpty { rows.append(row(fact, changes.count == 1 ? values : [UInt8](fact.otherwise.utf8), pairs.sorted(), screen)) }
      if fact.hasConsequences { for change in changes { explained.formUnion(change.pairs) } }
    }
    return rows
  }

  private func row(_ fact: LayoutFact, _ what: [UInt8], _ pairs: [Int], _ screen: ScreenDifference) -> DifferenceSection.Row {
    DifferenceSection.Row(kind: .fact, name: [UInt8](fact.phrase.utf8), what: what, poses: poses(pairs, of: screen))
  }

  // MARK: Axis

  /// What stands on another axis: where a whole bar does, its controls in one row.
  private func axisRows(of screen: ScreenDifference) -> [DifferenceSection.Row] {
    var groups: [(key: AxisKey, changes: [ControlChange])] = []
    for change in screen.changes where change.kind == .axis {
      guard let first = change.occurrences.first, let before = first.before?.list, let after = first.after?.list else { continue }
      let key = AxisKey(before: before, after: after, pairs: change.occurrences.map { $0.pair })
      if let known = groups.firstIndex(where: { $0.key == key }) {
        groups[known].changes.append(change)
      } else {
        groups.append((key, [change]))
      }
    }
    return groups.map { group in
      if group.changes.count == 1 { return row(for: group.changes[0], on: screen) }
      let names = group.changes.map { name(of: $0) }
      var what: [UInt8] = []
      what.write(group.key.before.place)
      what.write(" → ")
      what.write(group.key.after.place)
      what.write(": ")
      what += [UInt8](names.joined(separator: ", ".utf8))
      return DifferenceSection.Row(
        kind: .change(.axis), name: [UInt8](ControlChange.Kind.axis.phrase.utf8), what: what, poses: poses(group.key.pairs, of: screen))
    }
  }

  private struct AxisKey: Equatable {
    var before: Layout.List
    var after: Layout.List
    var pairs: [Int]
  }

  // MARK: Capsules

  /// Which capsules became which: `[star unread] [share] → [star unread share]`.
  private func capsuleRows(of screen: ScreenDifference) -> [DifferenceSection.Row] {
    let occurrences = screen.changes.filter { $0.kind == .capsule }.flatMap { $0.occurrences }
    var groups: [(what: [UInt8], pairs: [Int])] = []
    for pair in screen.pairs.indices {
      let own = occurrences.filter { $0.pair == pair }
      guard let first = own.first else { continue }
      let before = capsules(own.compactMap { $0.before }, in: oldLayout(first, screen))
      let what = before + [UInt8](" → ".utf8) + capsules(own.compactMap { $0.after }, in: newLayout(first, screen))
      if let known = groups.firstIndex(where: { $0.what == what }) {
        groups[known].pairs.append(pair)
      } else {
        groups.append((what, [pair]))
      }
    }
    return groups.map { group in
      DifferenceSection.Row(
        kind: .change(.capsule), name: [UInt8](ControlChange.Kind.capsule.phrase.utf8), what: group.what,
        poses: poses(group.pairs, of: screen))
    }
  }

  /// The capsules in which some places are, with all that is in them.
  private func capsules(_ places: [ControlPlace], in layout: Layout) -> [UInt8] {
    let numbers = Set(places.map { layout.controls[$0.index].group }).sorted()
    var text: [UInt8] = []
    for number in numbers {
      text.write(text.isEmpty ? "[" : " [")
      var isFirst = true
      for control in layout.controls where control.group == number {
        if !isFirst { text.write(" ") }
        isFirst = false
        text.write(plain: difference.symbols.utf8(control.name))
      }
      text.write("]")
    }
    return text
  }

  // MARK: Frames

  /// What only moved along, in one row.
  private func frameRows(of screen: ScreenDifference) -> [DifferenceSection.Row] {
    let changes = screen.changes.filter { $0.kind == .frame }
    guard let first = changes.first else { return [] }
    var names: [[UInt8]] = []
    var counts: (least: Int, most: Int) = (.max, 0)
    var areAlike = true
    for change in changes {
      let name = name(of: change)
      if !names.contains(name) { names.append(name) }
      counts = (min(counts.least, change.occurrences.count), max(counts.most, change.occurrences.count))
      areAlike = areAlike && change.occurrences.map { $0.pair } == first.occurrences.map { $0.pair }
    }
    var poses = areAlike ? poses(first.occurrences.map { $0.pair }, of: screen) : []
    if !areAlike { poses.write(counts.least == counts.most ? "in \(counts.most) poses each" : "in \(counts.least) to \(counts.most) poses") }
    return [
      DifferenceSection.Row(
        kind: .change(.frame), name: [UInt8](ControlChange.Kind.frame.phrase.utf8),
        what: [UInt8](names.joined(separator: ", ".utf8)), poses: poses)
    ]
  }
}

extension LayoutFact {
  /// Whether it is numbers, of which only one set is worth a row.
  fileprivate var isMeasure: Bool {
    switch self {
    case .window, .bounds, .safeArea, .room, .missing: true
    default: false
    }
  }

  /// What is said where it changed in several ways.
  fileprivate var otherwise: String {
    switch self {
    case .window: "resized"
    case .bounds: "moved or resized"
    case .safeArea: "other insets"
    case .room: "another length"
    default: "otherwise"
    }
  }

  /// Whether it follows from the window, the frame or the bar's side where one of them changed too.
  fileprivate var isConsequence: Bool { self == .safeArea || self == .room }
  fileprivate var hasConsequences: Bool { self == .window || self == .bounds || self == .side || self == .presentation }
}

extension Layout.List {
  /// What a place in it is called: `row`.
  var place: String { self == .top ? "row" : self == .custom ? "a bar of the app" : word }
}
