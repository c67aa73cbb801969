import DuoIR
import DuoLang

/// How long controls are along their bar.
extension Solver.Steps {
  /// Beyond this a length says only that it fits nowhere: bars of many such controls still add up.
  static let longest: Points = 20_000

  /// How long a lone item is in a column, and how sure that is where it is not a metric's alone.
  func lengthInColumn(_ item: Item) -> (length: Points, basis: Basis) {
    guard item.kind == .custom, let height = item.height else { return (lengths.control, .documented) }
    return (min(height, Self.longest), .estimated)
  }

  func lengthInRow(_ item: Item) -> (length: Points, basis: Basis) {
    let size = lengths.control
    let length =
      switch item.showsInRow {
      case .symbol: size
      case .custom: item.width ?? max(size, textWidth(item))
      case .titleAndIcon: textWidth(item) + size / 2
      default: max(size, textWidth(item))
      }
    return (min(length, Self.longest), .estimated)
  }

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
