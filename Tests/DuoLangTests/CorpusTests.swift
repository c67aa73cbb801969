import DuoLang
import TestSupport
import Testing

/// The stages `lex` and `parse` of the corpus.
@Suite struct CorpusTests {
  @Test(arguments: corpusCases(stage: "lex"))
  func lexing(_ corpusCase: CorpusCase) {
    let run = Front(corpusCase.source)
    #expect(
      check(corpusCase, diagnostics: run.lexerDiagnostics.sorted(), artifacts: ["tokens": run.tokenDump]).joined(separator: "\n") == "")
  }

  @Test(arguments: corpusCases(stage: "parse"))
  func parsing(_ corpusCase: CorpusCase) {
    let run = Front(corpusCase.source)
    let artifacts = ["tokens": run.tokenDump, "tree": run.treeDump]
    #expect(check(corpusCase, diagnostics: run.diagnostics.sorted(), artifacts: artifacts).joined(separator: "\n") == "")
  }
}

/// One text through lexer and parser.
struct Front {
  var source: SourceFile
  var symbols = Vocabulary.makeSymbolTable()
  var lexerDiagnostics = DiagnosticBag()
  var diagnostics = DiagnosticBag()
  var tokens: [Token] = []
  var tree: SyntaxTree

  init(_ source: SourceFile) {
    self.source = source
    let file = FileID(0)
    tokens = lex(source, file: file, symbols: &symbols, diagnostics: &lexerDiagnostics)
    diagnostics = lexerDiagnostics
    tree = parse(tokens, of: source, file: file, symbols: symbols, diagnostics: &diagnostics)
  }

  init(_ text: String) { self.init(SourceFile(name: "test.duo", text: text)) }

  var tokenDump: String {
    var sink: [UInt8] = []
    dump(tokens, of: source, symbols: symbols, into: &sink)
    return String(decoding: sink, as: UTF8.self)
  }

  var treeDump: String {
    var sink: [UInt8] = []
    dump(SyntaxView(tree, source, symbols), into: &sink)
    return String(decoding: sink, as: UTF8.self)
  }

  /// The findings as people read them.
  var rendered: String {
    var sink: [UInt8] = []
    render(diagnostics.sorted(), sources: [source], as: .text, color: false, limit: nil, into: &sink)
    return String(decoding: sink, as: UTF8.self)
  }
}
