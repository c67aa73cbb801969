import DuoLang

/// What is seen of a control: its icon, its title, its badge.
extension DrawingWriter {
  /// Draws what a control shows, within its frame. - Parameter isIconic: where there is no room for a title beside the icon.
  mutating func writeFace(of control: Control, in frame: Rect, isIconic: Bool = false) {
    switch control.shows {
    case .title where !isIconic || control.symbol == nil && control.image == nil:
      writeLabel(text(of: control), in: frame, class: "d-label")
    case .titleAndIcon where !isIconic:
      let icon = Rect(x: isRightToLeft ? frame.maxX - 34 : frame.x + 12, y: frame.midY - 11, width: 22, height: 22)
      writeIcon(of: control, in: icon)
      let room = Rect(x: isRightToLeft ? frame.x : icon.maxX, y: frame.y, width: frame.width - 34, height: frame.height)
      writeLabel(text(of: control), in: room, class: "d-label")
    case .field where frame.width > 96: writeField(frame)
    case .custom where control.symbol == nil && control.image == nil: writeCustomView(control, in: frame)
    default: writeIcon(of: control, in: frame.centred(24, 24))
    }
    if let badge = control.badge { writeBadge(symbols.utf8(badge), at: frame) }
  }

  /// The title, or the name where there is none.
  func text(of control: Control) -> ArraySlice<UInt8> {
    if let title = control.title, !symbols.utf8(title).isEmpty { return symbols.utf8(title) }
    return symbols.utf8(control.name)
  }

  private mutating func writeLabel(_ text: ArraySlice<UInt8>, in frame: Rect, class name: String) {
    let shown = TextMeasure(17).fit(text, in: frame.width - 12)
    canvas.text(shown[...], frame.midX, frame.midY + 6, .middle, class: name)
  }

  /// The place of a view of the app's own, with its name: only the app knows what it looks like.
  private mutating func writeCustomView(_ control: Control, in frame: Rect) {
    canvas.rect(frame.grown(by: -5), radius: min(19, frame.height / 2 - 5), class: "d-view")
    if frame.width < 72 {
      writeInitials(of: text(of: control), in: frame)
    } else {
      let shown = TextMeasure(14).fit(text(of: control), in: frame.width - 24)
      canvas.text(shown[...], frame.midX, frame.midY + 5, .middle, class: "d-small")
    }
  }

  private mutating func writeField(_ frame: Rect) {
    let icon = Rect(x: isRightToLeft ? frame.maxX - 34 : frame.x + 14, y: frame.midY - 10, width: 20, height: 20)
    writeIcon([UInt8]("magnifyingglass".utf8)[...], in: icon, class: "d-icon d-faded")
    canvas.text("Search", isRightToLeft ? icon.x - 8 : icon.maxX + 8, frame.midY + 6, isRightToLeft ? .end : .start, class: "d-muted")
  }

  // MARK: Icons

  /// Draws a control's icon; where it has none, the initials of what it is called.
  mutating func writeIcon(of control: Control, in frame: Rect, class name: String = "d-icon") {
    if let symbol = control.symbol {
      writeIcon(symbols.utf8(symbol), in: frame, class: name)
    } else {
      writeFallback(control.image.map { symbols.utf8($0) } ?? text(of: control), in: frame)
    }
  }

  private mutating func writeIcon(_ symbol: ArraySlice<UInt8>, in frame: Rect, class name: String) {
    if let id = icons.use(symbol, isRightToLeft: isRightToLeft) {
      canvas.use(icon: id, in: frame, class: name)
    } else {
      writeFallback(symbol, in: frame)
    }
  }

  /// A dashed box with initials: an icon that only the app has, or that the set does not know.
  private mutating func writeFallback(_ name: ArraySlice<UInt8>, in frame: Rect) {
    canvas.rect(frame.centred(30, frame.height + 2), radius: 6, class: "d-fallback")
    writeInitials(of: name, in: frame)
  }

  private mutating func writeInitials(of name: ArraySlice<UInt8>, in frame: Rect) {
    let initials = Initials.make(of: name)
    let shown = TextMeasure(13, bold: true).fit(initials[...], in: 28)
    canvas.text(shown[...], frame.midX, frame.midY + Points(tenths: 46), .middle, class: "d-fallback-text")
  }

  // MARK: Badges

  /// The badge at the upper right of an icon: its text, or a dot where only the running app knows it.
  mutating func writeBadge(_ badge: ArraySlice<UInt8>, at frame: Rect) {
    let x = frame.width > 60 ? frame.maxX - 12 : frame.midX + 12
    let y = frame.midY - 12
    if badge.elementsEqual("dynamic".utf8) || badge.isEmpty {
      canvas.circle(x, y, radius: 5, class: "d-badge")
      return
    }
    let text = TextMeasure(11, bold: true).fit(badge, in: 30)
    let width = max(17, TextMeasure(11, bold: true).width(of: text[...]) + 9)
    let centre = min(x, frame.maxX - 2 - width / 2)
    canvas.rect(
      Rect(x: centre - width / 2, y: y - Points(tenths: 85), width: width, height: 17), radius: Points(tenths: 85), class: "d-badge")
    canvas.text(text[...], centre, y + 4, .middle, class: "d-badge-text")
  }
}

/// The first letters of a name's words: `map.circle.x` gives `MCX`, `gauge` gives `Gau`.
enum Initials {
  static func make(of name: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    plain.write(plain: name)
    let words = String(decoding: plain, as: UTF8.self).split { $0 == "." || $0 == " " || $0 == "-" || $0 == "_" || $0 == "/" }
    var initials: [UInt8] = []
    if words.count > 1 {
      for word in words.prefix(3) { if let first = word.first { initials.write(first.uppercased()) } }
    } else if let word = words.first {
      for (position, character) in word.prefix(3).enumerated() { initials.write(position == 0 ? character.uppercased() : String(character)) }
    }
    return initials.isEmpty ? [UInt8]("?".utf8) : initials
  }
}
