import DuoIR
import DuoLang

/// What the text of a `project.duo` declares.
public struct ProjectText: Sendable {
  /// nil if it declares no project, or one without a sound name.
  public internal(set) var project: Project?
  /// Whether it declares something besides: an app, a device.
  public internal(set) var declaresMore = false
  /// What is wrong with the text, with all of it: not only with its project.
  public internal(set) var diagnostics = DiagnosticBag()

  /// Reads `source`, the only file of its diagnostics.
  ///
  /// - Parameter formats: the outputs that there are.
  public init(_ source: SourceFile, formats: [String]) {
    var symbols = Vocabulary.makeSymbolTable()
    let file = FileID(0)
    let tokens = lex(source, file: file, symbols: &symbols, diagnostics: &diagnostics)
    let tree = parse(tokens, of: source, file: file, symbols: symbols, diagnostics: &diagnostics)
    let unit = typeCheck(tree, of: source, symbols: symbols, diagnostics: &diagnostics)
    let reader = ProjectReader(unit: unit, view: SyntaxView(tree, source, symbols), formats: formats)
    for node in tree.children(SyntaxTree.root) {
      switch unit.declaredKind(node) {
      case .project:
        guard let declared = reader.read(node, &diagnostics) else { continue }
        if let project { reader.reportSecond(declared, after: project, &diagnostics) } else { project = declared }
      case .duo, .import, nil: break
      default: declaresMore = true
      }
    }
  }
}

/// Reads a `project` declaration: what the vocabulary cannot tell of its values is checked here.
private struct ProjectReader {
  let unit: Unit
  let view: SyntaxView
  let formats: [String]

  /// - Requires: `declaration` is a sound `project`.
  func read(_ declaration: NodeID, _ diagnostics: inout DiagnosticBag) -> Project? {
    guard let name = unit.tree.child(declaration, .name) else { return nil }
    var project = Project(name: placed(name))
    for attribute in unit.soundAttributes(of: declaration) {
      guard let key = unit.key(attribute), let value = unit.tree.value(attribute) else { continue }
      read(key, attribute, value, into: &project, &diagnostics)
    }
    return project
  }

  private func read(
    _ key: Key, _ attribute: NodeID, _ value: NodeID, into project: inout Project, _ diagnostics: inout DiagnosticBag
  ) {
    switch key {
    case .sources: project.sources = paths(attribute, value, &diagnostics)
    case .device: project.device = paths(attribute, value, &diagnostics)?.first
    case .output: project.output = paths(attribute, value, &diagnostics)?.first
    case .formats: project.formats = formats(attribute, value, &diagnostics)
    case .poses: project.poses = names(attribute, value, &diagnostics)
    case .strict: project.isStrict = Project.Placed(value: unit.wordValue(value) == Flag.true.rawValue, span: view.span(value))
    case .error: readLevels(.error, value, into: &project, &diagnostics)
    case .warn: readLevels(.warning, value, into: &project, &diagnostics)
    case .allow: readLevels(.allow, value, into: &project, &diagnostics)
    default: break
    }
  }

  private func placed(_ node: NodeID) -> Project.Placed<String> {
    Project.Placed(value: view.text(node), span: view.span(node))
  }

  /// The value, or the elements of the list that it is.
  private func elements(_ value: NodeID) -> [Project.Placed<String>] {
    guard unit.tree[value].kind == .list else { return [placed(value)] }
    var elements: [Project.Placed<String>] = []
    for element in unit.tree.children(value) where [.word, .string].contains(unit.tree[element].kind) { elements.append(placed(element)) }
    return elements
  }

  /// The elements, of which there must be one.
  private func names(_ attribute: NodeID, _ value: NodeID, _ diagnostics: inout DiagnosticBag) -> [Project.Placed<String>]? {
    let elements = elements(value)
    guard elements.isEmpty else { return elements }
    diagnostics.report(
      .wrongValueType, at: view.wholeSpan(value), "`\(view.text(attribute))` names nothing", label: "leave it out for what is usual")
    return nil
  }

  private func paths(_ attribute: NodeID, _ value: NodeID, _ diagnostics: inout DiagnosticBag) -> [Project.Placed<String>]? {
    guard let paths = names(attribute, value, &diagnostics) else { return nil }
    for path in paths where path.value.isEmpty || path.value.utf8.contains(0) {
      diagnostics.report(.wrongValueType, at: path.span, "this is no path", label: "a path, relative to this file")
    }
    return paths
  }

  private func formats(_ attribute: NodeID, _ value: NodeID, _ diagnostics: inout DiagnosticBag) -> [Project.Placed<String>]? {
    guard let names = names(attribute, value, &diagnostics) else { return nil }
    for name in names where !formats.contains(where: { $0 == name.value }) {
      reportUnknown(
        name.value, at: name.span, "`formats` has no value `\(name.value)`", kind: .unknownValue, among: formats, &diagnostics)
    }
    return names
  }

  private func readLevels(
    _ level: SeverityPolicy.Level, _ value: NodeID, into project: inout Project, _ diagnostics: inout DiagnosticBag
  ) {
    for slug in elements(value) {
      guard let kind = DiagnosticKind(slug: slug.value) else {
        reportUnknown(
          slug.value, at: slug.span, "no finding has the slug `\(slug.value)`", kind: .unknownSlug,
          among: DiagnosticKind.allCases.map { $0.slug }, &diagnostics)
        continue
      }
      if kind.isMeaningless, level != .error {
        diagnostics.report(
          .unknownValue, at: slug.span, "`\(slug.value)` cannot be less than an error",
          label: "it leaves its file without a meaning")
        continue
      }
      if let other = project.levels.first(where: { $0.value.kind == kind }) {
        if other.value.level != level { reportSecondLevel(slug, other, &diagnostics) }
        continue
      }
      project.levels.append(Project.Placed(value: Project.LevelSetting(kind: kind, level: level), span: slug.span))
    }
  }

  private func reportSecondLevel(
    _ slug: Project.Placed<String>, _ other: Project.Placed<Project.LevelSetting>, _ diagnostics: inout DiagnosticBag
  ) {
    diagnostics.report(
      .conflictingAttribute, at: slug.span, "`\(slug.value)` cannot count for two things at once",
      related: [Diagnostic.Related(other.span, "it is listed here already")])
  }

  func reportSecond(_ project: Project, after first: Project, _ diagnostics: inout DiagnosticBag) {
    diagnostics.report(
      .tooManyChildren, at: project.name.span, "this file declares a second project", label: "a file declares one",
      related: [Diagnostic.Related(first.name.span, "the first one")])
  }
}
