import DuoLang

/// The documents of everything that `DuoIR` and what it builds on report.
///
/// `DuoLayout` adds those of the rules that need layouts.
public enum Catalogue {
  /// In no particular order.
  public static let documents: [RuleDocument] =
    SyntaxDocuments.all + VocabularyDocuments.all + NameDocuments.all + FileDocuments.all + PlacementRule.all.map { $0.document }

  /// What there is to say of `kind`; nil for one that `DuoLayout` reports. - Complexity: O(documents).
  public static func document(_ kind: DiagnosticKind) -> RuleDocument? { documents.first { $0.kind == kind } }
}
