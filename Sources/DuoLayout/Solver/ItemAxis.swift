import DuoIR
import DuoLang

extension Item {
  /// Whether the item turns vertical beside a vertical bar, and by which rule: the first that applies decides.
  ///
  /// `hint` is the item's own, else its group's.
  func axis(hint: AxisHint) -> (axis: BarAxis, rule: LayoutRule) {
    if hint == .horizontalOnly { return (.horizontal, .hintHorizontal) }
    if kind == .edit { return (.horizontal, .editHorizontal) }
    if kind == .segmented || kind == .slider { return (.horizontal, .wideHorizontal) }
    if kind == .custom {
      return hint == .verticalPreferred ? (.vertical, .customVertical) : (.horizontal, .customHorizontal)
    }
    if !hasIcon { return (.horizontal, .noIconHorizontal) }
    if showsText {
      return hint == .verticalPreferred ? (.vertical, .textVertical) : (.horizontal, .textHorizontal)
    }
    return (.vertical, .iconVertical)
  }

  /// What it shows in the column.
  var showsInColumn: Control.Shows { kind == .custom ? .custom : .symbol }

  /// `icon-first`: in a row its icon, its title where it has none or its label says so.
  var showsInRow: Control.Shows {
    if kind == .custom || kind == .segmented || kind == .slider { return .custom }
    if !hasIcon { return .title }
    if title == nil { return .symbol }
    return label == .titleOnly ? .title : label == .titleAndIcon ? .titleAndIcon : .symbol
  }

  /// `icon-first`: in the menu both.
  var showsInMenu: Control.Shows {
    if title != nil { return hasIcon ? .titleAndIcon : .title }
    return hasIcon ? .symbol : kind == .custom ? .custom : .title
  }
}
