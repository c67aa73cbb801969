import DuoIR
import DuoLang

extension Catalogue {
  /// All documents, those of what needs layouts among them: one for each kind, in the order of the kinds.
  public static let all: [RuleDocument] = (documents + InspectionRule.all.map { $0.document } + [expectationFailed])
    .sorted { $0.kind.rawValue < $1.kind.rawValue }
}
