extension LayoutRule {
  /// The lengths of the device on which the rule's outcome depends, besides the pose's own numbers.
  var metrics: [Metric] {
    switch self {
    case .sdkGate: [.sdkVerticalBars]
    case .hardwareSide: [.stripWidth, .stripAxisFromEdge]
    case .splitPortrait, .splitColumns: [.columnWidth]
    case .sheetAxis: [.sheetInset, .sheetStrip, .sheetTitleRow, .sheetWidth, .sheetBookWidth]
    case .sheetDetentAxis: [.sheetInset]
    case .optOut: [.titleRowHeight, .largeTitleExtra, .homeIndicatorInset, .homeIndicatorOuterLandscape, .statusCornerWidth, .statusCornerHeight]
    case .titleRow: [.titleRowHeight, .titleRowCentreY, .contentMargin]
    case .searchControl: [.searchField, .controlSize]
    case .searchTab: [.searchTabField]
    case .tabsVertical: [.tabsItemPitch, .tabsEndInset]
    case .iconFirst: [.controlSize, .textAdvance, .textWideAdvance, .textPadding]
    case .rowTop: [.titleRowCentreY, .rowItemHeight, .rowStripGap, .contentMargin]
    case .rowBottom, .statusRow: [.bottomRowHeight, .bottomRowCentreFromEdge, .rowItemHeight]
    case .orderTiers: [.groupGap, .segmentGapMin]
    case .orderRows: [.titleRowCentreY, .rowItemHeight, .tabBandHeight]
    case .capsules: [.groupItemPitch, .groupGap]
    case .spacers: [.spacerFixed, .groupGap]
    case .cellHeight: [.groupItemPitch, .controlSize]
    case .room:
      [
        .liveActivityExtra, .pipHeight, .columnFreeEdgeMargin, .keyboardOuterPortrait, .keyboardOuterLandscape, .keyboardInnerLandscape,
        .keyboardInnerPortrait,
      ]
    case .tabsFirst: [.tabsItemPitch, .tabsEndInset]
    case .itemsFirst, .tabsLastResort: [.tabsItemPitch, .tabsEndInset, .controlSize]
    case .overflowControl: [.controlSize, .groupGap]
    case .rowFit: [.contentMargin, .statusCornerWidth, .textAdvance, .textWideAdvance, .textPadding, .tabBandHeight, .tabBandPill, .tabBandPillAbove]
    case .overfull: [.segmentGapMin]
    default: []
    }
  }

  /// The disputed behaviours on which the rule's outcome depends.
  var switches: [DeviceSwitch] {
    switch self {
    case .sheetDetentAxis: [.sheetHalfHeightIsHorizontal]
    case .tabsFirst, .itemsFirst: [.compressionAutomaticCollapsesInOuterLandscape]
    case .overflowControl, .capsules: [.overflowJoinsCapsule]
    default: []
    }
  }
}
