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
  /// In the other width class they might hold something else.
  var dependOnWidth = false
  /// How many entries, and hidden ones, there are before anything is fitted.
  private var savedEntries = 0
  private var savedHidden = 0

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

  /// Keeps in mind what there is before anything is fitted.
  mutating func save() {
    savedEntries = entries.count
    savedHidden = hidden.count
  }

  /// Forgets what fitting has added. What fitting notes in entries it notes anew.
  mutating func restore() {
    entries.removeLast(entries.count - savedEntries)
    hidden.removeLast(hidden.count - savedHidden)
  }

  mutating func removeAll() {
    dependOnWidth = false
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
