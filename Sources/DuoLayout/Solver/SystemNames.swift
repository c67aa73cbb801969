import DuoLang

/// The names and symbols of what the system adds, interned once.
struct SystemNames: Sendable {
  let back, overflow, tabs, search, sidebarToggle: SymbolID
  let backSymbol, overflowSymbol, searchSymbol, sidebarSymbol: SymbolID
  let accessory, status, camera, fold: SymbolID

  init(_ symbols: inout SymbolTable) {
    back = symbols.intern("back")
    overflow = symbols.intern("overflow")
    tabs = symbols.intern("tabs")
    search = symbols.intern("search")
    sidebarToggle = symbols.intern("sidebarToggle")
    backSymbol = symbols.intern("chevron.backward")
    overflowSymbol = symbols.intern("ellipsis")
    searchSymbol = symbols.intern("magnifyingglass")
    sidebarSymbol = symbols.intern("sidebar.leading")
    accessory = symbols.intern("accessory")
    status = symbols.intern("status")
    camera = symbols.intern("camera")
    fold = symbols.intern("fold")
  }

  /// The word of a kind: kinds are interned first.
  static func word(_ kind: Kind) -> SymbolID { SymbolID(rawValue: UInt32(kind.rawValue)) }
}
