import DuoIR
import DuoLang

extension Catalogue {
  /// All documents, those of the rules that need layouts among them, in the order of the kinds.
  public static let all: [RuleDocument] = (documents + InspectionRule.all.map { $0.document }).sorted { $0.kind.rawValue < $1.kind.rawValue }
}
