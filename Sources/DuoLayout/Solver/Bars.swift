import DuoIR
import DuoLang

/// The controls of one layout, and by bar which of them are in it, before anything is fitted.
///
/// *Invariant:* entries stay where they are; everything else, here and in later steps, is their indices.
struct Bars {
  var entries: [Entry] = []
  /// The vertical bar, in the order declared.
  var column: [Int] = []
  /// The rows at the top and at the bottom, of all visible columns, in the order declared.
  var top: [Int] = []
  var bottom: [Int] = []
  /// What starts in the menu: secondary and inline-large items, then what `overflow` holds.
  var secondary: [Int] = []
  var overflow: [Int] = []
  var keyboard: [Int] = []
  var floating: [Int] = []
  var custom: [Int] = []
  var hidden: [Int] = []

  /// Whether anything is in a bar, in the menu or on the keyboard.
  var hasControls: Bool {
    !(column.isEmpty && top.isEmpty && bottom.isEmpty && secondary.isEmpty && overflow.isEmpty && keyboard.isEmpty)
  }

  /// Whether anything of a column is in the menu from the start.
  func menuStartsFull(_ column: Int) -> Bool {
    for index in secondary where entries[index].column == column { return true }
    for index in overflow where entries[index].column == column { return true }
    return false
  }

  /// Keeps `entry` and returns its index.
  mutating func add(_ entry: Entry) -> Int {
    entries.append(entry)
    return entries.count - 1
  }

  mutating func removeAll() {
    entries.empty()
    column.empty()
    top.empty()
    bottom.empty()
    secondary.empty()
    overflow.empty()
    keyboard.empty()
    floating.empty()
    custom.empty()
    hidden.empty()
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

  /// Puts the spacers that wait for `entry` before it.
  mutating func settle(before entry: inout Entry) {
    guard entry.lane.takesSpacers else { return }
    entry.spacerBefore = self[entry.lane] ?? Entry.Gap()
    self[entry.lane] = Entry.Gap()
  }
}

extension Array {
  /// Removes all elements and keeps the storage.
  mutating func empty() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
