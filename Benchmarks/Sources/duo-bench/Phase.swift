import DuoIR
import DuoLang
import DuoLayout

/// What is measured apart. To add a phase: a case here, and in `Workload.job` what it needs and what it does.
enum Phase: String, CaseIterable {
  case generate
  case lex
  case parse
  /// `lex` and `parse` one after the other, as a run does them.
  case read
  /// Trees against the vocabulary.
  case types
  /// Checked trees to a program.
  case lower
  /// The program in four poses.
  case layout
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
    case .types:
      let input = lexed()
      let tree = parsed(input)
      return { checked(tree, input).meanings.count }
    case .lower:
      let input = lexed()
      let unit = checked(parsed(input), input)
      return { lowered(unit, input) }
    case .layout:
      var loader = NoLoader()
      let compilation = Compilation([SourceInput(source, identity: source.name)], loader: &loader)
      return {
        var count = 0
        compilation.forEachLayout(LayoutRequest()) { count += $0.controls.count }
        return count
      }
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

  private func checked(_ tree: SyntaxTree, _ input: Lexed) -> Unit {
    var diagnostics = input.diagnostics
    return typeCheck(tree, of: source, symbols: input.symbols, diagnostics: &diagnostics)
  }

  private func lowered(_ unit: Unit, _ input: Lexed) -> Int {
    var diagnostics = input.diagnostics
    var symbols = input.symbols
    return lower([unit], imports: [[]], poses: [], symbols: &symbols, diagnostics: &diagnostics).items.count
  }
}

/// The large app imports nothing.
private struct NoLoader: SourceLoader {
  mutating func load(_ path: String, importedBy importer: SourceInput) -> Result<SourceInput, LoadFailure> {
    .failure(LoadFailure("nothing is imported"))
  }
}
