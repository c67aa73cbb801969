import DuoLang

/// The rules by which bars are laid out, by the ids under which layouts, `why` and `explain` name them.
public enum LayoutRule: UInt8, CaseIterable, Sendable {
  // Is the bar vertical?
  case sdkGate, poseAxis, hardwareSide, customBarStays, needsContainer, detailOnly, splitCompact, splitPortrait, splitColumns
  case sheetAxis, sheetDetentAxis, sheetEmpty, coverAxis, popoverAxis, optOut
  // Which controls, in which bar?
  case whenWidth, keyboardStays, overflowContent, secondaryInMenu, inlineLarge, titleRow, statusRow, searchControl, searchTab
  case autoBack, uikitLeading, navigationMoves, hintHorizontal, editHorizontal, wideHorizontal, customVertical
  case customHorizontal, noIconHorizontal, textVertical, textHorizontal, iconVertical, hidesTabs, tabsVertical, iconFirst
  case rowTop, rowBottom, noRow, barBackground
  // In which order?
  case orderTiers, orderTop, orderRows, orderKept, capsules, spacers, cellHeight
  // What if there is not enough room?
  case room, tabsFirst, itemsFirst, tabsLastResort, tooTall, overflowOrder, neverLeaves, splitGroup, overflowControl
  case menuOrder, rowFit, overfull

  /// As written in layouts: `icon-vertical`.
  public var id: String { Self.table[Int(rawValue)].id }
  public var basis: Basis { Self.bases[Int(rawValue)] }
  /// What it says, in a few words: the reason in a table.
  public var summary: String { Self.table[Int(rawValue)].summary }
  /// What it says, in full.
  public var text: String { Self.table[Int(rawValue)].text }
  /// Where it comes from.
  public var source: String { Self.table[Int(rawValue)].source }

  struct Definition: Sendable {
    let id: String
    let basis: Basis
    let summary: String
    let text: String
    let source: String

    init(_ id: String, _ basis: Basis, _ summary: String, _ text: String, _ source: String) {
      self.id = id
      self.basis = basis
      self.summary = summary
      self.text = text
      self.source = source
    }
  }
}
