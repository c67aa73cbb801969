import DuoLang

/// The lengths of a device, by the names under which its data gives them.
public enum Metric: UInt8, CaseIterable, Sendable {
  case stripWidth, stripAxisFromEdge, controlSize, groupItemPitch, groupGap, tabsItemPitch, tabsEndInset, segmentGapMin
  case spacerFixed, columnFreeEdgeMargin, columnWidth, titleRowHeight, titleRowCentreY, largeTitleExtra, contentMargin
  case homeIndicatorInset, homeIndicatorOuterLandscape, rowItemHeight, rowStripGap, bottomRowHeight, bottomRowCentreFromEdge
  case searchField, searchTabField, tabBandHeight, tabBandPill, tabBandPillAbove, statusCornerWidth, statusCornerHeight
  case sheetInset, sheetStrip, sheetTitleRow, sheetWidth, sheetBookWidth
  case keyboardOuterPortrait, keyboardOuterLandscape, keyboardInnerLandscape, keyboardInnerPortrait
  case pipHeight, liveActivityExtra, textAdvance, textWideAdvance, textPadding, sdkVerticalBars

  /// As written in device data: `strip.width`.
  public var name: String { Self.names[Int(rawValue)] }

  static let names = [
    "strip.width", "strip.axisFromEdge", "control.size", "group.itemPitch", "group.gap", "tabs.itemPitch", "tabs.endInset", "segment.gapMin",
    "spacer.fixed", "column.freeEdgeMargin", "column.width", "titleRow.height", "titleRow.centreY", "largeTitle.extra", "content.margin",
    "homeIndicator.inset", "homeIndicator.outerLandscape", "row.itemHeight", "row.stripGap", "bottomRow.height", "bottomRow.centreFromEdge",
    "search.field", "searchTab.field", "tabBand.height", "tabBand.pill", "tabBand.pillAbove", "statusCorner.width", "statusCorner.height",
    "sheet.inset", "sheet.strip", "sheet.titleRow", "sheet.width", "sheet.bookWidth",
    "keyboard.outerPortrait", "keyboard.outerLandscape", "keyboard.innerLandscape", "keyboard.innerPortrait",
    "pip.height", "liveActivity.extra", "text.advance", "text.wideAdvance", "text.padding", "sdk.verticalBars",
  ]
}

/// The behaviours of a device that sources dispute.
public enum DeviceSwitch: UInt8, CaseIterable, Sendable {
  case sheetHalfHeightIsHorizontal, overflowJoinsCapsule, compressionAutomaticCollapsesInOuterLandscape

  /// As written in device data: `overflow.joinsCapsule`.
  public var name: String { Self.names[Int(rawValue)] }

  static let names = ["sheet.halfHeightIsHorizontal", "overflow.joinsCapsule", "compression.automaticCollapsesInOuterLandscape"]
}
