/// A text in the one style.
public struct FormattedText: Sendable {
  public let bytes: [UInt8]
  public let untouched: Untouched

  /// What was left as it was, because of errors of syntax.
  public enum Untouched: Sendable {
    case nothing
    /// The lines that hold an error, each with the whole statement that it belongs to.
    case lines
    /// The whole text: what belongs where is a guess, as after a brace that is missing, or its edition is unknown.
    case all
  }
}

/// Lays out a text in the one style; what it means, and its comments, stay as they are.
///
/// - Two spaces a level, at most one blank line, none at the start or the end of a block; no alignment.
/// - Attributes keep their order and stand without commas, the values of a list with them.
/// - A block stays on one line if it was on one and takes at most 100 columns, its indentation not counted. A header that takes
///   more moves its attributes into the block, one a line, where its kind may have a block; a line of attributes is divided; a
///   list has one value a line.
/// - A list in a block stays broken if a line break follows its `[`.
/// - A comment stays behind the code of its line, in it, or on lines of its own.
/// - Newlines are `\n`, one at the end; a byte order mark and blanks at the ends of lines go; `duo 1` opens a file.
///
/// What was formatted stays as it is when it is formatted again. - Complexity: O(n).
public func format(_ source: SourceFile) -> FormattedText {
  var symbols = Vocabulary.makeSymbolTable()
  var diagnostics = DiagnosticBag()
  let tokens = lex(source, file: FileID(0), symbols: &symbols, diagnostics: &diagnostics)
  let tree = parse(tokens, of: source, file: FileID(0), symbols: symbols, diagnostics: &diagnostics)
  let view = SyntaxView(tree, source, symbols)
  guard isReadable(view, diagnostics), let text = LexedText(view), text.depth <= Parser.depthLimit else {
    return unformatted(source)
  }
  if diagnostics.errorCount == 0, let offset = text.placeOfEdition(from: source.byteOrderMarkLength) {
    return format(SourceFile(name: source.name, text: text.inserting("duo \(Vocabulary.edition)\n\n", at: offset)))
  }

  let broken = BrokenLines(of: text, diagnostics.errors, source)
  var formatter = Formatter(text, broken: broken)
  formatter.writeFile(from: source.byteOrderMarkLength)
  // What now stands first must not be read as a byte order mark.
  guard formatter.isSound, SourceFile(name: source.name, text: formatter.output).byteOrderMarkLength == 0 else {
    return unformatted(source)
  }
  return FormattedText(bytes: formatter.output, untouched: broken.isEmpty ? .nothing : .lines)
}

private func unformatted(_ source: SourceFile) -> FormattedText {
  FormattedText(bytes: [UInt8](source.bytes.dropLast()), untouched: .all)
}

/// Whether it is certain where each statement begins and ends, and that the language is this one.
private func isReadable(_ view: SyntaxView, _ diagnostics: DiagnosticBag) -> Bool {
  guard !view.tree.isUnbalanced, diagnostics.dropped == 0 else { return false }
  guard let end = view.tree.tokens.last, end.offset == view.source.count else { return false }
  for diagnostic in diagnostics.diagnostics {
    switch diagnostic.kind {
    case .mergeConflict, .unclosedBlock, .nestingTooDeep, .fileTooLarge: return false
    default: break
    }
  }
  var children = view.tree.children(SyntaxTree.root)
  guard let first = children.next(), view.tree[first].kind == .declaration, Vocabulary.kind(view.tree.symbol(first)) == .duo,
    let name = view.tree.child(first, .name)
  else { return true }
  return view.text(name) == Vocabulary.edition
}

extension LexedText {
  /// Where `duo 1` belongs, if it is missing in what seems to be a whole file: after the comments that are about the file, which a
  /// blank line separates from what follows, and before documentation.
  ///
  /// - Requires: the text has no errors.
  fileprivate func placeOfEdition(from start: Int) -> Int? {
    guard let first = lexemes.first, first.kind == .word, isDeclaration(Statement(at: 0, in: self).header),
      let kind = Vocabulary.kind(first.symbol), kind != .duo, Vocabulary.facts(kind).standsInFile
    else { return nil }
    let gap = Gap(start..<self.start(0), of: bytes, from: .start)
    guard let comment = gap.comments.first else { return self.start(0) }
    var place = bytes[comment.range].starts(with: "//!".utf8) && gap.own.count > 0 ? 1 : 0
    for (index, comment) in gap.own.enumerated() {
      if comment.isDocumentation { break }
      let newlines = index + 1 < gap.comments.count ? gap.comments[index + 1].newlinesBefore : gap.newlines
      if newlines > 1 { place = index + 1 }
    }
    return place < gap.comments.count ? gap.comments[place].range.lowerBound : self.start(0)
  }

  fileprivate func inserting(_ text: String, at offset: Int) -> [UInt8] {
    bytes[..<offset] + [UInt8](text.utf8) + bytes[offset..<bytes.count - 1]
  }
}
