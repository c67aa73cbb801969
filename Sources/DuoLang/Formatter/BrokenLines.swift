/// The lines that the formatter leaves as they are: those that hold an error, and the others of the statements on them.
///
/// A statement with a block, of which only the header is broken, has its header's lines among them: its block is formatted.
struct BrokenLines {
  private let starts: [UInt32]
  private var isBroken: [Bool] = []
  /// Where errors stand, ascending.
  private var errors: [UInt32] = []

  var isEmpty: Bool { isBroken.isEmpty }

  init(of text: LexedText, _ diagnostics: DiagnosticBag, _ source: SourceFile) {
    for diagnostic in diagnostics.sorted() { errors.append(diagnostic.primary.start) }
    guard !errors.isEmpty else {
      starts = []
      return
    }
    let table = LineTable(source)
    starts = table.starts
    isBroken = [Bool](repeating: false, count: starts.count)
    for error in errors { isBroken[table.line(at: error)] = true }
    for lexeme in text.lexemes where lexeme.kind == .invalid { isBroken[table.line(at: lexeme.start)] = true }
    close(text.lexemes.indices, text)
  }

  /// Whether the line that holds `offset` is one of them. - Complexity: O(log lines).
  func contains(_ offset: Int) -> Bool { !isEmpty && isBroken[line(offset)] }

  /// Where the line that holds `offset` begins.
  func lineStart(_ offset: Int) -> Int { Int(starts[line(offset)]) }

  private func line(_ offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Whole statements

  /// Adds what is missing of the statements that begin with the lexemes at `range`, one level of nesting.
  private mutating func close(_ range: Range<Int>, _ text: LexedText) {
    var statements: [Statement] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let statement = Statement(at: index, in: text)
      if let block = statement.block { close(block + 1..<statement.end - 1, text) }
      statements.append(statement)
      index = statement.end
    }
    // A statement drags those along that share a line with it, on either side.
    for statement in statements { close(statement, text) }
    for statement in statements.reversed() { close(statement, text) }
  }

  private mutating func close(_ statement: Statement, _ text: LexedText) {
    let first = line(text.start(statement.header.lowerBound))
    let last = line(text.start(statement.end - 1))
    // Only what goes on after an error begins like this.
    if text.kind(statement.header.lowerBound) != .word { mark(first...last) }
    guard let block = statement.block else {
      if isBroken[first...last].contains(true) { mark(first...last) }
      return
    }
    let opening = line(text.start(block))
    guard isBroken[first...opening].contains(true) || isBroken[last] else { return }
    let isShared = line(text.start(block + 1)) == opening
    let isWhole = isBroken[last] || isShared || hasError(at: text.lexemes[block].start)
    mark(first...(isWhole ? last : opening))
  }

  private mutating func mark(_ lines: ClosedRange<Int>) {
    for line in lines { isBroken[line] = true }
  }

  private func hasError(at offset: UInt32) -> Bool {
    var low = 0
    var high = errors.count
    while low < high {
      let middle = (low + high) / 2
      if errors[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low < errors.count && errors[low] == offset
  }
}
