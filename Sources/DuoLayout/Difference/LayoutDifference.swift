import DuoLang

/// What moved between two versions of the same bars: plain data, on which every output of `diff` depends and on nothing else.
public struct LayoutDifference: Sendable {
  /// The earlier version and the later one; both have the texts of both in `symbols`, under the same ids.
  public var old: LayoutSet
  public var new: LayoutSet
  /// What people call the two: `HEAD`, `working tree`.
  public var oldTitle = ""
  public var newTitle = ""
  /// What only one of them has, as a whole: apps and screens in the order of the later version, what is gone after them.
  public var inventory: [InventoryChange] = []
  /// The screens and states of both that differ, in the order of the later version.
  public var screens: [ScreenDifference] = []
  /// How many screens and states were compared.
  public var comparedCount = 0

  public var symbols: SymbolTable { new.symbols }
  public var isEmpty: Bool { inventory.isEmpty && screens.isEmpty }

  /// No difference: nothing was compared.
  public init() {
    old = LayoutSet(device: "", symbols: SymbolTable(), files: [])
    new = old
  }

  init(old: LayoutSet, new: LayoutSet) {
    self.old = old
    self.new = new
  }

  /// Drops what is about other screens than those for which `isKept` says so, by app and screen. What is about a whole app stays.
  public mutating func keepScreens(_ isKept: (SymbolID, SymbolID) -> Bool) {
    screens.removeAll { !isKept($0.app, $0.screen) }
    inventory.removeAll { change in change.screen.map { !isKept(change.app, $0) } ?? false }
  }
}

/// Something that one version has and the other has not, with all that is in it.
public struct InventoryChange: Hashable, Sendable {
  public enum Subject: UInt8, CaseIterable, Sendable {
    case app, screen, state, pose, scenario
  }

  public var subject: Subject
  public var isAdded: Bool
  public var app: SymbolID
  /// Where the subject is a screen or a state.
  public var screen: SymbolID?
  public var state: SymbolID?
  /// Where the subject is a pose, or a scenario, which has one.
  public var pose: SymbolID?
  public var scenario: SymbolID?
}

/// What moved on one screen, or in one state of it.
public struct ScreenDifference: Sendable {
  public var app: SymbolID
  public var screen: SymbolID
  public var state: SymbolID?
  /// The layouts that were compared, in the order of the later version.
  public var pairs: [LayoutPair]
  /// What changed of the bars as a whole.
  public var facts: [FactChange] = []
  /// What changed of controls, the gravest first.
  public var changes: [ControlChange] = []

  public var isEmpty: Bool { facts.isEmpty && changes.isEmpty }
}

/// Two layouts of one screen in one pose or scenario: their positions in the two sets.
public struct LayoutPair: Hashable, Sendable {
  public var old: Int
  public var new: Int
}

/// A change of the bars as a whole, alike in some poses.
public struct FactChange: Sendable {
  public var fact: LayoutFact
  public var before: [UInt8]
  public var after: [UInt8]
  /// Positions in the screen's `pairs`.
  public var pairs: [Int]
}

/// A change of one control, alike in some poses.
public struct ControlChange: Sendable {
  public var kind: Kind
  /// The control's name; of one that is gone, the name it had.
  public var name: SymbolID
  /// The name it had, where it is another.
  public var formerName: SymbolID?
  /// The column or the bar of the app's own, where its name alone does not say which control it is.
  public var qualifier: SymbolID?
  public var isSystem: Bool
  /// Where it happened.
  public var occurrences: [Occurrence]

  /// What became of a control, the gravest first.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// In no list any more.
    case gone
    case added
    /// The same in every respect, under another name.
    case renamed
    case intoMenu, outOfMenu
    case hidden, shown
    /// In another bar of the same axis, another column's bar, another menu.
    case bar
    /// In a horizontal bar instead of a vertical one, or the other way round.
    case axis
    /// Before or after controls that kept their order among themselves.
    case order
    /// With other controls in one capsule.
    case capsule
    /// Another title, symbol, image or badge, or another of them seen.
    case shows
    /// In the same place of the same bar, moved or resized by something else.
    case frame
  }

  public struct Occurrence: Sendable {
    /// A position in the screen's `pairs`.
    public var pair: Int
    public var before: ControlPlace?
    public var after: ControlPlace?
  }
}

/// Where a control stands in a layout.
public struct ControlPlace: Hashable, Sendable {
  /// The list that holds it, or the control whose menu it is a row of.
  public var list: Layout.List
  /// From 1, in its list, or among the rows of `parent`.
  public var number: Int
  /// The control of whose menu it is a row, or the tab bar whose tab it is.
  public var parent: SymbolID?
  /// Its position in the layout's `controls`.
  public var index: Int
}
