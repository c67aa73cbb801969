import DuoIR
import DuoLang

@testable import DuoLayout

/// What one state of one screen declares, as its layouts must show it: worked out from the program, not by the solver.
struct DeclaredState {
  struct DeclaredItem {
    var name: SymbolID
    var placement: Placement
    /// The lowest leaves first.
    var key: (group: Int32, item: Int32)
    /// nil in `overflow` and in bars of the screen's own.
    var lane: Lane?
    /// Its place among the items of the state, in the order declared.
    var order: Int
    var isTall: Bool
    var children: [SymbolID]
  }

  /// A spacer, between the item before which so many others are declared and the one before that.
  struct DeclaredSpacer {
    var order: Int
    /// nil where it acts in no class, and where its class changes with the width.
    var lane: Lane?
    var size: Spacer.Size
  }

  /// The classes whose order is the same in every pose. `navigation` changes its class with the width, and has none.
  enum Lane: CaseIterable { case leading, trailing, bottom }

  var items: [DeclaredItem] = []
  var spacers: [DeclaredSpacer] = []
  /// A spacer's class changes with the width.
  var hasNavigationSpacer = false
  var byName: [SymbolID: DeclaredItem] = [:]
  var hasSearch = false

  init(_ state: StateID, _ program: Program) {
    let declared = program.states[state]
    for position in declared.elements {
      switch program.elements[position] {
      case .item(let id, let group): add(id, group.map { program.groups[$0] }, program, isInBar: true)
      case .overflowItem(let id): add(id, nil, program, isInBar: false)
      case .search: hasSearch = true
      case .spacer(let spacer):
        spacers.append(DeclaredSpacer(order: items.count, lane: Self.lane(spacer.placement), size: spacer.size))
        if spacer.placement == .navigation { hasNavigationSpacer = true }
      }
    }
    var bars = declared.customBars.map { $0 }
    if declared.name != nil, let base = program.screens[declared.screen].states.first { bars += program.states[base].customBars.map { $0 } }
    for bar in bars {
      var next = program.customBars[bar].firstItem
      while let id = next {
        add(id, nil, program, isInBar: false)
        next = program.items[id].nextSibling
      }
    }
    for item in items { byName[item.name] = item }
  }

  /// The spacers that act between two neighbours of one class.
  func spacers(between first: DeclaredItem, and second: DeclaredItem) -> [DeclaredSpacer] {
    spacers.filter { $0.lane == first.lane && $0.order > first.order && $0.order <= second.order }
  }

  private mutating func add(_ id: ItemID, _ group: Group?, _ program: Program, isInBar: Bool) {
    let item = program.items[id]
    let placement = group?.placement ?? item.placement
    let own = item.priority?.rank ?? 0
    var children: [SymbolID] = []
    var next = item.firstChild
    while let child = next {
      children.append(program.items[child].name)
      next = program.items[child].nextSibling
    }
    items.append(
      DeclaredItem(
        name: item.name, placement: placement, key: (group?.priority?.rank ?? own, own), lane: isInBar ? Self.lane(placement) : nil,
        order: items.count, isTall: (item.height ?? 0) > 48 || (item.width ?? 0) > 48, children: children))
  }

  private static func lane(_ placement: Placement) -> Lane? {
    switch placement {
    case .topBarLeading: .leading
    case .automatic, .topBarTrailing, .primaryAction, .confirmationAction, .destructiveAction: .trailing
    case .bottomBar, .status: .bottom
    default: nil
    }
  }
}
