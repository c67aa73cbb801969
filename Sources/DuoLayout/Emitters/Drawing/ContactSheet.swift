import DuoLang

/// One screen on a page: its states one below the other, each with the device in every pose and scenario, captioned.
///
/// Lengths are those of the page. Devices are drawn smaller, all by the same factor, so that poses can be compared by eye.
struct ContactSheet {
  /// One picture with its caption.
  struct Card {
    let drawing: LayoutDrawing
    let caption: [UInt8]
    let lines: [[UInt8]]
    /// Where the caption begins.
    var x: Points = 0
    var y: Points = 0
  }

  /// A heading above the cards of a state.
  struct Heading {
    let text: [UInt8]
    let y: Points
  }

  private(set) var heading: [UInt8] = []
  private(set) var subheading: [UInt8] = []
  private(set) var headings: [Heading] = []
  private(set) var cards: [Card] = []
  private(set) var size = Size(width: 0, height: 0)

  /// How much smaller devices are: 13 / 20.
  static let scale = "0.65"
  static func scaled(_ length: Points) -> Points { length * 13 / 20 }

  static let margin: Points = 32
  private static let headHeight: Points = 58
  private static let stateHeight: Points = 34
  private static let captionHeight: Points = 20
  private static let lineHeight: Points = 16
  private static let cardGap: Points = 36
  private static let rowGap: Points = 34
  /// A row holds as many cards as fit this; one always.
  private static let rowWidth: Points = 1420
  private static let narrowest: Points = 300

  /// - Parameter layouts: All layouts of one screen; `ids` gives each drawing its own.
  init(_ layouts: ArraySlice<Layout>, of set: LayoutSet, _ ids: inout ElementIDs) {
    guard let first = layouts.first else { return }
    heading.write(plain: set.symbols.utf8(first.app))
    heading.write(" · ")
    heading.write(plain: set.symbols.utf8(first.screen))
    writeSubheading(first, set)
    var y = Self.margin + Self.headHeight
    var start = layouts.startIndex
    let hasStates = layouts.contains { $0.state != nil }
    while start < layouts.endIndex {
      let end = min(set.endOfScreen(from: start), layouts.endIndex)
      if hasStates {
        var text: [UInt8] = []
        if let state = layouts[start].state {
          text.write("State ")
          text.write(plain: set.symbols.utf8(state))
        } else {
          text.write("At first")
        }
        headings.append(Heading(text: text, y: y + 16))
        y += Self.stateHeight
      }
      addRows(layouts[start..<end], of: set, &y, &ids)
      start = end
    }
    size.height = y - Self.rowGap + Self.margin
    size.width += Self.margin
  }

  private mutating func writeSubheading(_ layout: Layout, _ set: LayoutSet) {
    if let title = layout.screenTitle, !set.symbols.utf8(title).isEmpty {
      subheading.write("“")
      subheading.write(plain: set.symbols.utf8(title))
      subheading.write("” · ")
    }
    if let name = layout.presentation.name {
      subheading.write(layout.presentation.word)
      subheading.write(" ")
      subheading.write(plain: set.symbols.utf8(name))
      subheading.write(" · ")
    }
    subheading.write(plain: [UInt8](set.device.utf8)[...])
  }

  /// Sets the cards of one state in rows.
  private mutating func addRows(_ layouts: ArraySlice<Layout>, of set: LayoutSet, _ y: inout Points, _ ids: inout ElementIDs) {
    var x = Self.margin
    var rowHeight: Points = 0
    var rowStart = cards.count
    for layout in layouts {
      var card = Self.card(layout, of: set, &ids)
      let width = max(Self.narrowest, Self.scaled(card.drawing.size.width))
      if cards.count > rowStart, x + width > Self.margin + Self.rowWidth {
        y += rowHeight + Self.rowGap
        x = Self.margin
        rowHeight = 0
        rowStart = cards.count
      }
      card.x = x
      card.y = y
      cards.append(card)
      size.width = max(size.width, x + width)
      rowHeight = max(rowHeight, Self.captionHeight + Self.lineHeight * Self.lineCount + 10 + Self.scaled(card.drawing.size.height))
      x += width + Self.cardGap
    }
    y += rowHeight + Self.rowGap
  }

  /// The lines of facts below a caption, so that all devices of a row begin at one height.
  private static let lineCount = 2

  private static func card(_ layout: Layout, of set: LayoutSet, _ ids: inout ElementIDs) -> Card {
    let symbols = set.symbols
    let id = ids.make(
      symbols.utf8(layout.screen), layout.state.map { symbols.utf8($0) } ?? [], symbols.utf8(layout.pose),
      layout.scenario.map { symbols.utf8($0) } ?? [])
    let drawing = LayoutDrawing(layout, of: set, options: LayoutDrawing.Options(id: id))
    var caption: [UInt8] = []
    caption.write(plain: symbols.utf8(layout.scenario ?? layout.pose))
    if layout.scenario != nil {
      caption.write(" · scenario in ")
      caption.write(plain: symbols.utf8(layout.pose))
    }
    let width = max(narrowest, scaled(drawing.size.width))
    return Card(
      drawing: drawing, caption: TextMeasure(14, bold: true).fit(caption[...], in: width), lines: facts(layout, symbols, in: width))
  }

  /// What there is to know of a layout, in lines of `width`.
  private static func facts(_ layout: Layout, _ symbols: SymbolTable, in width: Points) -> [[UInt8]] {
    var cells = Cells()
    cells.add(factsOf: layout, symbols)
    let measure = TextMeasure(12)
    var lines: [[UInt8]] = [[]]
    for position in 0..<cells.count {
      var longer = lines[lines.count - 1]
      if !longer.isEmpty { longer.write(" · ") }
      longer.write(cells[position])
      if lines[lines.count - 1].isEmpty || lines.count == lineCount || measure.width(of: longer[...]) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append([UInt8](cells[position]))
      }
    }
    for index in lines.indices { lines[index] = measure.fit(lines[index][...], in: width) }
    return lines
  }

  // MARK: Writing

  /// Draws the sheet with its top at `top`.
  func write(_ canvas: inout SVGCanvas, id: [UInt8], top: Points, icons: inout IconDefinitions) {
    canvas.begin(id: id, class: "d-drawing")
    let measure = TextMeasure(21, bold: true)
    let room = size.width - Self.margin * 2
    canvas.text(measure.fit(heading[...], in: room)[...], Self.margin, top + Self.margin + 18, class: "d-heading")
    canvas.text(TextMeasure(14).fit(subheading[...], in: room)[...], Self.margin, top + Self.margin + 40, class: "d-subheading")
    for heading in headings {
      canvas.text(TextMeasure(16, bold: true).fit(heading.text[...], in: room)[...], Self.margin, top + heading.y, class: "d-state")
    }
    for card in cards { write(card, &canvas, top, &icons) }
    canvas.end()
  }

  private func write(_ card: Card, _ canvas: inout SVGCanvas, _ top: Points, _ icons: inout IconDefinitions) {
    canvas.begin(class: "d-card")
    canvas.text(card.caption[...], card.x, top + card.y + 12, class: "d-caption")
    for (number, line) in card.lines.enumerated() {
      canvas.text(line[...], card.x, top + card.y + 12 + Self.lineHeight * (number + 1), class: "d-facts")
    }
    canvas.beginLine()
    canvas.write("<g transform=\"translate(")
    canvas.write(card.x)
    canvas.write(" ")
    canvas.write(top + card.y + Self.captionHeight + Self.lineHeight * Self.lineCount + 2)
    canvas.write(") scale(")
    canvas.write(Self.scale)
    canvas.write(")\">\n")
    card.drawing.write(into: &canvas, icons: &icons)
    canvas.beginLine()
    canvas.write("</g>\n")
    canvas.end()
  }
}
