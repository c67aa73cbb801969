import DuoIR
import DuoLang

/// All layouts of a run, with the texts they name: plain data, on which every emitter depends and on nothing else.
public struct LayoutSet: Sendable {
  /// The device's title: `iPhone Duo`.
  public var device: String
  /// The texts behind all `SymbolID`s of the layouts.
  public var symbols: SymbolTable
  /// The names of the run's files, by `FileID`.
  public var files: [String]
  /// By app (in order of name), screen and state (in file order), pose (in the device's order), then scenario (in file order).
  public var layouts: [Layout]

  public init(device: String, symbols: SymbolTable, files: [String], layouts: [Layout] = []) {
    self.device = device
    self.symbols = symbols
    self.files = files
    self.layouts = layouts
  }
}

/// What one screen's bars look like in one pose or scenario. Lengths are points, the origin is the display's (in Split View
/// the pane's) top left.
public struct Layout: Sendable {
  public var app: SymbolID
  public var screen: SymbolID
  /// The screen's title, where it has one.
  public var screenTitle: SymbolID?
  public var state: SymbolID?
  /// The column of a split in which the screen stands, whether or not the pose shows columns.
  public var ownColumn: SymbolID?
  public var presentation: Presentation
  public var pose: SymbolID
  public var scenario: SymbolID?
  public var direction: Direction
  public var widthClass: SizeClass
  /// The size of the window.
  public var window: Size
  /// The frame of the window, or of the sheet in it.
  public var bounds: Rect
  /// Relative to `bounds`.
  public var safeArea: Insets
  /// The side of the vertical bar; `.none` where the bars are horizontal.
  public var edge: Side
  public var statusBar: BarAxis
  public var hasOpaqueBackground: Bool
  /// How long the column may be, and how long it is; nil where there is none.
  public var room: Points?
  public var used: Points?
  /// How many points are missing where controls that never leave do not fit; else 0.
  public var missing: Points
  /// The rows in which what stays does not fit.
  public var fullRows: [FullRow] = []
  /// Where the column begins and ends, from the top; nil where there is none.
  public var columnRange: ClosedRange<Points>?
  public var columnBasis: Basis
  public var tabs: TabBarForm
  /// What decided about the bars as a whole, in order: their axis and side, what gave way first.
  public var barRules: RuleList
  /// The regions that the hardware and the system take.
  public var regions: [Region]
  /// Where horizontal bars lie, for drawings.
  public var bands = Bands()
  /// What else a drawing shows; empty where nobody asked.
  public var scenery = Scenery()

  /// The controls of all lists, one list after the other in the order of `List`, then their children.
  public var controls: [Control]
  /// Where each list ends in `controls`.
  public var listEnds: ListEnds
  /// Which items would leave the column next, in order, and what each needs; empty where there is no column.
  public var leaving: [Departure]
  /// With less room than this the tab bar collapses to one control; nil where it never does, and where nobody asked.
  public var tabsNeed: Points?

  /// What a screen is shown in.
  public enum Presentation: Hashable, Sendable {
    case window
    case sheet(SymbolID)
    case cover(SymbolID)
    case popover(SymbolID)
  }

  /// The bands that horizontal bars take across the window; nil where there is none. Estimates all.
  public struct Bands: Sendable {
    /// The row at the top.
    public var title: Rect?
    /// The row at the bottom.
    public var bottom: Rect?
    /// The pill of a horizontal tab bar, without a search tab, which stands beside it.
    public var tabBar: Rect?
    public var searchTab: Rect?

    public init() {}
  }

  /// The lists in which each control of a screen is exactly once.
  public enum List: UInt8, CaseIterable, Sendable {
    case column, top, bottom, menu, keyboard, custom, hidden

    public var word: String {
      switch self {
      case .column: "column"
      case .top: "top"
      case .bottom: "bottom"
      case .menu: "menu"
      case .keyboard: "keyboard"
      case .custom: "custom"
      case .hidden: "hidden"
      }
    }
  }

  /// A row in which what stays does not fit. Its lengths are estimates.
  public struct FullRow: Hashable, Sendable {
    /// `top` or `bottom`.
    public var list: List
    /// The column that it is of; nil for the screen's own.
    public var container: SymbolID?
    public var needs: Points
    public var room: Points

    public var missing: Points { needs - room }
  }

  /// How many points are missing in the fullest row; 0 where all fit.
  public var rowMissing: Points {
    var missing: Points = 0
    for row in fullRows { missing = max(missing, row.missing) }
    return missing
  }

  public subscript(list: List) -> ArraySlice<Control> { controls[listEnds[list]] }

  /// Whether a control is of what stands in the column, as `room` and `leaving` are about: items of a split's other columns may have
  /// the names of its own.
  public func isOfColumn(_ control: Control) -> Bool { self[.column].first?.container == control.container }

  /// The children of a control, as a row of the menu each (of the tab bar: its tabs).
  public func children(of control: Control) -> ArraySlice<Control> {
    controls[Int(control.firstChild)..<Int(control.firstChild) + Int(control.childCount)]
  }

  /// `trailing` for a right bar in left-to-right, its mirror in right-to-left; nil where the bars are horizontal.
  public var verticalEdge: String? {
    switch (edge, direction) {
    case (.none, _): nil
    case (.right, .leftToRight), (.left, .rightToLeft): "trailing"
    default: "leading"
    }
  }
}

/// The ends of the seven lists of a layout.
public struct ListEnds: Sendable {
  private var ends: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0, 0, 0)

  public init() {}

  public subscript(list: Layout.List) -> Range<Int> {
    Int(list == .column ? 0 : end(list.rawValue - 1))..<Int(end(list.rawValue))
  }

  public mutating func close(_ list: Layout.List, at end: Int) {
    let end = UInt32(truncatingIfNeeded: end)
    switch list {
    case .column: ends.0 = end
    case .top: ends.1 = end
    case .bottom: ends.2 = end
    case .menu: ends.3 = end
    case .keyboard: ends.4 = end
    case .custom: ends.5 = end
    case .hidden: ends.6 = end
    }
  }

  private func end(_ list: UInt8) -> UInt32 {
    switch list {
    case 0: ends.0
    case 1: ends.1
    case 2: ends.2
    case 3: ends.3
    case 4: ends.4
    case 5: ends.5
    default: ends.6
    }
  }
}
