import DuoLang

extension DoubtfulFact {
  /// Whether `layout` rests on it.
  func isUsed(by layout: Layout, _ symbols: SymbolTable) -> Bool {
    if let scenarios {
      guard let scenario = layout.scenario, layout.edge != .none else { return false }
      return scenarios.contains(scenario)
    }
    switch subject {
    case .pose(let name): return layout.pose == name && layout.edge != .none
    case .deviceSwitch(let deviceSwitch): return layout.rests(on: deviceSwitch, symbols)
    case .metric(let metric): return layout.rests(on: metric, symbols)
    }
  }
}

extension Layout {
  private var isSheet: Bool { if case .sheet = presentation { true } else { false } }
  private var isOuterLandscape: Bool { widthClass == .compact && window.width > window.height }
  private var hasRow: Bool { !self[.top].isEmpty || !self[.bottom].isEmpty }
  private var isFullTabBar: Bool { edge != .none && tabs == .full }

  fileprivate func rests(on deviceSwitch: DeviceSwitch, _ symbols: SymbolTable) -> Bool {
    switch deviceSwitch {
    case .sheetHalfHeightIsHorizontal:
      // Where it is off, a sheet at rest well below the top keeps its column on the outer display.
      isSheet && (barRules.contains(.sheetDetentAxis) || edge != .none && widthClass == .compact && bounds.y > window.height / 8)
    case .overflowJoinsCapsule:
      self[.column].contains { $0.isSystem && symbols.utf8($0.name).elementsEqual("overflow".utf8) }
    case .compressionAutomaticCollapsesInOuterLandscape:
      // It says something only where not all fits.
      edge != .none && isOuterLandscape && tabs != .none && (tabs == .collapsed || leaving.contains { $0.hasLeft })
    }
  }

  fileprivate func rests(on metric: Metric, _ symbols: SymbolTable) -> Bool {
    let column = self[.column]
    switch metric {
    case .stripWidth, .stripAxisFromEdge, .controlSize: return !column.isEmpty
    case .groupItemPitch:
      for (index, control) in zip(column.indices, column) where control.group > 0 {
        if column[..<index].contains(where: { $0.group == control.group }) { return true }
      }
      return false
    case .groupGap: return column.contains { $0.group != column.first?.group } || !column.isEmpty && isFullTabBar
    case .tabsItemPitch, .tabsEndInset: return isFullTabBar
    case .segmentGapMin: return column.contains { $0.segment == .top } && column.contains { $0.segment == .bottom }
    case .columnWidth: return ownColumn != nil && widthClass == .regular
    case .titleRowHeight, .titleRowCentreY: return !self[.top].isEmpty
    case .largeTitleExtra, .statusCornerWidth, .statusCornerHeight: return edge == .none && !self[.top].isEmpty
    case .contentMargin, .rowItemHeight: return hasRow
    case .homeIndicatorOuterLandscape: return isOuterLandscape && !self[.bottom].isEmpty
    case .homeIndicatorInset: return !isOuterLandscape && !self[.bottom].isEmpty
    case .rowStripGap: return edge != .none && hasRow
    case .bottomRowHeight: return !self[.bottom].isEmpty
    case .bottomRowCentreFromEdge: return edge != .none && !self[.bottom].isEmpty
    case .searchField: return widthClass == .regular && showsField
    case .searchTabField: return bands.searchTab != nil
    case .tabBandHeight, .tabBandPill, .tabBandPillAbove: return bands.tabBar != nil
    case .sheetInset, .sheetStrip, .sheetTitleRow, .sheetWidth, .sheetBookWidth: return isSheet
    case .textAdvance, .textPadding: return hasText { _ in true }
    case .textWideAdvance: return hasText { title in symbols.utf8(title).contains { $0 >= 0xE1 } }
    case .sdkVerticalBars: return true
    // It acts only where it is larger than the gap between capsules: then the frames are estimated.
    case .spacerFixed: return column.contains { $0.rules.contains(.spacers) }
    // These are known by their scenarios.
    case .columnFreeEdgeMargin, .keyboardOuterPortrait, .keyboardOuterLandscape, .keyboardInnerLandscape, .keyboardInnerPortrait,
      .pipHeight, .liveActivityExtra:
      return false
    }
  }

  private var showsField: Bool { self[.top].contains { $0.shows == .field } || self[.bottom].contains { $0.shows == .field } }

  /// Whether a row shows a text for which `isMeant` holds.
  private func hasText(_ isMeant: (SymbolID) -> Bool) -> Bool {
    for list in [List.top, .bottom] {
      for control in self[list] where control.shows == .title || control.shows == .titleAndIcon {
        if let title = control.title, isMeant(title) { return true }
      }
    }
    return false
  }
}
