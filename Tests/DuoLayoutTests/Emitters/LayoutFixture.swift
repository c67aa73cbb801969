import DuoLang

@testable import DuoLayout

/// Layouts made by hand: a set, and what makes its controls, columns and rows.
///
/// It stacks a column as the device does (a lone control 48, a capsule 50 a cell, 12 between them), so that the numbers of a
/// fixture hang together.
struct LayoutFixture {
  var set = LayoutSet(device: "iPhone Duo", symbols: SymbolTable(), files: ["Reader.duo"])
  private var line: UInt32 = 10

  mutating func symbol(_ text: String) -> SymbolID { set.symbols.intern(text) }

  mutating func optional(_ text: String?) -> SymbolID? {
    if let text { symbol(text) } else { nil }
  }

  /// A declared item, a line further down than the one before.
  mutating func item(
    _ name: String, _ title: String?, symbol: String? = nil, shows: Control.Shows = .symbol, rules: RuleList = RuleList()
  ) -> Control {
    line += 1
    return Control(
      name: self.symbol(name), title: optional(title), symbol: optional(symbol), image: nil, badge: nil, note: nil, container: nil,
      isSystem: false, shows: shows, basis: rules.basis, rules: rules, origin: Origin(file: FileID(0), line: line, column: 11))
  }

  mutating func system(_ name: String, symbol: String? = nil, shows: Control.Shows = .symbol, rules: RuleList) -> Control {
    var control = item(name, nil, symbol: symbol, shows: shows, rules: rules)
    control.isSystem = true
    control.origin = nil
    return control
  }

  mutating func back() -> Control { system("back", symbol: "chevron.backward", rules: RuleList(.autoBack, .orderTiers)) }
  mutating func overflow() -> Control { system("overflow", symbol: "ellipsis", rules: RuleList(.overflowControl, .orderTiers)) }

  mutating func layout(
    _ app: String, _ screen: String, state: String? = nil, _ pose: Pose, scenario: String? = nil
  ) -> Layout {
    Layout(
      app: symbol(app), screen: symbol(screen), screenTitle: nil, state: optional(state), ownColumn: nil, presentation: .window,
      pose: symbol(pose.name), scenario: optional(scenario), direction: .leftToRight, widthClass: pose.widthClass,
      window: pose.window, bounds: Rect(x: 0, y: 0, width: pose.window.width, height: pose.window.height),
      safeArea: pose.safeArea, edge: pose.edge, statusBar: pose.edge == .none ? .horizontal : .vertical,
      hasOpaqueBackground: false, room: nil, used: nil, missing: 0, columnRange: pose.range, columnBasis: pose.basis,
      tabs: .none, barRules: RuleList(.poseAxis), regions: [], controls: [], listEnds: ListEnds(), leaving: [])
  }

  struct Pose {
    var name: String
    var window: Size
    var widthClass: SizeClass
    var edge: Side
    var range: ClosedRange<Points>?
    var safeArea: Insets
    var basis = Basis.measured

    static let vertical = Insets(top: 0, left: 0, bottom: 34, right: 84)
    static let horizontal = Insets(top: 82, left: 0, bottom: 34, right: 0)
    static let outer = Size(width: 466, height: 678)
    static let outerWide = Size(width: 678, height: 466)
    static let innerWide = Size(width: 951, height: 669)
    static let inner = Size(width: 669, height: 951)
    static let pane = Size(width: 469, height: 669)

    static let all = [
      Pose(name: "outerPortrait", window: outer, widthClass: .compact, edge: .right, range: 170...654, safeArea: vertical),
      Pose(name: "outerLandscapeRight", window: outerWide, widthClass: .compact, edge: .right, range: 24...373, safeArea: vertical),
      Pose(
        name: "outerLandscapeLeft", window: outerWide, widthClass: .compact, edge: .left, range: 82...442,
        safeArea: Insets(top: 0, left: 84, bottom: 34, right: 0)),
      Pose(name: "innerLandscape", window: innerWide, widthClass: .regular, edge: .right, range: 120...645, safeArea: vertical),
      Pose(name: "innerBook", window: innerWide, widthClass: .regular, edge: .right, range: 120...645, safeArea: vertical),
      Pose(name: "innerPortrait", window: inner, widthClass: .regular, edge: .none, range: nil, safeArea: horizontal),
      Pose(name: "innerTabletop", window: inner, widthClass: .regular, edge: .none, range: nil, safeArea: horizontal),
      Pose(
        name: "splitLeft", window: pane, widthClass: .compact, edge: .left, range: 16...645,
        safeArea: Insets(top: 0, left: 84, bottom: 34, right: 0)),
      Pose(
        name: "splitRight", window: pane, widthClass: .compact, edge: .right, range: 120...645, safeArea: vertical,
        basis: .estimated),
    ]
    static let standard = [all[0], all[1], all[3], all[5]]
  }
}

/// A layout in the making: lists are given in the order of `Layout.List`, children last.
struct LayoutMaker {
  private(set) var layout: Layout
  private var group: UInt16 = 0
  private var children: [(control: Int, children: [Control])] = []

  init(_ layout: Layout) { self.layout = layout }

  /// Stacks capsules from the column's start down and from its end up; the tab bar is the last one, a cell for each tab.
  mutating func column(top: [[Control]] = [], bottom: [[Control]] = [], tabs: [Control] = [], collapsed: Bool = false) {
    guard let range = layout.columnRange else { return }
    var used: Points = 0
    var y = range.lowerBound
    for capsule in top {
      place(capsule, at: y, in: .top)
      y += Self.length(capsule) + 12
      used += Self.length(capsule) + 12
    }
    var heights: [Points] = []
    var length: Points = 0
    for capsule in bottom {
      let isFullTabs = capsule.first?.shows == .tabs && !collapsed
      heights.append(isFullTabs ? Points(50 * tabs.count + 12) : Self.length(capsule))
      length += heights[heights.count - 1] + 12
    }
    used += length
    y = range.upperBound - (length - 12)
    for (capsule, height) in zip(bottom, heights) {
      if capsule.first?.shows == .tabs { children.append((layout.controls.count, placedTabs(tabs, at: y, collapsed))) }
      place(capsule, at: y, in: .bottom, height: capsule.count == 1 ? height : nil)
      y += height + 12
    }
    layout.room = range.upperBound - range.lowerBound
    layout.used = max(0, used - 12)
  }

  /// Closes a list that holds `capsules`, after the column or the row before it; rows run from 20 on.
  mutating func row(_ list: Layout.List, _ capsules: [[Control]], y: Points) {
    var x: Points = 20
    for capsule in capsules {
      group += 1
      for var control in capsule {
        control.group = group
        control.axis = .horizontal
        control.frame = Rect(x: x, y: y, width: 48, height: 48)
        control.frameBasis = .estimated
        layout.controls.append(control)
        x += 50
      }
      x += 10
    }
    close(list)
  }

  mutating func list(_ list: Layout.List, _ controls: [Control], children: [[Control]] = []) {
    for position in children.indices where !children[position].isEmpty {
      self.children.append((layout.controls.count + position, children[position]))
    }
    layout.controls.append(contentsOf: controls)
    close(list)
  }

  /// Ends a list, those after it empty so far.
  mutating func close(_ list: Layout.List) {
    for later in Layout.List.allCases where later.rawValue >= list.rawValue {
      layout.listEnds.close(later, at: layout.controls.count)
    }
  }

  /// The layout, the children behind the lists.
  mutating func finish() -> Layout {
    for entry in children {
      layout.controls[entry.control].firstChild = UInt32(layout.controls.count)
      layout.controls[entry.control].childCount = UInt32(entry.children.count)
      layout.controls.append(contentsOf: entry.children)
    }
    children = []
    return layout
  }

  /// The tabs in their cells; without frames where the bar is collapsed.
  private func placedTabs(_ tabs: [Control], at start: Points, _ collapsed: Bool) -> [Control] {
    guard !collapsed else { return tabs }
    var tabs = tabs
    for position in tabs.indices {
      let x = layout.edge == .left ? Points(24) : layout.window.width - 72
      tabs[position].frame = Rect(x: x, y: start + 6 + Points(50 * position), width: 48, height: 50)
      tabs[position].frameBasis = layout.columnBasis
    }
    return tabs
  }

  private mutating func place(_ capsule: [Control], at start: Points, in segment: Control.Segment, height: Points? = nil) {
    group += 1
    var y = start
    for var control in capsule {
      control.segment = segment
      control.group = group
      control.axis = .vertical
      let x = layout.edge == .left ? Points(24) : layout.window.width - 72
      let length = height ?? (capsule.count > 1 ? 50 : 48)
      control.frame = Rect(x: x, y: y, width: 48, height: length)
      control.frameBasis = layout.columnBasis
      layout.controls.append(control)
      y += length
    }
  }

  private static func length(_ capsule: [Control]) -> Points { capsule.count > 1 ? Points(50 * capsule.count) : 48 }
}
