/// What a fix does to the lines that it touches, before and after.
struct Patch {
  /// A line and what is marked on it; `text` is its own, so mark offsets count in it.
  struct Line {
    /// From 0, in the text before the fix for removed lines and in the one after it for added ones.
    var number: Int
    var text: [UInt8]
    var marks: [Mark] = []
  }

  /// Edits that touch the same or adjoining lines.
  struct Hunk {
    var removed: [Line]
    var added: [Line]
  }

  private(set) var hunks: [Hunk] = []
  /// Where the first edit stands.
  let span: SourceSpan?

  /// How much of a long line around the edits is copied; more than a `DisplayLine` shows.
  private static let context = 400

  init(_ fix: Fix, _ index: inout SourceIndex) {
    span = fix.edits.first?.span
    guard let span else { return }
    let source = index[span.file]
    let table = index.lines(span.file)
    var delta = 0
    var start = 0
    while start < fix.edits.count {
      var end = start
      var lastLine = Self.line(of: fix.edits[start].span.start, table, source)
      let firstLine = lastLine
      while end < fix.edits.count, Self.line(of: fix.edits[end].span.start, table, source) <= lastLine {
        lastLine = max(lastLine, Self.line(of: fix.edits[end].span.end, table, source))
        end += 1
      }
      var builder = HunkBuilder(source, fix.edits[start..<end])
      builder.frame(
        max(table.range(ofLine: firstLine, in: source).lowerBound, builder.edited.lowerBound - Self.context),
        min(table.range(ofLine: lastLine, in: source).upperBound, builder.edited.upperBound + Self.context))
      let hunk = builder.hunk(firstLine: firstLine, delta: &delta)
      if !hunk.removed.isEmpty || !hunk.added.isEmpty { hunks.append(hunk) }
      start = end
    }
  }

  /// The highest line number, from 0, that is shown.
  var lastLine: Int {
    var last = 0
    for hunk in hunks { last = max(last, hunk.removed.last?.number ?? 0, hunk.added.last?.number ?? 0) }
    return last
  }

  private static func line(of offset: UInt32, _ table: LineTable, _ source: SourceFile) -> Int {
    table.line(at: min(offset, UInt32(truncatingIfNeeded: source.count)))
  }
}

/// Applies the edits of one hunk to the text around them.
private struct HunkBuilder {
  let source: SourceFile
  let edits: ArraySlice<Edit>
  /// From the start of the first edit to the end of the last.
  let edited: Range<Int>
  var old: [UInt8] = []
  var new: [UInt8] = []
  var oldMarks: [Range<Int>] = []
  var newMarks: [Range<Int>] = []

  init(_ source: SourceFile, _ edits: ArraySlice<Edit>) {
    self.source = source
    self.edits = edits
    var lower = source.count, upper = 0
    for edit in edits {
      lower = min(lower, Int(edit.span.start))
      upper = max(upper, min(source.count, Int(edit.span.end)))
    }
    edited = lower..<max(lower, upper)
  }

  /// Fills in both texts for the bytes from `lower` to `upper`.
  mutating func frame(_ lower: Int, _ upper: Int) {
    var lower = min(lower, edited.lowerBound)
    let upper = max(upper, edited.upperBound)
    for _ in 0..<3 where lower > 0 && lower < source.count && source.bytes[lower] & 0xC0 == 0x80 { lower -= 1 }
    old = Array(source.bytes[lower..<upper])
    var cursor = lower
    for edit in edits {
      let start = max(cursor, min(Int(edit.span.start), upper))
      let end = max(start, min(Int(edit.span.end), upper))
      new.append(contentsOf: source.bytes[cursor..<start])
      if end > start { oldMarks.append(start - lower..<end - lower) }
      let text = [UInt8](edit.text.utf8)
      if !text.isEmpty { newMarks.append(new.count..<new.count + text.count) }
      new.append(contentsOf: text)
      cursor = end
    }
    new.append(contentsOf: source.bytes[cursor..<max(cursor, upper)])
  }

  /// The lines to show; `delta` is how many lines earlier hunks have added.
  func hunk(firstLine: Int, delta: inout Int) -> Patch.Hunk {
    var removed = lines(old, number: firstLine)
    var added = lines(new, number: firstLine + delta)
    delta += added.count - removed.count
    if removed.count == 1, added.count == 1 {
      removed[0].marks = oldMarks.map { Mark(role: .removal, line: firstLine, bytes: $0, label: "") }
      added[0].marks = newMarks.map { Mark(role: .insertion, line: firstLine, bytes: $0, label: "") }
      return Patch.Hunk(removed: oldMarks.isEmpty ? [] : removed, added: added)
    }
    while let left = removed.last, let right = added.last, left.text == right.text {
      removed.removeLast()
      added.removeLast()
    }
    var common = 0
    while common < min(removed.count, added.count), removed[common].text == added[common].text { common += 1 }
    return Patch.Hunk(removed: Array(removed[common...]), added: Array(added[common...]))
  }

  private func lines(_ text: [UInt8], number: Int) -> [Patch.Line] {
    var lines: [Patch.Line] = []
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let ending = line.last == UInt8(ascii: "\r") ? 1 : 0
      lines.append(Patch.Line(number: number + lines.count, text: Array(line.dropLast(ending))))
    }
    return lines
  }
}
