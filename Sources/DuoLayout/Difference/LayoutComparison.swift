import DuoLang

/// What changed between two layouts of one screen in one pose.
struct LayoutComparison {
  /// One change, found in this pair of layouts.
  struct Finding {
    var kind: ControlChange.Kind
    /// Positions among the controls of the earlier and the later layout.
    var old: Int?
    var new: Int?
  }

  let old: PlacedControls
  let new: PlacedControls
  private let pairing: ControlPairing
  /// In the order of the later layout, what is gone after it.
  private(set) var findings: [Finding] = []

  init(_ old: PlacedControls, _ new: PlacedControls, _ pairing: ControlPairing) {
    self.old = old
    self.new = new
    self.pairing = pairing
    let isReordered = reordered()
    let isRegrouped = regrouped()
    for position in new.elements.indices {
      if let partner = pairing.partners[position] {
        compare(partner, position, isReordered: isReordered[position], isRegrouped: isRegrouped[position])
      } else if !isInOtherTabBar(position, of: new, in: old) {
        findings.append(Finding(kind: .added, old: nil, new: position))
      }
    }
    for position in pairing.gone where !isInOtherTabBar(position, of: old, in: new) {
      findings.append(Finding(kind: .gone, old: position, new: nil))
    }
  }

  /// Whether it is the tab bar or a tab, and the other layout has its tab bar apart from all lists.
  private func isInOtherTabBar(_ position: Int, of controls: PlacedControls, in other: PlacedControls) -> Bool {
    let shows = controls.control(position).shows
    return (shows == .tabs || shows == .tab) && controls.layout.tabs != .none && other.layout.tabs != .none
      && (controls.layout.edge == .none) != (other.layout.edge == .none)
  }

  // MARK: One control

  private mutating func compare(_ partner: Int, _ position: Int, isReordered: Bool, isRegrouped: Bool) {
    if old.control(partner).name != new.control(position).name {
      return findings.append(Finding(kind: .renamed, old: partner, new: position))
    }
    if let move = move(partner, position) { return findings.append(Finding(kind: move, old: partner, new: position)) }
    let count = findings.count
    if isReordered { findings.append(Finding(kind: .order, old: partner, new: position)) }
    if isRegrouped { findings.append(Finding(kind: .capsule, old: partner, new: position)) }
    if hasOtherFace(partner, position) { findings.append(Finding(kind: .shows, old: partner, new: position)) }
    // What a row of a menu or of the tab bar takes follows from the others.
    if findings.count == count, new.elements[position].place.parent == nil,
      old.control(partner).frame != new.control(position).frame
    {
      findings.append(Finding(kind: .frame, old: partner, new: position))
    }
  }

  /// How it came to another bar or menu; nil if it did not.
  private func move(_ partner: Int, _ position: Int) -> ControlChange.Kind? {
    let (before, after) = (old.elements[partner], new.elements[position])
    if before.place.parent != nil, before.place.parent == after.place.parent { return nil }
    let (wasHidden, isHidden) = (before.place.list == .hidden, after.place.list == .hidden)
    if wasHidden != isHidden { return isHidden ? .hidden : .shown }
    if before.isInMenu != after.isInMenu { return after.isInMenu ? .intoMenu : .outOfMenu }
    if before.place.parent != after.place.parent { return .bar }
    let (control, former) = (new.control(position), old.control(partner))
    if let axis = control.axis, let formerAxis = former.axis, axis != formerAxis { return .axis }
    return before.place.list == after.place.list && before.qualifier == after.qualifier ? nil : .bar
  }

  /// Whether something else is seen of it in the same place.
  private func hasOtherFace(_ partner: Int, _ position: Int) -> Bool {
    let (before, after) = (old.control(partner), new.control(position))
    guard before.shows == after.shows, before.badge == after.badge else { return true }
    switch after.shows {
    case .symbol: return before.symbol != after.symbol || before.image != after.image
    case .title, .field: return before.title != after.title
    case .titleAndIcon, .tab: return before.title != after.title || before.symbol != after.symbol || before.image != after.image
    case .custom, .tabs: return false
    }
  }

  // MARK: Order

  /// For each item of the later layout whether it has moved among those that are in the same bar or menu in both. What the system
  /// adds follows the items.
  ///
  /// As few as can be have moved: the others are a longest run that kept its order. - Complexity: O(n log n).
  private func reordered() -> [Bool] {
    var result = [Bool](repeating: false, count: new.elements.count)
    // Those of the bars, then the rows of each control in turn.
    var stayers: [Int] = []
    for position in new.elements.indices where new.elements[position].parent == nil && isStayingItem(position) {
      stayers.append(position)
    }
    mark(stayers, &result)
    for parent in new.elements.indices {
      let rows = new.rows(of: parent)
      if !rows.isEmpty { mark(rows.filter { isStayingItem($0) }, &result) }
    }
    return result
  }

  private func isStayingItem(_ position: Int) -> Bool { !new.control(position).isSystem && stays(position) }

  private func stays(_ position: Int) -> Bool {
    guard let partner = pairing.partners[position], move(partner, position) == nil else { return false }
    return true
  }

  /// Marks those of `positions`, which are in the later order, that are not in the longest run of the earlier order.
  private func mark(_ positions: [Int], _ result: inout [Bool]) {
    var kept = 0
    let order = positions.map { pairing.partners[$0] ?? 0 }
    let run = longestIncreasingRun(order)
    for (index, position) in positions.enumerated() {
      if kept < run.count, run[kept] == index { kept += 1 } else { result[position] = true }
    }
  }

  // MARK: Capsules

  /// For each control of the later layout whether those that share its capsule are others, of the controls that stayed.
  private func regrouped() -> [Bool] {
    var result = [Bool](repeating: false, count: new.elements.count)
    var oldOf: [Int: Int] = [:]
    var newOf: [Int: Int] = [:]
    var oldSplit: Set<Int> = []
    var newJoined: Set<Int> = []
    let stayers = new.elements.indices.filter { stays($0) && capsules(of: $0) != nil }
    for position in stayers {
      guard let (before, after) = capsules(of: position) else { continue }
      if let known = newOf[before], known != after { oldSplit.insert(before) }
      if let known = oldOf[after], known != before { newJoined.insert(after) }
      newOf[before] = after
      oldOf[after] = before
    }
    for position in stayers {
      guard let (before, after) = capsules(of: position) else { continue }
      result[position] = oldSplit.contains(before) || newJoined.contains(after)
    }
    return result
  }

  /// The numbers of its capsules; nil where it has none in one of the layouts.
  private func capsules(of position: Int) -> (before: Int, after: Int)? {
    guard let partner = pairing.partners[position] else { return nil }
    let (before, after) = (Int(old.control(partner).group), Int(new.control(position).group))
    return before > 0 && after > 0 ? (before, after) : nil
  }
}

extension PlacedControls.Element {
  /// Whether a menu must be opened to see it: the overflow menu, or that of another control.
  fileprivate var isInMenu: Bool { place.list == .menu || place.parent != nil }
}

/// The positions of a longest strictly increasing run of `values`, in order; of several the one whose values are least.
///
/// - Complexity: O(n log n).
func longestIncreasingRun(_ values: [Int]) -> [Int] {
  /// For each length the position at which the run of that length with the least last value ends.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: values.count)
  for position in values.indices {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < values[position] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { previous[position] = ends[low - 1] }
    if low == ends.count { ends.append(position) } else { ends[low] = position }
  }
  var run: [Int] = []
  var next = ends.last ?? -1
  while next >= 0 {
    run.append(next)
    next = previous[next]
  }
  return run.reversed()
}
