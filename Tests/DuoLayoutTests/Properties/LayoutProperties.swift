import DuoLang

@testable import DuoLayout

/// What holds of every layout, whatever the program: each method returns what does not, a line each.
struct LayoutProperties {
  let layout: Layout
  let set: LayoutSet
  let declared: DeclaredState

  private static let bars: [Layout.List] = [.column, .top, .bottom]

  func text(_ symbol: SymbolID?) -> String { set.text(symbol) ?? "" }

  var problems: [String] {
    (membership + frames + numbers + orders + ranks + menus + rules + spacers).map { "\(layout.place(set)): \($0)" }
  }

  // MARK: Membership

  /// Each declared item is in exactly one list, with its children.
  private var membership: [String] {
    var problems: [String] = []
    var counts: [SymbolID: Int] = [:]
    for list in Layout.List.allCases {
      for control in layout[list] {
        counts[control.name, default: 0] += 1
        if let item = declared.byName[control.name], item.children != layout.children(of: control).map(\.name) {
          problems.append("\(text(control.name)) has lost its rows")
        }
      }
    }
    for item in declared.items where counts[item.name] != 1 {
      problems.append("\(text(item.name)) is in \(counts[item.name] ?? 0) lists")
    }
    if declared.hasSearch, !counts.contains(where: { text($0.key) == "search" }) { problems.append("search is in no list") }
    return problems
  }

  // MARK: Frames

  private var frames: [String] {
    var problems: [String] = []
    let column = layout[.column].compactMap(\.frame)
    if column.count != layout[.column].count { problems.append("a control of the column has no frame") }
    for (above, below) in zip(column, column.dropFirst()) {
      if below.y < above.maxY { problems.append("in the column \(below) begins before the end of \(above)") }
      if below.x != above.x { problems.append("the column is not straight") }
    }
    if layout.missing == 0, let range = layout.columnRange, let first = column.first, let last = column.last {
      if first.y < range.lowerBound || last.maxY > range.upperBound { problems.append("the column leaves its range") }
    }
    for list in [Layout.List.top, .bottom] { problems += rowProblems(list, column) }
    for control in layout[.menu] + layout[.keyboard] + layout[.custom] + layout[.hidden] {
      if control.frame != nil || control.group != 0 || control.axis != nil || control.segment != nil || control.frameBasis != nil {
        problems.append("\(text(control.name)) is in no bar and has a frame, group, axis, or segment")
      }
    }
    return problems
  }

  private func rowProblems(_ list: Layout.List, _ column: [Rect]) -> [String] {
    var problems: [String] = []
    for container in Set(layout[list].map(\.container)) {
      let row = layout[list].filter { $0.container == container }.compactMap(\.frame).sorted { $0.x < $1.x }
      for (left, right) in zip(row, row.dropFirst()) where right.x < left.maxX { problems.append("in the row \(right) begins before the end of \(left)") }
      guard layout.rowMissing == 0 else { continue }
      for frame in row {
        if frame.x < layout.bounds.x || frame.maxX > layout.bounds.maxX { problems.append("\(frame) of a row leaves the bounds \(layout.bounds)") }
        for other in column where frame.x < other.maxX && other.x < frame.maxX && frame.y < other.maxY && other.y < frame.maxY {
          problems.append("\(frame) of a row lies over \(other) of the column")
        }
      }
    }
    return problems
  }

  // MARK: Numbers

  /// Room, length and capsules add up.
  private var numbers: [String] {
    var problems: [String] = []
    if let used = layout.used, let room = layout.room {
      if layout.missing != max(0, used - room) { problems.append("\(used) used of \(room), and \(layout.missing) missing") }
      if used != columnLength { problems.append("\(used) used, but the controls are \(columnLength) long") }
    } else if layout.edge != .none || !layout[.column].isEmpty {
      problems.append("a vertical bar has no room")
    }
    if (layout.edge == .none) != (layout.room == nil) { problems.append("the edge is \(layout.edge), the room \(layout.room as Any)") }
    var group: UInt16 = 0
    var previous: Control?
    for list in Self.bars {
      for control in layout[list] {
        if control.group != group, control.group != group + 1 { problems.append("after capsule \(group) comes \(control.group)") }
        if control.group == group, let before = previous?.frame, let frame = control.frame {
          let isAdjacent = list == .column ? frame.y == before.maxY : frame.x == before.maxX || frame.maxX == before.x
          if !isAdjacent { problems.append("\(text(control.name)) is not beside its neighbour in the capsule") }
        }
        group = control.group
        previous = control
      }
      previous = nil
    }
    return problems
  }

  /// The segments as they are placed, and the seam where both are there.
  private var columnLength: Points {
    func length(_ segment: Control.Segment) -> Points {
      let frames = layout[.column].filter { $0.segment == segment }.compactMap(\.frame)
      guard let first = frames.first, let last = frames.last else { return 0 }
      return last.maxY - first.y
    }
    let top = length(.top), bottom = length(.bottom)
    return top + bottom + (top > 0 && bottom > 0 ? 12 : 0)
  }

  // MARK: Order

  /// The controls of one class stand in the order declared, in every bar and in what left it.
  private var orders: [String] {
    var problems: [String] = []
    for list in Self.bars + [.menu] {
      for lane in DeclaredState.Lane.allCases {
        var last = -1
        for control in layout[list] {
          guard let item = declared.byName[control.name], item.lane == lane, !control.rules.contains(.inlineLarge) else { continue }
          // Of the menu what left the column, and a row's, stand one after the other.
          if list == .menu, layout.edge == .none, lane != .bottom, control.rules.contains(.rowBottom) { continue }
          if item.order < last { problems.append("\(text(control.name)) is out of order in \(list.word)") }
          last = item.order
        }
      }
    }
    return problems
  }

  // MARK: Ranks

  /// What left a bar has no higher key than what stays in it; of equal keys the last leaves.
  private var ranks: [String] {
    var problems: [String] = []
    for left in layout[.menu] where left.rules.contains(.overflowOrder) {
      guard let leaver = declared.byName[left.name], let leaverLane = leaver.lane else { continue }
      for list in Self.bars {
        for staying in layout[list] {
          guard let stayer = declared.byName[staying.name], let lane = stayer.lane, !staying.rules.contains(.uikitLeading) else { continue }
          let sharesBar = layout.edge == .none || staying.rules.contains(.orderRows) ? (lane == .bottom) == (leaverLane == .bottom) : list == .column
          guard sharesBar else { continue }
          if leaver.key.group != stayer.key.group || leaver.key.item != stayer.key.item {
            if (leaver.key.group, leaver.key.item) > (stayer.key.group, stayer.key.item) {
              problems.append("\(text(left.name)) leaves before \(text(staying.name)), which ranks lower")
            }
          } else if lane == leaverLane, leaver.order < stayer.order {
            problems.append("\(text(left.name)) leaves before \(text(staying.name)), which stands after it")
          }
        }
      }
    }
    return problems
  }

  // MARK: Menus

  /// One overflow control for each menu that holds anything, none for an empty one.
  private var menus: [String] {
    var problems: [String] = []
    let controls = (Self.bars + [.hidden]).flatMap { layout[$0] }.filter { text($0.name) == "overflow" }
    let containers = Set(layout[.menu].map(\.container))
    if Set(controls.map(\.container)) != containers || controls.count != containers.count {
      problems.append("\(controls.count) overflow controls for \(containers.count) menus")
    }
    return problems
  }

  // MARK: Rules

  /// Each list's controls name the rules that outputs.md says they do, and are as sure as the least sure of them.
  private var rules: [String] {
    var problems: [String] = []
    for list in Layout.List.allCases {
      for control in layout[list] {
        let rules = control.rules.rules
        if !isWellFormed(rules, control, list) { problems.append("\(text(control.name)) in \(list.word): \(rules.map(\.id))") }
        if control.basis < control.rules.basis { problems.append("\(text(control.name)) is surer than its rules") }
        if Self.bars.contains(list), control.frameBasis == nil { problems.append("\(text(control.name)) has a frame without a basis") }
      }
    }
    return problems
  }

  private static let classRules: Set<LayoutRule> = [.uikitLeading, .navigationMoves]
  private static let verticalRules: Set<LayoutRule> = [.iconVertical, .customVertical, .textVertical]
  private static let horizontalRules: Set<LayoutRule> = [
    .hintHorizontal, .editHorizontal, .wideHorizontal, .customHorizontal, .noIconHorizontal, .textHorizontal, .titleRow, .statusRow,
  ]
  private static let poseRules: Set<LayoutRule> = [
    .sdkGate, .poseAxis, .needsContainer, .detailOnly, .sheetAxis, .sheetDetentAxis, .popoverAxis, .optOut, .titleRow, .statusRow,
  ]
  private static let systemRules: Set<LayoutRule> = [.autoBack, .searchControl, .splitPortrait, .overflowControl]

  private func isWellFormed(_ rules: [LayoutRule], _ control: Control, _ list: Layout.List) -> Bool {
    guard let last = rules.last else { return false }
    var before = rules.dropLast()
    switch list {
    case .custom: return rules == [.customBarStays]
    case .keyboard: return rules == [.keyboardStays]
    case .hidden where rules == [.whenWidth] || rules == [.keyboardStays]: return true
    case .menu where before.isEmpty: return [.secondaryInMenu, .overflowContent, .inlineLarge].contains(last)
    case .column where text(control.name) == "tabs":
      return before.first == .tabsVertical && (before.count == 1) == (layout.tabs == .full) && [.orderTiers, .overfull].contains(last)
    default: break
    }
    if let first = before.first, Self.classRules.contains(first) { before = before.dropFirst() }
    guard before.count == 1, let bar = before.first else { return false }
    if control.isSystem != Self.systemRules.contains(bar) { return false }
    let isMain = control.container == nil || text(control.container) == "detail"
    // What keeps a sheet empty is why its items are not in the column.
    let isBeside = isMain && (layout.edge != .none || (list == .hidden && layout.barRules.contains(.sheetEmpty)))
    let axis = control.isSystem ? Self.systemRules : isBeside ? Self.horizontalRules : Self.poseRules
    switch list {
    case .column:
      return last == (layout.missing > 0 ? .overfull : .orderTiers) && (control.isSystem || Self.verticalRules.contains(bar))
    case .top: return last == (isBeside ? .rowTop : .orderRows) && axis.contains(bar)
    case .bottom: return last == (isBeside ? .rowBottom : .orderRows) && axis.contains(bar)
    case .menu: return [.overflowOrder, .tooTall].contains(last) && (isBeside ? Self.verticalRules : Self.poseRules).contains(bar)
    case .hidden: return last == .noRow && axis.contains(bar)
    default: return false
    }
  }
}
