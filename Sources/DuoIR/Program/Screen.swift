import DuoLang

public typealias ScreenID = ID<Screen>
public typealias StateID = ID<ScreenState>

/// One screen: where it stands, and its states.
public struct Screen: Sendable {
  public var name: SymbolID
  public var title: SymbolID?
  public var app: AppID
  public var presentation: PresentationID
  /// The innermost container; nil where it stands alone in its presentation.
  public var container: ContainerID?
  /// Its place among the screens of its stack; 0 is the root, the others are pushed.
  public var depth: Int
  /// The screen itself, then its declared states.
  public var states = IDRange<ScreenState>()
  /// The inspector that it shows, if one stands in it.
  public var inspector: ContainerID?
  public var position: SourcePosition
}

/// A screen in one of its states: what differs is the toolbar content and what the state sets.
public struct ScreenState: Sendable {
  public var screen: ScreenID
  /// nil for the screen itself.
  public var name: SymbolID?
  public var title: SymbolID?
  public var verticalBar = VerticalBar.automatic
  public var compression = Compression.automatic
  public var titleDisplay = TitleDisplay.automatic
  public var content = ScreenContent.scrolling
  public var focus = Focus.unset
  public var back = BackDisplay.automatic
  /// The title of Back, where the screen gives one.
  public var backTitle: SymbolID?
  public var leadingItems = LeadingItems.replaceBack
  public var hidesTabs = HidesTabs.never
  public var hidesNavigationBar = false
  public var framework = Framework.swiftui
  /// It is a SwiftUI view in a UIKit container, so that its opt-out is not heard.
  public var isHosted = false
  public var note: SymbolID?
  /// Its toolbar content: a range of `Program.elements`.
  public var elements = 0..<0
  public var customBars = IDRange<CustomBar>()
  public var expectations = IDRange<Expectation>()
  public var position: SourcePosition
}
