import DuoLang
import Testing

/// What `examples/` promises to a reader; what the bars of each come out as is tested where layouts are made.
@Suite struct ExampleTests {
  static let names = (try? Repository.files(in: "examples", suffix: ".duo")) ?? []

  @Test func `there are enough of them`() { #expect(Self.names.count >= 8) }

  @Test(arguments: names)
  func `each parses, names the edition and says what to look at`(name: String) throws {
    let example = try Example(name)
    #expect(example.findings.map(\.message) == [])
    #expect(example.view.source.text(0..<6) == "duo \(Vocabulary.edition)\n")
    #expect((30...90).contains(LineTable(example.view.source).starts.count - 1), "an example is read in one go")

    let apps = example.declarations.filter { $0.kind == .app }
    #expect(apps.count == 1)
    for app in apps {
      let documentation = try #require(example.view.tree.child(app.id, .documentation), "an example says what to look at")
      #expect(example.view.documentation(documentation).contains("Look at"))
    }
  }

  @Test(arguments: names)
  func `each uses the vocabulary's words where they may stand`(name: String) throws {
    let example = try Example(name)
    for declaration in example.declarations {
      let kind = try #require(declaration.kind, "byte \(declaration.start)")
      for attribute in declaration.attributes {
        let key = try #require(Vocabulary.key(example.view.tree.symbol(attribute)), "byte \(declaration.start)")
        #expect(Vocabulary.attribute(key, in: kind) != nil, "\(kind.word) \(key.word), byte \(declaration.start)")
      }
    }
  }

  /// Everything that a person would see or hear named has a title, and an icon unless it is drawn otherwise.
  @Test(arguments: names)
  func `each item and tab has a title and an icon`(name: String) throws {
    let example = try Example(name)
    for declaration in example.declarations where declaration.kind == .item || declaration.kind == .tab {
      #expect(example.view.tree.child(declaration.id, .label) != nil, "byte \(declaration.start)")
      let words = declaration.attributes.flatMap { attribute in
        [example.view.text(attribute)] + (example.view.tree.value(attribute).map { [example.view.text($0)] } ?? [])
      }
      #expect(words.contains("symbol") || words.contains("edit") || words.contains("custom"), "byte \(declaration.start)")
    }
  }
}

/// An example, parsed.
private struct Example {
  let view: SyntaxView
  let findings: [Diagnostic]

  struct Declaration {
    let id: NodeID
    let kind: Kind?
    /// The byte at which it starts.
    let start: UInt32
    let attributes: [NodeID]
  }

  init(_ name: String) throws {
    let source = SourceFile(name: name, text: try Repository.text("examples/" + name))
    var symbols = Vocabulary.makeSymbolTable()
    var diagnostics = DiagnosticBag()
    let tokens = lex(source, file: FileID(0), symbols: &symbols, diagnostics: &diagnostics)
    let tree = parse(tokens, of: source, file: FileID(0), symbols: symbols, diagnostics: &diagnostics)
    view = SyntaxView(tree, source, symbols)
    findings = diagnostics.diagnostics
  }

  /// All declarations, each with the attributes of its header and of its block.
  var declarations: [Declaration] {
    let tree = view.tree
    return tree.nodes.indices.filter { tree.nodes[$0].kind == .declaration }.map { index in
      let id = NodeID(index)
      let block = tree.child(id, .block).map { Array(tree.children($0)) } ?? []
      return Declaration(
        id: id, kind: Vocabulary.kind(tree.symbol(id)), start: view.span(id).start,
        attributes: (Array(tree.children(id)) + block).filter { tree[$0].kind == .attribute })
    }
  }
}
