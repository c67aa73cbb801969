import DuoLang

public typealias PresentationID = ID<Presentation>

/// What screens are shown in: the app's window, a sheet, a cover or a popover.
public struct Presentation: Sendable {
  public enum Kind: UInt8, Sendable {
    case window, sheet, cover, popover
  }

  public var kind: Kind
  public var app: AppID
  /// nil for the window.
  public var name: SymbolID?
  public var title: SymbolID?
  /// The screen that declares it; nil where the app does.
  public var presenter: ScreenID?
  public var placement = SheetPlacement.automatic
  /// In the order declared; empty means `large` alone.
  public var detents: [SheetDetent] = []
  public var verticalBar = VerticalBar.automatic
  public var position: SourcePosition
}

/// A height at which a sheet rests.
public enum SheetDetent: Hashable, Sendable {
  case medium
  case large
  case points(Points)
}
