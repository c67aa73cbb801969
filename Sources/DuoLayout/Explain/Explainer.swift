import DuoIR
import DuoLang

/// Tells what a word means: of a rule, a pose, the vocabulary, an API, a finding, a length of the device. It needs no files.
public struct Explainer {
  let device: Device
  let symbols: SymbolTable

  /// Explains iPhone Duo.
  public init() {
    var symbols = Vocabulary.makeSymbolTable()
    device = Device.iPhoneDuo(&symbols)
    self.symbols = symbols
  }

  /// Writes all meanings of `word`; returns whether it has any.
  public func write(_ word: String, into sink: inout some ByteSink) -> Bool {
    let word = Self.bare(word)
    guard !word.isEmpty else { return false }
    var pages: [[UInt8]] = []
    for rule in LayoutRule.allCases where rule.id == word { pages.append(page(of: rule)) }
    for pose in device.poses where symbols.text(pose.name) == word || pose.alias.map({ symbols.text($0) }) == word {
      pages.append(page(of: pose))
    }
    for kind in Kind.allCases where kind.word == word { pages.append(page(of: kind)) }
    for attribute in Vocabulary.attributes where attribute.key.word == word { pages.append(page(of: attribute)) }
    for term in LanguageTerm.all where term.word == word { pages.append(page(of: term)) }
    addValues(word, to: &pages)
    addAPIs(word, to: &pages)
    for kind in DiagnosticKind.allCases where kind.slug == word { pages.append(page(of: kind)) }
    for metric in Metric.allCases where metric.name == word { pages.append(page(of: metric)) }
    for deviceSwitch in DeviceSwitch.allCases where deviceSwitch.name == word { pages.append(page(of: deviceSwitch)) }
    for (position, page) in pages.enumerated() {
      if position > 0 { sink.write("\n") }
      sink.write(page[...])
    }
    return !pages.isEmpty
  }

  /// A word without what surrounds it in code and messages: `.bottomBar`, `badge(_:)`, backticks.
  static func bare(_ word: String) -> String {
    var bytes = [UInt8](word.utf8)[...]
    while let first = bytes.first, first == UInt8(ascii: "`") || first == UInt8(ascii: ".") || first == UInt8(ascii: "\\") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: "`") { bytes.removeLast() }
    if let parenthesis = bytes.firstIndex(of: UInt8(ascii: "(")), parenthesis > bytes.startIndex { bytes = bytes[..<parenthesis] }
    return String(decoding: Array(bytes), as: UTF8.self)
  }

  /// The names of iPhone Duo's poses, aliases among them.
  public var poseNames: [String] { device.poseNames.map { symbols.text($0) } }

  /// All that can be explained, each once.
  public var words: [String] {
    var words: [String] = LayoutRule.allCases.map { $0.id }
    words += poseNames
    words += Kind.allCases.map { $0.word } + Key.allCases.map { $0.word }
    words += LanguageTerm.all.map { $0.word }
    for attribute in Vocabulary.attributes { words += attribute.type.words + attribute.type.aliases.map { $0.word } }
    for name in APIName.all { words += name.names }
    for kind in Kind.allCases { words += [Vocabulary[kind].swiftUI, Vocabulary[kind].uiKit].map(Self.bare) }
    for attribute in Vocabulary.attributes { words += [attribute.swiftUI, attribute.uiKit].map(Self.bare) }
    words += DiagnosticKind.allCases.map { $0.slug } + Metric.names + DeviceSwitch.names
    var known: [String: Bool] = [:]
    return words.filter { word in
      guard !word.isEmpty, known[word] == nil else { return false }
      known[word] = true
      return true
    }
  }
}

/// A page of an explanation: a head, paragraphs, and named facts below each other.
struct ExplanationPage {
  private(set) var bytes: [UInt8] = []
  private var facts: [(name: String, text: String)] = []
  private var hasText = false

  /// - Parameter basis: How sure what it tells is; nil where that is no question.
  init(_ name: String, _ kind: String, _ basis: Basis? = nil) {
    var head: [UInt8] = []
    head.write(name)
    head.write(" · ")
    head.write(kind)
    if let basis {
      head.write(" · ")
      head.write(basis)
    }
    bytes.write(paragraph: String(decoding: head, as: UTF8.self), hanging: 4)
  }

  mutating func add(_ paragraph: String) {
    guard !paragraph.isEmpty else { return }
    bytes.write(paragraph: paragraph, indent: 2)
    hasText = true
  }

  /// Adds a fact, which is shown below the paragraphs; an empty one is none.
  mutating func add(_ name: String, _ text: String) {
    if !text.isEmpty { facts.append((name, text)) }
  }

  /// Adds lines as they are: an example.
  mutating func add(_ title: String, lines text: String) {
    guard !text.isEmpty else { return }
    finish()
    bytes.write("\n  ")
    bytes.write(title)
    bytes.write("\n")
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !line.isEmpty { bytes.write("    ") }
      bytes.write(String(decoding: Array(line), as: UTF8.self))
      bytes.write("\n")
    }
    while bytes.count > 1, bytes.suffix(2).allSatisfy({ $0 == UInt8(ascii: "\n") }) { bytes.removeLast() }
  }

  /// Writes the facts added so far; those added later stand in a block of their own.
  mutating func finish() {
    guard !facts.isEmpty else { return }
    var table = TextTable(columns: 2, wrapped: 1, pageWidth: Cells.terminalWidth)
    for fact in facts {
      table.add(fact.name)
      table.add(fact.text)
    }
    facts = []
    if hasText { bytes.write("\n") }
    hasText = true
    table.write(into: &bytes, indent: 2)
  }

  /// The whole page.
  consuming func finished() -> [UInt8] {
    finish()
    return bytes
  }
}
