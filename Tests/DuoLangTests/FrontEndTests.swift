import TestSupport
import Testing

@testable import DuoLang

/// What a corpus file cannot show.
@Suite struct FrontEndTests {
  @Test func anEmptyTextIsAFile() {
    let run = Front("")
    #expect(run.diagnostics.isEmpty)
    #expect(run.treeDump == "file\n")
    #expect(run.tokenDump == "1:1 end of file\n")
    #expect(invariantBroken(by: run) == nil)
  }

  @Test func aByteOrderMarkAloneIsAFile() {
    let run = Front("\u{FEFF}")
    #expect(run.diagnostics.isEmpty)
    #expect(run.treeDump == "file\n")
  }

  @Test func aStringHasALimit() {
    let text = Array("item a \"".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: Token.payloadLimit) + Array("\"\nitem b".utf8)
    let run = Front(SourceFile(name: "long.duo", text: text))
    #expect(run.diagnostics.diagnostics.map(\.kind) == [.fileTooLarge])
    #expect(run.diagnostics.diagnostics.first?.message == "a string may be 16 MiB long; this one is longer")
    #expect(run.tree.nodes.filter { $0.kind == .declaration }.count == 2)
  }

  @Test(arguments: 12...24) func aFileHasALimitOfTokens(limit: Int) {
    let source = SourceFile(name: "long.duo", text: "app A {\n  stack {\n    screen S {\n      item a \"A\" symbol: plus priority: high\n    }\n  }\n}\n")
    var symbols = Vocabulary.makeSymbolTable()
    var diagnostics = DiagnosticBag()
    let file = FileID(0)
    var lexer = Lexer(file: file, expecting: source.count)
    lexer.tokenLimit = limit
    let table = CharacterClass.table
    lexer.run(source.bytes.span, table.span, &symbols, &diagnostics)
    _ = parse(lexer.tokens, of: source, file: file, symbols: symbols, diagnostics: &diagnostics)
    #expect(lexer.tokens.count <= limit)
    #expect(diagnostics.diagnostics.map(\.kind) == [.fileTooLarge])
  }

  @Test func stringsAreDecoded() {
    let run = Front(#"item a "\"q\" \\ \n\t \u{1F600}é" "#)
    let view = SyntaxView(run.tree, run.source, run.symbols)
    let label = run.tree.nodes.firstIndex { $0.kind == .label }.map { view.text(NodeID($0)) }
    #expect(label == "\"q\" \\ \n\t 😀é")
  }

  @Test(arguments: [("“Tïtle”", "Tïtle"), ("'It's'", "It's"), ("«a»", "a"), ("“a\"", "a"), ("\"a”", "a"), ("“”", "")])
  func stringsInForeignQuotesAreRead(_ written: String, _ meant: String) {
    let run = Front("item a \(written)")
    let view = SyntaxView(run.tree, run.source, run.symbols)
    let label = run.tree.nodes.firstIndex { $0.kind == .label }.map { view.text(NodeID($0)) }
    #expect(label == meant)
    #expect(run.diagnostics.errorCount == 1)
  }

  @Test func documentationIsKeptWithoutItsSlashes() {
    let run = Front("/// one\r\n///two\n///  three\nitem a")
    let view = SyntaxView(run.tree, run.source, run.symbols)
    let documentation = run.tree.nodes.firstIndex { $0.kind == .documentation }.map { view.documentation(NodeID($0)) }
    #expect(documentation == "one\ntwo\n three")
  }

  /// Every slug that the lexer and the parser report has a file in the corpus; a string's limit is tested above.
  @Test func everySlugOfTheFrontEndIsInTheCorpus() {
    let slugs: [DiagnosticKind] = [
      .invalidUTF8, .invalidCharacter, .bidiCharacter, .unterminatedString, .unterminatedComment, .invalidEscape, .mergeConflict,
      .expectedName, .expectedValue, .expectedDeclaration, .unclosedBlock, .unexpectedBrace, .missingNewline, .braceOnNextLine,
      .nestingTooDeep, .danglingDocComment,
    ]
    for kind in slugs { #expect(annotatedSlugs.contains(kind.slug), "\(kind.slug)") }
  }

  @Test func slugsAreUniqueAndOfOneForm() {
    let slugs = DiagnosticKind.allCases.map(\.slug)
    #expect(Set(slugs).count == slugs.count)
    for (kind, slug) in zip(DiagnosticKind.allCases, slugs) {
      let words = "\(kind)".replacing(#/UTF8/#, with: "Utf8").replacing(#/SDK/#, with: "Sdk").replacing(#/[A-Z]/#) { "-" + $0.output.lowercased() }
      #expect(slug == words)
    }
  }

  /// One list of 300,000 findings costs no memory: they are counted.
  @Test func findingsAreCapped() {
    let run = Front(String(repeating: "@\n", count: DiagnosticBag.capacity + 10))
    #expect(run.diagnostics.diagnostics.count == DiagnosticBag.capacity)
    #expect(run.diagnostics.dropped == 10)
    #expect(run.diagnostics.errorCount == DiagnosticBag.capacity + 10)
  }
}
