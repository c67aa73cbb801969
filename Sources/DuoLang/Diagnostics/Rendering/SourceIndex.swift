/// The texts of a run together with their line tables, each made when it is first asked for.
struct SourceIndex {
  private let sources: [SourceFile]
  private var tables: [LineTable?]

  /// Stands for a file that the run does not have.
  private static let missing = SourceFile(name: "<unknown>", text: [])

  init(_ sources: [SourceFile]) {
    self.sources = sources
    tables = [LineTable?](repeating: nil, count: sources.count)
  }

  subscript(file: FileID) -> SourceFile { file.index < sources.count ? sources[file.index] : Self.missing }

  mutating func lines(_ file: FileID) -> LineTable {
    guard file.index < tables.count else { return LineTable(Self.missing) }
    if let table = tables[file.index] { return table }
    let table = LineTable(sources[file.index])
    tables[file.index] = table
    return table
  }

  mutating func position(of offset: UInt32, in file: FileID) -> LineTable.Position {
    lines(file).position(of: offset, in: self[file])
  }

  /// The positions of a span's start and end; an end before the start is taken as the start.
  mutating func positions(_ span: SourceSpan) -> (start: LineTable.Position, end: LineTable.Position) {
    let start = position(of: span.start, in: span.file)
    return (start, position(of: max(span.start, span.end), in: span.file))
  }
}
