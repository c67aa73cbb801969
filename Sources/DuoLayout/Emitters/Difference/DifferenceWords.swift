import DuoLang

/// Says in words what a difference holds; the texts are harmless for a terminal, and escaped by none of the formats yet.
struct DifferenceWords {
  let difference: LayoutDifference
  private var symbols: SymbolTable { difference.symbols }

  init(_ difference: LayoutDifference) { self.difference = difference }

  func oldLayout(_ occurrence: ControlChange.Occurrence, _ screen: ScreenDifference) -> Layout {
    difference.old.layouts[screen.pairs[occurrence.pair].old]
  }

  func newLayout(_ occurrence: ControlChange.Occurrence, _ screen: ScreenDifference) -> Layout {
    difference.new.layouts[screen.pairs[occurrence.pair].new]
  }

  func oldControl(_ occurrence: ControlChange.Occurrence, _ screen: ScreenDifference) -> Control? {
    occurrence.before.map { oldLayout(occurrence, screen).controls[$0.index] }
  }

  func newControl(_ occurrence: ControlChange.Occurrence, _ screen: ScreenDifference) -> Control? {
    occurrence.after.map { newLayout(occurrence, screen).controls[$0.index] }
  }

  /// Whether it only follows from others: the control that opens the menu comes and goes with what is in it.
  func follows(_ change: ControlChange) -> Bool {
    change.isSystem && (change.kind == .gone || change.kind == .added) && symbols.utf8(change.name).elementsEqual("overflow".utf8)
  }

  /// Whether it is about a tab, which is on all screens of its tab bar.
  func isAboutTab(_ change: ControlChange, _ screen: ScreenDifference) -> Bool {
    guard let first = change.occurrences.first else { return false }
    return (newControl(first, screen) ?? oldControl(first, screen))?.shows == .tab
  }

  // MARK: Names

  /// `share`, `sidebar.add`.
  func name(of change: ControlChange) -> [UInt8] {
    var text: [UInt8] = []
    if let qualifier = change.qualifier {
      text.write(plain: symbols.utf8(qualifier))
      text.write(".")
    }
    text.write(plain: symbols.utf8(change.name))
    return text
  }

  /// `Article`, `Feeds · selecting`.
  func name(of screen: SymbolID, _ state: SymbolID?) -> [UInt8] {
    var text: [UInt8] = []
    text.write(plain: symbols.utf8(screen))
    if let state {
      text.write(" · ")
      text.write(plain: symbols.utf8(state))
    }
    return text
  }

  // MARK: Poses

  /// `in all poses`, `in all poses but innerPortrait`, `in outerPortrait, scenario typing`.
  func poses(_ pairs: [Int], of screen: ScreenDifference) -> [UInt8] {
    var text: [UInt8] = []
    let layouts = screen.pairs.map { difference.new.layouts[$0.new] }
    let isIn = Set(pairs)
    let plain = layouts.indices.filter { layouts[$0].isPlain }
    let scenarios = layouts.indices.filter { !layouts[$0].isPlain }
    let missing = plain.filter { !isIn.contains($0) }
    let missingScenarios = scenarios.filter { !isIn.contains($0) }
    guard plain.count > 1, missing.count * 3 <= plain.count else {
      text.write("in ")
      return text + list(pairs, of: layouts)
    }
    text.write(missing.isEmpty && missingScenarios.isEmpty && !scenarios.isEmpty ? "in all poses and scenarios" : "in all poses")
    if !missing.isEmpty {
      text.write(" but ")
      text += list(missing, of: layouts)
    }
    let named = missing.isEmpty && missingScenarios.isEmpty ? [] : scenarios.filter { isIn.contains($0) }
    if !named.isEmpty {
      text.write(", in ")
      text += list(named, of: layouts)
    }
    return text
  }

  private func list(_ positions: [Int], of layouts: [Layout]) -> [UInt8] {
    var text: [UInt8] = []
    for position in positions {
      if !text.isEmpty { text.write(", ") }
      if let scenario = layouts[position].scenario {
        text.write("scenario ")
        text.write(plain: symbols.utf8(scenario))
      } else {
        text.write(plain: symbols.utf8(layouts[position].pose))
      }
    }
    return text
  }

  // MARK: Causes

  /// The deciding rules of a move, after and before: `no room: 30 too many; before: an icon turns vertical`. Empty for others.
  func cause(of change: ControlChange, on screen: ScreenDifference) -> [UInt8] {
    switch change.kind {
    case .intoMenu, .outOfMenu, .hidden, .shown, .bar, .axis: break
    default: return []
    }
    // Where the whole bar turned, its own row says why.
    let turned = turnedPairs(of: screen)
    let isTold = change.occurrences.allSatisfy { turned.contains($0.pair) }
    let after =
      isTold
      ? []
      : reason(change) { occurrence in
        occurrence.after.map { (newLayout(occurrence, screen), $0) }
      }
    let before = reason(change) { occurrence in
      occurrence.before.map { (oldLayout(occurrence, screen), $0) }
    }
    if before.isEmpty || before == after { return after }
    return after + [UInt8]((after.isEmpty ? "before: " : "; before: ").utf8) + before
  }

  /// What decided in all places of a change, with numbers where they are the same everywhere; empty where the rules differ.
  private func reason(_ change: ControlChange, _ place: (ControlChange.Occurrence) -> (Layout, ControlPlace)?) -> [UInt8] {
    var rule: LayoutRule?
    var text: [UInt8]?
    for occurrence in change.occurrences {
      guard let (layout, place) = place(occurrence) else { continue }
      let control = layout.controls[place.index]
      let reasons = Reasons(layout)
      guard let own = reasons.decidingRule(of: control, in: place.list), rule == nil || rule == own else { return [] }
      var words: [UInt8] = []
      words.write(reasonFor: control, in: place.list, reasons)
      if let known = text, known != words { words = [UInt8](own.summary.utf8) }
      rule = own
      text = words
    }
    return text ?? []
  }
}
