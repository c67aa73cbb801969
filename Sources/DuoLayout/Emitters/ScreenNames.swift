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
    ownColumn = layouts.first?.ownColumn
  }

  /// The container of `control` if its name alone does not say which it is.
  func qualifier(of control: Control) -> SymbolID? {
    control.container == ownColumn ? nil : control.container
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
