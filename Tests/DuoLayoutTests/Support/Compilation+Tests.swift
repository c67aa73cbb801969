import DuoLang

@testable import DuoLayout

/// Knows no files: what these tests compile imports nothing.
struct NoFiles: SourceLoader {
  mutating func load(_ path: String, importedBy importer: SourceInput) -> Result<SourceInput, LoadFailure> {
    .failure(LoadFailure("these tests have no files"))
  }
}

/// Compiles one text.
func compilation(of text: String, name: String = "test.duo") -> Compilation {
  compilation(of: [text], name: name)
}

/// Compiles several texts as one run.
func compilation(of texts: [String], name: String = "test.duo") -> Compilation {
  var files = NoFiles()
  let inputs = texts.enumerated().map { index, text in
    SourceInput(SourceFile(name: index == 0 ? name : "\(index).\(name)", text: text), identity: "\(index).\(name)")
  }
  return Compilation(inputs, loader: &files)
}

extension Compilation {
  /// All layouts: every screen and state, every pose, every scenario.
  var allLayouts: LayoutSet {
    var request = LayoutRequest()
    request.poses = .all
    return layouts(request)
  }

  /// The errors, as people would read them.
  var errors: [String] {
    diagnostics.sorted().filter { $0.severity == .error }.map { "\($0.kind.slug): \($0.message)" }
  }
}

extension LayoutSet {
  /// The whole as JSON.
  var json: [UInt8] {
    var bytes: [UInt8] = []
    writeJSON(self, into: &bytes)
    return bytes
  }

  func text(_ symbol: SymbolID?) -> String? { symbol.map { symbols.text($0) } }
}

extension Layout {
  /// Where it comes from, for messages: `Page.editing in typing`.
  func place(_ set: LayoutSet) -> String {
    let state = set.text(state).map { "." + $0 } ?? ""
    return "\(set.symbols.text(screen))\(state) in \(set.text(scenario) ?? set.symbols.text(pose))"
  }
}
