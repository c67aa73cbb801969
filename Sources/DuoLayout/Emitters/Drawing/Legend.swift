import DuoLang

/// What the signs of a sheet mean: only those that are on it.
struct Legend {
  private enum Sign: CaseIterable {
    case estimated, selected, collapsed, view, fallback

    var text: String {
      switch self {
      case .estimated: "estimated place: nobody published it"
      case .selected: "selected tab"
      case .collapsed: "tab bar, collapsed to the selected tab"
      case .view: "a view of the app’s own"
      case .fallback: "an icon that only the app has"
      }
    }
  }

  private var signs: [Sign] = []

  private static let margin = ContactSheet.margin
  private static let lineHeight: Points = 24

  init(_ set: LayoutSet) {
    for sign in Sign.allCases where set.layouts.contains(where: { Self.shows(sign, $0, set.symbols) }) { signs.append(sign) }
  }

  var height: Points { signs.isEmpty ? 0 : Self.lineHeight * 2 + 8 }

  private static func shows(_ sign: Sign, _ layout: Layout, _ symbols: SymbolTable) -> Bool {
    switch sign {
    case .estimated: layout.controls.contains { $0.frameBasis == .estimated } || layout.bands.tabBar != nil
    case .selected: layout.tabs == .full && layout.scenery.selectedTab != nil
    case .collapsed: layout.tabs == .collapsed
    case .view: layout.controls.contains { $0.shows == .custom && $0.symbol == nil && $0.image == nil }
    case .fallback:
      layout.controls.contains { control in
        guard let symbol = control.symbol else { return control.image != nil }
        return IconVariant(symbols.utf8(symbol), false) == nil
      }
    }
  }

  func write(_ canvas: inout SVGCanvas, id: [UInt8], top: Points) {
    guard !signs.isEmpty else { return }
    canvas.begin(id: id, class: "d-drawing")
    var x = Self.margin
    let y = top + 12
    for sign in signs {
      write(sign, &canvas, Rect(x: x, y: y - 9, width: 28, height: 18))
      let text = [UInt8](sign.text.utf8)
      canvas.text(text[...], x + 36, y + 4, class: "d-facts")
      x += 36 + TextMeasure(12).width(of: text[...]) + 28
    }
    canvas.end()
  }

  private func write(_ sign: Sign, _ canvas: inout SVGCanvas, _ frame: Rect) {
    switch sign {
    case .estimated: canvas.rect(frame, radius: 9, class: "d-capsule d-estimated")
    case .selected: canvas.rect(frame, radius: 9, class: "d-selected")
    case .collapsed:
      canvas.rect(Rect(x: frame.x + 5, y: frame.y + 3, width: 18, height: 18), radius: 9, class: "d-capsule")
      canvas.rect(Rect(x: frame.x + 5, y: frame.y, width: 18, height: 18), radius: 9, class: "d-capsule")
    case .view: canvas.rect(frame, radius: 9, class: "d-view")
    case .fallback: canvas.rect(frame.centred(22, 18), radius: 5, class: "d-fallback")
    }
  }
}
