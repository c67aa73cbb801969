import DuoIR
import DuoLang

/// A text of the run and what tells it apart from others: its real path.
public struct SourceInput: Sendable {
  public var source: SourceFile
  /// Two inputs with one identity are one file, read once.
  public var identity: String

  public init(_ source: SourceFile, identity: String) {
    self.source = source
    self.identity = identity
  }
}

/// Gives the texts that others import: the only way from the core to the world of files.
public protocol SourceLoader {
  /// The file at `path`, relative to the file that imports it; a failure says why it cannot be read.
  mutating func load(_ path: String, importedBy importer: SourceInput) -> Result<SourceInput, LoadFailure>
}

public struct LoadFailure: Error {
  /// In lower case, without a full stop: `there is no such file`.
  public var reason: String

  public init(_ reason: String) { self.reason = reason }
}

/// The files of a run while their imports are followed: each is read once.
struct Loading {
  private var inputs: [SourceInput] = []
  private var position = 0
  /// What each file imports, by file.
  private(set) var links: [[ImportLink]] = []
  /// The files by identity.
  private(set) var known: [String: FileID] = [:]

  init(_ roots: [SourceInput]) {
    for root in roots where known[root.identity] == nil { add(root) }
  }

  @discardableResult
  private mutating func add(_ input: SourceInput) -> FileID {
    let file = FileID(inputs.count)
    inputs.append(input)
    links.append([])
    known[input.identity] = file
    return file
  }

  mutating func next() -> SourceInput? {
    guard position < inputs.count else { return nil }
    position += 1
    return inputs[position - 1]
  }

  mutating func loadImports(
    of unit: Unit, _ input: SourceInput, _ loader: inout some SourceLoader, _ symbols: SymbolTable, _ diagnostics: inout DiagnosticBag
  ) {
    let view = SyntaxView(unit.tree, unit.source, symbols)
    var sawOther: NodeID?
    for node in unit.tree.children(SyntaxTree.root) {
      let kind = unit.declaredKind(node)
      if kind != .import, kind != .duo, unit.tree[node].kind != .gap, sawOther == nil { sawOther = node }
      guard kind == .import, let label = unit.tree.child(node, .label) else { continue }
      if let sawOther {
        diagnostics.report(
          .importNotFirst, at: view.span(node), "this import stands after other declarations",
          label: "imports stand at the top of the file", related: [Diagnostic.Related(view.span(sawOther), "this comes before it")])
      }
      switch loader.load(view.text(label), importedBy: input) {
      case .success(let imported):
        let file = known[imported.identity] ?? add(imported)
        links[unit.file.index].append(ImportLink(node: node, file: file))
      case .failure(let failure):
        diagnostics.report(
          .importNotFound, at: view.span(label), "`\(view.text(label))` cannot be imported", label: failure.reason,
          help: ["the path is relative to this file"])
      }
    }
  }

  /// Reports each cycle of imports once, at the import that closes it.
  func reportCycles(_ units: [Unit], _ symbols: SymbolTable, _ diagnostics: inout DiagnosticBag) {
    var state = [UInt8](repeating: 0, count: links.count)
    for root in links.indices where state[root] == 0 {
      // Depth first, without recursion: `path` holds the files from the root and the next import of each.
      var path: [(file: Int, next: Int)] = [(root, 0)]
      state[root] = 1
      while let last = path.last {
        guard last.next < links[last.file].count else {
          state[last.file] = 2
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let link = links[last.file][last.next]
        if state[link.file.index] == 1 {
          report(path.map { $0.file }, closedBy: link, units[last.file], symbols, &diagnostics)
        } else if state[link.file.index] == 0 {
          state[link.file.index] = 1
          path.append((link.file.index, 0))
        }
      }
    }
  }

  private func report(
    _ path: [Int], closedBy link: ImportLink, _ unit: Unit, _ symbols: SymbolTable, _ diagnostics: inout DiagnosticBag
  ) {
    let view = SyntaxView(unit.tree, unit.source, symbols)
    let start = path.firstIndex(of: link.file.index) ?? 0
    var text = ""
    for file in path[start...] { text += "`\(inputs[file].source.name)` imports " }
    text += "`\(inputs[link.file.index].source.name)`"
    diagnostics.report(
      .importCycle, at: view.span(link.node), "this import closes a circle", help: [text])
  }
}
