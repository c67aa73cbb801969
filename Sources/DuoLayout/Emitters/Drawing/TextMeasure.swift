import DuoLang

/// How wide text is in the fonts that drawings ask for, near enough to cut it and to place what stands beside it.
///
/// Nobody who draws an SVG knows the font it will be shown in. The widths are those of the common metric of Helvetica and Arial,
/// a little widened; what is no ASCII counts by the columns that a terminal gives it.
struct TextMeasure {
  /// The font's size, in points.
  let size: Points
  /// Bold text is wider by a sixteenth.
  let isBold: Bool

  init(_ size: Points, bold isBold: Bool = false) {
    self.size = size
    self.isBold = isBold
  }

  func width(of text: ArraySlice<UInt8>) -> Points {
    var total = 0
    var reader = PlainText(text)
    while let scalar = reader.next() { total += Self.thousandths(of: scalar) }
    return points(total)
  }

  /// `text`, or as much of it as fits `width` with `…` after it; made harmless, cut between characters as people see them.
  func fit(_ text: ArraySlice<UInt8>, in width: Points) -> [UInt8] {
    var plain: [UInt8] = []
    plain.write(plain: text)
    if self.width(of: plain[...]) <= width { return plain }
    var kept: [UInt8] = []
    var total = Self.thousandths(of: Self.ellipsis)
    for character in String(decoding: plain, as: UTF8.self) {
      for scalar in character.unicodeScalars { total += Self.thousandths(of: scalar.value) }
      if points(total) > width { break }
      kept.append(contentsOf: character.utf8)
    }
    while kept.last == UInt8(ascii: " ") { kept.removeLast() }
    kept.write("…")
    return kept
  }

  private static let ellipsis: UInt32 = 0x2026

  private func points(_ thousandths: Int) -> Points {
    let tenths = Int(size.tenths) * min(thousandths, 100_000) / 1000
    return Points(tenths: Int32(truncatingIfNeeded: (isBold ? tenths * 17 / 16 : tenths) * 26 / 25))
  }

  /// Of the size of the font.
  private static func thousandths(of scalar: UInt32) -> Int {
    if scalar >= 0x20, scalar < 0x7F { return Int(widths[Int(scalar - 0x20)]) }
    var columns = DisplayWidth()
    columns.add(scalar)
    return columns.columns == 2 ? 1000 : columns.columns == 0 ? 0 : scalar == ellipsis ? 1000 : 600
  }

  /// From U+0020 to U+007E.
  private static let widths: [UInt16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
}
