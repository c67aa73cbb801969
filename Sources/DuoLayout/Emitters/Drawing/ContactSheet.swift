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
    /// Where the picture begins.
    var drawingY: Points = 0

    var width: Points { Self.width(of: drawing) }
    var captionHeight: Points { ContactSheet.captionHeight + ContactSheet.lineHeight * lines.count }

    /// How wide a card with `drawing` is: a caption needs some room, too.
    static func width(of drawing: LayoutDrawing) -> Points { max(300, ContactSheet.scaled(drawing.size.width)) }
  }

  /// The cards of one state.
  struct Section {
    /// Empty where there is one section only.
    let heading: [UInt8]
    let cards: Range<Int>
    var y: Points = 0
  }

  private(set) var heading: [UInt8] = []
  private(set) var subheading: [UInt8] = []
  private(set) var sections: [Section] = []
  private(set) var cards: [Card] = []
  private(set) var size = Size(width: 0, height: 0)

  /// How much smaller devices are: 13 / 20.
  static let scale = "0.65"
  static func scaled(_ length: Points) -> Points { length * 13 / 20 }

  static let margin: Points = 32
  static let lineHeight: Points = 16
  fileprivate static let captionHeight: Points = 24
  private static let headHeight: Points = 58
  private static let sectionHeight: Points = 34
  private static let cardGap: Points = 36
  private static let rowGap: Points = 34
  /// How long a row may be, with the lengths that are tried.
  private static let longestRow: Points = 1490
  private static let rowStep: Points = 30

  /// - Parameter layouts: All layouts of one screen; `ids` gives each drawing its own.
  init(_ layouts: ArraySlice<Layout>, of set: LayoutSet, _ ids: inout ElementIDs) {
    guard let first = layouts.first else { return }
    heading.write(plain: set.symbols.utf8(first.app))
    heading.write(" · ")
    heading.write(plain: set.symbols.utf8(first.screen))
    writeSubheading(first, set)
    var start = layouts.startIndex
    let hasStates = layouts.contains { $0.state != nil }
    while start < layouts.endIndex {
      let end = min(set.endOfScreen(from: start), layouts.endIndex)
      let firstCard = cards.count
      for layout in layouts[start..<end] { cards.append(Self.card(layout, of: set, &ids)) }
      let heading = hasStates ? Self.heading(of: layouts[start], set.symbols) : []
      sections.append(Section(heading: heading, cards: firstCard..<cards.count))
      start = end
    }
    place(inRowsOf: bestRow())
  }

  private mutating func writeSubheading(_ layout: Layout, _ set: LayoutSet) {
    if let title = layout.screenTitle, title != layout.screen, !set.symbols.utf8(title).isEmpty {
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

  private static func heading(of layout: Layout, _ symbols: SymbolTable) -> [UInt8] {
    guard let state = layout.state else { return [UInt8]("Default state".utf8) }
    var text: [UInt8] = []
    text.write("State ")
    text.write(plain: symbols.utf8(state))
    return text
  }

  // MARK: Cards

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
    let width = Card.width(of: drawing)
    return Card(
      drawing: drawing, caption: TextMeasure(14, bold: true).fit(caption[...], in: width), lines: facts(layout, in: width))
  }

  /// A caption has as many lines of facts at most.
  private static let lineLimit = 3

  /// What there is to know of a layout, in lines of `width`.
  private static func facts(_ layout: Layout, in width: Points) -> [[UInt8]] {
    var cells = Cells()
    cells.write(layout.window.width, by: layout.window.height)
    cells.end()
    cells.add(boundsOf: layout)
    cells.add(sideOf: layout)
    if layout.hasOpaqueBackground { cells.add("opaque background") }
    if layout.direction == .rightToLeft { cells.add("right to left") }
    cells.add(safeAreaOf: layout)
    cells.add(roomOf: layout)
    let measure = TextMeasure(12)
    var lines: [[UInt8]] = [[]]
    for position in 0..<cells.count {
      var longer = lines[lines.count - 1]
      if !longer.isEmpty { longer.write(" · ") }
      longer.write(cells[position])
      if lines[lines.count - 1].isEmpty || lines.count == lineLimit || measure.width(of: longer[...]) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append([UInt8](cells[position]))
      }
    }
    for index in lines.indices { lines[index] = measure.fit(lines[index][...], in: width) }
    return lines
  }

  // MARK: Placing

  /// The shortest row with which the sheet is no higher than with the longest.
  private func bestRow() -> Points {
    var copy = self
    copy.place(inRowsOf: Self.longestRow)
    let height = copy.size.height
    var best = Self.longestRow
    while best > Self.rowStep {
      copy.place(inRowsOf: best - Self.rowStep)
      if copy.size.height > height { break }
      best -= Self.rowStep
    }
    return best
  }

  /// Sets the cards of each section in rows that are no longer than `length`, unless a card alone is.
  private mutating func place(inRowsOf length: Points) {
    size = Size(width: 0, height: 0)
    var y = Self.margin + Self.headHeight
    for section in sections.indices {
      if !sections[section].heading.isEmpty {
        sections[section].y = y + 16
        y += Self.sectionHeight
      }
      var start = sections[section].cards.lowerBound
      while start < sections[section].cards.upperBound {
        var end = start
        var x: Points = 0
        while end < sections[section].cards.upperBound, end == start || x + cards[end].width <= length {
          cards[end].x = Self.margin + x
          x += cards[end].width + Self.cardGap
          end += 1
        }
        size.width = max(size.width, x - Self.cardGap + Self.margin * 2)
        endRow(start..<end, &y)
        start = end
      }
    }
    size.height = y - Self.rowGap + Self.margin
  }

  /// Sets the height of a row: all its devices begin below the longest caption.
  private mutating func endRow(_ row: Range<Int>, _ y: inout Points) {
    var captionHeight: Points = 0
    var height: Points = 0
    for card in cards[row] {
      captionHeight = max(captionHeight, card.captionHeight)
      height = max(height, Self.scaled(card.drawing.size.height))
    }
    for index in row {
      cards[index].y = y
      cards[index].drawingY = y + captionHeight
    }
    y += captionHeight + height + Self.rowGap
  }
}
