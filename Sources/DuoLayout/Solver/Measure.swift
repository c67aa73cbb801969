import DuoIR
import DuoLang

/// How long controls are along their bar.
extension Solver {
  /// `cell-height`: a cell of a capsule is 2 longer than a lone control.
  func measureInColumn(_ entry: inout Entry, _ item: Item) {
    let extra = device[.groupItemPitch] - device[.controlSize]
    if item.kind == .custom {
      entry.shows = .custom
      entry.lone = item.height ?? device[.controlSize]
      entry.cell = entry.lone + extra
      entry.lengthBasis = item.height == nil ? .measured : .estimated
    } else {
      entry.shows = item.showsInColumn
      entry.lone = device[.controlSize]
      entry.cell = device[.groupItemPitch]
      entry.lengthBasis = max(device.basis(.groupItemPitch), device.basis(.controlSize))
    }
  }

  func measureInRow(_ entry: inout Entry, _ item: Item) {
    let extra = device[.groupItemPitch] - device[.controlSize]
    switch item.showsInRow {
    case .symbol:
      entry.lone = device[.controlSize]
      entry.cell = device[.groupItemPitch]
    case .custom:
      entry.lone = item.width ?? max(device[.controlSize], textWidth(item))
      entry.cell = entry.lone + extra
    case .titleAndIcon:
      entry.lone = textWidth(item) + device[.controlSize] / 2
      entry.cell = entry.lone + extra
    default:
      entry.lone = max(device[.controlSize], textWidth(item))
      entry.cell = entry.lone + extra
    }
    entry.lengthBasis = .estimated
  }

  /// The width of an item's title with its padding, measured by extended grapheme cluster.
  private func textWidth(_ item: Item) -> Points {
    guard let title = item.title else { return device[.textPadding] * 2 }
    var width: Points = device[.textPadding] * 2
    for character in symbols.text(title) {
      width += character.isWide ? device[.textWideAdvance] : device[.textAdvance]
    }
    return width
  }
}

extension Character {
  /// East Asian wide, or an emoji.
  var isWide: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD, 0xFE0F:
        return true
      default: continue
      }
    }
    return false
  }
}
