import DuoLang
import DuoLayout

// Stands in for the core until it is there: the same names, parsing only, one line a layout.

struct Compilation {
  private(set) var sources: [SourceFile] = []
  private(set) var diagnostics = DiagnosticBag()
  let poseNames = ["outerPortrait", "outerLandscape", "innerLandscape", "innerPortrait", "innerBook"]
  private var symbols = Vocabulary.makeSymbolTable()
  private var trees: [SyntaxTree] = []

  init(_ roots: [SourceInput], loader: inout some SourceLoader) {
    var inputs = roots
    var position = 0
    while position < inputs.count {
      let input = inputs[position]
      let file = FileID(position)
      sources.append(input.source)
      let tokens = lex(input.source, file: file, symbols: &symbols, diagnostics: &diagnostics)
      let tree = parse(tokens, of: input.source, file: file, symbols: symbols, diagnostics: &diagnostics)
      trees.append(tree)
      for node in tree.children(SyntaxTree.root) where tree.declares("import", node, symbols) {
        guard let label = tree.child(node, .label) else { continue }
        let path = String(decoding: decodeString(input.source, tree.token(label)), as: UTF8.self)
        switch loader.load(path, importedBy: input) {
        case .success(let found): if !inputs.contains(where: { $0.identity == found.identity }) { inputs.append(found) }
        case .failure(let failure):
          let token = tree.token(label)
          diagnostics.report(
            .importNotFound, at: SourceSpan(file: file, start: token.offset, end: token.offset + token.length),
            "cannot import `\(path)`: \(failure.reason)")
        }
      }
      position += 1
    }
  }

  func layouts(_ request: LayoutRequest) -> LayoutSet {
    var layouts: [Layout] = []
    let poses: [String] =
      switch request.poses {
      case .standard: Array(poseNames.prefix(4))
      case .all: poseNames
      case .named(let names): names
      }
    for tree in trees where !diagnostics.hasErrors(in: tree.file) {
      for app in tree.children(SyntaxTree.root) where tree.declares("app", app, symbols) {
        guard let appName = tree.child(app, .name).map({ tree.symbol($0) }) else { continue }
        for position in app.index..<Int(tree[app].subtreeEnd) {
          let node = NodeID(position)
          guard tree.declares("screen", node, symbols), let name = tree.child(node, .name).map({ tree.symbol($0) }) else { continue }
          if !request.screens.isEmpty, !request.screens.contains(symbols.text(name)) { continue }
          for pose in poses { layouts.append(Layout(app: appName, screen: name, scenario: nil, pose: pose)) }
        }
      }
    }
    layouts.sort { symbols.text($0.app) < symbols.text($1.app) }
    return LayoutSet(symbols: symbols, layouts: layouts)
  }

  func writeStructure(into sink: inout some ByteSink) { sink.write("digraph { }\n") }
}

struct LayoutSet {
  var symbols: SymbolTable
  var layouts: [Layout]
}

struct Layout {
  var app: SymbolID
  var screen: SymbolID
  var scenario: SymbolID?
  var pose: String
}

enum DiagnosticFormat { case text, short, json, github, sarif }

func render(
  _ diagnostics: [Diagnostic], sources: [SourceFile], as format: DiagnosticFormat, color: Bool, limit: Int?,
  into sink: inout some ByteSink
) {
  for diagnostic in diagnostics.prefix(limit ?? .max) {
    let source = sources[diagnostic.primary.file.index]
    let position = LineTable(source).position(of: diagnostic.primary.start, in: source)
    let severity = color ? "\u{1B}[31m\(diagnostic.severity.word)\u{1B}[0m" : diagnostic.severity.word
    let line = "\(source.name):\(position.line):\(position.column): \(severity)[\(diagnostic.kind.slug)]: \(diagnostic.message)"
    sink.write(format == .json ? "{\"slug\":\"\(diagnostic.kind.slug)\"}\n" : line + "\n")
  }
}

func writeTable(_ set: LayoutSet, into sink: inout some ByteSink) {
  for layout in set.layouts { sink.write("\(set.symbols.text(layout.app)) · \(set.symbols.text(layout.screen)) · \(layout.pose)\n") }
}

func writeJSON(_ set: LayoutSet, into sink: inout some ByteSink) {
  sink.write("{\"schema\":\"duo-layout/1\",\"device\":\"iPhone Duo\",\"layouts\":[\n")
  writeTable(set, into: &sink)
  sink.write("]}\n")
}

func writeDot(_ set: LayoutSet, into sink: inout some ByteSink) { writeTable(set, into: &sink) }
func writeMatrix(_ set: LayoutSet, into sink: inout some ByteSink) { writeTable(set, into: &sink) }
func writeCSV(_ set: LayoutSet, into sink: inout some ByteSink) { writeTable(set, into: &sink) }
func writeMarkdown(_ set: LayoutSet, into sink: inout some ByteSink) { writeTable(set, into: &sink) }

extension SyntaxTree {
  fileprivate func declares(_ kind: String, _ node: NodeID, _ symbols: SymbolTable) -> Bool {
    self[node].kind == .declaration && symbols.text(symbol(node)) == kind
  }
}
