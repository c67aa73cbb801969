import DuoIR
import DuoLang

extension Solver {
  /// What one layout after the other fills anew, step by step.
  struct Draft {
    /// The tabs of `tabBar` that are shown.
    var tabs: [TabID] = []
    var tabBar: TabBar?
    var bars = Bars()
    var collected: Collected?
    var fit: ColumnFit
    var placed = PlacedColumn()
    var topRow: Row
    var bottomRow: Row
    var rows = PlacedRows()
    var controls: [Control] = []
    /// The storage of controls that nobody needs any longer.
    var spare: [[Control]] = []
    var children: [Control] = []

    init(_ lengths: BarLengths) {
      fit = ColumnFit(lengths)
      topRow = Row(lengths)
      bottomRow = Row(lengths)
    }
  }
}

extension Solver {
  /// Of which tab bar tabs are shown, and in which width.
  struct TabBar: Equatable {
    let container: ContainerID
    let widthClass: SizeClass
  }
}

extension Solver.Draft {
  /// Gives the layout its controls, the children after all lists.
  mutating func finishControls(of layout: inout Layout) {
    if !children.isEmpty {
      let offset = UInt32(controls.count)
      for index in controls.indices where controls[index].childCount > 0 { controls[index].firstChild += offset }
      for index in children.indices where children[index].childCount > 0 { children[index].firstChild += offset }
      for index in children.indices { controls.append(children[index]) }
      children.empty()
    }
    swap(&layout.controls, &controls)
    if let storage = spare.popLast() { controls = storage }
  }
}
