import DuoLang

/// Writes `difference` in the schema `duo-diff/1`: the head, what only one version has, and the screens that differ, one a line.
///
///     { "schema": "duo-diff/1", "old": "HEAD", "new": "working tree", "comparedScreens": 7,
///       "counts": { "gone": 1, "added": 0, … one key a kind of change },
///       "inventory": [ { "subject": "app" | "screen" | "state" | "pose" | "scenario", "change": "added" | "removed",
///                        "app", "screen", "state", "pose", "scenario": NAME | null } ],
///       "screens": [
///         { "app", "screen": NAME, "state": NAME | null, "poses": [ POSE… ],
///           "bars": [ { "fact": "presentation" | "window" | "bounds" | "direction" | "edge" | "tabs" | "statusBar" | "background"
///                               | "title" | "safeArea" | "room" | "missing",
///                       "before": TEXT, "after": TEXT, "poses": [ POSE… ] } ],
///           "controls": [ { "id": NAME, "was": NAME | null, "container": NAME | null, "source": "item" | "system",
///                           "change": "gone" | "added" | "renamed" | "intoMenu" | "outOfMenu" | "hidden" | "shown" | "bar" | "axis"
///                                     | "order" | "capsule" | "shows" | "frame",
///                           "poses": [ { "pose": NAME, "scenario": NAME | null, "before": PLACE | null, "after": PLACE | null } ] } ] } ] }
///
///     POSE = { "pose": NAME, "scenario": NAME | null }
///     PLACE = { "list": "column" | "top" | "bottom" | "menu" | "keyboard" | "custom" | "hidden", "number": from 1 in its list, or among
///               the rows of "parent": NAME | null, "container": NAME | null, "axis", "shows", "title", "symbol", "image", "badge",
///               "group", "frame": as in `duo-layout/1`, "rule": the deciding one | null, "why": TEXT,
///               "at": { "file", "line", "column" } | null }
///
/// Every key is always there, in this order. `counts` are those of `DifferenceSummary`; `controls` begins with the gravest change, in
/// the order of the kinds above. `comparedScreens` counts states too; the `poses` of a screen are those that were compared. Bytes as
/// in `duo-layout/1`.
public func writeJSON(_ difference: LayoutDifference, into sink: inout some ByteSink) {
  var encoder = DifferenceEncoder(difference)
  encoder.write()
  sink.write(encoder.page[...])
}

private struct DifferenceEncoder {
  private let difference: LayoutDifference
  private let words: DifferenceWords
  private var symbols: SymbolTable { difference.symbols }
  private(set) var page: [UInt8] = []

  init(_ difference: LayoutDifference) {
    self.difference = difference
    words = DifferenceWords(difference)
  }

  mutating func write() {
    page.write("{\"schema\":\"duo-diff/1\",\"old\":")
    page.write(json: difference.oldTitle)
    page.write(",\"new\":")
    page.write(json: difference.newTitle)
    page.write(",\"comparedScreens\":")
    page.write(difference.comparedCount)
    let summary = DifferenceSummary(difference)
    page.write(",\"counts\":{")
    for kind in ControlChange.Kind.allCases {
      page.write(kind == .gone ? "\"" : ",\"")
      page.write(kind.word)
      page.write("\":")
      page.write(summary[kind])
    }
    page.write("},\"inventory\":[\n")
    for position in difference.inventory.indices {
      write(difference.inventory[position])
      page.write(position + 1 < difference.inventory.count ? ",\n" : "\n")
    }
    page.write("],\"screens\":[\n")
    for position in difference.screens.indices {
      write(difference.screens[position])
      page.write(position + 1 < difference.screens.count ? ",\n" : "\n")
    }
    page.write("]}\n")
  }

  private mutating func write(_ change: InventoryChange) {
    page.write("{\"subject\":", word: change.subject.word)
    page.write(",\"change\":", word: change.isAdded ? "added" : "removed")
    write(",\"app\":", change.app)
    write(",\"screen\":", change.screen)
    write(",\"state\":", change.state)
    write(",\"pose\":", change.pose)
    write(",\"scenario\":", change.scenario)
    page.write("}")
  }

  private mutating func write(_ screen: ScreenDifference) {
    write("{\"app\":", screen.app)
    write(",\"screen\":", screen.screen)
    write(",\"state\":", screen.state)
    page.write(",\"poses\":")
    write(poses: [Int](screen.pairs.indices), of: screen)
    page.write(",\"bars\":[")
    for (position, change) in screen.facts.enumerated() {
      if position > 0 { page.write(",") }
      page.write("{\"fact\":", word: change.fact.word)
      page.write(",\"before\":")
      page.write(json: change.before[...])
      page.write(",\"after\":")
      page.write(json: change.after[...])
      page.write(",\"poses\":")
      write(poses: change.pairs, of: screen)
      page.write("}")
    }
    page.write("],\"controls\":[")
    for (position, change) in screen.changes.enumerated() {
      if position > 0 { page.write(",") }
      write(change, on: screen)
    }
    page.write("]}")
  }

  private mutating func write(poses positions: [Int], of screen: ScreenDifference) {
    page.write("[")
    for (index, position) in positions.enumerated() {
      if index > 0 { page.write(",") }
      write(conditionOf: difference.new.layouts[screen.pairs[position].new])
      page.write("}")
    }
    page.write("]")
  }

  private mutating func write(conditionOf layout: Layout) {
    write("{\"pose\":", layout.pose)
    write(",\"scenario\":", layout.scenario)
  }

  // MARK: Controls

  private mutating func write(_ change: ControlChange, on screen: ScreenDifference) {
    write("{\"id\":", change.name)
    write(",\"was\":", change.formerName)
    write(",\"container\":", change.qualifier)
    page.write(",\"source\":", word: change.isSystem ? "system" : "item")
    page.write(",\"change\":", word: change.kind.word)
    page.write(",\"poses\":[")
    for (position, occurrence) in change.occurrences.enumerated() {
      if position > 0 { page.write(",") }
      write(conditionOf: words.newLayout(occurrence, screen))
      page.write(",\"before\":")
      write(occurrence.before, words.oldLayout(occurrence, screen), difference.old.files)
      page.write(",\"after\":")
      write(occurrence.after, words.newLayout(occurrence, screen), difference.new.files)
      page.write("}")
    }
    page.write("]}")
  }

  private mutating func write(_ place: ControlPlace?, _ layout: Layout, _ files: [String]) {
    guard let place else { return page.write("null") }
    let control = layout.controls[place.index]
    page.write("{\"list\":", word: place.list.word)
    page.write(",\"number\":")
    page.write(place.number)
    write(",\"parent\":", place.parent)
    write(",\"container\":", control.container)
    page.write(",\"axis\":", word: control.axis?.word)
    page.write(",\"shows\":", word: control.shows.word)
    write(",\"title\":", control.title)
    write(",\"symbol\":", control.symbol)
    write(",\"image\":", control.image)
    write(",\"badge\":", control.badge)
    page.write(",\"group\":")
    if control.group == 0 { page.write("null") } else { page.write(Int(control.group)) }
    page.write(",\"frame\":")
    if let frame = control.frame { page.write(json: frame) } else { page.write("null") }
    let reasons = Reasons(layout)
    page.write(",\"rule\":", word: reasons.decidingRule(of: control, in: place.list)?.id)
    var why: [UInt8] = []
    why.write(reasonFor: control, in: place.list, reasons)
    page.write(",\"why\":")
    page.write(json: why[...])
    page.write(",\"at\":")
    page.write(json: control.origin, files)
    page.write("}")
  }

  private mutating func write(_ key: String, _ symbol: SymbolID?) {
    page.write(key)
    if let symbol { page.write(json: symbols.utf8(symbol)) } else { page.write("null") }
  }
}

extension ByteSink {
  fileprivate mutating func write(json origin: Origin?, _ files: [String]) {
    guard let origin, files.indices.contains(origin.file.index) else { return write("null") }
    write("{\"file\":")
    write(json: files[origin.file.index])
    write(",\"line\":")
    write(Int(origin.line))
    write(",\"column\":")
    write(Int(origin.column))
    write("}")
  }
}
