import DuoLang

public typealias ContainerID = ID<Container>

/// A container between a presentation and its screens: a stack, a split and its columns, a tab bar and its tabs.
public struct Container: Sendable {
  public enum Kind: UInt8, Sendable {
    case stack, split, sidebar, content, detail, inspector, tabs, tab

    public var isColumn: Bool { self == .sidebar || self == .content || self == .detail || self == .inspector }

    /// The word that declares it.
    public var declaration: DuoLang.Kind {
      switch self {
      case .stack: .stack
      case .split: .split
      case .sidebar: .sidebar
      case .content: .content
      case .detail: .detail
      case .inspector: .inspector
      case .tabs: .tabs
      case .tab: .tab
      }
    }
  }

  public var kind: Kind
  public var parent: ContainerID?
  public var presentation: PresentationID
  /// Of an inspector that stands in a screen, that screen.
  public var host: ScreenID?
  public var verticalBar = VerticalBar.automatic
  public var framework: Framework
  /// SwiftUI's in a UIKit container, so that its opt-out is not heard.
  public var isHosted = false
  public var style = TabsStyle.automatic
  /// A stack that is written, not implied by screens that stand alone.
  public var isDeclared = true
  /// Of a split: its columns, in their order on the display.
  public var columns: [ContainerID] = []
  /// Of `tabs`: its tabs, in the order declared.
  public var tabs = IDRange<Tab>()
  /// Of `tabs`: the bar above the tab bar.
  public var accessory: CustomBarID?
  /// The first screen in it, at whatever depth.
  public var firstScreen: ScreenID?
  public var position: SourcePosition
}
