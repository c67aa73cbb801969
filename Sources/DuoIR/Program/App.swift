import DuoLang

public typealias AppID = ID<App>

/// One app: a program of its own.
public struct App: Sendable {
  public var name: SymbolID
  public var title: SymbolID?
  public var sdk = Version.verticalBars
  public var framework = Framework.swiftui
  public var window: PresentationID?
  public var presentations = IDRange<Presentation>()
  public var screens = IDRange<Screen>()
  public var states = IDRange<ScreenState>()
  /// The bars that the app draws over every screen.
  public var customBars = IDRange<CustomBar>()
  /// The scenarios that it knows, in file order.
  public var scenarios: [ScenarioID] = []
  /// The files that hold a part of it: an error in one of them stops its output.
  public var files: [FileID] = []
  public var position: SourcePosition
}

/// An SDK's version, `major.minor`.
public struct Version: Hashable, Comparable, Sendable {
  public var major: UInt16
  public var minor: UInt16

  public init(major: UInt16, minor: UInt16) {
    self.major = major
    self.minor = minor
  }

  /// The SDK that an app is built with unless it says otherwise.
  public static let verticalBars = Version(major: 27, minor: 1)

  public static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
