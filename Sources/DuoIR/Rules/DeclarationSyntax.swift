import DuoLang

/// The text of a declaration, found again from its position: where findings point and fixes edit.
///
/// Made only for findings. - Complexity: O(log nodes) to make.
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
    // In preorder tokens ascend, but for documentation, which stands before the declaration that it belongs to.
    var low = 0
    var high = tree.nodes.count
    while low < high {
      let middle = (low + high) / 2
      let node = tree.nodes[middle].kind == .documentation ? max(0, middle - 1) : middle
      if tree.tokens[tree.nodes[node].token].offset < position.offset { low = middle + 1 } else { high = middle }
    }
    while low < tree.nodes.count, tree.nodes[low].kind != .declaration, tree.tokens[tree.nodes[low].token].offset <= position.offset { low += 1 }
    if low < tree.nodes.count, tree.nodes[low].kind == .declaration, tree.tokens[tree.nodes[low].token].offset == position.offset {
      node = NodeID(low)
      return
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

  /// The edits that set several keys, in ascending order: what is not there yet comes at the header's end together.
  public func setting(_ values: [(key: Key, value: String)]) -> [Edit] {
    var edits: [Edit] = []
    var added = ""
    for (key, value) in values {
      if let old = self.value(key) { edits.append(Edit(old, value)) } else { added += " \(key.word): \(value)" }
    }
    if !added.isEmpty { edits.append(Edit(headerEnd, added)) }
    return edits.sorted { $0.span.start < $1.span.start }
  }

  /// An edit that takes an attribute away.
  public func removing(_ key: Key) -> Edit? { attribute(key).map { removalOfAttribute($0, from: unit.source) } }

  /// The edits that take several attributes away, in ascending order: one for those that follow each other on a line.
  public func removing(_ keys: [Key]) -> [Edit] {
    var spans: [SourceSpan] = []
    for span in keys.compactMap({ attribute($0) }).sorted(by: { $0.start < $1.start }) {
      if let last = spans.last, unit.source.bytes[Int(last.end)..<Int(span.start)].allSatisfy({ $0.isBlank || isSeparator($0) }) {
        spans[spans.count - 1].end = span.end
      } else {
        spans.append(span)
      }
    }
    return spans.map { removalOfAttribute($0, from: unit.source) }
  }

  private func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") }

  /// An edit that takes the whole declaration away: its lines with it, and a blank line that would be one too many.
  public var removal: Edit {
    let span = view.wholeSpan(node)
    return Edit(wholeLines(of: span) ?? span, "")
  }

  /// The line or lines of `span` with their newline, if nothing else stands in them.
  private func wholeLines(of span: SourceSpan) -> SourceSpan? {
    let bytes = unit.source.bytes
    let newline = UInt8(ascii: "\n")
    var start = Int(span.start)
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    guard start == 0 || bytes[start - 1] == newline else { return nil }
    var end = Int(span.end)
    while bytes[end].isBlank { end += 1 }
    guard bytes[end] == newline else { return nil }
    end += 1
    // What stands before and after it is not to be further apart than it was, nor a block to begin or end with a blank line.
    var before = max(0, start - 1)
    while before > 0, bytes[before - 1].isBlank { before -= 1 }
    let followsBlank = start == 0 || (before > 0 && bytes[before - 1] == newline)
    let opens = before > 0 && bytes[before - 1] == UInt8(ascii: "{")
    var next = end
    while bytes[next].isBlank { next += 1 }
    if bytes[next] == newline, followsBlank || opens {
      end = next + 1
    } else if followsBlank, start > 0, bytes[next] == UInt8(ascii: "}") {
      start = before
    }
    return SourceSpan(file: span.file, start: UInt32(start), end: UInt32(end))
  }

  /// An edit that puts a block around the declaration: where it begins its line, on lines of its own, and all within further in.
  public func wrapping(in header: String) -> Edit {
    let bytes = unit.source.bytes
    var span = whole
    if let documentation = unit.tree.child(node, .documentation) { span.start = view.wholeSpan(documentation).start }
    var lineStart = Int(span.start)
    while lineStart > 0, bytes[lineStart - 1].isBlank { lineStart -= 1 }
    guard lineStart == 0 || bytes[lineStart - 1] == UInt8(ascii: "\n") else {
      return Edit(span, "\(header) { \(unit.source.text(span.range)) }")
    }
    let indent = unit.source.text(lineStart..<Int(span.start))
    let step = bytes[lineStart] == UInt8(ascii: "\t") ? "\t" : "  "
    var text = [UInt8]("\(header) {\n\(indent)\(step)".utf8)
    for index in span.range {
      text.append(bytes[index])
      let next = bytes[index + 1]
      if bytes[index] == UInt8(ascii: "\n"), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { text.append(contentsOf: step.utf8) }
    }
    text.append(contentsOf: "\n\(indent)}".utf8)
    return Edit(span, String(decoding: text, as: UTF8.self))
  }

  /// An edit that writes `header` before the block; nil if there is no block, or attributes stand in it.
  public func replacingHeader(with header: String) -> Edit? {
    guard let block = unit.block(of: node) else { return nil }
    for attribute in unit.attributes(of: node) where attribute.rawValue > block.rawValue { return nil }
    return Edit(keyword.joined(headerEnd), header)
  }

  /// The attribute as it is written, with a blank before it; empty where there is none.
  public func writtenAttribute(_ key: Key) -> String {
    attribute(key).map { " " + unit.source.text($0.range) } ?? ""
  }

  /// The declaration from its kind's word to the end of its block.
  public var whole: SourceSpan { view.wholeSpan(node) }

  /// An edit that gives it a title.
  public func titling(_ title: String) -> Edit {
    if let label { return Edit(label, "\"\(title)\"") }
    return Edit(name.afterEnd, " \"\(title)\"")
  }
}

/// An edit that takes an element of a list away, with a comma that sets it off.
func removalOfElement(_ element: SourceSpan, from source: SourceFile) -> Edit {
  var edit = removalOfAttribute(element, from: source)
  guard edit.span.start > 0, source.bytes[Int(edit.span.start) - 1] == UInt8(ascii: "[") else { return edit }
  while source.bytes[Int(edit.span.end)] == UInt8(ascii: " ") { edit.span.end += 1 }
  return edit
}

/// An edit that takes an attribute away: with the blanks before it, a comma or semicolon that sets it off, and its line if it has one of
/// its own.
func removalOfAttribute(_ attribute: SourceSpan, from source: SourceFile) -> Edit {
  var span = attribute
  while span.start > 0, source.bytes[Int(span.start) - 1].isBlank { span.start -= 1 }
  let before = span.start > 0 ? source.bytes[Int(span.start) - 1] : UInt8(ascii: "\n")
  if before == UInt8(ascii: ",") || before == UInt8(ascii: ";") {
    span.start -= 1
    return Edit(span, "")
  }
  var next = span.end
  while source.bytes[Int(next)].isBlank { next += 1 }
  // In a header a semicolon ends the declaration.
  if source.bytes[Int(next)] == UInt8(ascii: ",") || source.bytes[Int(next)] == UInt8(ascii: ";") && before == UInt8(ascii: "{") {
    next += 1
    span.end = next
    while source.bytes[Int(next)].isBlank { next += 1 }
  }
  guard span.start > 0, source.bytes[Int(span.start) - 1] == UInt8(ascii: "\n") else { return Edit(span, "") }
  // Alone on its line it takes the line with it; else the indentation stays for what follows.
  span.start = source.bytes[Int(next)] == UInt8(ascii: "\n") ? span.start - 1 : attribute.start
  span.end = next
  return Edit(span, "")
}
