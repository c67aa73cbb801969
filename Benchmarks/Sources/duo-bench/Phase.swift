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
  /// Text to formatted text, as `duoc fmt` does it.
  case format
  /// Tree to checked tree.
  case types
  /// Checked tree to program.
  case lower
  /// Program to findings: every rule, over layouts in all poses that are inspected.
  case rules
  /// Text to findings: all of it, as `duoc check` does it.
  case check
  /// Program to layouts in the four poses.
  case layout
  /// The same layouts to JSON and to tables.
  case json
  case table
  /// Text to JSON: all of it, as `duoc build` does it.
  case all
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
    case .format:
      return { DuoLang.format(source).bytes.count }
    case .types:
      let input = lexed()
      let tree = parsed(input)
      return { checked(tree, input).tree.nodes.count }
    case .lower:
      let input = lexed()
      let unit = checked(parsed(input), input)
      return { lowered(unit, input).items.count }
    case .rules:
      let compilation = compiled()
      return { findings(compilation) }
    case .check:
      return { findings(compiled()) }
    case .layout:
      let compilation = compiled()
      return {
        var count = 0
        compilation.forEachLayout(LayoutRequest()) { count += $0.controls.count }
        return count
      }
    case .json:
      let layouts = compiled().layouts(LayoutRequest())
      return { json(layouts).count }
    case .table:
      let layouts = compiled().layouts(LayoutRequest())
      return {
        var bytes: [UInt8] = []
        writeTable(layouts, into: &bytes)
        return bytes.count
      }
    case .all:
      return { json(compiled().layouts(LayoutRequest())).count }
    }
  }

  // MARK: Stages

  /// Tokens, and the symbols that they name.
  struct Lexed {
    var tokens: [Token]
    var symbols: SymbolTable
  }

  private func lexed() -> Lexed {
    var symbols = Vocabulary.makeSymbolTable()
    var diagnostics = DiagnosticBag()
    let tokens = lex(source, file: FileID(0), symbols: &symbols, diagnostics: &diagnostics)
    return Lexed(tokens: tokens, symbols: symbols)
  }

  private func parsed(_ input: Lexed) -> SyntaxTree {
    var diagnostics = DiagnosticBag()
    let tree = parse(input.tokens, of: source, file: FileID(0), symbols: input.symbols, diagnostics: &diagnostics)
    precondition(diagnostics.errorCount == 0, "the generated app has an error")
    return tree
  }

  private func checked(_ tree: SyntaxTree, _ input: Lexed) -> Unit {
    var diagnostics = DiagnosticBag()
    let unit = typeCheck(tree, of: source, symbols: input.symbols, diagnostics: &diagnostics)
    precondition(diagnostics.errorCount == 0, "the generated app has an error")
    return unit
  }

  private func lowered(_ unit: Unit, _ input: Lexed) -> Program {
    var diagnostics = DiagnosticBag()
    var symbols = input.symbols
    return lower([unit], imports: [[]], poses: [], symbols: &symbols, diagnostics: &diagnostics)
  }

  private func compiled() -> Compilation {
    var loader = NoLoader()
    return Compilation([SourceInput(source, identity: source.name)], loader: &loader)
  }

  private func findings(_ compilation: Compilation) -> Int {
    let bag = compilation.findings()
    return bag.errorCount + bag.warningCount + bag.noteCount
  }

  private func json(_ layouts: LayoutSet) -> [UInt8] {
    var bytes: [UInt8] = []
    writeJSON(layouts, into: &bytes)
    return bytes
  }
}

/// The large app imports nothing.
struct NoLoader: SourceLoader {
  mutating func load(_ path: String, importedBy importer: SourceInput) -> Result<SourceInput, LoadFailure> {
    .failure(LoadFailure("nothing is imported here"))
  }
}
