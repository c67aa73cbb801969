import DuoLang

public typealias CustomBarID = ID<CustomBar>

/// A bar that the app draws itself, or the accessory above a tab bar: it never moves.
public struct CustomBar: Sendable {
  /// nil for an accessory.
  public var name: SymbolID?
  public var title: SymbolID?
  public var kind = CustomBarKind.toolbar
  /// Its items, linked by `Item.nextSibling`.
  public var firstItem: ItemID?
  public var note: SymbolID?
  public var position: SourcePosition
}
