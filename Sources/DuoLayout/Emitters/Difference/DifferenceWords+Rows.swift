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

  // MARK: Axis

  /// What stands on another axis: where the whole bar turned, its controls in a row for each of its bars.
  private func axisRows(of screen: ScreenDifference) -> [DifferenceSection.Row] {
    let turned = turnedPairs(of: screen)
    var rows: [DifferenceSection.Row] = []
    var groups: [(before: Layout.List, after: Layout.List, changes: [ControlChange])] = []
    for change in screen.changes where change.kind == .axis {
      guard let before = change.occurrences.first?.before?.list, let after = change.occurrences.first?.after?.list,
        change.occurrences.allSatisfy({ turned.contains($0.pair) })
      else {
        rows.append(row(for: change, on: screen))
        continue
      }
      if let known = groups.firstIndex(where: { $0.before == before && $0.after == after }) {
        groups[known].changes.append(change)
      } else {
        groups.append((before, after, [change]))
      }
    }
    let turns = groups.map { group in
      let arrow = [UInt8]("\(group.before.place) → \(group.after.place): ".utf8)
      return DifferenceSection.Row(
        kind: .change(.axis), name: [UInt8](ControlChange.Kind.axis.phrase.utf8), what: arrow + names(of: group.changes),
        poses: poses(of: group.changes, on: screen))
    }
    return turns + rows
  }

  /// The controls of some changes, each once.
  private func names(of changes: [ControlChange]) -> [UInt8] {
    var names: [[UInt8]] = []
    for change in changes where !names.contains(name(of: change)) { names.append(name(of: change)) }
    return [UInt8](names.joined(separator: ", ".utf8))
  }

  /// The poses of some changes: by name where they are the same for all, else how many each has.
  private func poses(of changes: [ControlChange], on screen: ScreenDifference) -> [UInt8] {
    guard let first = changes.first?.occurrences.map({ $0.pair }) else { return [] }
    if changes.allSatisfy({ $0.occurrences.map { $0.pair } == first }) { return poses(first, of: screen) }
    let counts = changes.map { $0.occurrences.count }
    let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
    return [UInt8]((least == most ? "in \(most) poses each" : "in \(least) to \(most) poses").utf8)
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
    guard !changes.isEmpty else { return [] }
    return [
      DifferenceSection.Row(
        kind: .change(.frame), name: [UInt8](ControlChange.Kind.frame.phrase.utf8), what: names(of: changes),
        poses: poses(of: changes, on: screen))
    ]
  }
}

extension Layout.List {
  /// What a place in it is called: `row`.
  var place: String { self == .top ? "row" : self == .custom ? "a bar of the app" : word }
}
