import DuoLang

/// The lengths of a device that fitting and placing need at every step, without its names, notes and poses.
struct BarLengths: Sendable {
  let control: Points
  /// A cell of a capsule, and by how much it is longer than a lone control: `cell-height`.
  let cell: Points
  let cellExtra: Points
  let gap: Points
  let segmentGap: Points
  let tab: Points
  /// Both ends of a tab bar.
  let tabsEnds: Points
  let rowItem: Points
  let controlBasis: Basis
  let cellBasis: Basis
  let gapBasis: Basis
  /// The overflow control is the last cell of a capsule, where there is one.
  let overflowJoinsCapsule: Bool

  init(_ device: Device) {
    control = device[.controlSize]
    cell = device[.groupItemPitch]
    cellExtra = device[.groupItemPitch] - device[.controlSize]
    gap = device[.groupGap]
    segmentGap = device[.segmentGapMin]
    tab = device[.tabsItemPitch]
    tabsEnds = device[.tabsEndInset] * 2
    rowItem = device[.rowItemHeight]
    controlBasis = device.basis(.controlSize)
    cellBasis = device.basis(.groupItemPitch)
    gapBasis = device.basis(.groupGap)
    overflowJoinsCapsule = device[.overflowJoinsCapsule]
  }
}
