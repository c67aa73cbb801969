import DuoLang

/// The text of a declaration, found again from its position: where findings point and fixes edit.
///
/// Made only for findings. - Complexity: O(nodes) to make.
public struct DeclarationSyntax {
  public let unit: Unit
  public let node: NodeID
  private let symbols: SymbolTable

  /// The declaration whose first token stands at `position`.
  public init?(_ position: SourcePosition, _ units: [Unit], _ symbols: SymbolTable) {
    guard position.file.index < units.count else { return nil }
    unit = units[position.file.index]
    self.symbols = symbols
    let tree = unit.tree
    for index in tree.nodes.indices where tree.nodes[index].kind == .declaration {
      if tree.tokens[tree.nodes[index].token].offset == position.offset {
        node = NodeID(index)
        return
      }
    }
    return nil
  }

  private var view: SyntaxView { SyntaxView(unit.tree, unit.source, symbols) }

  /// The kind's word.
  public var keyword: SourceSpan { view.span(node) }
  /// The name; where there is none, the kind's word.
  public var name: SourceSpan { unit.tree.child(node, .name).map { view.span($0) } ?? keyword }
  public var label: SourceSpan? { unit.tree.child(node, .label).map { view.span($0) } }

  private func node(of key: Key) -> NodeID? {
    for attribute in unit.attributes(of: node) where Vocabulary.key(unit.tree.symbol(attribute)) == key { return attribute }
    return nil
  }

  /// The attribute with its value: `priority: high`.
  public func attribute(_ key: Key) -> SourceSpan? { node(of: key).map { view.wholeSpan($0) } }
  /// The value alone.
  public func value(_ key: Key) -> SourceSpan? { node(of: key).flatMap { unit.tree.value($0) }.map { view.wholeSpan($0) } }

  /// The end of the header's own text: after its last attribute, label or name.
  public var headerEnd: SourceSpan {
    var last = keyword
    for child in unit.tree.children(node) where unit.tree[child].kind != .block && unit.tree[child].kind != .documentation {
      last = view.wholeSpan(child)
    }
    return last.afterEnd
  }

  // MARK: Fixes

  /// An edit that sets `key` to `value`: in place of the value that there is, or at the header's end.
  public func setting(_ key: Key, to value: String) -> Edit {
    if let old = self.value(key) { return Edit(old, value) }
    return Edit(headerEnd, " \(key.word): \(value)")
  }

  /// An edit that takes an attribute away.
  public func removing(_ key: Key) -> Edit? { attribute(key).map { removal(of: $0, from: unit.source) } }

  /// An edit that gives it a title.
  public func titling(_ title: String) -> Edit {
    if let label { return Edit(label, "\"\(title)\"") }
    return Edit(name.afterEnd, " \"\(title)\"")
  }
}

/// An edit that takes an attribute away: with the blanks before it, a comma that sets it off, and its line if it has one of its own.
func removal(of attribute: SourceSpan, from source: SourceFile) -> Edit {
  var span = attribute
  func isBlank(_ index: UInt32) -> Bool {
    source.bytes[Int(index)] == UInt8(ascii: " ") || source.bytes[Int(index)] == UInt8(ascii: "\t")
  }
  while span.start > 0, isBlank(span.start - 1) { span.start -= 1 }
  if span.start > 0, source.bytes[Int(span.start) - 1] == UInt8(ascii: ",") {
    span.start -= 1
    return Edit(span, "")
  }
  var next = span.end
  while isBlank(next) { next += 1 }
  if source.bytes[Int(next)] == UInt8(ascii: ",") {
    next += 1
    span.end = next
    while isBlank(next) { next += 1 }
  }
  guard span.start > 0, source.bytes[Int(span.start) - 1] == UInt8(ascii: "\n") else { return Edit(span, "") }
  // Alone on its line it takes the line with it; else the indentation stays for what follows.
  span.start = source.bytes[Int(next)] == UInt8(ascii: "\n") ? span.start - 1 : attribute.start
  span.end = next
  return Edit(span, "")
}
