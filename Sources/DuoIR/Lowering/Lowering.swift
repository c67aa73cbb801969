import DuoLang

/// An `import` of a file and the file that it names.
public struct ImportLink: Sendable {
  public let node: NodeID
  public let file: FileID

  public init(node: NodeID, file: FileID) {
    self.node = node
    self.file = file
  }
}

/// Turns checked trees into a program: names, imports, defaults, what stands in what.
///
/// `imports` has a row for each unit; `poses` are the names that `scenario` and `expect` may use. What is unsound is
/// reported and left out; the rest is lowered all the same, so that later stages find what else there is.
///
/// - Complexity: O(nodes), with the content of a `toolbar` counted once for each `use`.
public func lower(
  _ units: [Unit], imports: [[ImportLink]], poses: [SymbolID], symbols: inout SymbolTable, diagnostics: inout DiagnosticBag
) -> Program {
  // The texts and findings so far are moved, not shared: what is shared is copied when it grows.
  var lowering = Lowering(units: units, imports: imports, poses: poses, symbols: consume symbols, diagnostics: consume diagnostics)
  lowering.run()
  symbols = lowering.symbols
  diagnostics = lowering.diagnostics
  return lowering.program
}

/// A node of one of the run's files.
struct NodeRef: Hashable {
  var file: FileID
  var node: NodeID
}

struct Lowering {
  let units: [Unit]
  let imports: [[ImportLink]]
  let poses: [SymbolID]
  var symbols: SymbolTable
  var diagnostics: DiagnosticBag
  var program = Program()

  /// What stands at the top of the run's files.
  var apps: [NodeRef] = []
  var toolbars: [SharedToolbar] = []
  var sharedScenarios: [ScenarioID] = []
  /// The blocks of `extend` by what they extend; empty in nearly every run.
  var extensions: [(target: NodeRef, block: NodeRef)] = []
  /// The same to look them up.
  var blocks: [NodeRef: [NodeRef]] = [:]
  /// Which imports something was found through.
  var usedImports: [NodeRef] = []
  /// What has been reported of shared content, so that it is not again for each `use`.
  var reportedShared: [SourcePosition] = []

  let reserved: ReservedNames
  let uiKitPlacements: [SymbolID]
  var itemNames = NameStamps()
  var tabNames: [SymbolID: SourceSpan] = [:]
  var screenNames: [SymbolID: SourceSpan] = [:]
  var presentationNames: [SymbolID: SourceSpan] = [:]

  /// A top-level `toolbar`.
  struct SharedToolbar {
    var name: SymbolID
    var node: NodeRef
    var isUsed = false
  }

  init(units: [Unit], imports: [[ImportLink]], poses: [SymbolID], symbols: consuming SymbolTable, diagnostics: consuming DiagnosticBag) {
    self.units = units
    self.imports = imports
    self.poses = poses
    self.symbols = symbols
    self.diagnostics = diagnostics
    reserved = ReservedNames(&self.symbols)
    let itemCount = units.reduce(0) { $0 + $1.itemCount }
    program.items.elements.reserveCapacity(itemCount)
    program.elements.reserveCapacity(itemCount)
    var names: [SymbolID] = []
    for placement in Vocabulary.uiKitPlacements { names.append(self.symbols.intern(placement.word)) }
    uiKitPlacements = names
  }

  mutating func run() {
    collect()
    resolveExtensions()
    var names: [SymbolID: SourceSpan] = [:]
    for ref in apps {
      let span = nameSpan(ref)
      if let other = names[name(ref)] {
        reportDuplicateName("app", ref, other)
      } else {
        names[name(ref)] = span
        lowerApp(ref)
      }
    }
    resolveReferences()
    reportUnused()
  }

  /// Finds what stands at the top of the files.
  private mutating func collect() {
    for unit in units {
      // Two files may each have a scenario of one name; only an app that knows both cannot tell them apart.
      var scenarioNames: [SymbolID: SourceSpan] = [:]
      for node in unit.tree.children(SyntaxTree.root) {
        guard let kind = unit.kind(node) else { continue }
        let ref = NodeRef(file: unit.file, node: node)
        switch kind {
        case .app: apps.append(ref)
        case .toolbar: toolbars.append(SharedToolbar(name: name(ref), node: ref))
        case .scenario: if let id = lowerScenario(ref, &scenarioNames) { sharedScenarios.append(id) }
        default: break
        }
      }
    }
    checkToolbars()
  }

  // MARK: Nodes

  func unit(_ ref: NodeRef) -> Unit { units[ref.file.index] }

  func span(_ ref: NodeRef) -> SourceSpan {
    let unit = units[ref.file.index]
    return unit.tree.token(ref.node).span(in: ref.file, unit.source, symbols)
  }

  /// The name of a declaration that has one. - Requires: the type check found it sound.
  func name(_ ref: NodeRef) -> SymbolID {
    units[ref.file.index].name(of: ref.node) ?? reserved.gap
  }

  func nameSpan(_ ref: NodeRef) -> SourceSpan {
    span(NodeRef(file: ref.file, node: units[ref.file.index].tree.child(ref.node, .name) ?? ref.node))
  }

  /// The declaration's title, interned.
  mutating func title(_ unit: Unit, _ node: NodeID) -> SymbolID? {
    unit.tree.child(node, .label).map { text(unit, $0) }
  }

  /// A word's symbol, or a string's text, interned.
  mutating func text(_ unit: Unit, _ value: NodeID) -> SymbolID {
    let token = unit.tree.token(value)
    guard token.kind == .string else { return token.symbol }
    let source = unit.source.bytes
    let bytes = source.span
    let start = Int(token.offset) + 1
    let end = max(start, Int(token.offset + token.length) - 1)
    var hash = SymbolTable.hashSeed
    for index in start..<end {
      if bytes[index] == UInt8(ascii: "\\") { return symbols.intern(decodeString(unit.source, token)) }
      hash = SymbolTable.hash(hash, bytes[index])
    }
    return symbols.intern(bytes, start..<end, hash: hash)
  }

  /// The sound declarations in a declaration's block and in what extends it.
  func statements(of ref: NodeRef) -> [NodeRef] {
    var statements: [NodeRef] = []
    if let block = unit(ref).block(of: ref.node) { append(block, ref.file, &statements) }
    if !blocks.isEmpty { for block in blocks[ref] ?? [] { append(block.node, block.file, &statements) } }
    return statements
  }

  private func append(_ block: NodeID, _ file: FileID, _ statements: inout [NodeRef]) {
    let unit = units[file.index]
    for child in unit.tree.children(block) where unit.tree[child].kind == .declaration && unit.isSound(child) {
      statements.append(NodeRef(file: file, node: child))
    }
  }

  func kind(_ ref: NodeRef) -> Kind { units[ref.file.index].kind(ref.node) ?? .item }

  func hasAttribute(_ key: Key, _ ref: NodeRef) -> Bool {
    let unit = unit(ref)
    for attribute in unit.attributes(of: ref.node) {
      if let id = unit.attribute(attribute), Vocabulary.facts(id).key == key { return true }
    }
    return false
  }
}

/// The names of what the system adds, which no item may take.
struct ReservedNames {
  let back, overflow, tabs, search, gap, title, sidebarToggle: SymbolID

  init(_ symbols: inout SymbolTable) {
    back = symbols.intern("back")
    overflow = symbols.intern("overflow")
    tabs = symbols.intern("tabs")
    search = symbols.intern("search")
    gap = symbols.intern("gap")
    title = symbols.intern("title")
    sidebarToggle = symbols.intern("sidebarToggle")
  }

  func contains(_ name: SymbolID) -> Bool {
    name == back || name == overflow || name == tabs || name == search || name == gap || name == title || name == sidebarToggle
  }
}

/// Tells in O(1) whether a name has been seen in the present scope, without clearing anything between scopes.
struct NameStamps {
  private var stamps: [UInt32] = []
  private var positions: [SourcePosition] = []
  private var scope: UInt32 = 0

  mutating func beginScope() { scope += 1 }

  /// Records `name`; where it was seen before in this scope, returns that place.
  mutating func insert(_ name: SymbolID, at position: SourcePosition) -> SourcePosition? {
    if name.index >= stamps.count {
      let missing = max(name.index + 1, stamps.count * 2) - stamps.count
      stamps.append(contentsOf: repeatElement(0, count: missing))
      positions.append(contentsOf: repeatElement(position, count: missing))
    }
    if stamps[name.index] == scope { return positions[name.index] }
    stamps[name.index] = scope
    positions[name.index] = position
    return nil
  }
}
