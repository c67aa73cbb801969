/// The catalogue: every finding that `duoc` can report, by its slug.
///
/// A slug is permanent and never used again for something else. Later kinds are added at the end of their family.
public enum DiagnosticKind: UInt8, CaseIterable, Sendable {
  // Characters and tokens
  case invalidUTF8, invalidCharacter, bidiCharacter, unterminatedString, unterminatedComment, invalidEscape, fileTooLarge
  case mergeConflict
  // Structure
  case expectedName, expectedValue, expectedDeclaration, unclosedBlock, unexpectedBrace, missingNewline, braceOnNextLine
  case nestingTooDeep, danglingDocComment, missingEdition, unknownEdition
  // Vocabulary and types of values
  case unknownKind, unknownAttribute, unknownValue, wrongValueType, valueOutOfRange, duplicateAttribute, conflictingAttribute
  case misplacedKind, misplacedAttribute, missingAttribute, missingChild, tooManyChildren, nameRequired, nameNotAllowed
  // Names and files
  case duplicateName, reservedName, unknownName, ambiguousName
  case importNotFound, importCycle, importNotFirst, unusedImport, unusedToolbar
  case scenarioWithoutEffect, deviceIncomplete, unreadableFile
  // Placement
  case expectationFailed

  public var slug: String { Self.table[Int(rawValue)].slug }
  public var severity: Severity { Self.table[Int(rawValue)].severity }

  /// Whether an error of this kind leaves its file without a meaning, so that nothing is written for it.
  ///
  /// A finding about placement never does: the layout that shows the trouble is what its author needs.
  public var stopsOutput: Bool { rawValue < Self.expectationFailed.rawValue }

  /// One row a kind, in the order of the cases.
  private static let table: [(slug: String, severity: Severity)] = [
    ("invalid-utf8", .error), ("invalid-character", .error), ("bidi-character", .error), ("unterminated-string", .error),
    ("unterminated-comment", .error), ("invalid-escape", .error), ("file-too-large", .error), ("merge-conflict", .error),
    ("expected-name", .error), ("expected-value", .error), ("expected-declaration", .error), ("unclosed-block", .error),
    ("unexpected-brace", .error), ("missing-newline", .error), ("brace-on-next-line", .error),
    ("nesting-too-deep", .error), ("dangling-doc-comment", .warning), ("missing-edition", .note), ("unknown-edition", .error),
    ("unknown-kind", .error), ("unknown-attribute", .error), ("unknown-value", .error), ("wrong-value-type", .error),
    ("value-out-of-range", .error), ("duplicate-attribute", .error), ("conflicting-attribute", .error),
    ("misplaced-kind", .error), ("misplaced-attribute", .error), ("missing-attribute", .error), ("missing-child", .error),
    ("too-many-children", .error), ("name-required", .error), ("name-not-allowed", .error),
    ("duplicate-name", .error), ("reserved-name", .error), ("unknown-name", .error), ("ambiguous-name", .error),
    ("import-not-found", .error), ("import-cycle", .error), ("import-not-first", .error), ("unused-import", .warning),
    ("unused-toolbar", .warning), ("scenario-without-effect", .warning), ("device-incomplete", .error),
    ("unreadable-file", .error), ("expectation-failed", .error),
  ]
}
