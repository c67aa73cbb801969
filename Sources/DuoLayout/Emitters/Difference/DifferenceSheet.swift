import DuoLang

/// One screen that differs on a page: its changes in words, then the device as it is now in each pose that differs, marked.
struct DifferenceSheet {
  private let heading: [UInt8]
  /// What is about no pose: what only one version has.
  private var lines: [[UInt8]] = []
  private var cards: [ContactSheet.Card] = []
  private(set) var size = Size(width: 0, height: 0)

  private static let margin = ContactSheet.margin
  private static let lineHeight: Points = 17
  private static let captionHeight: Points = 22
  private static let cardGap: Points = 36
  private static let rowGap: Points = 36
  private static let rowWidth: Points = 1420
  /// So many changes are told above a device; the rest is counted.
  private static let lineLimit = 9

  init(_ section: DifferenceSection, _ words: DifferenceWords, _ ids: inout ElementIDs) {
    heading = TextMeasure(19, bold: true).fit(section.heading[...], in: Self.rowWidth)
    var y = Self.margin + 24
    guard let screen = section.first else {
      lines = section.rows.map { TextMeasure(13).fit($0.signedLine[...], in: Self.rowWidth) }
      size.height = y + Self.lineHeight * (lines.count + 1)
      return
    }
    y += 18
    add(screen, words, &y, &ids)
    size.width += Self.margin
    size.height = y + 6
  }

  // MARK: Setting

  private mutating func add(_ screen: ScreenDifference, _ words: DifferenceWords, _ y: inout Points, _ ids: inout ElementIDs) {
    var x = Self.margin
    var rowStart = 0
    for pair in screen.drawnPairs {
      var card = card(pair, screen, words, &ids)
      if cards.count > rowStart, x + card.width > Self.margin + Self.rowWidth {
        finishRow(rowStart, &y)
        x = Self.margin
        rowStart = cards.count
      }
      card.x = x
      card.y = y
      cards.append(card)
      size.width = max(size.width, x + card.width)
      x += card.width + Self.cardGap
    }
    finishRow(rowStart, &y)
  }

  /// Lets all devices of a row begin at one height, and goes below them.
  private mutating func finishRow(_ start: Int, _ y: inout Points) {
    guard start < cards.count else { return }
    let count = cards[start...].reduce(0) { max($0, $1.lines.count) }
    let device = y + Self.captionHeight + Self.lineHeight * count + 8
    for index in start..<cards.count { cards[index].drawingY = device }
    y = device + cards[start...].reduce(0) { max($0, ContactSheet.scaled($1.drawing.size.height)) } + Self.rowGap
  }

  private func card(_ pair: Int, _ screen: ScreenDifference, _ words: DifferenceWords, _ ids: inout ElementIDs) -> ContactSheet.Card {
    let difference = words.difference
    let symbols = difference.symbols
    let layout = difference.new.layouts[screen.pairs[pair].new]
    let id = ids.make(
      symbols.utf8(layout.app), symbols.utf8(layout.screen), layout.state.map { symbols.utf8($0) } ?? [], symbols.utf8(layout.pose),
      layout.scenario.map { symbols.utf8($0) } ?? [])
    var options = LayoutDrawing.Options(id: id)
    options.marks = words.marks(in: pair, of: screen)
    let drawing = LayoutDrawing(layout, of: difference.new, options: options)
    var caption: [UInt8] = []
    caption.write(poseOf: layout, symbols)
    let width = ContactSheet.Card.width(of: drawing)
    let rows = words.rows(of: screen.only(pair))
    let shown = rows.count > Self.lineLimit ? rows.prefix(Self.lineLimit - 1) : rows[...]
    var lines = shown.map { TextMeasure(13).fit($0.signedLine[...], in: width) }
    if shown.count < rows.count { lines.append([UInt8]("and \(rows.count - shown.count) more".utf8)) }
    return ContactSheet.Card(drawing: drawing, caption: TextMeasure(14, bold: true).fit(caption[...], in: width), lines: lines)
  }

  // MARK: Writing

  /// Draws the sheet with its top at `top`.
  func write(_ canvas: inout SVGCanvas, id: [UInt8], top: Points, icons: inout IconDefinitions) {
    canvas.begin(id: id, class: "d-drawing")
    canvas.text(heading[...], Self.margin, top + Self.margin + 12, class: "d-state")
    for (number, line) in lines.enumerated() {
      canvas.text(line[...], Self.margin, top + Self.margin + 24 + Self.lineHeight * (number + 1), class: "d-facts")
    }
    for card in cards {
      canvas.begin(class: "d-card")
      canvas.text(card.caption[...], card.x, top + card.y + 12, class: "d-caption")
      for (number, line) in card.lines.enumerated() {
        canvas.text(line[...], card.x, top + card.y + 14 + Self.lineHeight * (number + 1), class: "d-facts")
      }
      canvas.begin { canvas in
        canvas.write(" transform=\"translate(")
        canvas.write(card.x)
        canvas.write(" ")
        canvas.write(top + card.drawingY)
        canvas.write(") scale(")
        canvas.write(ContactSheet.scale)
        canvas.write(")\"")
      }
      card.drawing.write(into: &canvas, icons: &icons)
      canvas.end()
      canvas.end()
    }
    canvas.end()
  }
}

extension ScreenDifference {
  /// The pairs worth a picture: those in which more has changed than that controls moved along; all if that is all.
  var drawnPairs: [Int] {
    var isDrawn = [Bool](repeating: false, count: pairs.count)
    for change in facts { for pair in change.pairs { isDrawn[pair] = true } }
    for change in changes where change.kind != .frame { for occurrence in change.occurrences { isDrawn[occurrence.pair] = true } }
    let drawn = pairs.indices.filter { isDrawn[$0] }
    return drawn.isEmpty ? [Int](pairs.indices) : drawn
  }

  /// What of it is in one pair of layouts.
  func only(_ pair: Int) -> ScreenDifference {
    var screen = ScreenDifference(app: app, screen: self.screen, state: state, pairs: [pairs[pair]])
    for var change in facts where change.pairs.contains(pair) {
      change.pairs = [0]
      screen.facts.append(change)
    }
    for var change in changes {
      change.occurrences = change.occurrences.filter { $0.pair == pair }
      for index in change.occurrences.indices { change.occurrences[index].pair = 0 }
      if !change.occurrences.isEmpty { screen.changes.append(change) }
    }
    return screen
  }
}

extension DifferenceWords {
  /// What is marked on the drawing of a layout: losses first, so that what is there lies over them.
  func marks(in pair: Int, of screen: ScreenDifference) -> [DrawingMark] {
    let marksFrames = screen.changes.allSatisfy { $0.kind == .frame } && screen.facts.isEmpty
    var marks: [DrawingMark] = []
    for change in screen.changes {
      for occurrence in change.occurrences where occurrence.pair == pair {
        let former = oldControl(occurrence, screen)
        let index = occurrence.after?.index
        switch change.kind {
        case .gone:
          guard let former, let frame = former.frame else { continue }
          let title = former.title.map { difference.symbols.text($0) } ?? ""
          let label = title.isEmpty ? difference.symbols.text(former.name) : title
          marks.append(DrawingMark(.removed, formerFrame: frame, label: label))
        case .added: marks.append(DrawingMark(.added, control: index))
        case .intoMenu, .outOfMenu, .hidden, .shown, .bar, .axis, .order:
          marks.append(DrawingMark(.moved, control: index, formerFrame: former?.frame))
        case .renamed, .capsule, .shows: marks.append(DrawingMark(.changed, control: index))
        case .frame where marksFrames: marks.append(DrawingMark(.moved, control: index, formerFrame: former?.frame))
        case .frame: break
        }
      }
    }
    return marks
  }
}

extension DifferenceSection {
  /// `Reader · Article, Feeds`.
  var heading: [UInt8] {
    var text = app
    for (position, screen) in screens.enumerated() {
      text.write(position == 0 ? " · " : ", ")
      text += screen
    }
    return text
  }
}

extension DifferenceSection.Row {
  /// `share into the menu: column 4 → menu 1`.
  var line: [UInt8] { name + [UInt8]((kind == .change(.frame) ? ": " : " ").utf8) + what }
  /// The same after its sign.
  var signedLine: [UInt8] { [UInt8]((mark + " ").utf8) + line }
}
