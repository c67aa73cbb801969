import DuoIR
import DuoLang

/// A placement rule that needs layouts: its document, and its check of one screen or state in all its poses and scenarios.
///
/// One file a rule, one line in `InspectionRule.all`: the same shape as `PlacementRule`.
public struct InspectionRule: Sendable {
  public let document: RuleDocument
  /// What the content of a screen must have for the rule to be asked.
  let needs: Traits
  let screen: @Sendable (ScreenLayouts, inout Findings) -> Void

  init(_ document: RuleDocument, needs: Traits = [], screen: @escaping @Sendable (ScreenLayouts, inout Findings) -> Void) {
    self.document = document
    self.needs = needs
    self.screen = screen
  }
}

extension InspectionRule {
  /// All rules of this kind, in the order of the catalogue.
  public static let all: [InspectionRule] = [
    customLegibility,
    splitAxes,
    itemNotShown,
    opensFromMenu,
    segmentedInMenu,
    flexibleNoGap,
    unrankedOverflow,
    frequentOverflows,
    optOutCollides,
    sheetDetent,
    sheetKeepsRow,
    notInDetail,
    columnOverfull,
    rowOverfull,
    customTooTall,
    noMenuForm,
    orderDiffers,
  ]
}
