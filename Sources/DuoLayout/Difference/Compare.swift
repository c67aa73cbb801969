import DuoLang

/// What moved from `old` to `new`: the layouts of each screen and state, pose by pose and scenario by scenario.
///
/// The sets may come from different runs: texts are compared, not their ids. Both are to hold the same selection of poses,
/// scenarios and screens, else what one lacks is told as gone.
///
/// - Complexity: O(n log n) in the controls of the layouts.
public func compare(_ old: LayoutSet, _ new: LayoutSet) -> LayoutDifference {
  var symbols = old.symbols
  let later = new.interned(in: &symbols)
  var earlier = old
  earlier.symbols = symbols
  var comparison = SetComparison(earlier, later)
  comparison.run()
  return comparison.difference
}

/// Finds what to compare with what: apps, in them screens and states, in them poses and scenarios.
private struct SetComparison {
  private(set) var difference: LayoutDifference
  private var symbols: SymbolTable { difference.symbols }

  init(_ old: LayoutSet, _ new: LayoutSet) { difference = LayoutDifference(old: old, new: new) }

  mutating func run() {
    let oldApps = AppRun.all(in: difference.old)
    let newApps = AppRun.all(in: difference.new)
    for app in newApps {
      if let former = oldApps.first(where: { $0.name == app.name }) {
        compare(former, app)
      } else {
        difference.inventory.append(InventoryChange(subject: .app, isAdded: true, app: app.name))
      }
    }
    for app in oldApps where !newApps.contains(where: { $0.name == app.name }) {
      difference.inventory.append(InventoryChange(subject: .app, isAdded: false, app: app.name))
    }
  }

  private mutating func compare(_ old: AppRun, _ new: AppRun) {
    compareConditions(old, new)
    let oldScreens = SymbolGroups(old.screens.map { $0.screen })
    for screen in new.screens {
      if let former = oldScreens.positions(of: screen.screen).map({ old.screens[$0] }).first(where: { $0.state == screen.state }) {
        compare(former, screen, of: new.name)
      } else {
        record(screen, isAdded: true, isKnown: oldScreens.holds(screen.screen), of: new.name)
      }
    }
    let newScreens = SymbolGroups(new.screens.map { $0.screen })
    for screen in old.screens {
      let isThere = newScreens.positions(of: screen.screen).contains { new.screens[$0].state == screen.state }
      if !isThere { record(screen, isAdded: false, isKnown: newScreens.holds(screen.screen), of: new.name) }
    }
  }

  /// Records a screen or state of one version alone: of a screen that the other does not have at all, only the screen itself.
  private mutating func record(_ screen: ScreenRun, isAdded: Bool, isKnown: Bool, of app: SymbolID) {
    guard isKnown || screen.state == nil else { return }
    difference.inventory.append(
      InventoryChange(
        subject: screen.state == nil ? .screen : .state, isAdded: isAdded, app: app, screen: screen.screen, state: screen.state))
  }

  /// Records poses and scenarios of one version alone. All screens of an app are laid out in the same ones.
  private mutating func compareConditions(_ old: AppRun, _ new: AppRun) {
    guard let oldRange = old.screens.first?.range, let newRange = new.screens.first?.range else { return }
    let before = difference.old.layouts[oldRange]
    let after = difference.new.layouts[newRange]
    for layout in after where !before.contains(where: { $0.isSameCondition(as: layout) }) {
      record(layout, isAdded: true)
    }
    for layout in before where !after.contains(where: { $0.isSameCondition(as: layout) }) {
      record(layout, isAdded: false)
    }
  }

  private mutating func record(_ layout: Layout, isAdded: Bool) {
    difference.inventory.append(
      InventoryChange(
        subject: layout.scenario == nil ? .pose : .scenario, isAdded: isAdded, app: layout.app, pose: layout.pose,
        scenario: layout.scenario))
  }

  private mutating func compare(_ old: ScreenRun, _ new: ScreenRun, of app: SymbolID) {
    var pairs: [LayoutPair] = []
    for position in new.range {
      let layout = difference.new.layouts[position]
      guard let former = old.range.first(where: { difference.old.layouts[$0].isSameCondition(as: layout) }) else { continue }
      pairs.append(LayoutPair(old: former, new: position))
    }
    guard !pairs.isEmpty else { return }
    difference.comparedCount += 1
    var screen = ScreenDifference(app: app, screen: new.screen, state: new.state, pairs: pairs)
    compareScreen(&screen, difference.old, difference.new)
    if !screen.isEmpty { difference.screens.append(screen) }
  }
}

extension Layout {
  fileprivate func isSameCondition(as other: Layout) -> Bool { pose == other.pose && scenario == other.scenario }
}

/// The layouts of one screen or state in a set: they follow each other.
private struct ScreenRun {
  var screen: SymbolID
  var state: SymbolID?
  var range: Range<Int>
}

/// The screens of one app in a set.
private struct AppRun {
  var name: SymbolID
  var screens: [ScreenRun] = []

  static func all(in set: LayoutSet) -> [AppRun] {
    var apps: [AppRun] = []
    var start = 0
    while start < set.layouts.count {
      let end = set.endOfScreen(from: start)
      let layout = set.layouts[start]
      if apps.last?.name != layout.app { apps.append(AppRun(name: layout.app)) }
      apps[apps.count - 1].screens.append(ScreenRun(screen: layout.screen, state: layout.state, range: start..<end))
      start = end
    }
    return apps
  }
}

/// The positions at which each of some symbols stands.
private struct SymbolGroups {
  private var heads: SymbolMap
  private var next: [Int?]

  init(_ symbols: [SymbolID]) {
    heads = SymbolMap(expecting: symbols.count)
    next = [Int?](repeating: nil, count: symbols.count)
    for position in symbols.indices.reversed() {
      next[position] = heads[symbols[position]]
      heads[symbols[position]] = position
    }
  }

  func holds(_ symbol: SymbolID) -> Bool { heads[symbol] != nil }

  func positions(of symbol: SymbolID) -> [Int] {
    var positions: [Int] = []
    var position = heads[symbol]
    while let current = position {
      positions.append(current)
      position = next[current]
    }
    return positions
  }
}
