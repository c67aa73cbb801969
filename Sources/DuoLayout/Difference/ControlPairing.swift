import DuoLang

/// Which control of one layout is which of another.
///
/// A control is the same if it has the same name, in the same column if there are several, and is an item in both, a tab in both
/// or the system's in both.
struct ControlPairing {
  /// For each control of the later layout its position in the earlier one.
  private(set) var partners: [Int?]
  /// The positions in the earlier layout that have no partner, in order.
  private(set) var gone: [Int] = []
  private var isTaken: [Bool]

  init(_ old: PlacedControls, _ new: PlacedControls) {
    partners = [Int?](repeating: nil, count: new.elements.count)
    isTaken = [Bool](repeating: false, count: old.elements.count)
    // Those of the same column first, so that a namesake elsewhere never takes their partner.
    for isLenient in [false, true] {
      for position in new.elements.indices where partners[position] == nil {
        pair(position, old, new, isLenient: isLenient)
      }
    }
    listGone()
  }

  private mutating func pair(_ position: Int, _ old: PlacedControls, _ new: PlacedControls, isLenient: Bool) {
    let control = new.control(position)
    var next = old.first(named: control.name)
    while let candidate = next {
      next = old.elements[candidate].namesake
      let other = old.control(candidate)
      guard !isTaken[candidate], other.isSystem == control.isSystem, (other.shows == .tab) == (control.shows == .tab) else { continue }
      guard isLenient || old.elements[candidate].qualifier == new.elements[position].qualifier else { continue }
      partners[position] = candidate
      isTaken[candidate] = true
      return
    }
  }

  private mutating func listGone() {
    gone = []
    for position in isTaken.indices where !isTaken[position] { gone.append(position) }
  }

  /// Pairs controls that only their names tell apart.
  mutating func pair(_ renamings: [Renaming], _ old: PlacedControls, _ new: PlacedControls) {
    guard !renamings.isEmpty else { return }
    for position in gone {
      guard let renaming = renamings.first(where: { $0.old.isName(of: old, position) }) else { continue }
      guard let target = new.position(at: old.elements[position].place), partners[target] == nil else { continue }
      guard renaming.new.isName(of: new, target) else { continue }
      partners[target] = position
      isTaken[position] = true
    }
    listGone()
  }
}

/// A control that has another name in the later version, and is the same in all else.
struct Renaming: Hashable {
  struct Name: Hashable {
    var name: SymbolID
    var qualifier: SymbolID?

    init(_ controls: PlacedControls, _ position: Int) {
      name = controls.control(position).name
      qualifier = controls.elements[position].qualifier
    }

    func isName(of controls: PlacedControls, _ position: Int) -> Bool { self == Name(controls, position) }
  }

  var old: Name
  var new: Name

  /// The renamings of a screen, given its layouts pair by pair and which of their controls have partners.
  ///
  /// It is one only if it is sure: in every layout that has either, the one stands where the other stood and looks the same,
  /// with a title, a symbol or an image.
  static func find(_ layouts: [(old: PlacedControls, new: PlacedControls, pairing: ControlPairing)]) -> [Renaming] {
    var candidates: [Renaming] = []
    var refuted: Set<Name> = []
    var refutedNew: Set<Name> = []
    for (old, new, pairing) in layouts {
      var matched: Set<Int> = []
      for position in pairing.gone where !old.control(position).isSystem {
        let name = Name(old, position)
        if let target = new.position(at: old.elements[position].place), pairing.partners[target] == nil,
          isAlike(old.control(position), new.control(target))
        {
          matched.insert(target)
          let candidate = Renaming(old: name, new: Name(new, target))
          if !candidates.contains(candidate) { candidates.append(candidate) }
        } else {
          refuted.insert(name)
        }
      }
      for position in pairing.partners.indices where pairing.partners[position] == nil && !matched.contains(position) {
        refutedNew.insert(Name(new, position))
      }
    }
    // One name that became two, or two that became one, are no renaming.
    return candidates.filter { candidate in
      !refuted.contains(candidate.old) && !refutedNew.contains(candidate.new)
        && candidates.filter { $0.old == candidate.old || $0.new == candidate.new }.count == 1
    }
  }

  private static func isAlike(_ old: Control, _ new: Control) -> Bool {
    !new.isSystem && (new.title != nil || new.symbol != nil || new.image != nil) && old.title == new.title
      && old.symbol == new.symbol && old.image == new.image && old.badge == new.badge && old.shows == new.shows
      && old.group == new.group && old.frame == new.frame && old.rules == new.rules
  }
}
