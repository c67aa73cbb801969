import DuoLang

/// What stands around the bars of a layout: what a drawing needs besides controls, and no other output.
public struct Scenery: Sendable {
  /// The visible columns of a split in the order of the display, what lies over others last; one pane elsewhere.
  public var panes: [Pane] = []
  /// The tabs of a horizontal tab bar, a search tab last; empty where the tab bar stands in the column.
  public var tabs: [Control] = []
  /// Which of the tabs, horizontal or in the column, holds the screen.
  public var selectedTab: Int?
  /// The vertical centre of the row at the top.
  public var titleCentre: Points = 0
  /// The centre line of the column, which a vertical status bar shares; nil in poses without one.
  public var columnAxis: Points?
  /// Where the keyboard is while it is up.
  public var keyboard: Rect?
  /// Where pinned picture-in-picture is, if it takes room from the column.
  public var pictureInPicture: Rect?
  /// How many Live Activities lengthen the status region, and by how much each does.
  public var liveActivities = 0
  public var liveActivityLength: Points = 0
  /// The corners of the display, or of the pane in Split View.
  public var corners = Corners()

  public init() {}

  /// One visible column of a split, or the one screen that there is.
  public struct Pane: Sendable {
    /// `sidebar`, `content`, `detail`, `inspector`; nil where there are no columns.
    public var container: SymbolID?
    /// The title of the screen in it.
    public var title: SymbolID?
    public var frame: Rect
    /// It takes part in the vertical bar.
    public var isMain: Bool
    /// It lies over the others.
    public var isOverlay: Bool

    public init(container: SymbolID?, title: SymbolID?, frame: Rect, isMain: Bool = true, isOverlay: Bool = false) {
      self.container = container
      self.title = title
      self.frame = frame
      self.isMain = isMain
      self.isOverlay = isOverlay
    }
  }
}

/// The radii of four corners.
public struct Corners: Hashable, Sendable {
  public var topLeft: Points = 0
  public var topRight: Points = 0
  public var bottomRight: Points = 0
  public var bottomLeft: Points = 0

  public init() {}

  /// Clockwise from the top left.
  public init(topLeft: Points, topRight: Points, bottomRight: Points, bottomLeft: Points) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }
}
