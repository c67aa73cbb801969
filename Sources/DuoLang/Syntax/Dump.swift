/// Writes one token a line, as `line:column kind text`: for tests and for looking at what the lexer made.
public func dump(_ tokens: [Token], of source: SourceFile, symbols: SymbolTable, into sink: inout some ByteSink) {
  let lines = LineTable(source)
  for token in tokens {
    let span = token.span(in: FileID(0), source, symbols)
    sink.write(lines.position(of: span.start, in: source))
    sink.write(" ")
    sink.write(token.kind.description)
    writeText(of: token, source, symbols, into: &sink)
    sink.write("\n")
  }
}

/// Writes one node a line, as `line:column kind text`, indented by its depth.
public func dump(_ view: SyntaxView, into sink: inout some ByteSink) {
  let lines = LineTable(view.source)
  var ends: [UInt32] = []
  for index in view.tree.nodes.indices {
    while let end = ends.last, end <= index { ends.removeLast() }
    let node = view.tree.nodes[index]
    let token = view.tree.tokens[node.token]
    sink.write(UInt8(ascii: " "), times: ends.count * 2)
    if node.kind != .file {
      sink.write(lines.position(of: token.offset, in: view.source))
      sink.write(" ")
    }
    sink.write(node.kind.description)
    if node.kind != .file { writeText(of: token, view.source, view.symbols, into: &sink) }
    sink.write("\n")
    ends.append(node.subtreeEnd)
  }
  if view.tree.isUnbalanced { sink.write("unbalanced\n") }
}

/// The source's own text of a token that has one, after a blank.
private func writeText(of token: Token, _ source: SourceFile, _ symbols: SymbolTable, into sink: inout some ByteSink) {
  switch token.kind {
  case .word, .string, .documentation, .invalid:
    sink.write(" ")
    sink.write(visible: source.text(token.span(in: FileID(0), source, symbols).range))
  default: break
  }
}

extension ByteSink {
  fileprivate mutating func write(_ position: LineTable.Position) {
    write(position.line)
    write(":")
    write(position.column)
  }
}
