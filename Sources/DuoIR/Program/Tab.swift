import DuoLang

public typealias TabID = ID<Tab>

/// One tab of a tab bar.
public struct Tab: Sendable {
  public var name: SymbolID
  public var title: SymbolID?
  public var symbol: SymbolID?
  public var image: SymbolID?
  public var role = TabRole.none
  public var badge: SymbolID?
  public var when = When.always
  public var opens = Opens.nothing
  public var isConditional = false
  public var note: SymbolID?
  public var position: SourcePosition

  public var hasIcon: Bool { symbol != nil || image != nil }
}
