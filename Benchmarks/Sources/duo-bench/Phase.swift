import DuoLang

/// What is measured apart. To add a phase: a case here, and in `Workload.job` what it needs and what it does.
enum Phase: String, CaseIterable {
  case generate
  case lex
  case parse
  /// `lex` and `parse` one after the other, as a run does them.
  case read
}

/// The large app, in the form in which each phase takes it.
struct Workload {
  let generator: Generator
  let source: SourceFile

  init(_ generator: Generator) {
    self.generator = generator
    source = SourceFile(name: "large.duo", text: generator.app())
  }

  /// The work of one phase on what the phases before it have made. It returns a number that depends on the result, so that
  /// nothing can be left out; the same number each time.
  func job(_ phase: Phase) -> () -> Int {
    switch phase {
    case .generate:
      return { generator.app().count }
    case .lex:
      return { lexed().tokens.count }
    case .parse:
      let input = lexed()
      return { parsed(input).nodes.count }
    case .read:
      return { parsed(lexed()).nodes.count }
    // Next: lower, check, layout, emit. Prepare their input as `.parse` does, outside of the closure.
    }
  }

  /// Tokens, and the symbols that they name.
  struct Lexed {
    var tokens: [Token]
    var symbols: SymbolTable
    var diagnostics: DiagnosticBag
  }

  private func lexed() -> Lexed {
    var symbols = Vocabulary.makeSymbolTable()
    var diagnostics = DiagnosticBag()
    let tokens = lex(source, file: FileID(0), symbols: &symbols, diagnostics: &diagnostics)
    return Lexed(tokens: tokens, symbols: symbols, diagnostics: diagnostics)
  }

  private func parsed(_ input: Lexed) -> SyntaxTree {
    var diagnostics = input.diagnostics
    let tree = parse(input.tokens, of: source, file: FileID(0), symbols: input.symbols, diagnostics: &diagnostics)
    precondition(diagnostics.errorCount == 0, "the generated app has an error")
    return tree
  }
}
