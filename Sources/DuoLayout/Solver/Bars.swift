import DuoIR
import DuoLang

/// The controls of one layout by the bar that they are in, before anything is fitted.
struct Bars {
  /// The vertical bar, by lane and then in the order declared.
  var column: [Entry] = []
  /// The rows at the top and at the bottom, of all visible columns, in the order declared.
  var top: [Entry] = []
  var bottom: [Entry] = []
  /// What starts in the menu: secondary and inline-large items, then what `overflow` holds.
  var secondary: [Entry] = []
  var overflow: [Entry] = []
  var keyboard: [Entry] = []
  var floating: [Entry] = []
  var custom: [Entry] = []
  var hidden: [Entry] = []

  /// Whether anything is in a bar, in the menu or on the keyboard.
  var hasControls: Bool {
    !(column.isEmpty && top.isEmpty && bottom.isEmpty && secondary.isEmpty && overflow.isEmpty && keyboard.isEmpty)
  }

  /// Whether anything of a column is in the menu from the start.
  func menuStartsFull(_ column: Int) -> Bool {
    secondary.contains { $0.column == column } || overflow.contains { $0.column == column }
  }

  mutating func removeAll() {
    column.removeAll(keepingCapacity: true)
    top.removeAll(keepingCapacity: true)
    bottom.removeAll(keepingCapacity: true)
    secondary.removeAll(keepingCapacity: true)
    overflow.removeAll(keepingCapacity: true)
    keyboard.removeAll(keepingCapacity: true)
    floating.removeAll(keepingCapacity: true)
    custom.removeAll(keepingCapacity: true)
    hidden.removeAll(keepingCapacity: true)
  }
}

/// The spacers that wait for the next control of their lane, in one bar.
struct WaitingGaps {
  private var leading: Entry.Gap?
  private var trailing: Entry.Gap?
  private var bottom: Entry.Gap?

  /// nil before the first control of the lane: a spacer at an end is inert.
  subscript(lane: Entry.Lane) -> Entry.Gap? {
    get {
      switch lane {
      case .leading: leading
      case .trailing: trailing
      case .bottom: bottom
      default: nil
      }
    }
    set {
      switch lane {
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      case .bottom: bottom = newValue
      default: break
      }
    }
  }

  /// Appends `entry` to a bar with the spacers that wait for it.
  mutating func add(_ entry: Entry, to bar: inout [Entry]) {
    var entry = entry
    if entry.lane.takesSpacers {
      entry.spacerBefore = self[entry.lane] ?? Entry.Gap()
      self[entry.lane] = Entry.Gap()
    }
    bar.append(entry)
  }
}
