import DuoLang

extension ContactSheet {
  /// Draws the sheet with its top at `top`.
  func write(_ canvas: inout SVGCanvas, id: [UInt8], top: Points, icons: inout IconDefinitions) {
    canvas.begin(id: id, class: "d-drawing")
    let measure = TextMeasure(21, bold: true)
    let room = size.width - Self.margin * 2
    canvas.text(measure.fit(heading[...], in: room)[...], Self.margin, top + Self.margin + 18, class: "d-heading")
    canvas.text(TextMeasure(14).fit(subheading[...], in: room)[...], Self.margin, top + Self.margin + 40, class: "d-subheading")
    for section in sections {
      canvas.text(TextMeasure(16, bold: true).fit(section.heading[...], in: room)[...], Self.margin, top + section.y, class: "d-state")
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
    canvas.write(top + card.drawingY)
    canvas.write(") scale(")
    canvas.write(Self.scale)
    canvas.write(")\">\n")
    card.drawing.write(into: &canvas, icons: &icons)
    canvas.beginLine()
    canvas.write("</g>\n")
    canvas.end()
  }
}
