/// An enumeration whose cases are words of the language: `words[n]` is the word of the case with raw value `n`.
///
/// The first case is the default of the attributes that take it. A test holds the words against the cases' names.
public protocol WordEnum: RawRepresentable<UInt8>, CaseIterable, Hashable, Sendable {
  static var words: [String] { get }
}

extension WordEnum {
  public var word: String { Self.words[Int(rawValue)] }
}

public enum Framework: UInt8, WordEnum {
  case swiftui, uikit
  public static let words = ["swiftui", "uikit"]
}

public enum VerticalBar: UInt8, WordEnum {
  case automatic, disabled, disabledInRegular
  public static let words = ["automatic", "disabled", "disabledInRegular"]
}

public enum TabsStyle: UInt8, WordEnum {
  case automatic, sidebarAdaptable
  public static let words = ["automatic", "sidebarAdaptable"]
}

public enum TabRole: UInt8, WordEnum {
  case none, search, prominent
  public static let words = ["none", "search", "prominent"]
}

public enum When: UInt8, WordEnum {
  case always, compact, regular
  public static let words = ["always", "compact", "regular"]
}

public enum Opens: UInt8, WordEnum {
  case nothing, dialog, popover, sheet
  public static let words = ["nothing", "dialog", "popover", "sheet"]
}

public enum SheetPlacement: UInt8, WordEnum {
  case automatic, leading, center, trailing
  public static let words = ["automatic", "leading", "center", "trailing"]
}

public enum Detent: UInt8, WordEnum {
  case medium, large
  public static let words = ["medium", "large"]
}

public enum CustomBarKind: UInt8, WordEnum {
  case toolbar, navigationBar, tabBar, safeAreaBar
  public static let words = ["toolbar", "navigationBar", "tabBar", "safeAreaBar"]
}

public enum Compression: UInt8, WordEnum {
  case automatic, prefersTabBar, prefersToolbarItems
  public static let words = ["automatic", "prefersTabBar", "prefersToolbarItems"]
}

public enum TitleDisplay: UInt8, WordEnum {
  case automatic, inline, large, inlineLarge
  public static let words = ["automatic", "inline", "large", "inlineLarge"]
}

public enum ScreenContent: UInt8, WordEnum {
  case scrolling, fixed, bottomHeavy, media
  public static let words = ["scrolling", "fixed", "bottomHeavy", "media"]
}

public enum Focus: UInt8, WordEnum {
  case unset, navigation, task
  public static let words = ["unset", "navigation", "task"]
}

public enum BackDisplay: UInt8, WordEnum {
  case automatic, hidden
  public static let words = ["automatic", "hidden"]
}

public enum LeadingItems: UInt8, WordEnum {
  case replaceBack, supplementBack
  public static let words = ["replaceBack", "supplementBack"]
}

public enum HidesTabs: UInt8, WordEnum {
  case never, always, compact
  public static let words = ["never", "always", "compact"]
}

public enum Placement: UInt8, WordEnum {
  case automatic, topBarLeading, topBarTrailing, topBarPinnedTrailing, bottomBar, navigation, primaryAction, secondaryAction
  case confirmationAction, cancellationAction, destructiveAction, principal, title, subtitle, largeTitle, largeSubtitle
  case status, keyboard, floating
  public static let words = [
    "automatic", "topBarLeading", "topBarTrailing", "topBarPinnedTrailing", "bottomBar", "navigation", "primaryAction", "secondaryAction",
    "confirmationAction", "cancellationAction", "destructiveAction", "principal", "title", "subtitle", "largeTitle", "largeSubtitle",
    "status", "keyboard", "floating",
  ]
}

public enum SearchPlacement: UInt8, WordEnum {
  case automatic, topBarTrailing, bottomBar, principal
  public static let words = ["automatic", "topBarTrailing", "bottomBar", "principal"]
}

public enum AxisHint: UInt8, WordEnum {
  case automatic, horizontalOnly, verticalPreferred
  public static let words = ["automatic", "horizontalOnly", "verticalPreferred"]
}

public enum PriorityLevel: UInt8, WordEnum {
  case automatic, low, high
  public static let words = ["automatic", "low", "high"]
}

public enum ItemKind: UInt8, WordEnum {
  case button, menu, toggle, picker, segmented, slider, link, share, edit, custom
  public static let words = ["button", "menu", "toggle", "picker", "segmented", "slider", "link", "share", "edit", "custom"]
}

public enum LabelStyle: UInt8, WordEnum {
  case automatic, iconOnly, titleOnly, titleAndIcon
  public static let words = ["automatic", "iconOnly", "titleOnly", "titleAndIcon"]
}

public enum ItemRole: UInt8, WordEnum {
  case none, back, close, cancel, confirm, destructive
  public static let words = ["none", "back", "close", "cancel", "confirm", "destructive"]
}

public enum ItemStyle: UInt8, WordEnum {
  case automatic, prominent
  public static let words = ["automatic", "prominent"]
}

public enum DynamicBadge: UInt8, WordEnum {
  case dynamic
  public static let words = ["dynamic"]
}

public enum Becomes: UInt8, WordEnum {
  case nothing, symbol, title, custom
  public static let words = ["nothing", "symbol", "title", "custom"]
}

public enum TextMeaning: UInt8, WordEnum {
  case unset, supplementary, essential
  public static let words = ["unset", "supplementary", "essential"]
}

public enum Frequency: UInt8, WordEnum {
  case normal, frequent, rare
  public static let words = ["normal", "frequent", "rare"]
}

public enum SpacerSize: UInt8, WordEnum {
  case flexible, fixed
  public static let words = ["flexible", "fixed"]
}

public enum Flag: UInt8, WordEnum {
  case `false`, `true`
  public static let words = ["false", "true"]
}

public enum Direction: UInt8, WordEnum {
  case leftToRight, rightToLeft
  public static let words = ["leftToRight", "rightToLeft"]
}

/// How sure a rule or a number is, the surest first.
public enum Basis: UInt8, WordEnum, Comparable {
  /// By the platform's documentation, guidelines or talks.
  case documented
  /// By published readings from the simulator.
  case measured
  /// By arithmetic or analogy: nobody published it.
  case estimated
  public static let words = ["documented", "measured", "estimated"]

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

public enum SizeClass: UInt8, WordEnum {
  case compact, regular
  public static let words = ["compact", "regular"]
}

public enum Display: UInt8, WordEnum {
  case outer, inner
  public static let words = ["outer", "inner"]
}

public enum Orientation: UInt8, WordEnum {
  case portrait, landscape
  public static let words = ["portrait", "landscape"]
}

/// A physical side of the display.
public enum Side: UInt8, WordEnum {
  case none, left, right
  public static let words = ["none", "left", "right"]
}

public enum TabBarForm: UInt8, WordEnum {
  case none, collapsed, full
  public static let words = ["none", "collapsed", "full"]
}
