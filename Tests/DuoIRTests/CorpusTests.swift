import DuoIR
import DuoLang
import TestSupport
import Testing

/// The stage `lower` of the corpus: trees against the vocabulary, names, what stands in what.
@Suite struct LoweringCorpusTests {
  @Test(arguments: corpusCases(stage: "lower"))
  func lowering(_ corpusCase: CorpusCase) {
    let run = Lowered(corpusCase.source)
    #expect(check(corpusCase, diagnostics: run.diagnostics.sorted()).joined(separator: "\n") == "")
  }

  /// Every kind of finding that comes of one text is in the corpus.
  @Test func everyKindIsAnnotated() {
    let kinds: [DiagnosticKind] = [
      .missingEdition, .unknownEdition, .unknownKind, .unknownAttribute, .unknownValue, .wrongValueType, .valueOutOfRange,
      .duplicateAttribute, .conflictingAttribute, .misplacedKind, .misplacedAttribute, .missingAttribute, .missingChild,
      .tooManyChildren, .nameRequired, .nameNotAllowed, .duplicateName, .reservedName, .unknownName, .ambiguousName, .unusedToolbar,
    ]
    for kind in kinds { #expect(annotatedSlugs.contains(kind.slug), "\(kind.slug) is nowhere in the corpus") }
  }
}

/// One text, lowered.
struct Lowered {
  var symbols = Vocabulary.makeSymbolTable()
  var diagnostics = DiagnosticBag()
  var program: Program

  static let poses = ["outerPortrait", "outerLandscapeRight", "outerLandscape", "innerLandscape", "innerPortrait", "splitLeft"]

  init(_ source: SourceFile) {
    let file = FileID(0)
    let tokens = lex(source, file: file, symbols: &symbols, diagnostics: &diagnostics)
    let tree = parse(tokens, of: source, file: file, symbols: symbols, diagnostics: &diagnostics)
    let unit = typeCheck(tree, of: source, symbols: symbols, diagnostics: &diagnostics)
    var poses: [SymbolID] = []
    for pose in Self.poses { poses.append(symbols.intern(pose)) }
    program = lower([unit], imports: [[]], poses: poses, symbols: &symbols, diagnostics: &diagnostics)
  }
}
