import DuoLang

/// How the controls of one screen and state are called in all its layouts.
///
/// A control is called by its name, or by its column and name (`sidebar.add`) where it belongs to another column of a split
/// than the screen does, or to a bar that the app draws.
struct ScreenNames {
  let symbols: SymbolTable
  /// The column of a split in which the screen stands.
  let ownColumn: SymbolID?

  /// - Parameter layouts: All layouts of one screen and state.
  init(_ layouts: ArraySlice<Layout>, _ symbols: SymbolTable) {
    self.symbols = symbols
    ownColumn = Self.ownColumn(layouts)
  }

  /// The container of `control` if its name alone does not say which it is.
  func qualifier(of control: Control) -> SymbolID? {
    control.container == ownColumn ? nil : control.container
  }

  /// Where a split is one stack controls have no container, elsewhere its columns: the screen's own column is that of a
  /// control which is declared at the same place in both.
  private static func ownColumn(_ layouts: ArraySlice<Layout>) -> SymbolID? {
    var count = 0
    for layout in layouts { count = max(count, layout.controls.count) }
    var origins: [Origin] = []
    var positions = SymbolMap(expecting: count)
    for layout in layouts {
      for control in layout.controls where control.container == nil && positions[control.name] == nil {
        guard let origin = control.origin else { continue }
        positions[control.name] = origins.count
        origins.append(origin)
      }
    }
    for layout in layouts {
      for control in layout.controls {
        guard let container = control.container, let position = positions[control.name] else { continue }
        if origins[position] == control.origin { return container }
      }
    }
    return nil
  }
}

extension ByteSink {
  /// Writes what a control is called.
  mutating func write(nameOf control: Control, _ names: ScreenNames) {
    if let container = names.qualifier(of: control) {
      write(plain: names.symbols.utf8(container))
      write(".")
    }
    write(plain: names.symbols.utf8(control.name))
  }
}
