import DuoIR
import DuoLang

/// How long controls are along their bar.
extension Solver {
  /// Beyond this a length says only that it fits nowhere: bars of many such controls still add up.
  static let longest: Points = 20_000

  /// `cell-height`: a cell of a capsule is 2 longer than a lone control.
  func measureInColumn(_ entry: inout Entry, _ item: Item) {
    entry.shows = item.showsInColumn
    entry.lone = device[.controlSize]
    if item.kind == .custom, let height = item.height {
      entry.lone = min(height, Self.longest)
      entry.lengthBasis = .estimated
    }
    entry.cell = entry.lone + cellExtra
  }

  func measureInRow(_ entry: inout Entry, _ item: Item) {
    let size = device[.controlSize]
    switch item.showsInRow {
    case .symbol: entry.lone = size
    case .custom: entry.lone = item.width ?? max(size, textWidth(item))
    case .titleAndIcon: entry.lone = textWidth(item) + size / 2
    default: entry.lone = max(size, textWidth(item))
    }
    entry.lone = min(entry.lone, Self.longest)
    entry.cell = entry.lone + cellExtra
    entry.lengthBasis = .estimated
  }

  private var cellExtra: Points { device[.groupItemPitch] - device[.controlSize] }

  /// The width of an item's title with its padding, measured by extended grapheme cluster.
  private func textWidth(_ item: Item) -> Points {
    var width: Points = device[.textPadding] * 2
    guard let title = item.title else { return width }
    for character in symbols.text(title) where width < Self.longest {
      width += character.isWide ? device[.textWideAdvance] : device[.textAdvance]
    }
    return width
  }
}

extension Character {
  /// East Asian wide, or an emoji.
  var isWide: Bool {
    for scalar in unicodeScalars where scalar.value == 0xFE0F || DisplayWidth.isWide(scalar.value) { return true }
    return false
  }
}
