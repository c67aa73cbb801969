import DuoIR
import DuoLang

/// What a checklist says beside what layouts tell: plain data.
public struct ChecklistNotes: Sendable {
  /// What device data is not sure of.
  public var facts: [DoubtfulFact] = []
  /// Findings that are worth a look, in order.
  public var findings: [Finding] = []

  public init() {}

  /// One finding, and the screens that it is about.
  public struct Finding: Sendable {
    public var slug: String
    public var message: String
    public var file: FileID
    /// From 1.
    public var line: UInt32
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
  /// What a checklist says of the notes among `diagnostics`, and of the device.
  ///
  /// - Complexity: O(notes × items).
  public func checklistNotes(_ diagnostics: [Diagnostic]) -> ChecklistNotes {
    var notes = ChecklistNotes()
    notes.facts = doubtfulFacts
    var tables: [LineTable?] = [LineTable?](repeating: nil, count: sources.count)
    for diagnostic in diagnostics where diagnostic.severity == .note && diagnostic.kind.isPlacementRule {
      let file = diagnostic.primary.file
      let table = tables[file.index] ?? LineTable(sources[file.index])
      tables[file.index] = table
      notes.findings.append(
        ChecklistNotes.Finding(
          slug: diagnostic.kind.slug, message: diagnostic.message, file: file,
          line: UInt32(table.line(at: diagnostic.primary.start) + 1), screens: places(of: diagnostic)))
    }
    return notes
  }

  /// The states whose declaration, or that of one of whose items, holds the finding; else the screens around it.
  private func places(of diagnostic: Diagnostic) -> [ChecklistNotes.Place] {
    guard let unit = units.first(where: { $0.file == diagnostic.primary.file }) else { return [] }
    // The declarations around the finding, from the outermost to the innermost.
    let view = SyntaxView(unit.tree, unit.source, symbols)
    var around: [SourcePosition] = []
    for index in unit.tree.nodes.indices where unit.declaredKind(NodeID(index)) != nil {
      let span = view.wholeSpan(NodeID(index))
      if span.start <= diagnostic.primary.start, diagnostic.primary.end <= span.end {
        around.append(SourcePosition(file: unit.file, offset: unit.tree.tokens[unit.tree.nodes[index].token].offset))
      }
    }
    for position in around.reversed() {
      var places: [ChecklistNotes.Place] = []
      for app in soundApps {
        for state in program.apps[app].states where holds(state, position) { places.append(place(state)) }
      }
      if !places.isEmpty { return places }
    }
    return []
  }

  /// Whether `position` is the state's, its screen's presentation's, or one of its items'.
  private func holds(_ state: StateID, _ position: SourcePosition) -> Bool {
    let declared = program.states[state]
    if declared.position == position { return true }
    if program.presentations[program.screens[declared.screen].presentation].position == position { return true }
    var isHeld = false
    program.forEachItem(of: state) { if program.items[$0].position == position { isHeld = true } }
    return isHeld
  }

  private func place(_ state: StateID) -> ChecklistNotes.Place {
    let declared = program.states[state]
    let screen = program.screens[declared.screen]
    return ChecklistNotes.Place(app: program.apps[screen.app].name, screen: screen.name, state: declared.name)
  }
}
