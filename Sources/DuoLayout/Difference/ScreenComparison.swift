import DuoLang

/// Fills `screen` with what changed in its pairs of layouts, changes that are alike merged into one.
func compareScreen(_ screen: inout ScreenDifference, _ old: LayoutSet, _ new: LayoutSet) {
  let symbols = new.symbols
  var layouts: [(old: PlacedControls, new: PlacedControls, pairing: ControlPairing)] = []
  for pair in screen.pairs {
    let before = PlacedControls(old.layouts[pair.old], symbols)
    let after = PlacedControls(new.layouts[pair.new], symbols)
    layouts.append((before, after, ControlPairing(before, after)))
  }
  let renamings = Renaming.find(layouts)
  var merging = ChangeMerging()
  for position in layouts.indices {
    var layout = layouts[position]
    addFacts(layout.old.layout, layout.new.layout, position, symbols, &screen)
    layout.pairing.pair(renamings, layout.old, layout.new)
    merging.add(LayoutComparison(layout.old, layout.new, layout.pairing), position)
  }
  screen.changes = merging.sorted()
}

/// Adds what changed of the bars as a whole.
private func addFacts(_ old: Layout, _ new: Layout, _ pair: Int, _ symbols: SymbolTable, _ screen: inout ScreenDifference) {
  for fact in LayoutFact.allCases {
    let before = fact.value(of: old, symbols)
    let after = fact.value(of: new, symbols)
    guard before != after else { continue }
    if let known = screen.facts.firstIndex(where: { $0.fact == fact && $0.before == before && $0.after == after }) {
      screen.facts[known].pairs.append(pair)
    } else {
      screen.facts.append(FactChange(fact: fact, before: before, after: after, pairs: [pair]))
    }
  }
}

/// The changes of a screen's controls, each once for all poses in which it is the same.
private struct ChangeMerging {
  private struct Entry {
    var change: ControlChange
    var key: Key
    /// The position of the control in its first layout, in which changes of one kind are told.
    var order: Int
    /// The next entry for a control of the same name.
    var namesake: Int?
  }

  /// What makes changes of one control alike: where from, where to, and by which rules.
  private struct Key: Equatable {
    struct Side: Equatable {
      var list: Layout.List
      var parent: SymbolID?
      var qualifier: SymbolID?
      var rule: LayoutRule?
    }

    var kind: ControlChange.Kind
    var isSystem: Bool
    var qualifier: SymbolID?
    var before: Side?
    var after: Side?
    /// Before and after.
    var faces: [Face] = []
  }

  /// What is seen of a control, as far as the other version shows something else.
  private struct Face: Equatable {
    var shows: Control.Shows?
    var title, symbol, image, badge: SymbolID?

    init(_ control: Control, unlike other: Control) {
      if control.shows != other.shows { shows = control.shows }
      if control.title != other.title { title = control.title }
      if control.symbol != other.symbol { symbol = control.symbol }
      if control.image != other.image { image = control.image }
      if control.badge != other.badge { badge = control.badge }
    }
  }

  private var entries: [Entry] = []
  private var heads = SymbolMap(expecting: 16)

  mutating func add(_ comparison: LayoutComparison, _ pair: Int) {
    let oldReasons = Reasons(comparison.old.layout)
    let newReasons = Reasons(comparison.new.layout)
    for finding in comparison.findings {
      let before = finding.old.map { comparison.old.elements[$0] }
      let after = finding.new.map { comparison.new.elements[$0] }
      let former = finding.old.map { comparison.old.control($0) }
      guard let control = finding.new.map({ comparison.new.control($0) }) ?? former else { continue }
      var key = Key(kind: finding.kind, isSystem: control.isSystem, qualifier: (after ?? before)?.qualifier)
      key.before = side(before, former, of: finding.kind, isLater: false, oldReasons)
      key.after = side(after, control, of: finding.kind, isLater: true, newReasons)
      if finding.kind == .shows, let former {
        key.faces = [Face(former, unlike: control), Face(control, unlike: former)]
      }
      let occurrence = ControlChange.Occurrence(pair: pair, before: before?.place, after: after?.place)
      add(key, control.name, former?.name, occurrence, order: finding.new ?? finding.old ?? 0)
    }
  }

  /// What makes two changes of a kind different ones, on the earlier or the later side; nil where nothing does.
  ///
  /// What ends in the menu does so for the same reason whichever bar it was in; what is gone is gone from everywhere.
  private func side(
    _ element: PlacedControls.Element?, _ control: Control?, of kind: ControlChange.Kind, isLater: Bool, _ reasons: Reasons
  ) -> Key.Side? {
    guard let element, let control else { return nil }
    switch (kind, isLater) {
    case (.intoMenu, true), (.hidden, true), (.outOfMenu, false), (.shown, false), (.bar, _), (.axis, _):
      // Wherever the control is whose menu it is a row of.
      let list = element.place.parent == nil ? element.place.list : .menu
      return Key.Side(
        list: list, parent: element.place.parent, qualifier: element.qualifier,
        rule: reasons.decidingRule(of: control, in: element.place.list))
    default: return nil
    }
  }

  private mutating func add(
    _ key: Key, _ name: SymbolID, _ former: SymbolID?, _ occurrence: ControlChange.Occurrence, order: Int
  ) {
    var next = heads[name]
    while let position = next {
      if entries[position].key == key { return entries[position].change.occurrences.append(occurrence) }
      next = entries[position].namesake
    }
    let change = ControlChange(
      kind: key.kind, name: name, formerName: former == name ? nil : former, qualifier: key.qualifier, isSystem: key.isSystem,
      occurrences: [occurrence])
    entries.append(Entry(change: change, key: key, order: order, namesake: heads[name]))
    heads[name] = entries.count - 1
  }

  /// By kind, the gravest first; of a kind by the first pose, and in it by place.
  func sorted() -> [ControlChange] {
    let order = entries.indices.sorted { left, right in
      let (first, second) = (entries[left], entries[right])
      if first.change.kind != second.change.kind { return first.change.kind.rawValue < second.change.kind.rawValue }
      let (firstPair, secondPair) = (first.change.occurrences[0].pair, second.change.occurrences[0].pair)
      if firstPair != secondPair { return firstPair < secondPair }
      return first.order != second.order ? first.order < second.order : left < right
    }
    return order.map { entries[$0].change }
  }
}
