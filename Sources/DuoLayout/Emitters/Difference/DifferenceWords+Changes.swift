import DuoLang

/// What became of a control, in words.
extension DifferenceWords {
  /// `gone from column 2`, `into the menu: column 7 → menu 1`, `looks: symbol star → symbol heart`.
  func phrase(for change: ControlChange, on screen: ScreenDifference) -> [UInt8] {
    var text: [UInt8] = []
    switch change.kind {
    case .gone:
      text.write("gone from ")
      text += places(change, screen) { $0.before }
    case .added:
      text.write("added in ")
      text += places(change, screen) { $0.after }
    case .renamed:
      text.write("renamed: it was ")
      if let name = change.formerName { text.write(plain: difference.symbols.utf8(name)) }
    case .frame: text.write(change.kind.phrase)
    default:
      text.write(change.kind.phrase)
      text.write(": ")
      text += arrow(change, on: screen)
    }
    return text
  }

  /// From what to what, or from where to where.
  private func arrow(_ change: ControlChange, on screen: ScreenDifference) -> [UInt8] {
    guard let first = change.occurrences.first else { return [] }
    switch change.kind {
    case .shows:
      guard let old = oldControl(first, screen), let new = newControl(first, screen) else { return [] }
      let sides = looks(old, new)
      return sides.before + [UInt8](" → ".utf8) + sides.after
    default:
      if change.kind == .order, isAboutTab(change, screen) { return [UInt8]("the tab bar".utf8) }
      return distinct(change, limit: 2) { occurrence, isNumbered in arrow(occurrence, change.kind, screen, isNumbered: isNumbered) }
    }
  }

  /// `column 4 → menu 1`; where the bar is the same, `column 4 → 2`.
  private func arrow(
    _ occurrence: ControlChange.Occurrence, _ kind: ControlChange.Kind, _ screen: ScreenDifference, isNumbered: Bool
  ) -> [UInt8] {
    guard let before = occurrence.before, let after = occurrence.after else { return [] }
    var sides: (before: [UInt8], after: [UInt8]) = ([], [])
    sides.before.write(before, isNumbered: isNumbered, difference.symbols)
    if kind == .order {
      guard isNumbered, before.parent == nil else { return sides.before }
      sides.after.write(after.number)
    } else {
      sides.after.write(after, isNumbered: isNumbered, difference.symbols)
    }
    if kind == .bar { addColumns(occurrence, screen, &sides) }
    return sides.before + [UInt8](" → ".utf8) + sides.after
  }

  /// Names the columns where a control went from one to another.
  private func addColumns(
    _ occurrence: ControlChange.Occurrence, _ screen: ScreenDifference, _ sides: inout (before: [UInt8], after: [UInt8])
  ) {
    let before = oldControl(occurrence, screen)?.container
    let after = newControl(occurrence, screen)?.container
    guard before != after else { return }
    if let before { sides.before = [UInt8](difference.symbols.utf8(before)) + [UInt8](" ".utf8) + sides.before }
    if let after { sides.after = [UInt8](difference.symbols.utf8(after)) + [UInt8](" ".utf8) + sides.after }
  }

  /// All places of a change, each once: `column 2, row 3`.
  private func places(_ change: ControlChange, _ screen: ScreenDifference, _ place: (ControlChange.Occurrence) -> ControlPlace?) -> [UInt8] {
    if isAboutTab(change, screen) { return [UInt8]("the tab bar".utf8) }
    return distinct(change, limit: 3) { occurrence, isNumbered in
      var text: [UInt8] = []
      if let place = place(occurrence) { text.write(place, isNumbered: isNumbered, difference.symbols) }
      return text
    }
  }

  /// What `describe` says of the occurrences, each text once; without numbers where that would be too many.
  private func distinct(_ change: ControlChange, limit: Int, _ describe: (ControlChange.Occurrence, Bool) -> [UInt8]) -> [UInt8] {
    for isNumbered in [true, false] {
      var texts: [[UInt8]] = []
      for occurrence in change.occurrences {
        let text = describe(occurrence, isNumbered)
        if !texts.contains(text) { texts.append(text) }
      }
      if texts.count <= limit || !isNumbered { return [UInt8](texts.joined(separator: ", ".utf8)) }
    }
    return []
  }

  // MARK: Looks

  /// What differs of what is seen of a control: `symbol star`, `title “Done”`, `badge 7`.
  private func looks(_ old: Control, _ new: Control) -> (before: [UInt8], after: [UInt8]) {
    var before = Cells()
    var after = Cells()
    func add(_ word: String, _ first: SymbolID?, _ second: SymbolID?) {
      guard first != second else { return }
      write(word, first, into: &before)
      write(word, second, into: &after)
    }
    if old.shows != new.shows {
      before.add(old.shows.phrase)
      after.add(new.shows.phrase)
    }
    // What is seen of it on one side alone is told by the words above.
    let showsIcon = old.shows.hasIcon && new.shows.hasIcon
    if showsIcon { add("symbol", old.symbol, new.symbol) }
    if showsIcon { add("image", old.image, new.image) }
    if old.shows.hasTitle, new.shows.hasTitle { add("title", old.title, new.title) }
    add("badge", old.badge, new.badge)
    return (line(before), line(after))
  }

  private func write(_ word: String, _ symbol: SymbolID?, into cells: inout Cells) {
    guard let symbol else { return cells.add("no \(word)") }
    cells.write("\(word) ")
    if word == "title" { cells.write("“") }
    cells.write(plain: difference.symbols.utf8(symbol))
    if word == "title" { cells.write("”") }
    cells.end()
  }

  private func line(_ cells: Cells) -> [UInt8] {
    var text: [UInt8] = []
    for position in 0..<cells.count {
      if position > 0 { text.write(", ") }
      text.write(cells[position])
    }
    return text
  }
}

extension Control.Shows {
  fileprivate var hasIcon: Bool {
    switch self {
    case .symbol, .titleAndIcon, .tab: true
    case .title, .custom, .tabs, .field: false
    }
  }

  fileprivate var hasTitle: Bool {
    switch self {
    case .title, .titleAndIcon, .tab, .field: true
    case .symbol, .custom, .tabs: false
    }
  }
}

extension ByteSink {
  /// Writes `column 3`, `row 2`, `menu`, `the tab bar`, `the menu of more`.
  mutating func write(_ place: ControlPlace, isNumbered: Bool, _ symbols: SymbolTable) {
    if let parent = place.parent {
      write("the rows of ")
      write(plain: symbols.utf8(parent))
      return
    }
    write(place.list.place)
    switch place.list {
    case .keyboard, .custom, .hidden: break
    default:
      guard isNumbered else { return }
      write(" ")
      write(place.number)
    }
  }
}
