import DuoLang

/// What tells a control apart from all others of a layout, namesakes in other columns among them.
struct ControlIdentity {
  var name: SymbolID
  /// Where it is declared; nil for what the system adds.
  var origin: Origin?
  var isSystem: Bool

  init(_ control: NamedControl, _ origin: Origin?) {
    name = control.name
    self.origin = origin
    isSystem = control.position == nil
  }
}

extension Layout {
  /// Where a control is in a layout.
  struct Sighting {
    var list: List
    /// From 1, in its list, or among the rows of `parent`.
    var number: Int
    var control: Control
    /// The control of whose menu it is a row.
    var parent: SymbolID?
  }

  /// Where the control is; nil if this layout has it nowhere.
  func sighting(of identity: ControlIdentity) -> Sighting? {
    for list in List.allCases {
      let controls = self[list]
      for position in controls.indices {
        let control = controls[position]
        if isOwn(control), matches(control, identity) {
          return Sighting(list: list, number: position - controls.startIndex + 1, control: control)
        }
        if let sighting = row(of: control, in: list, identity) { return sighting }
      }
    }
    return nil
  }

  private func row(of parent: Control, in list: List, _ identity: ControlIdentity) -> Sighting? {
    guard parent.childCount > 0, parent.shows != .tabs else { return nil }
    let rows = children(of: parent)
    for position in rows.indices {
      if matches(rows[position], identity) {
        return Sighting(list: list, number: position - rows.startIndex + 1, control: rows[position], parent: parent.name)
      }
      if let sighting = row(of: rows[position], in: list, identity) { return sighting }
    }
    return nil
  }

  private func matches(_ control: Control, _ identity: ControlIdentity) -> Bool {
    control.name == identity.name && control.isSystem == identity.isSystem && (identity.isSystem || control.origin == identity.origin)
  }

  /// Whether a control belongs to the layout's own screen, not to another visible column.
  func isOwn(_ control: Control) -> Bool {
    guard let container = control.container else { return true }
    return container == ownColumn || !KindSet.columns.kinds.contains { SystemNames.word($0) == container }
  }
}
