import DuoIR
import DuoLang

/// What checklists and reports say beside what layouts tell: plain data.
public struct ReportNotes: Sendable {
  /// What device data is not sure of.
  public var facts: [DoubtfulFact] = []
  /// In order.
  public var findings: [Finding] = []

  public init() {}

  /// One finding, and the screens that it is about.
  public struct Finding: Sendable {
    public var kind: DiagnosticKind
    public var severity: Severity
    public var message: String
    public var file: FileID
    /// Where it is, and what it says below its first line.
    public var excerpt: Excerpt
    /// Empty where it is about no screen.
    public var screens: [Place] = []
  }

  /// A screen in one of its states.
  public struct Place: Hashable, Sendable {
    public var app: SymbolID
    public var screen: SymbolID
    public var state: SymbolID?
  }
}

extension Compilation {
  /// What checklists and reports say of `diagnostics`, and of the device.
  ///
  /// - Complexity: O(declarations + findings × depth of their places).
  public func reportNotes(_ diagnostics: [Diagnostic]) -> ReportNotes {
    var notes = ReportNotes()
    notes.facts = doubtfulFacts
    let finder = ScreenFinder(self)
    for (diagnostic, excerpt) in zip(diagnostics, excerpts(of: diagnostics, sources: sources)) {
      notes.findings.append(
        ReportNotes.Finding(
          kind: diagnostic.kind, severity: diagnostic.severity, message: diagnostic.message, file: diagnostic.primary.file,
          excerpt: excerpt, screens: finder.places(of: diagnostic.primary)))
    }
    return notes
  }
}

/// Finds the screens that a place in the sources is about.
struct ScreenFinder {
  private let compilation: Compilation
  /// The states to which a declaration belongs, in order: as the state itself, as its presentation, as a container around it, or as one
  /// of its items.
  private var states: [SourcePosition: [StateID]] = [:]

  init(_ compilation: Compilation) {
    self.compilation = compilation
    let program = compilation.program
    for app in compilation.soundApps {
      for state in program.apps[app].states {
        let screen = program.screens[program.states[state].screen]
        add(program.states[state].position, state)
        add(program.presentations[screen.presentation].position, state)
        var container = screen.container
        while let id = container {
          add(program.containers[id].position, state)
          container = program.containers[id].parent
        }
        program.forEachItem(of: state) { add(program.items[$0].position, state) }
      }
    }
  }

  private mutating func add(_ position: SourcePosition, _ state: StateID) {
    var known = states[position] ?? []
    if known.last != state { known.append(state) }
    states[position] = known
  }

  /// The states whose declaration, or that of one of whose items, holds `span`; else the screens around it.
  func places(of span: SourceSpan) -> [ReportNotes.Place] {
    guard let unit = compilation.units.first(where: { $0.file == span.file }) else { return [] }
    let view = SyntaxView(unit.tree, unit.source, compilation.symbols)
    var found: [StateID] = []
    var around: NodeID? = SyntaxTree.root
    // From the outermost declaration to the innermost: the last that belongs to a screen says which.
    while let node = around {
      if unit.declaredKind(node) != nil {
        let token = unit.tree.tokens[unit.tree[node].token]
        found = states[SourcePosition(file: unit.file, offset: token.offset)] ?? found
      }
      around = nil
      for child in unit.tree.children(node) {
        let whole = view.wholeSpan(child)
        if whole.start <= span.start, span.end <= whole.end {
          around = child
          break
        }
      }
    }
    return found.map(place)
  }

  private func place(_ state: StateID) -> ReportNotes.Place {
    let program = compilation.program
    let screen = program.screens[program.states[state].screen]
    return ReportNotes.Place(app: program.apps[screen.app].name, screen: screen.name, state: program.states[state].name)
  }
}
