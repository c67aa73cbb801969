import DuoLang

/// What a comparison says: outlines around controls, dotted ones where they were, a line between the two.
extension DrawingWriter {
  mutating func writeMarks() {
    guard !drawing.options.marks.isEmpty else { return }
    canvas.begin(id: id("marks"))
    for mark in drawing.options.marks {
      let place = mark.control.flatMap { places.indices.contains($0) ? places[$0] : nil }
      let former = mark.formerFrame?.moved(drawing.window.x, drawing.window.y)
      if let former {
        canvas.rect(former, radius: min(24, former.height / 2), class: mark.control == nil ? "d-\(mark.word)" : "d-ghost")
        if mark.control == nil {
          let shown = TextMeasure(13).fit([UInt8](mark.label.utf8)[...], in: max(40, former.width - 6))
          canvas.text(shown[...], former.midX, former.midY + 5, .middle, class: "d-small")
        }
      }
      if let place, let former { writePath(from: former, to: place) }
      if let place { canvas.rect(place.grown(by: 3), radius: min(27, place.height / 2 + 3), class: "d-\(mark.word)") }
      if let shown = place ?? former { writeSign(mark, at: shown) }
    }
    canvas.end()
  }

  /// A line from where a control was to where it is, from edge to edge.
  private mutating func writePath(from old: Rect, to new: Rect) {
    if abs(old.midX - new.midX) < abs(old.midY - new.midY) {
      let isDown = new.midY > old.midY
      canvas.line(old.midX, isDown ? old.maxY : old.y, new.midX, isDown ? new.y : new.maxY, class: "d-mark-line")
    } else {
      let isRight = new.midX > old.midX
      canvas.line(isRight ? old.maxX : old.x, old.midY, isRight ? new.x : new.maxX, new.midY, class: "d-mark-line")
    }
  }

  private func abs(_ length: Points) -> Points { max(length, 0 - length) }

  private mutating func writeSign(_ mark: DrawingMark, at frame: Rect) { canvas.write(signOf: mark, frame.x, frame.y) }
}

extension SVGCanvas {
  /// A disc with the mark's sign, around a point.
  mutating func write(signOf mark: DrawingMark, _ x: Points, _ y: Points) {
    circle(x, y, radius: 11, class: "d-\(mark.word)-sign")
    beginLine()
    write("<path class=\"d-sign\" transform=\"translate(")
    write(x - 11)
    write(" ")
    write(y - 11)
    write(") scale(0.916)\" d=\"")
    write(mark.sign)
    write("\"/>\n")
  }
}
