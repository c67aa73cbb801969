/// Lines, and the comments on and between them.
extension Formatter {
  /// Begins a line, after a blank one if `blank`.
  mutating func startLine(depth: Int, blank: Bool = false) {
    if !output.isEmpty {
      output.append(UInt8(ascii: "\n"))
      if blank { output.append(UInt8(ascii: "\n")) }
    }
    output.write(UInt8(ascii: " "), times: depth * FormatStyle.indentation)
  }

  /// How many columns the last line takes so far, besides its indentation; of one that is far too long, more than it may take.
  var column: Int {
    // Of blanks and characters of four bytes no more than these fit.
    let first = max(0, output.count - 2 * FormatStyle.indentation * Parser.depthLimit - 4 * FormatStyle.columns)
    var start = output.count
    while start > first, output[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    if start == first, start > 0, output[start - 1] != UInt8(ascii: "\n") { return FormatStyle.columns + 1 }
    while start < output.count, output[start] == UInt8(ascii: " ") { start += 1 }
    var counter = ColumnCounter(limit: FormatStyle.columns)
    counter.write(output[start...])
    return counter.columns
  }

  // MARK: Comments

  /// Writes the comments that end the line.
  mutating func writeTrailing(_ gap: Gap) {
    if gap.isCut { isSound = false }
    for (position, comment) in gap.trailing.enumerated() {
      output.write(UInt8(ascii: " "), times: position == 0 ? FormatStyle.commentGap : 1)
      write(comment)
    }
  }

  /// Writes the comments that begin the line of the next item.
  mutating func writeLeading(_ gap: Gap) {
    for comment in gap.leading {
      write(comment)
      output.append(UInt8(ascii: " "))
    }
  }

  /// Writes the comments that have lines of their own.
  ///
  /// - Returns: whether there are any.
  mutating func writeOwn(_ gap: Gap, depth: Int, isFirst: Bool, blank: Bool) -> Bool {
    if gap.isCut { isSound = false }
    var written = 0
    for (position, comment) in gap.own.enumerated() where comment.range.upperBound > written {
      let isRaw = broken.contains(comment.range.lowerBound)
      if position == 0 || comment.newlinesBefore > 0 {
        startLine(depth: isRaw ? 0 : depth, blank: position == 0 && isFirst ? blank : comment.newlinesBefore > 1)
      } else {
        output.append(UInt8(ascii: " "))
      }
      if isRaw {
        let line = broken.lineStart(comment.range.lowerBound)..<text.lineEnd(comment.range.lowerBound)
        // A comment may begin before the line, or go on after it.
        if line.lowerBound < written || comment.range.upperBound > line.upperBound { isSound = false }
        writeLines(line)
        written = line.upperBound
      } else {
        if comment.range.lowerBound < written { isSound = false }
        write(comment, indentation: depth * FormatStyle.indentation)
        written = comment.range.upperBound
      }
    }
    return !gap.own.isEmpty
  }

  /// Writes a comment; the lines of one that spans several move along with its first, if it stands in column `indentation`.
  private mutating func write(_ comment: Gap.Comment, indentation: Int? = nil) {
    if comment.isForeign { isSound = false }
    guard comment.spansLines else { return output.write(text.bytes[comment.range]) }
    guard let indentation, let before = blanks(before: comment.range.lowerBound) else {
      return output.writeLines(text.bytes[comment.range])
    }
    var line = comment.range.lowerBound
    while line < comment.range.upperBound {
      let end = min(text.lineEnd(line), comment.range.upperBound)
      if line > comment.range.lowerBound { output.append(UInt8(ascii: "\n")) }
      writeShifted(line..<end, by: line == comment.range.lowerBound ? 0 : indentation - before)
      line = end + 1
    }
  }

  /// Writes a line, without the blanks at its end, after `shift` more blanks than it begins with.
  private mutating func writeShifted(_ line: Range<Int>, by shift: Int) {
    var end = line.upperBound
    while end > line.lowerBound, text.bytes[end - 1].isBlank { end -= 1 }
    var start = line.lowerBound
    var width = 0
    while start < end, text.bytes[start].isBlank {
      width += text.bytes[start] == UInt8(ascii: "\t") ? FormatStyle.tab : 1
      start += 1
    }
    guard start < end else { return }
    output.write(UInt8(ascii: " "), times: max(0, width + shift))
    output.write(text.bytes[start..<end])
  }

  /// The columns of the blanks before `offset` on its line; nil if something else stands there.
  private func blanks(before offset: Int) -> Int? {
    var width = 0
    var index = offset
    while index > 0, text.bytes[index - 1] != UInt8(ascii: "\n") {
      index -= 1
      guard text.bytes[index].isBlank else { return nil }
      width += text.bytes[index] == UInt8(ascii: "\t") ? FormatStyle.tab : 1
    }
    return width
  }

  /// Writes lines as they are; only carriage returns at their ends go.
  mutating func writeLines(_ range: Range<Int>) {
    var line = range.lowerBound
    while line < range.upperBound {
      let next = min(text.lineEnd(line), range.upperBound)
      var end = next
      while end > line, text.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      output.write(text.bytes[line..<end])
      if next < range.upperBound { output.append(UInt8(ascii: "\n")) }
      line = next + 1
    }
  }
}
