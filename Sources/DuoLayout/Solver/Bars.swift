import DuoIR
import DuoLang

/// The controls of one layout, and by bar which of them are in it, before anything is fitted.
///
/// *Invariant:* entries stay where they are; everything else, here and in later steps, is their indices.
struct Bars {
  var entries: [Entry] = []
  /// What layouts say of each entry wherever it stands. `shows` is what it shows in its bar.
  var controls: [Control] = []
  /// The vertical bar, in the order declared; `ColumnFit.order` has its own.
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
  /// The spacers of the column that is being collected.
  var columnGaps = WaitingGaps()
  var rowGaps = WaitingGaps()
  /// How many entries, and hidden ones, there are before anything is fitted.
  private var savedEntries = 0
  private var savedHidden = 0

  /// Whether anything is in a bar, in the menu or on the keyboard.
  var hasControls: Bool {
    !(column.isEmpty && top.isEmpty && bottom.isEmpty && secondary.isEmpty && overflow.isEmpty && keyboard.isEmpty)
  }

  /// Whether anything of a column is in the menu from the start.
  func menuStartsFull(_ column: Int) -> Bool {
    for index in secondary where Int(entries[index].column) == column { return true }
    for index in overflow where Int(entries[index].column) == column { return true }
    return false
  }

  // MARK: Collecting

  /// `when-width`; that the bars depend on the width is kept in mind.
  mutating func hides(_ when: When, in widthClass: SizeClass) -> Bool {
    if when != .always { dependOnWidth = true }
    return when.hides(in: widthClass)
  }

  /// Keeps a control and returns its index.
  mutating func add(_ entry: Entry, _ control: Control) -> Int {
    entries.append(entry)
    controls.append(control)
    return entries.count - 1
  }

  /// Puts an entry in its row: `no-row` hides what would stand at the top of a screen without a row there.
  mutating func putInRow(_ index: Int, hidesTop: Bool) {
    let lane = entries[index].lane
    if lane != .bottom, hidesTop {
      // Documented for one item only.
      controls[index].decide(.noRow, .estimated)
      hidden.append(index)
      return
    }
    entries[index].spacerBefore = rowGaps.take(before: lane)
    if lane == .bottom { bottom.append(index) } else { top.append(index) }
  }

  /// Keeps in mind what there is before anything is fitted.
  mutating func save() {
    savedEntries = entries.count
    savedHidden = hidden.count
  }

  /// Forgets what fitting has added. What fitting notes in entries it notes anew.
  mutating func restore() {
    while entries.count > savedEntries {
      entries.removeLast()
      controls.removeLast()
    }
    while hidden.count > savedHidden { hidden.removeLast() }
  }

  mutating func removeAll() {
    dependOnWidth = false
    entries.empty()
    controls.empty()
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

extension Control {
  /// Adds a rule to those that decided, which makes the decision no surer than `basis`.
  mutating func decide(_ rule: LayoutRule, _ basis: Basis) {
    rules.append(rule)
    self.basis = max(self.basis, basis)
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

  /// The spacers that wait for a control of `lane`; from now on they wait for the next one.
  mutating func take(before lane: Entry.Lane) -> Entry.Gap {
    guard lane.takesSpacers else { return Entry.Gap() }
    let gap = self[lane] ?? Entry.Gap()
    self[lane] = Entry.Gap()
    return gap
  }
}

extension Array {
  /// Removes all elements and keeps the storage.
  mutating func empty() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}
