/// The text of `iPhoneDuo.duo`, written by `Scripts/embed.sh`; a test holds them together.
let iPhoneDuoText = #"""
  duo 1

  /// What is known of iPhone Duo: every length, every disputed behaviour and every pose, each with how sure it is.
  /// Published readings are of the simulator, iOS 27.1 and 27.2. Override it with `device … base: iPhoneDuo`.
  device iPhoneDuo "iPhone Duo" {
    metric strip.width value: 84 basis: measured note: "the side inset beside a vertical bar"
    metric strip.axisFromEdge value: 48 basis: measured note: "the centre line of the controls"
    metric control.size value: 48 basis: measured note: "a lone control, Back, Close, the collapsed tab bar, a lone overflow control"
    metric group.itemPitch value: 50 basis: measured note: "a capsule of n is 50 n tall; one source has 48 + 52 (n - 1)"
    metric group.gap value: 12 basis: measured note: "between capsules and before the tab bar; a picture has 8"
    metric tabs.itemPitch value: 50 basis: measured note: "another source has 52 t + 4 for a tab bar of t"
    metric tabs.endInset value: 6 basis: measured
    metric segment.gapMin value: 12 basis: estimated note: "between the last top and the first bottom control"
    metric spacer.fixed value: 8 basis: estimated note: "a fixed spacer keeps a minimum that nobody published"
    metric column.freeEdgeMargin value: 24 basis: measured
    metric column.width value: 320 basis: measured note: "of a sidebar; of content and inspector estimated"
    metric titleRow.height value: 82 basis: measured
    metric titleRow.centreY value: 48 basis: measured
    metric largeTitle.extra value: 52 basis: measured note: "in innerPortrait"
    metric content.margin value: 20 basis: measured note: "away from the bar; 0 beside it"
    metric homeIndicator.inset value: 34 basis: measured
    metric homeIndicator.outerLandscape value: 34 basis: measured note: "another source has 21"
    metric row.itemHeight value: 48 basis: estimated
    metric row.stripGap value: 2 basis: measured note: "another source has 8"
    metric bottomRow.height value: 82 basis: measured
    metric bottomRow.centreFromEdge value: 48 basis: estimated note: "the mirror of the title row"
    metric search.field value: 372 basis: measured note: "in regular width"
    metric searchTab.field value: 280 basis: measured note: "in regular width"
    metric tabBand.height value: 83 basis: measured
    metric tabBand.pill value: 62 basis: measured
    metric tabBand.pillAbove value: 21 basis: measured
    metric statusCorner.width value: 134 basis: measured note: "the status bar beside a horizontal row"
    metric statusCorner.height value: 82 basis: measured
    metric sheet.inset value: 8 basis: measured
    metric sheet.strip value: 76 basis: measured
    metric sheet.titleRow value: 74 basis: measured
    metric sheet.width value: 653 basis: measured note: "on the inner display"
    metric sheet.bookWidth value: 459.5 basis: measured note: "beside the fold"
    metric keyboard.outerPortrait value: 289 basis: measured
    metric keyboard.outerLandscape value: 230 basis: measured
    metric keyboard.innerLandscape value: 264 basis: measured
    metric keyboard.innerPortrait value: 350 basis: measured
    metric pip.height value: 220 basis: estimated
    metric liveActivity.extra value: 44 basis: estimated note: "each, added to the status region"
    metric text.advance value: 9.2 basis: estimated note: "the average width of a character at 17 points"
    metric text.wideAdvance value: 17 basis: estimated note: "of an East Asian wide character or an emoji"
    metric text.padding value: 12 basis: estimated
    metric sdk.verticalBars value: 27.1 basis: documented note: "the first SDK with vertical bars"

    switch sheet.halfHeightIsHorizontal value: true basis: measured note: "one source saw otherwise"
    switch overflow.joinsCapsule value: false basis: measured note: "whether the overflow control is the last cell of the capsule before it; one source"
    switch compression.automaticCollapsesInOuterLandscape value: false basis: estimated note: "whether automatic means prefersToolbarItems there"

    pose outerPortrait {
      window: [466, 678] sizeClass: [compact, regular] display: outer orientation: portrait
      side: right column: [170, 654] safeArea: [0, 0, 34, 84] corners: [8, 59, 59, 8] basis: measured
      region status frame: [382, 0, 84, 170]
      region camera frame: [399.7, 29.3, 37, 37]
    }
    pose outerLandscapeRight {
      alias: outerLandscape note: "camera at the bottom right"
      window: [678, 466] sizeClass: [compact, compact] display: outer orientation: landscape
      side: right column: [24, 373] safeArea: [0, 0, 34, 84] corners: [8, 8, 59, 59] basis: measured
      region status frame: [594, 384, 84, 82]
      region camera frame: [611.7, 399.7, 37, 37]
    }
    pose outerLandscapeLeft {
      note: "camera at the top left"
      window: [678, 466] sizeClass: [compact, compact] display: outer orientation: landscape
      side: left column: [82, 442] safeArea: [0, 84, 34, 0] corners: [59, 59, 8, 8] basis: measured
      region status frame: [0, 0, 84, 82]
      region camera frame: [29.3, 29.3, 37, 37]
    }
    pose innerLandscape {
      window: [951, 669] sizeClass: [regular, regular] display: inner orientation: landscape
      side: right column: [120, 645] safeArea: [0, 0, 34, 84] corners: [55, 55, 55, 55] basis: measured
      region status frame: [867, 0, 84, 120]
    }
    pose innerBook {
      note: "landscape, partly folded" folded: true
      window: [951, 669] sizeClass: [regular, regular] display: inner orientation: landscape
      side: right column: [120, 645] safeArea: [0, 0, 34, 84] corners: [55, 55, 55, 55] basis: measured
      region status frame: [867, 0, 84, 120]
      region fold frame: [455.5, 0, 40, 669]
    }
    pose innerPortrait {
      window: [669, 951] sizeClass: [regular, regular] display: inner orientation: portrait
      side: none safeArea: [82, 0, 34, 0] corners: [55, 55, 55, 55] basis: measured
      region status frame: [535, 0, 134, 82]
    }
    pose innerTabletop {
      note: "portrait, partly folded" folded: true
      window: [669, 951] sizeClass: [regular, regular] display: inner orientation: portrait
      side: none safeArea: [82, 0, 34, 0] corners: [55, 55, 55, 55] basis: measured
      region status frame: [535, 0, 134, 82]
      region fold frame: [0, 455.5, 669, 40]
    }
    pose splitLeft {
      note: "the left app of two" splitView: true
      window: [469, 669] sizeClass: [compact, regular] display: inner orientation: landscape
      side: left column: [16, 645] safeArea: [0, 84, 34, 0] corners: [55, 26, 26, 55] basis: measured
    }
    pose splitRight {
      note: "the right app of two" splitView: true
      window: [469, 669] sizeClass: [compact, regular] display: inner orientation: landscape
      side: right column: [120, 645] safeArea: [0, 0, 34, 84] corners: [26, 55, 55, 26] basis: estimated
      region status frame: [385, 0, 84, 120]
    }
  }
  """#
