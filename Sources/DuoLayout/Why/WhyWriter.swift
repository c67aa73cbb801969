import DuoIR
import DuoLang

extension Compilation {
  /// Writes where a control is in each of `layouts`, by which rules, and in which order items leave as room shrinks.
  ///
  /// - Requires: `set` holds layouts of the control's state alone, with departures.
  public func writeWhy(_ control: NamedControl, _ set: LayoutSet, into sink: inout some ByteSink) {
    var origin: Origin?
    if let position = control.position {
      let place = LineTable(sources[position.file.index]).position(of: position.offset, in: sources[position.file.index])
      origin = Origin(file: position.file, line: UInt32(place.line), column: UInt32(place.column))
    }
    var writer = WhyWriter(set, ControlIdentity(control, origin))
    writer.write()
    sink.write(writer.page[...])
  }
}

/// Tells why one control is where it is: the places, the bar, what leaves next, and the rules in full.
struct WhyWriter {
  let layoutSet: LayoutSet
  let identity: ControlIdentity
  var page: [UInt8] = []
  /// The rules that were named, each to be told in full.
  var rules: [LayoutRule] = []

  var symbols: SymbolTable { layoutSet.symbols }

  init(_ set: LayoutSet, _ identity: ControlIdentity) {
    layoutSet = set
    self.identity = identity
  }

  mutating func write() {
    guard !layoutSet.layouts.isEmpty else { return }
    let groups = WhyGroup.groups(of: identity, layoutSet.layouts)
    writeHead(groups)
    for group in groups { write(group) }
    writeBar()
    writeDepartures()
    writeRules()
  }

  // MARK: Head

  private mutating func writeHead(_ groups: [WhyGroup]) {
    page.write(screenOf: layoutSet.layouts[0], symbols)
    page.write(" · ")
    page.write(plain: symbols.utf8(identity.name))
    let control = groups.compactMap { $0.sighting?.control }.first
    if let title = control?.title {
      page.write(" “")
      page.write(plain: symbols.utf8(title))
      page.write("”")
    }
    page.write("\n")
    var facts = Cells()
    if let symbol = control?.symbol {
      facts.write("symbol ")
      facts.write(plain: symbols.utf8(symbol))
      facts.end()
    } else if let image = control?.image {
      facts.write("image ")
      facts.write(plain: symbols.utf8(image))
      facts.end()
    }
    if let origin = control?.origin, origin.file.index < layoutSet.files.count {
      facts.write(plain: [UInt8](layoutSet.files[origin.file.index].utf8)[...])
      facts.write(":")
      facts.write(Int(origin.line))
      facts.write(":")
      facts.write(Int(origin.column))
      facts.end()
    } else if identity.isSystem {
      facts.add("added by the system")
    }
    facts.writeLine(into: &page, separator: " · ", limit: Cells.terminalWidth)
    if let note = control?.note { page.write(paragraph: "note: " + symbols.text(note)) }
  }

  // MARK: Bar

  /// What decided about the bars as a whole.
  private mutating func writeBar() {
    page.write("\nthe bar\n")
    for group in BarGroup.groups(layoutSet.layouts) {
      if !group.isVertical { page.write(paragraph: "horizontal: \(names(group.layouts))", indent: 2, hanging: 4) }
      for side in [Side.right, .left] {
        let layouts = group.layouts.filter { layoutSet.layouts[$0].edge == side }
        if !layouts.isEmpty { page.write(paragraph: "vertical, on the \(side.word): \(names(layouts))", indent: 2, hanging: 4) }
      }
      write(group.rules, isVertical: group.isVertical)
    }
  }

  /// Writes a row a rule: what it is called, how sure it is, what it says in short.
  mutating func write(_ list: RuleList, isVertical: Bool = false) {
    var table = TextTable(columns: 3, wrapped: 2, pageWidth: Cells.terminalWidth)
    for rule in list.rules {
      table.add(rule.id)
      table.write(rule.basis)
      table.end()
      table.add(rule == .poseAxis && isVertical ? "bars are vertical in this pose" : rule.summary)
      if !rules.contains(rule) { rules.append(rule) }
    }
    table.write(into: &page, indent: 4)
  }

  // MARK: Rules

  /// Each rule that was named, once, in full.
  private mutating func writeRules() {
    guard !rules.isEmpty else { return }
    page.write("\nthe rules\n")
    for rule in LayoutRule.allCases where rules.contains(rule) {
      page.write("  ")
      page.write(rule.id)
      page.write(", ")
      page.write(rule.basis)
      page.write("\n")
      page.write(paragraph: rule.text, indent: 4)
      page.write(paragraph: "Source: " + rule.source, indent: 4, hanging: 6)
    }
  }

  // MARK: Names

  /// The pose of a layout, or its scenario and the pose that this begins from.
  func name(_ index: Int) -> String {
    let layout = layoutSet.layouts[index]
    guard let scenario = layout.scenario else { return symbols.text(layout.pose) }
    return "scenario \(symbols.text(scenario))"
  }

  func names(_ layouts: [Int]) -> String { layouts.map { name($0) }.joined(separator: ", ") }
}
